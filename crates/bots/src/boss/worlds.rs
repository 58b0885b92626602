//! The worlds that agree with what the boss sees.

use elvaland_rules::dealer::Numbers;
use elvaland_rules::mechanics::{Coin, Face};
use elvaland_rules::{BySeat, State, View};

use crate::network::{Network, Perceived};
use crate::policy::{self, Bidding, COUNT, Mood, agreeing};

/// Where opponents' coins lie that the boss does not see: for every seat the chances of all bids, none for those that
/// do not agree with what is revealed.
pub(super) struct Worlds {
    chances: BySeat<Option<[f32; COUNT]>>,
}

/// How sure it is that opponents bid what the network would.
const TEMPERATURE: f32 = 0.05;

impl Worlds {
    pub(super) fn new<R: Perceived>(network: &Network, view: &View<R>) -> Worlds {
        let mut chances = BySeat::default();
        let hides = |seat| view.purse(seat).laid.iter().any(|laid| laid.face == Face::Hidden);
        if view.table().seats().any(hides) {
            let mut bidding = Bidding::new(network, view.table(), &view.coins(), |seat| agreeing(view.purse(seat)));
            bidding.settle(bidding.seats().collect(), Mood::PLAYING.answers, TEMPERATURE);
            for seat in view.table().seats().filter(|&seat| hides(seat)) {
                chances[seat] = Some(bidding.strategy(seat, TEMPERATURE));
            }
        }
        Worlds { chances }
    }

    /// One of the worlds.
    pub(super) fn sample<R: Perceived>(&self, view: &View<R>, rng: &mut Numbers) -> State<R> {
        let mut bids = BySeat::<Option<[Coin; 3]>>::default();
        for seat in view.table().seats() {
            bids[seat] = self.chances[seat].map(|chances| {
                let bid = policy::sample(&chances, rng);
                policy::coins_of(&view.purse(seat).coins, bid)
            });
        }
        view.sample_bids(|seat| bids[seat], rng)
    }
}
