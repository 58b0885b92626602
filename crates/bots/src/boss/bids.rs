//! The bids of a round as a game of everybody at once.
//!
//! Everybody has a number of bids to choose from, those that are likeliest for whoever thinks as he does, and learns from regret
//! which of them to make. The others may just think as the network does, or be greedy. But they may also think as the player
//! himself does: so he thinks first what they would, on each of their seats, with a tenth of his time, and in some looks they
//! bid like that. They, too, think that the others think, with a tenth of theirs, and so on until there is no time for it.
//!
//! So ten times the time is worth more than fewer random errors: it is a player who has thought of what the others think of.
//! If instead all learn at once from one another, what they learn in 10 ms is mostly noise (`docs/bots.md`).

use elvaland_rules::dealer::Numbers;
use elvaland_rules::mechanics::Action;
use elvaland_rules::{Seat, View};

use super::Opinion;
use super::learner::Learner;
use super::mind::Mind;
use super::payoffs::{Bids, Payoffs, Shares};
use crate::bot::{Budget, Meter};
use crate::name::Studied;
use crate::network::Network;
use crate::policy;
use crate::seed;

/// How often the others are thought to think, for every time that the budget can be parted: the longer the player thinks,
/// the more he believes that they do, too.
const OTHERS_THINK: f32 = 0.2;
/// They are never believed to think more often than that.
const MOSTLY: f32 = 0.8;
/// The part of a player's time that he gives to what each of the others thinks.
const PART: u32 = 10;
/// Looks that cost no rollout, because everything in them is known, are not for nothing either: so many are worth one.
const FREE_LOOKS: u64 = 16;
/// After so many looks nothing more is learned.
const ENOUGH: u64 = 10_000;

/// A round of bids, thought about from all seats.
pub(super) struct BidTable<'a, R: Studied> {
    payoffs: Payoffs<'a, R>,
    rng: Numbers,
}

impl<'a, R: Studied> BidTable<'a, R> {
    pub(super) fn new(network: &'a Network, view: &View<R>, seed: u64) -> BidTable<'a, R> {
        let mut rng = seed::rng(seed);
        BidTable { payoffs: Payoffs::new(network, view, seed, &mut rng), rng }
    }

    /// How many rounds were played out.
    pub(super) fn rollouts(&self) -> u64 {
        self.payoffs.rollouts()
    }

    /// What a player thinks of his bids, and how often he would make them.
    pub(super) fn opinions(&mut self, seat: Seat, budget: Budget) -> Vec<Opinion> {
        let learner = self.think(seat, budget);
        let figures = learner.shares().into_iter().zip(learner.values());
        let opinion = |(action, (share, chance)): (Action, (f32, f32))| Opinion { action, share, chance };
        self.payoffs.bids(seat).zip(figures).map(opinion).collect()
    }

    /// The bid that is best against others who think with this budget.
    pub(super) fn best_reply(&mut self, seat: Seat, budget: Budget) -> Action {
        let others = self.thoughts_of_others(seat, budget);
        let purse = Purse::open(budget, self.rollouts());
        let values = self.learn(seat, Some((&others, 1.0)), purse).values();
        let bids = self.payoffs.bids(seat).zip(values);
        bids.max_by(|(_, one), (_, other)| one.total_cmp(other)).expect("a bidder has a bid").0
    }

    /// Thinks on a seat.
    fn think(&mut self, seat: Seat, budget: Budget) -> Learner {
        let purse = Purse::open(budget, self.rollouts());
        let others = budget.part(PART).map(|part| self.thoughts_of_others(seat, part));
        self.learn(seat, others.as_ref().map(|others| (others, others_think(budget))), purse)
    }

    /// How often the others of a seat make their bids, if each of them thinks with this budget.
    fn thoughts_of_others(&mut self, seat: Seat, budget: Budget) -> Shares {
        let mut thoughts = Shares::default();
        for other in self.payoffs.bidders().without(seat).iter() {
            thoughts[other] = super::heard(&self.think(other, budget).shares());
        }
        thoughts
    }

    /// Learns on a seat until the budget is spent; the others bid like that, so often, and else without thinking.
    fn learn(&mut self, seat: Seat, others: Option<(&Shares, f32)>, purse: Purse) -> Learner {
        let mut learner = Learner::new(&self.payoffs.priors(Mind::Network)[seat]);
        while purse.has_more(self.rollouts(), learner.looks()) {
            let (mind, bids) = self.bids_of_others(seat, others);
            learner.look(&self.payoffs.of_bids(seat, mind, bids));
        }
        learner
    }

    /// The others bid.
    fn bids_of_others(&mut self, seat: Seat, others: Option<(&Shares, f32)>) -> (Mind, Bids) {
        let BidTable { payoffs, rng } = self;
        let thinking = others.filter(|&(_, often)| often >= 1.0 || policy::sample(&[1.0 - often, often], rng) == 1);
        let (mind, shares) = match thinking {
            Some((shares, _)) => (Mind::Network, shares),
            None => {
                let mind = Mind::any(rng);
                (mind, payoffs.priors(mind))
            }
        };
        let mut bids = Bids::default();
        for other in payoffs.bidders().without(seat).iter() {
            bids[other] = policy::sample(&shares[other], rng) as u8;
        }
        (mind, bids)
    }
}

/// How often the others are thought to think by somebody with this budget.
fn others_think(budget: Budget) -> f32 {
    let parts = std::iter::successors(budget.part(PART), |part| part.part(PART));
    (OTHERS_THINK * parts.count() as f32).min(MOSTLY)
}

/// What may be spent, from some number of rollouts on.
#[derive(Clone, Copy)]
struct Purse {
    meter: Meter,
    begin: u64,
}

impl Purse {
    fn open(budget: Budget, rollouts: u64) -> Purse {
        Purse { meter: budget.open(), begin: rollouts }
    }

    fn has_more(&self, rollouts: u64, looks: u64) -> bool {
        looks < ENOUGH && self.meter.has_more((rollouts - self.begin).max(looks / FREE_LOOKS))
    }
}
