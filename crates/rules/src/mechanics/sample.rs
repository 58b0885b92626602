//! Sampling: a state that the audience of a view cannot tell from the real one (determinization).

use rand_core::Rng;

use super::{Age, COINS, Coin, Face, OfferView, Place, Purse, PurseView, Rules, State, Step, View};
use crate::random::below;
use crate::{BySeat, Seat};

impl PurseView {
    /// Samples the purse: hidden coins are laid at random on the hidden places.
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

impl PurseView {
    /// Returns the purse with the hidden coins where this bid would have laid them; the bid must agree with what is seen.
    fn laid_as(&self, bid: [Coin; 3]) -> Purse {
        let mut rest = self.coins.map(Some);
        for laid in self.laid {
            let coin = match laid.place {
                Place::Tavern(tavern) => Some(bid[tavern.index()]),
                Place::Pouch | Place::Hand => laid.face.coin(),
            };
            if let Some(at) = coin.and_then(|coin| rest.iter().position(|&other| other == Some(coin))) {
                rest[at] = None;
            }
        }
        let mut rest = rest.into_iter().flatten();
        Purse::laid(self.laid.map(|laid| match (laid.face, laid.place) {
            (Face::Known(coin), place) => (coin, place, true),
            (Face::Own(coin), place) => (coin, place, false),
            (Face::Hidden, Place::Tavern(tavern)) => (bid[tavern.index()], laid.place, false),
            (Face::Hidden, place) => (rest.next().unwrap_or(Coin::ZERO), place, false),
        }))
    }
}

impl<R: Rules> View<R> {
    pub(crate) fn sample(&self, rng: &mut impl Rng) -> State<R> {
        self.sample_bids(|_| None, rng)
    }

    /// Samples a state in which the seats for which `bid` returns a bid have laid their coins so; the hidden coins of other
    /// seats lie at random. A bid must agree with what is seen.
    pub fn sample_bids(&self, bid: impl Fn(Seat) -> Option<[Coin; 3]>, rng: &mut impl Rng) -> State<R> {
        let View { audience: _, table, purses, decks, offer } = self;
        let mut sampled = BySeat::default();
        for seat in table.seats() {
            sampled[seat] = match bid(seat) {
                Some(bid) => purses[seat].laid_as(bid),
                None => purses[seat].sample(rng),
            };
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

    /// Samples a state as if no player had bid in this round yet: while bids are made, it differs from the real one only in
    /// what is hidden.
    pub fn sample_unbid(&self, rng: &mut impl Rng) -> State<R> {
        let mut state = self.sample(rng);
        if let Some(Step::Bids(_)) = state.table.agenda.next() {
            for seat in self.table.seats() {
                state.purses[seat] = Purse::of(self.purses[seat].coins);
            }
            let bidders = state.bidders();
            state.table.agenda.replace(Step::Bids(bidders));
        }
        state
    }
}
