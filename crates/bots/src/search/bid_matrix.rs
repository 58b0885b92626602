//! The bids of a round as a game of everybody at once.
//!
//! Everybody has a number of bids to choose from, those that are likeliest for whoever thinks as he does, and learns
//! what they bring. The others may just think as the network does, or be greedy. But they may also think as the player
//! himself does: so he thinks first what they would, on each of their seats, with a tenth of his time, and in some looks they
//! bid like that. They, too, think that the others think, with a tenth of theirs, and so on until there is no time for it.
//!
//! So ten times the time is worth more than fewer random errors: it is a player who has thought of what the others think of.
//!
//! In some looks one of the others knows how often the player makes his bids, and gives the best answer: what can be punished
//! brings less then, and is made less often.
//!
//! If instead all learn at once from one another, what they learn in 10 ms is mostly noise (`docs/bots.md`).

use elvaland_rules::dealer::WyRand;
use elvaland_rules::mechanics::Action;
use elvaland_rules::{BySeat, Seat, View};

use crate::bot::{Budget, Meter, viewer};
use crate::eval::Network;
use crate::games::BotGame;
use crate::opponents::Mind;
use crate::policy;
use crate::search::{Bids, Learner, Opinion, Payoffs, Shares};
use crate::seed;

/// How often the others are thought to think, for every time that the budget can be parted: the longer the player thinks,
/// the more he believes that they do, too.
const OTHERS_THINK: f32 = 0.2;
/// They are never believed to think more often than that.
const MOSTLY: f32 = 0.8;
/// How often one of the others is thought to know how often the player makes his bids.
const KNOWN: f32 = 0.3;
/// A player gives a tenth of his time to what each of the others thinks.
const PART: u32 = 10;
/// But never more than so many tenths to all of them: four others share what three would get.
const MOST_PARTS: u32 = 3;
/// Looks that cost no rollout, because everything in them is known, are not for nothing either: so many are worth one.
const FREE_LOOKS: u64 = 16;
/// After so many looks nothing more is learned.
const ENOUGH: u64 = 10_000;

/// What a player believes of the others.
#[derive(Clone, Copy)]
struct Belief<'s> {
    /// How often they make their bids if they think, and how often they do; else they bid without thinking.
    thoughts: Option<(&'s Shares, f32)>,
    /// How often one of them knows how often the player makes his bids.
    known: f32,
}

/// A round of bids, thought about from all seats.
pub(crate) struct BidTable<'a, R: BotGame> {
    payoffs: Payoffs<'a, R>,
    rng: WyRand,
}

impl<'a, R: BotGame> BidTable<'a, R> {
    /// A round to be thought about with this budget: whoever looks and has much of it goes through all of his bids, not only
    /// through the likely ones, because the best answer to others who think may be an unlikely one.
    pub(crate) fn new(network: &'a Network, view: &View<R>, budget: Budget, seed: u64) -> BidTable<'a, R> {
        let mut rng = seed::rng(seed);
        let thorough = budget.is_ample().then(|| viewer(view));
        BidTable { payoffs: Payoffs::new(network, view, thorough, seed, &mut rng), rng }
    }

    /// How many rounds were played out.
    pub(crate) fn rollouts(&self) -> u64 {
        self.payoffs.rollouts()
    }

    /// What a player thinks of his bids, and how often he would make them.
    pub(crate) fn opinions(&mut self, seat: Seat, budget: Budget) -> Vec<Opinion> {
        let learner = self.think(seat, budget);
        let figures = learner.shares().into_iter().zip(learner.values());
        let opinion = |(action, (share, chance)): (Action, (f32, f32))| Opinion { action, share, chance };
        self.payoffs.bids(seat).zip(figures).map(opinion).collect()
    }

    /// The bid that is best against others who think with this budget.
    pub(crate) fn best_reply(&mut self, seat: Seat, budget: Budget) -> Action {
        let others = self.thoughts_of_others(seat, budget);
        let allowance = Allowance::open(budget, self.rollouts());
        let belief = Belief { thoughts: Some((&others, 1.0)), known: 0.0 };
        let values = self.learn(seat, belief, allowance).values();
        let bids = self.payoffs.bids(seat).zip(values);
        bids.max_by(|(_, one), (_, other)| one.total_cmp(other)).expect("a bidder has a bid").0
    }

    /// Thinks on a seat.
    fn think(&mut self, seat: Seat, budget: Budget) -> Learner {
        let allowance = Allowance::open(budget, self.rollouts());
        let others = self.part(seat, budget).map(|part| self.thoughts_of_others(seat, part));
        let thoughts = others.as_ref().map(|others| (others, others_think(budget)));
        self.learn(seat, Belief { thoughts, known: KNOWN }, allowance)
    }

    /// The part of a budget that goes to what each of the others thinks.
    fn part(&self, seat: Seat, budget: Budget) -> Option<Budget> {
        let others = self.payoffs.bidders().without(seat).iter().count() as u32;
        budget.part((PART * others).div_ceil(MOST_PARTS).max(PART))
    }

    /// How often the others of a seat make their bids, if each of them thinks with this budget.
    fn thoughts_of_others(&mut self, seat: Seat, budget: Budget) -> Shares {
        let mut thoughts = Shares::default();
        for other in self.payoffs.bidders().without(seat).iter() {
            thoughts[other] = super::heard(&self.think(other, budget).shares());
        }
        thoughts
    }

    /// Learns on a seat until the budget is spent, if that is what the others are like.
    fn learn(&mut self, seat: Seat, belief: Belief<'_>, allowance: Allowance) -> Learner {
        let mut priors = self.payoffs.priors(Mind::Network)[seat].clone();
        // Only whoever has the time looks at what nobody expects of him.
        if allowance.is_ample {
            priors.resize(self.payoffs.bids(seat).count(), 0.0);
        }
        let mut learner = Learner::new(&priors);
        let mut knowers = BySeat::default();
        while allowance.has_more(self.rollouts(), learner.looks()) {
            let (mind, bids) = if self.happens(belief.known) {
                (Mind::Network, self.bids_with_a_knower(seat, belief, &learner, &mut knowers))
            } else {
                self.bids_of_others(seat, belief)
            };
            learner.look(&self.payoffs.of_bids(seat, priors.len(), mind, bids));
        }
        learner
    }

    /// The others bid.
    fn bids_of_others(&mut self, seat: Seat, belief: Belief<'_>) -> (Mind, Bids) {
        if let Some(thoughts) = self.thoughts(belief) {
            return (Mind::Network, self.drawn(seat, Some(thoughts), Mind::Network));
        }
        let mind = Mind::any(&mut self.rng);
        (mind, self.drawn(seat, None, mind))
    }

    /// The others bid, and one of them makes the bid that is best against what the player has learned so far: he has learned it
    /// himself, from one such look to the next.
    fn bids_with_a_knower(
        &mut self,
        seat: Seat,
        belief: Belief<'_>,
        learner: &Learner,
        knowers: &mut BySeat<Option<Learner>>,
    ) -> Bids {
        let thoughts = self.thoughts(belief);
        let mut bids = self.drawn(seat, thoughts, Mind::Network);
        let others: Vec<Seat> = self.payoffs.bidders().without(seat).iter().collect();
        if others.is_empty() {
            return bids;
        }
        let anyone = vec![(others.len() as f32).recip(); others.len()];
        let knower = others[policy::sample(&anyone, &mut self.rng)];
        bids[seat] = policy::sample(&super::heard(&learner.shares()), &mut self.rng) as u8;
        let priors = &self.payoffs.priors(Mind::Network)[knower];
        let knows = knowers[knower].get_or_insert_with(|| Learner::new(priors));
        let own = priors.len();
        knows.look(&self.payoffs.of_bids(knower, own, Mind::Network, bids));
        bids[knower] = knows.best() as u8;
        bids
    }

    /// What the others bid if they think in this look.
    fn thoughts<'s>(&mut self, belief: Belief<'s>) -> Option<&'s Shares> {
        belief.thoughts.filter(|&(_, often)| self.happens(often)).map(|(thoughts, _)| thoughts)
    }

    /// Bids of the others: as they think, or else as such a mind does.
    fn drawn(&mut self, seat: Seat, thoughts: Option<&Shares>, mind: Mind) -> Bids {
        let BidTable { payoffs, rng } = self;
        let shares = thoughts.unwrap_or(payoffs.priors(mind));
        let mut bids = Bids::default();
        for other in payoffs.bidders().without(seat).iter() {
            bids[other] = policy::sample(&shares[other], rng) as u8;
        }
        bids
    }

    /// Whether something happens that does so often.
    fn happens(&mut self, often: f32) -> bool {
        often >= 1.0 || policy::sample(&[1.0 - often, often], &mut self.rng) == 1
    }
}

/// How often the others are thought to think by somebody with this budget.
fn others_think(budget: Budget) -> f32 {
    let parts = std::iter::successors(budget.part(PART), |part| part.part(PART));
    (OTHERS_THINK * parts.count() as f32).min(MOSTLY)
}

/// What may be spent, from some number of rollouts on.
#[derive(Clone, Copy)]
struct Allowance {
    meter: Meter,
    begin: u64,
    is_ample: bool,
}

impl Allowance {
    fn open(budget: Budget, rollouts: u64) -> Allowance {
        Allowance { meter: budget.open(), begin: rollouts, is_ample: budget.is_ample() }
    }

    fn has_more(&self, rollouts: u64, looks: u64) -> bool {
        looks < ENOUGH && self.meter.has_more((rollouts - self.begin).max(looks / FREE_LOOKS))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::Loaded;
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::nains::Nains;
    use elvaland_rules::nidavellir::Nidavellir;
    use elvaland_rules::{Audience, State};
    use std::time::Duration;

    /// Enough to think what the others think who think what the others do without thinking.
    const BUDGET: Budget = Budget::Iterations(600);

    /// Looks at the first bids of a game as the first seat.
    fn first_bids<R: BotGame>(players: usize, budget: Budget, mut look: impl FnMut(&mut BidTable<'_, R>)) {
        let mut dealer = Dealer::new(players as u64);
        let mut game: State<R> = R::start(&R::default_options(players).expect("players"), dealer.rng());
        game.random_step(dealer.rng());
        let network = Loaded::default().of_table(game.table());
        look(&mut BidTable::new(&network, &game.view(Audience::Seat(Seat::S0)), budget, 7));
    }

    fn thinks_of_others<R: BotGame>() {
        for players in 2..=5 {
            let mut seen = Vec::new();
            first_bids::<R>(players, BUDGET, |table| {
                let thoughts = table.thoughts_of_others(Seat::S0, BUDGET);
                for seat in Seat::first(5) {
                    let is_other = seat != Seat::S0 && seat.index() < players;
                    assert_eq!(!thoughts[seat].is_empty(), is_other, "one thinks for the others, and only for them");
                    let sum: f32 = thoughts[seat].iter().sum();
                    assert!(!is_other || (sum - 1.0).abs() < 1e-3, "{sum}");
                }
                seen.push(thoughts);
            });
            first_bids::<R>(players, BUDGET, |table| {
                assert_eq!(seen.pop(), Some(table.thoughts_of_others(Seat::S0, BUDGET)), "the same thoughts again");
            });
        }
    }

    #[test]
    fn the_others_are_thought_for_in_both_games() {
        thinks_of_others::<Nidavellir>();
        thinks_of_others::<Nains>();
    }

    #[test]
    fn the_more_time_the_more_the_others_are_believed_to_think() {
        let time = |ms| Budget::Time(Duration::from_millis(ms));
        assert_eq!([1, 10, 100, 1000].map(|ms| others_think(time(ms))), [0.0, 0.2, 0.4, 0.6]);
        assert_eq!([50, 200, 1000, 10_000].map(|it| others_think(Budget::Iterations(it))), [0.0, 0.2, 0.2, 0.4]);
        assert_eq!(others_think(time(1_000_000)), MOSTLY, "but never altogether");
    }

    #[test]
    fn best_response_earns_at_least_what_the_boss_plays() {
        first_bids::<Nidavellir>(3, BUDGET, |table| {
            let others = table.thoughts_of_others(Seat::S0, BUDGET);
            let allowance = Allowance::open(BUDGET, table.rollouts());
            let known = table.learn(Seat::S0, Belief { thoughts: Some((&others, 1.0)), known: 0.0 }, allowance);
            let boss = table.think(Seat::S0, BUDGET).shares();
            let of_boss: f32 = boss.iter().zip(known.values()).map(|(share, value)| share * value).sum();
            let best = known.values().into_iter().fold(0.0, f32::max);
            assert!(best >= of_boss - 1e-4, "{best} {of_boss}");
        });
    }

    #[test]
    fn each_of_the_others_may_be_the_one_who_knows() {
        first_bids::<Nains>(4, BUDGET, |table| {
            let mut knowers = BySeat::default();
            let learner = Learner::new(&table.payoffs.priors(Mind::Network)[Seat::S0]);
            for _ in 0..30 {
                table.bids_with_a_knower(Seat::S0, Belief { thoughts: None, known: 1.0 }, &learner, &mut knowers);
            }
            let known = Seat::first(4).map(|seat| knowers[seat].is_some());
            assert_eq!(known.collect::<Vec<_>>(), [false, true, true, true]);
        });
    }

    #[test]
    fn large_budgets_evaluate_all_bids() {
        for (budget, most) in [(BUDGET, 12), (Budget::Iterations(50_000), 60)] {
            first_bids::<Nidavellir>(4, budget, |table| {
                assert_eq!(table.payoffs.bids(Seat::S0).count(), most);
                assert_eq!(table.payoffs.bids(Seat::S1).count(), 12, "of the others what is likely");
                let allowance = Allowance { is_ample: budget.is_ample(), ..Allowance::open(BUDGET, 0) };
                assert_eq!(
                    table.learn(Seat::S0, Belief { thoughts: None, known: KNOWN }, allowance).shares().len(),
                    most
                );
            });
        }
    }
}
