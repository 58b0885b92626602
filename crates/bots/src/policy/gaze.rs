//! A seat as a network sees it, and what it would be if something changed.

use elvaland_rules::mechanics::{COINS, Card, Coin, Purse, Table};
use elvaland_rules::{BySeat, Seat};

use crate::network::{Features, Hidden, Moment, Network, Perceived, Rivals, perceive_among, weigh};

/// Points that are a unit of strength.
const POINTS: f32 = 15.0;

/// What the network makes of a seat as it is: what differs a little from it is judged by the difference.
pub(crate) struct Anchor<'a, R: Perceived> {
    network: &'a Network,
    seat: Seat,
    tally: R::Tally,
    moment: Moment,
    rivals: Rivals,
    features: Features,
    sum: Hidden,
    strength: f32,
}

impl<'a, R: Perceived> Anchor<'a, R> {
    pub(crate) fn new(network: &'a Network, table: &Table<R>, purses: &BySeat<Purse>, seat: Seat) -> Anchor<'a, R> {
        let (tally, moment) = (R::tally(table, table.army(seat)), Moment::of(table, seat));
        let rivals = Rivals::of(table, seat);
        let features = perceive_among(table, purses, seat, &tally, &moment, &rivals);
        let sum = network.sum(&features);
        Anchor { network, seat, tally, moment, rivals, features, strength: network.strength_of(&sum), sum }
    }

    /// The strength of the seat later, after something that left the armies of the others as they are. When nothing more
    /// comes it is the score itself.
    #[inline]
    pub(crate) fn strength(&self, table: &Table<R>, purses: &BySeat<Purse>) -> f32 {
        let moment = Moment::of(table, self.seat);
        if moment.is_last() {
            let tally = R::tally(table, table.army(self.seat));
            return f32::from(R::parts(table, purses, self.seat, &tally).total()) / POINTS;
        }
        self.strength_at(&moment, table, purses)
    }

    /// The strength of the seat at a moment, the armies of the others as they are.
    #[inline]
    fn strength_at(&self, moment: &Moment, table: &Table<R>, purses: &BySeat<Purse>) -> f32 {
        let tally = R::tally(table, table.army(self.seat));
        self.judge(&perceive_among(table, purses, self.seat, &tally, moment, &self.rivals))
    }

    /// The strength of the seat with other coins and nothing else changed.
    #[inline]
    fn strength_with(&self, table: &Table<R>, purses: &BySeat<Purse>) -> f32 {
        let mut features = self.features;
        weigh(table, purses, self.seat, &self.tally, &self.moment, &mut features);
        self.judge(&features)
    }

    #[inline]
    fn judge(&self, features: &Features) -> f32 {
        self.network.strength_of(&self.network.changed(&self.sum, &self.features, features))
    }
}

/// A seat with what the network makes of it.
pub(crate) struct Gaze<'a, R: Perceived> {
    anchor: Anchor<'a, R>,
    /// The table, to suppose things on.
    table: Table<R>,
    purses: BySeat<Purse>,
    seat: Seat,
}

impl<'a, R: Perceived> Gaze<'a, R> {
    pub(crate) fn new(network: &'a Network, table: &Table<R>, purses: &BySeat<Purse>, seat: Seat) -> Gaze<'a, R> {
        let anchor = Anchor::new(network, table, purses, seat);
        Gaze { anchor, table: table.clone(), purses: *purses, seat }
    }

    /// What the strength gains by what is supposed now.
    fn gain(&self) -> f32 {
        self.anchor.strength_at(&self.anchor.moment, &self.table, &self.purses) - self.anchor.strength
    }

    /// What a card of a tavern adds to the strength, before anything that follows from it.
    pub(crate) fn card(&mut self, card: Card) -> f32 {
        let brings = R::brings(&self.table, card);
        let (army, purse) = (*self.table.army(self.seat), self.purses[self.seat]);
        if let Some(piece) = brings.piece {
            self.table.suppose(self.seat, piece);
        }
        if brings.plus > 0 {
            self.purses[self.seat] = self.grown(brings.plus);
        }
        let gain = self.gain();
        self.table.suppose_army(self.seat, army);
        self.purses[self.seat] = purse;
        gain
    }

    /// The coins with the highest one transformed: what people mostly do.
    fn grown(&self, plus: u8) -> Purse {
        let coins = *self.purses[self.seat].coins();
        let highest = (0..COINS).filter(|&at| !coins[at].trades()).max_by_key(|&at| coins[at]);
        highest.map_or(self.purses[self.seat], |at| self.exchanged(coins, at, coins[at].value() + plus))
    }

    fn exchanged(&self, mut coins: [Coin; COINS], at: usize, wanted: u8) -> Purse {
        if let Some(taken) = self.table.treasure().exchange(wanted, coins[at].value()) {
            coins[at] = taken;
        }
        Purse::of(coins)
    }

    /// What a trade of two of these coins adds to the strength.
    pub(crate) fn trade(&mut self, coins: [Coin; COINS], [one, other]: [usize; 2]) -> f32 {
        let purse = self.purses[self.seat];
        let given = if coins[one].value() > coins[other].value() { one } else { other };
        self.purses[self.seat] = self.exchanged(coins, given, coins[one].value() + coins[other].value());
        let gain = self.anchor.strength_with(&self.table, &self.purses) - self.anchor.strength;
        self.purses[self.seat] = purse;
        gain
    }
}
