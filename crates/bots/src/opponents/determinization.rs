//! The worlds that agree with what the boss sees.

use elvaland_rules::dealer::WyRand;
use elvaland_rules::mechanics::{Coin, Face};
use elvaland_rules::{BySeat, State, View};

use crate::bids::COUNT;
use crate::bot::viewer;
use crate::eval::Network;
use crate::games::BotGame;
use crate::opponents::{Mind, agreeing};
use crate::policy;
use crate::policy::{Bidding, Mood};

/// Where opponents' coins lie that the boss does not see: for every mind they may have and every seat the chances of all
/// bids, none for those that do not agree with what is revealed.
pub(crate) struct Worlds {
    chances: [BySeat<Option<[f32; COUNT]>>; 2],
}

/// How opponents are thought to bid who think as the network does: as it does when it plays, but not as surely.
const LIKE_A_NETWORK: Mood = Mood { temperature: 0.02, greedy: 1.0, ..Mood::PLAYING };

impl Worlds {
    pub(crate) fn new<R: BotGame>(network: &Network, view: &View<R>) -> Worlds {
        let mut chances = [BySeat::default(); 2];
        let hides = |seat| view.purse(seat).laid.iter().any(|laid| laid.face == Face::Hidden);
        if view.table().seats().any(hides) {
            let coins = view.coins();
            let bidding = Bidding::new(view.table(), &coins, None, |seat| agreeing(view.purse(seat)));
            for seat in view.table().seats().filter(|&seat| hides(seat)) {
                chances[Mind::Network as usize][seat] = Some(bidding.strategy(network, seat, LIKE_A_NETWORK));
                chances[Mind::Greedy as usize][seat] = Some(bidding.greedy_strategy(seat));
            }
        }
        Worlds { chances }
    }

    /// One of the worlds, and who thinks how in it.
    pub(crate) fn sample<R: BotGame>(&self, view: &View<R>, rng: &mut WyRand) -> (State<R>, BySeat<Mind>) {
        let theirs = Mind::any(rng);
        let mut bids = BySeat::<Option<[Coin; 3]>>::default();
        for seat in view.table().seats() {
            bids[seat] = self.chances[theirs as usize][seat].map(|chances| {
                let bid = policy::sample(&chances, rng);
                crate::bids::coins_of(&view.purse(seat).coins, bid)
            });
        }
        (view.sample_bids(|seat| bids[seat], rng), theirs.of_others(viewer(view)))
    }
}
