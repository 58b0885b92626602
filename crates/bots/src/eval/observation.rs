//! Network input: what one player may know, from their view.
//!
//! The order is fixed: the player, the table, the tavern cards, then every opponent, the one with the highest score
//! first. The opponents come last, so that networks for different numbers of players differ only in how many blocks
//! of [`opponent_inputs`] they have.

use elvaland_rules::mechanics::{
    Age, COINS, COLUMNS, Coin, Column, Face, MAX_CARDS, Place, Purse, PurseView, Step, Table, Tavern,
};
use elvaland_rules::{Action, BySeat, Rules, Seat, View};

use crate::eval::card_gains::{CardGains, GainCounter, missing_ranks, ranks};
use crate::eval::{ActionFeatures, SparseInput};
use crate::games::BotGame;
use crate::policy::is_bid;

/// One-hot sizes.
const RANKS: usize = 13;
const RECRUITS: usize = 8;
const MISSING: usize = 6;
const GEMS: usize = 7;
const COIN_VALUES: usize = 26;
const PLACES: usize = 5;
const TURNS: usize = 6;
const LEADS: usize = 9;
const ROUNDS: usize = 8;
const TAVERNS: usize = 4;
/// The kinds of questions: seven that both games have, four of one game, and no question.
const QUESTIONS: usize = 12;
/// The columns, and cards of no column.
const CARD_CLASSES: usize = COLUMNS + 1;

/// Inputs of any army and its coins.
const fn army_inputs<R: BotGame>() -> usize {
    COLUMNS * (RANKS + 1) + RECRUITS + MISSING + 1 + R::HERO_COUNT + COINS + 1 + GEMS + 1 + R::ARMY_INPUTS
}

/// Inputs of the player beyond [`army_inputs`].
const fn own_inputs<R: BotGame>() -> usize {
    R::PART_COUNT + COLUMNS + COINS * (COIN_VALUES + PLACES + 2) + TURNS + 3 + COLUMNS * LEADS
}

/// Inputs of the table.
const fn table_inputs<R: BotGame>() -> usize {
    ROUNDS + TAVERNS + QUESTIONS + 1 + 3 * R::CARD_INPUTS + R::HERO_COUNT + TREASURE + CARD_CLASSES + 3
}

/// The different coins of the Treasure.
const TREASURE: usize = (*Coin::TREASURE_VALUES.end() - *Coin::TREASURE_VALUES.start() + 1) as usize;

/// Inputs of the tavern cards for the player.
const CARD_INPUTS: usize = 3 * (MAX_CARDS * (CARD_CLASSES + 2) + 1);

/// Returns the number of inputs that do not belong to an opponent.
pub(crate) const fn common_inputs<R: BotGame>() -> usize {
    army_inputs::<R>() + own_inputs::<R>() + table_inputs::<R>() + CARD_INPUTS
}

/// Returns the number of inputs of each opponent.
pub(crate) const fn opponent_inputs<R: BotGame>() -> usize {
    army_inputs::<R>() + 1 + COINS + 3 + 2 + 3 * MAX_CARDS * 2
}

/// Returns the number of inputs with this many players.
pub(crate) const fn input_count<R: BotGame>(players: usize) -> usize {
    common_inputs::<R>() + (players - 1) * opponent_inputs::<R>()
}

/// The input of a decision and the features of its actions; reused to avoid allocations.
#[derive(Clone, Debug, Default)]
pub(crate) struct Observation {
    pub(crate) input: SparseInput,
    pub(crate) actions: ActionFeatures,
}

impl Observation {
    /// Observes a decision of the player that the view belongs to. Bids are observed with all coins in hand, also while
    /// a round is being resolved.
    pub(crate) fn decision<R: BotGame>(&mut self, view: &View<R>, seat: Seat, legal: &[Action]) {
        let observer = Observer::new(view, seat, matches!(legal[0], Action::Bid(_)));
        observer.encode(&mut self.input);
        self.actions.describe(&observer, legal);
    }

    /// Observes the beginning of a round for its value alone, without actions.
    pub(crate) fn position<R: BotGame>(&mut self, view: &View<R>, seat: Seat) {
        Observer::new(view, seat, is_bid(view.table())).encode(&mut self.input);
    }
}

/// Returns how many turns of the tavern being resolved are over.
pub(crate) fn turns_over<R: Rules>(table: &Table<R>) -> usize {
    let turns = table.agenda().iter().find_map(|step| if let Step::Turns(turns) = step { Some(turns) } else { None });
    usize::from(turns.unwrap_or(0))
}

/// A player's view with the values that its encoding needs.
pub(crate) struct Observer<'a, R: BotGame> {
    pub(crate) view: &'a View<R>,
    pub(crate) seat: Seat,
    /// True if the coins of all players count as in hand.
    is_bidding: bool,
    /// The player's coins with their places, sorted.
    pub(crate) coins: [(Coin, Place); COINS],
    purses: BySeat<Purse>,
    tallies: BySeat<Option<R::Tally>>,
    totals: BySeat<u16>,
    /// The opponents, the one with the highest score first.
    opponents: Vec<Seat>,
    pub(crate) gains: CardGains,
}

impl<'a, R: BotGame> Observer<'a, R> {
    fn new(view: &'a View<R>, seat: Seat, is_bidding: bool) -> Observer<'a, R> {
        let (table, purses) = (view.table(), view.coins());
        let mut tallies = BySeat::default();
        let mut totals = BySeat::default();
        for seat in table.seats() {
            let tally = R::tally(table, table.army(seat));
            totals[seat] = R::parts(table, &purses, seat, &tally).total();
            tallies[seat] = Some(tally);
        }
        let mut opponents: Vec<Seat> = table.seats().filter(|&other| other != seat).collect();
        opponents.sort_by_key(|&other| (u16::MAX - totals[other], other));
        let gains = CardGains::new(&mut GainCounter::new(table, &purses), &tallies, &totals);
        let coins = if is_bidding { in_hand(view.purse(seat)) } else { own_coins(view.purse(seat)) };
        Observer { view, seat, is_bidding, coins, purses, tallies, totals, opponents, gains }
    }

    pub(crate) fn table(&self) -> &'a Table<R> {
        self.view.table()
    }

    /// Returns a counter of gains for cards that lie in no tavern, with the player's tally and score.
    pub(crate) fn own_gains(&self) -> (GainCounter<'_, R>, R::Tally, u16) {
        let tally = R::tally(self.table(), self.table().army(self.seat));
        (GainCounter::new(self.table(), &self.purses), tally, self.totals[self.seat])
    }

    /// Returns the tavern being resolved.
    fn resolved(&self) -> Option<Tavern> {
        if self.is_bidding { None } else { self.table().resolved() }
    }

    /// Returns the player's place in the order of the tavern being resolved.
    fn turn(&self, seat: Seat) -> Option<usize> {
        self.resolved()?;
        self.table().auction().order().iter().position(|bid| bid.seat() == seat)
    }

    fn encode(&self, input: &mut SparseInput) {
        input.clear();
        self.push_army(self.seat, input);
        self.push_own(input);
        self.push_table(input);
        let order = self.push_cards(input);
        debug_assert_eq!(input.len(), common_inputs::<R>());
        for &opponent in &self.opponents {
            self.push_army(opponent, input);
            self.push_opponent(opponent, &order, input);
        }
        debug_assert_eq!(input.len(), input_count::<R>(self.opponents.len() + 1));
    }

    fn push_army(&self, seat: Seat, input: &mut SparseInput) {
        let (table, army) = (self.table(), self.table().army(seat));
        let ranks = ranks(army);
        ranks.iter().for_each(|&ranks| input.push_one_hot(RANKS, ranks));
        Column::ALL.iter().for_each(|&column| input.push_scalar(f32::from(army.points(column)) / 20.0));
        let recruits = usize::from(army.recruits());
        input.push_one_hot(RECRUITS, recruits);
        input.push_one_hot(MISSING, missing_ranks(&ranks, recruits + 1));
        input.push_scalar(missing_ranks(&ranks, recruits + 2) as f32 / 10.0);
        input.push_bits(R::HERO_COUNT, army.heroes().bits());
        let coins = &self.view.purse(seat).coins;
        coins.iter().for_each(|coin| input.push_scalar(f32::from(coin.value()) / 10.0));
        input.push_flag(coins.contains(&Coin::SPECIAL));
        input.push_one_hot(GEMS, usize::from(table.gem(seat)));
        input.push_scalar(f32::from(self.totals[seat]) / 100.0);
        if let Some(tally) = &self.tallies[seat] {
            R::push_army(army, tally, input);
        }
    }

    fn push_own(&self, input: &mut SparseInput) {
        let (table, seat) = (self.table(), self.seat);
        if let Some(tally) = &self.tallies[seat] {
            let parts = R::parts(table, &self.purses, seat, tally);
            parts.values()[..R::PART_COUNT].iter().for_each(|&part| input.push_scalar(f32::from(part) / 30.0));
        }
        let topped = table.army(seat).topped_by_dwarf();
        input.push_bits(COLUMNS, topped.iter().fold(0, |bits, column| bits | 1 << column.index()));
        for (coin, place) in self.coins {
            input.push_one_hot(COIN_VALUES, usize::from(coin.value()));
            input.push_one_hot(PLACES, place_index(place));
            let others = self.opponents.iter().flat_map(|&other| self.view.purse(other).coins);
            let (mut higher, mut equal) = (0.0, 0.0);
            for other in others {
                higher += f32::from(u8::from(other.value() > coin.value()));
                equal += f32::from(u8::from(other.value() == coin.value()));
            }
            input.push_scalar(higher / 15.0);
            input.push_scalar(equal / 5.0);
        }
        input.push_one_hot(TURNS, self.turn(seat).unwrap_or(TURNS - 1));
        for tavern in Tavern::ALL {
            input.push_scalar(self.outbid_share(tavern));
        }
        let own = ranks(table.army(seat));
        for column in Column::ALL {
            let most = self.opponents.iter().map(|&other| table.army(other).ranks().of(column)).max();
            let lead = own[column.index()] as i32 - i32::from(most.unwrap_or(0));
            input.push_one_hot(LEADS, (lead.clamp(-4, 4) + 4) as usize);
        }
    }

    /// Returns the share of the opponents' hidden coins that beat the player's coin on a later tavern, above 0.05;
    /// 0 if there is no such coin.
    fn outbid_share(&self, tavern: Tavern) -> f32 {
        let is_later = self.resolved().is_some_and(|now| tavern > now);
        let own = self.coins.iter().find(|&&(_, place)| is_later && place == Place::Tavern(tavern));
        let Some(&(own, _)) = own else { return 0.0 };
        let (mut higher, mut hidden) = (0.0, 0.0);
        for &other in &self.opponents {
            let purse = self.view.purse(other);
            let mut left = purse.coins.map(Some);
            for coin in purse.laid.iter().filter_map(|laid| laid.face.coin()) {
                if let Some(at) = left.iter().position(|&known| known == Some(coin)) {
                    left[at] = None;
                }
            }
            for coin in left.into_iter().flatten() {
                hidden += 1.0;
                higher += f32::from(u8::from(coin.value() > own.value()));
            }
        }
        if hidden > 0.0 { higher / hidden + 0.05 } else { 0.0 }
    }

    fn push_table(&self, input: &mut SparseInput) {
        let table = self.table();
        let round = usize::from(table.round()).saturating_sub(1).min(ROUNDS / 2 - 1);
        input.push_one_hot(ROUNDS, usize::from(table.age() == Age::Second) * (ROUNDS / 2) + round);
        input.push_one_hot(TAVERNS, self.resolved().map_or(TAVERNS - 1, Tavern::index));
        let (question, plus) = if self.is_bidding { (0, 0) } else { question(table) };
        input.push_one_hot(QUESTIONS, question);
        input.push_scalar(f32::from(plus) / 5.0);
        for tavern in Tavern::ALL {
            let mut sums = [0.0; MAX_CARD_INPUTS];
            let sums = &mut sums[..R::CARD_INPUTS];
            table.tavern(tavern).iter().for_each(|card| R::describe_card(table, card, |at, value| sums[at] += value));
            sums.iter().for_each(|&sum| input.push_scalar(sum));
        }
        input.push_bits(R::HERO_COUNT, !table.heroes_left().bits() & ((1 << R::HERO_COUNT) - 1));
        let (full, left) = (table.rules().treasure(), table.treasure());
        for value in Coin::TREASURE_VALUES {
            input.push_scalar((f32::from(full.count(value)) - f32::from(left.count(value))) / 2.0);
        }
        let mut classes = [0.0; CARD_CLASSES];
        for card in self.view.deck(table.age()).cards(table.rules().deck(table.age())) {
            classes[table.card_column(card).map_or(COLUMNS, Column::index)] += 1.0;
        }
        classes.iter().for_each(|&count| input.push_scalar(count / 6.0));
        let higher_gems = self.opponents.iter().filter(|&&other| table.gem(other) > table.gem(self.seat)).count();
        input.push_scalar(higher_gems as f32 / 3.0);
        let best = self.opponents.first().map_or(0, |&other| self.totals[other]);
        let lead = f32::from(self.totals[self.seat]) - f32::from(best);
        input.push_scalar((lead / 30.0).clamp(-3.0, 3.0));
        input.push_scalar(self.opponents.iter().filter(|&&other| R::bids_late(table.army(other))).count() as f32);
    }

    /// Appends the tavern cards, the most appealing one of each tavern first; returns their order.
    fn push_cards(&self, input: &mut SparseInput) -> [Vec<u8>; 3] {
        let table = self.table();
        Tavern::ALL.map(|tavern| {
            let cards = table.tavern(tavern);
            let appeal = |seat, index: u8| self.gains.of(seat, tavern, usize::from(index)).appeal();
            let mut order: Vec<u8> = (0..cards.len() as u8).collect();
            order.sort_by_key(|&index| (-appeal(self.seat, index), index));
            for slot in 0..MAX_CARDS {
                let Some((&index, card)) = order.get(slot).and_then(|at| Some((at, cards.get(usize::from(*at))?)))
                else {
                    input.skip(CARD_CLASSES + 2);
                    continue;
                };
                input.push_one_hot(CARD_CLASSES, table.card_column(card).map_or(COLUMNS, Column::index));
                let gain = self.gains.of(self.seat, tavern, usize::from(index));
                input.push_scalar(gain.points as f32 / 10.0);
                input.push_flag(gain.completes_line);
            }
            let wants_best = |&&other: &&Seat| {
                order.first().is_some_and(|&best| order.iter().all(|&at| appeal(other, at) <= appeal(other, best)))
            };
            input.push_scalar(self.opponents.iter().filter(wants_best).count() as f32 / 3.0);
            order
        })
    }

    fn push_opponent(&self, seat: Seat, order: &[Vec<u8>; 3], input: &mut SparseInput) {
        let (table, purse) = (self.table(), self.view.purse(seat));
        input.push_scalar((f32::from(self.totals[seat]) - f32::from(self.totals[self.seat])) / 30.0);
        input.push_bits(COINS, if self.is_bidding { 0 } else { known_coins(purse) });
        let turn = self.turn(seat);
        input.push_one_hot(3, turn.map_or(0, |turn| if turn < turns_over(table) { 1 } else { 2 }));
        let bid = turn.map_or(0.0, |turn| f32::from(table.auction().order()[turn].value()) / 10.0);
        input.push_scalar(bid);
        input.push_flag(table.gem(seat) > table.gem(self.seat));
        for (tavern, order) in Tavern::ALL.into_iter().zip(order) {
            for slot in 0..MAX_CARDS {
                let gain = order.get(slot).map(|&at| self.gains.of(seat, tavern, usize::from(at))).unwrap_or_default();
                input.push_scalar(gain.points as f32 / 10.0);
                input.push_flag(gain.completes_line);
            }
        }
    }
}

/// Upper bound of [`BotGame::CARD_INPUTS`].
const MAX_CARD_INPUTS: usize = 24;

/// Returns the index of a place.
pub(crate) fn place_index(place: Place) -> usize {
    match place {
        Place::Tavern(tavern) => tavern.index(),
        Place::Pouch => 3,
        Place::Hand => 4,
    }
}

/// Returns the kind of the pending question, and by how much a coin grows.
fn question<R: BotGame>(table: &Table<R>) -> (usize, u8) {
    match table.agenda().next() {
        Some(Step::Bids(_)) => (0, 0),
        Some(Step::LateBid(_)) => (1, 0),
        Some(Step::Turns(_)) => (2, 0),
        Some(Step::Recruit(..)) => (3, 0),
        Some(Step::Transform(_, plus)) => (4, plus),
        Some(Step::Trade(_)) => (5, 0),
        Some(Step::Keep(_)) => (6, 0),
        Some(Step::Power(power)) => (7 + R::power_index(power), 0),
        _ => (QUESTIONS - 1, 0),
    }
}

/// Returns the coins of a purse as if they were in hand.
fn in_hand(purse: &PurseView) -> [(Coin, Place); COINS] {
    purse.coins.map(|coin| (coin, Place::Hand))
}

/// Returns the coins of the player that the view belongs to with their places, sorted.
fn own_coins(purse: &PurseView) -> [(Coin, Place); COINS] {
    let mut coins = purse.laid.map(|laid| (laid.face.coin().unwrap_or(Coin::ZERO), laid.place));
    coins.sort_unstable();
    coins
}

/// Returns the sorted coins whose place is public, as a bit mask; of equal coins the first ones.
fn known_coins(purse: &PurseView) -> u32 {
    let mut known = 0;
    for face in purse.laid.iter().map(|laid| laid.face) {
        if let Face::Known(coin) = face {
            let at = (0..COINS).find(|&at| purse.coins[at] == coin && known >> at & 1 == 0);
            known |= at.map_or(0, |at| 1 << at);
        }
    }
    known
}
