//! Views of memory mode, in which the coins of other players are remembered, not shown.

use rand_core::Rng;

use super::{COINS, Coin, Face, Laid, Place, PurseView, Rules, SeenPurse, View};
use crate::random::below;
use crate::{BySeat, Seat};

/// What an audience may see in memory mode: of the other players' coins only those that lie face up now, and of their
/// scores what does not come from coins.
pub type MemoryView<R> = View<R, MemoryPurse>;

/// A player's coins as an audience sees them in memory mode.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MemoryPurse {
    /// The audience's own coins.
    Own(PurseView),
    /// The coins of another player.
    Other {
        /// The coin that trades; who has which one follows from the heroes.
        trading: Coin,
        /// The places, sorted; a coin is known only where it lies face up.
        laid: [Laid; COINS],
    },
}

impl Default for MemoryPurse {
    fn default() -> MemoryPurse {
        MemoryPurse::Own(PurseView::default())
    }
}

impl MemoryPurse {
    fn of(purse: &PurseView, is_up: impl Fn(Place) -> bool) -> MemoryPurse {
        let mut laid = purse.laid.map(|laid| match laid.face {
            Face::Known(_) if is_up(laid.place) => laid,
            _ => Laid { face: Face::Hidden, ..laid },
        });
        laid.sort_unstable();
        let trading = purse.coins.into_iter().find(|coin| coin.trades()).unwrap_or(Coin::ZERO);
        MemoryPurse::Other { trading, laid }
    }
}

impl SeenPurse for MemoryPurse {
    const IS_MEMORY: bool = true;

    fn known_coins(&self) -> Option<[Coin; COINS]> {
        match self {
            MemoryPurse::Own(purse) => Some(purse.coins),
            MemoryPurse::Other { .. } => None,
        }
    }

    fn laid(&self) -> [Laid; COINS] {
        match self {
            MemoryPurse::Own(purse) => purse.laid,
            MemoryPurse::Other { laid, .. } => *laid,
        }
    }
}

impl<R: Rules> MemoryView<R> {
    /// Creates what the audience of `view` may see in memory mode.
    pub fn of(view: &View<R>) -> MemoryView<R> {
        let tavern = view.table.auction.tavern;
        MemoryView::with_coins(view, |place| matches!(place, Place::Tavern(other) if other <= tavern))
    }

    /// Creates what the audience of `view` may see again of it in a later round, at the moment of `now`: no coin of the other
    /// players, not even those that lay face up, and the Treasure as it is now, because its changes would tell their trades.
    pub fn of_earlier_round(view: &View<R>, now: &View<R>) -> MemoryView<R> {
        let mut seen = MemoryView::with_coins(view, |_| false);
        seen.table.treasure = now.table.treasure;
        seen.table.auction = view.table.auction.without_coins();
        seen
    }

    /// Creates a view in which a coin of another player is known only where it lies face up and `is_up` is true.
    fn with_coins(view: &View<R>, is_up: impl Fn(Place) -> bool) -> MemoryView<R> {
        let View { audience, table, purses, decks, offer } = view;
        let mut shown = BySeat::default();
        for seat in table.seats() {
            shown[seat] = match audience.sees(seat) {
                true => MemoryPurse::Own(purses[seat]),
                false => MemoryPurse::of(&purses[seat], &is_up),
            };
        }
        View { audience: *audience, table: table.clone(), purses: shown, decks: *decks, offer: *offer }
    }

    /// Samples a full view that the audience cannot tell from the real one: the coins of the others are drawn at random
    /// from those that left the Treasure, consistent with what lies face up.
    #[must_use]
    pub fn plausible(&self, rng: &mut impl Rng) -> View<R> {
        let mut gold = self.gold_of_others();
        let mut purses = BySeat::<PurseView>::default();
        let mut drawn = BySeat::<Vec<Coin>>::default();
        for seat in self.gold_owners(gold.len(), rng) {
            drawn[seat].push(gold.swap_remove(below(rng, gold.len())));
        }
        for seat in self.table.seats() {
            purses[seat] = match &self.purses[seat] {
                MemoryPurse::Own(purse) => *purse,
                MemoryPurse::Other { trading, laid } => fill(*trading, laid, &drawn[seat], rng),
            };
        }
        View { audience: self.audience, table: self.table.clone(), purses, decks: self.decks, offer: self.offer }
    }

    /// Returns the Treasure coins that others have and that do not lie face up.
    fn gold_of_others(&self) -> Vec<Coin> {
        let mut gold: Vec<Coin> = self.table.rules.treasure().coins().collect();
        let own = self.table.seats().filter_map(|seat| self.purses[seat].known_coins()).flatten();
        let up = self.table.seats().filter(|&seat| self.purses[seat].known_coins().is_none());
        let up = up.flat_map(|seat| self.purses[seat].laid()).filter_map(|laid| laid.face.coin());
        for coin in self.table.treasure.coins().chain(own).chain(up) {
            if let Some(at) = gold.iter().position(|&other| other == coin) {
                gold.swap_remove(at);
            }
        }
        gold
    }

    /// Returns a random owner for each hidden Treasure coin, drawn from the hidden places. Every player keeps one place for
    /// the trading coin.
    fn gold_owners(&self, gold: usize, rng: &mut impl Rng) -> Vec<Seat> {
        let free = |seat: Seat| match &self.purses[seat] {
            MemoryPurse::Own(_) => 0,
            MemoryPurse::Other { trading, laid } => {
                let is_trading_up = laid.iter().any(|laid| laid.face.coin() == Some(*trading));
                let hidden = laid.iter().filter(|laid| laid.face == Face::Hidden).count();
                hidden - usize::from(!is_trading_up)
            }
        };
        let mut owners: Vec<Seat> = self.table.seats().flat_map(|seat| std::iter::repeat_n(seat, free(seat))).collect();
        let wanted = gold.min(owners.len());
        for at in 0..wanted {
            let other = at + below(rng, owners.len() - at);
            owners.swap(at, other);
        }
        owners.truncate(wanted);
        owners
    }
}

/// Creates the purse of another player: coins face up, the gold drawn for them, the trading coin, and base coins.
fn fill(trading: Coin, laid: &[Laid; COINS], gold: &[Coin], rng: &mut impl Rng) -> PurseView {
    let up: Vec<Coin> = laid.iter().filter_map(|laid| laid.face.coin()).collect();
    let mut hidden = gold.to_vec();
    if !up.contains(&trading) {
        hidden.push(trading);
    }
    let mut base: Vec<Coin> = Coin::STARTING.into_iter().filter(|coin| !coin.trades() && !up.contains(coin)).collect();
    while up.len() + hidden.len() < COINS {
        hidden.push(base.swap_remove(below(rng, base.len())));
    }
    let mut coins = [Coin::ZERO; COINS];
    for (place, coin) in coins.iter_mut().zip(up.iter().chain(&hidden)) {
        *place = *coin;
    }
    coins.sort_unstable();
    // A hand is public; coins face down stay hidden for a later sample.
    let mut laid = laid.map(|laid| match laid {
        Laid { place: Place::Hand, face: Face::Hidden } => {
            let coin = hidden.swap_remove(below(rng, hidden.len()));
            Laid { place: Place::Hand, face: Face::Known(coin) }
        }
        laid => laid,
    });
    laid.sort_unstable();
    PurseView { coins, laid }
}
