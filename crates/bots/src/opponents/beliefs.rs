//! Beliefs: how probable each type of opponent is for each player, given what the players did in this game.

use elvaland_rules::mechanics::Action;
use elvaland_rules::{Audience, BySeat, Seat, View};

use crate::bot::Budget;
use crate::eval::{LazyNetwork, softmax};
use crate::games::BotGame;
use crate::opponents::public_history::{PublicHistory, PublicMoment, SpectatorView, teaches};
use crate::opponents::{OpponentType, RoundBids, TypeWeights};
use crate::policy::PolicyEvaluator;
use crate::seed;

/// Probability that a player of a type does something else, anything legal being equally likely: a single surprise must
/// not rule a type out.
const SURPRISE: f32 = 0.15;
/// The number of sampled bids that estimate the distribution of the gambler's noisy bids.
const GAMBLER_SAMPLES: u64 = 6;

/// A posterior over the types of opponents for each seat.
///
/// It follows from the public actions of a game alone: the same actions give the same beliefs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Beliefs {
    /// Logarithm of the likelihood of each type, by seat.
    logs: BySeat<TypeWeights>,
    /// The bids that were expected in the present round.
    bids: Option<RoundBids>,
}

impl Beliefs {
    /// Learns from the decisions of a game so far. The bids of the present round are not public yet; what was expected before
    /// them is kept.
    pub fn of_game(history: &PublicHistory) -> Beliefs {
        let mut beliefs = Beliefs::default();
        for PublicMoment { before, choice } in history.moments() {
            match before {
                SpectatorView::Nidavellir(before) => beliefs.learn(before, *choice),
                SpectatorView::Nains(before) => beliefs.learn(before, *choice),
            }
        }
        beliefs
    }

    fn learn<R: BotGame>(&mut self, before: &View<R>, choice: Option<(Seat, Action)>) {
        match choice {
            Some((seat, action)) => self.observe(before, seat, action),
            None => self.begin_round(before),
        }
    }

    /// Notes which bids are to be expected; `before` is what everybody sees before the bids of a round.
    pub fn begin_round<R: BotGame>(&mut self, before: &View<R>) {
        self.bids = Some(RoundBids::new(before));
    }

    /// Returns the bids that were expected in the present round.
    pub(crate) fn round_bids(&self) -> Option<&RoundBids> {
        self.bids.as_ref()
    }

    /// Learns from an action once it is public; `before` is what anybody could see right before it, for bids before any
    /// bid of the round. Actions that depend on coins which are still hidden teach nothing.
    pub fn observe<R: BotGame>(&mut self, before: &View<R>, seat: Seat, action: Action) {
        if !teaches(action) {
            return;
        }
        let world = before.sample_unbid(&mut seed::rng(0));
        let legal = world.legal_actions(seat);
        let Some(chosen) = legal.iter().position(|&other| other == action).filter(|_| legal.len() > 1) else { return };
        let network = LazyNetwork::default().of_table(world.table());
        let (mut evaluator, view) = (PolicyEvaluator::default(), world.view(Audience::Seat(seat)));
        let even = (legal.len() as f32).recip();
        for (log, opponent_type) in self.logs[seat].iter_mut().zip(OpponentType::ALL) {
            let share = match opponent_type {
                OpponentType::Policy | OpponentType::Beginner => {
                    evaluator.probabilities(&network, &view, seat, &legal, opponent_type.sampling())[chosen]
                }
                OpponentType::Heuristic(heuristic) => {
                    let samples = if heuristic.is_random() { GAMBLER_SAMPLES } else { 1 };
                    let choice = |sample| heuristic.bot(sample).choose(&view, &legal, Budget::default());
                    let hits = (0..samples).filter(|&sample| choice(sample) == action).count();
                    hits as f32 / samples as f32
                }
            };
            *log += libm::logf((1.0 - SURPRISE) * share + SURPRISE * even);
        }
    }

    /// Returns the probability of each type for the player on a seat; they add up to 1.
    ///
    /// ```
    /// use elvaland_bots::{Beliefs, OpponentType};
    /// use elvaland_rules::Seat;
    ///
    /// let prior = Beliefs::default().type_probabilities(Seat::S1);
    /// assert_eq!(prior[0].0, OpponentType::Policy);
    /// assert!((prior.iter().map(|(_, probability)| probability).sum::<f32>() - 1.0).abs() < 1e-5);
    /// ```
    pub fn type_probabilities(&self, seat: Seat) -> [(OpponentType, f32); OpponentType::ALL.len()] {
        let weights = self.weights()[seat];
        std::array::from_fn(|at| (OpponentType::ALL[at], weights[at]))
    }

    /// Returns the probability of each type, by seat.
    pub(crate) fn weights(&self) -> BySeat<TypeWeights> {
        BySeat::from_fn(|seat| {
            let mut weights = self.logs[seat];
            for (weight, prior) in weights.iter_mut().zip(OpponentType::PRIOR) {
                *weight += libm::logf(prior);
            }
            softmax(&mut weights, 1.0);
            weights
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opponents::Heuristic;
    use crate::testing::new_game;
    use elvaland_rules::Turn;
    use elvaland_rules::nains::Nains;
    use elvaland_rules::nidavellir::Nidavellir;

    /// Plays the first age with `greedy` on seat 0 and the policy on seat 1; returns the weights of both seats.
    fn weights_after_an_age<R: BotGame>() -> [TypeWeights; 2] {
        let (mut game, mut dealer) = new_game::<R>(2, 5);
        let (mut beliefs, mut bots) = (Beliefs::default(), ["greedy", "policy"].map(|name| bot::<R>(name)));
        let mut bids = Vec::new();
        while game.table().age() == elvaland_rules::mechanics::Age::First {
            let Turn::Decide(asked) = game.turn() else {
                bids.drain(..).for_each(|(before, seat, action)| beliefs.observe(&before, seat, action));
                game.settle_chance(dealer.rng());
                continue;
            };
            let seat = asked.first().expect("a seat is asked");
            let (legal, before) = (game.legal_actions(seat), game.view(Audience::Spectator));
            let action = bots[seat.index()].choose(&game.view(Audience::Seat(seat)), &legal, Budget::default());
            match action {
                Action::Bid(_) => bids.push((before, seat, action)),
                _ => beliefs.observe(&before, seat, action),
            }
            game.play(seat, action, &mut ()).expect("legal");
        }
        [Seat::S0, Seat::S1].map(|seat| beliefs.weights()[seat])
    }

    fn bot<R: BotGame>(name: &str) -> Box<dyn crate::Bot<R>> {
        name.parse::<crate::BotSpec>().expect("a bot").bot(3)
    }

    fn players_are_recognized<R: BotGame>() {
        let [greedy, policy] = weights_after_an_age::<R>();
        let likeliest = |weights: TypeWeights| {
            let best = weights.iter().copied().fold(0.0, f32::max);
            OpponentType::ALL[weights.iter().position(|&weight| weight == best).expect("a type")]
        };
        assert_eq!(likeliest(greedy), OpponentType::Heuristic(Heuristic::Greedy), "{greedy:?}");
        assert_eq!(likeliest(policy), OpponentType::Policy, "{policy:?}");
    }

    #[test]
    fn players_are_recognized_by_what_they_did() {
        players_are_recognized::<Nidavellir>();
        players_are_recognized::<Nains>();
    }

    #[test]
    fn without_actions_the_prior_holds() {
        let weights = Beliefs::default().weights()[Seat::S2];
        assert!(weights.iter().zip(OpponentType::PRIOR).all(|(weight, prior)| (weight - prior).abs() < 1e-3));
    }
}
