//! A world that the audience of a view cannot tell from the real one.

use rand_core::Rng;

use super::{Age, Coin, Face, OfferView, Purse, PurseView, Ruleset, State, View};
use crate::game::{BySeat, below};

impl PurseView {
    /// The purse, with the hidden coins laid at random on the hidden places.
    fn sample(&self, rng: &mut impl Rng) -> Purse {
        let mut hidden: Vec<Coin> = self.coins.to_vec();
        for coin in self.laid.iter().filter_map(|laid| laid.face.coin()) {
            if let Some(at) = hidden.iter().position(|&other| other == coin) {
                hidden.swap_remove(at);
            }
        }
        Purse::laid(self.laid.map(|laid| match laid.face {
            Face::Known(coin) => (coin, laid.place, true),
            Face::Own(coin) => (coin, laid.place, false),
            Face::Hidden => (hidden.swap_remove(below(rng, hidden.len())), laid.place, false),
        }))
    }
}

impl<R: Ruleset> View<R> {
    pub(super) fn sample(&self, rng: &mut impl Rng) -> State<R> {
        let View { audience: _, table, purses, decks, offer } = self;
        let mut sampled = BySeat::default();
        for seat in table.seats() {
            sampled[seat] = purses[seat].sample(rng);
        }
        let mut decks = *decks;
        let offer = match offer {
            OfferView::Seen(cards) => *cards,
            OfferView::Unseen(count) => {
                let list = table.rules.deck(Age::Second);
                let mut spread = decks[1].spread(list);
                decks[1].draw(list, usize::from(*count), &mut spread, rng)
            }
        };
        State { table: table.clone(), purses: sampled, decks, offer }
    }
}
