//! A world that the audience of a view cannot tell from the real one.

use rand_core::Rng;

use super::{Age, COINS, Face, OfferView, Purse, PurseView, Ruleset, State, View};
use crate::game::{BySeat, below};

impl PurseView {
    /// The purse, with the hidden coins laid at random on the hidden places.
    fn sample(&self, rng: &mut impl Rng) -> Purse {
        let (mut hidden, mut left) = (self.coins, COINS);
        for coin in self.laid.iter().filter_map(|laid| laid.face.coin()) {
            if let Some(at) = hidden[..left].iter().position(|&other| other == coin) {
                left -= 1;
                hidden[at] = hidden[left];
            }
        }
        Purse::laid(self.laid.map(|laid| match laid.face {
            Face::Known(coin) => (coin, laid.place, true),
            Face::Own(coin) => (coin, laid.place, false),
            Face::Hidden => {
                let at = below(rng, left);
                let coin = hidden[at];
                left -= 1;
                hidden[at] = hidden[left];
                (coin, laid.place, false)
            }
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
                let [cards] = decks[1].draw(list, usize::from(*count), rng);
                cards
            }
        };
        State { table: table.clone(), purses: sampled, decks, offer }
    }
}
