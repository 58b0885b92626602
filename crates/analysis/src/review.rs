//! Reviews of finished games: everybody's chance to win over time, better options of each decision, and how much was
//! decisions and how much was luck.
//!
//! A [`Reviewer`] splits a session into steps, which can be evaluated in any order and on any thread by [`ReviewStep::rate`].
//! The changes of the chances are accounted for step by step: what a decision lost against the best option, what a draw
//! changed, and the rest, which is what bids and picks revealed. So the parts add up to the whole game.

pub use elvaland_assessment::{LuckAndSkill, RatedDecision, RatedStep, Review};
use elvaland_bots::{
    AssessedOption, BotGame, Budget, Chances, EXPLAINED_SAMPLES, Explanation, Level, Occupants, assess, explain,
};
use elvaland_rules::{Action, AnyGame, Audience, BySeat, Seat, with_rules, with_state};
use elvaland_session::{PlayedStep, Session};

use crate::public_beliefs::PublicBeliefs;

/// The number of options kept per decision; of costly decisions all that were searched.
const OPTIONS: usize = 3;
/// Smaller losses are noise: the decision counts as right.
const MIN_LOSS: f32 = 0.01;
/// The number of sampled worlds per estimate of the chances.
const WORLDS: u32 = 24;

/// A step to be rated.
#[derive(Clone)]
pub struct ReviewStep {
    step: u32,
    /// The game before it, with every secret.
    game: AnyGame,
    played: PlayedStep,
    occupants: Occupants,
}

/// Splits a game into its steps, each with what everybody could know of the players before it.
fn review_steps<R: BotGame>(session: &Session, levels: BySeat<Option<Level>>) -> Vec<ReviewStep> {
    let mut public = PublicBeliefs::<R>::default();
    let mut steps = Vec::new();
    for ((game, played), step) in session.moments().into_iter().zip(0..) {
        let Some(state) = game.state::<R>() else { break };
        let occupants = Occupants { levels, beliefs: public.at(state) };
        if let PlayedStep::Choice(seat, action) = played {
            public.observe(state, seat, action);
        }
        steps.push(ReviewStep { step, game, played, occupants });
    }
    steps
}

/// A review in progress.
pub struct Reviewer {
    steps: Vec<ReviewStep>,
    /// The steps rated so far.
    review: Review,
}

impl Reviewer {
    /// Starts the review of a finished game; `levels` are those of bots, and of people who said how they play. The others
    /// are estimated from the game, at each step from what had happened before it.
    pub fn new(session: &Session, levels: BySeat<Option<Level>>) -> Reviewer {
        let steps = with_rules!(session.game().name(), R => review_steps::<R>(session, levels));
        Reviewer { steps, review: Review { steps: Vec::new(), end: session.game().shares() } }
    }

    /// Returns the number of rated steps, and of all.
    pub fn progress(&self) -> (usize, usize) {
        (self.review.steps.len(), self.steps.len())
    }

    /// Returns the steps to rate.
    pub fn steps(&self) -> &[ReviewStep] {
        &self.steps
    }

    /// Adds the next rated step, in order.
    pub fn add(&mut self, rated: RatedStep) {
        self.review.steps.push(rated);
    }

    /// Returns the costliest decisions so far, as [`Review::costliest`]: their steps, and their best options as text.
    pub fn costliest(&self, most: usize, least: f32) -> Vec<(ReviewStep, String)> {
        let step = |at: u32| self.steps.iter().find(|step| step.step == at).cloned();
        let costly = self.review.costliest(most, least);
        costly.filter_map(|(at, it)| Some((step(at)?, it.options.first()?.0.clone()))).collect()
    }

    /// Adds what the options of a rated decision were expected to bring: the best one, then the chosen one.
    pub fn add_reasons(&mut self, step: &ReviewStep, reasons: Vec<Explanation>) {
        let rated = self.review.steps.iter_mut().find(|rated| rated.step == step.step);
        if let Some(decision) = rated.and_then(|rated| rated.decision.as_mut()) {
            decision.reasons = reasons;
        }
    }

    /// Returns the review of the steps added so far.
    pub fn finish(self) -> Review {
        self.review
    }
}

impl ReviewStep {
    /// Returns the same moment with another choice of the same player; `None` if no player chose.
    pub fn with_action(&self, action: Action) -> Option<ReviewStep> {
        let PlayedStep::Choice(seat, _) = self.played else { return None };
        Some(ReviewStep { played: PlayedStep::Choice(seat, action), ..self.clone() })
    }

    /// Estimates the chances before the step, and searches the options of its decision.
    pub fn rate(&self, budget: Budget, seed: u64) -> RatedStep {
        let chances = with_state!(&self.game, state => {
            Chances::of_view(&state.view(Audience::Spectator), &self.occupants, WORLDS, seed)
        });
        let decision = match self.played {
            PlayedStep::Choice(seat, action) => self.rate_decision(&chances, (seat, action), budget, seed),
            PlayedStep::Draw(_) | PlayedStep::Undo(_) => None,
        };
        let is_draw = matches!(self.played, PlayedStep::Draw(_));
        RatedStep { step: self.step, chances: rounded(chances.by_seat()), decision, is_draw }
    }

    /// Returns what the `best` option, given as text, and the chosen one are expected to bring; nothing if nobody chose.
    pub fn explain(&self, best: &str, seed: u64) -> Vec<Explanation> {
        let (PlayedStep::Choice(seat, chosen), Ok(best)) = (self.played, self.game.parse_action(best)) else {
            return Vec::new();
        };
        with_state!(&self.game, state => {
            let view = state.view(Audience::Seat(seat));
            explain(&view, &[best, chosen], &self.occupants.beliefs, EXPLAINED_SAMPLES, seed)
        })
    }

    fn rate_decision(
        &self,
        chances: &Chances,
        (seat, action): (Seat, Action),
        budget: Budget,
        seed: u64,
    ) -> Option<RatedDecision> {
        let legal = self.game.legal_actions(seat);
        if legal.len() < 2 {
            return None;
        }
        let options = with_state!(&self.game, state => {
            let view = state.view(Audience::Seat(seat));
            assess(&view, &legal, (&self.occupants, Some(action)), budget, seed, 1)
        });
        let win = options.iter().find(|option| option.action == action).map(|option| option.win);
        // Several bids are right together: what counts is the mixed strategy, not the luckiest estimate.
        let right: f32 = options.iter().map(|option| option.play * option.win).sum();
        let lost = win.map_or(0.0, |win| right - win);
        let is_loss = lost >= MIN_LOSS;
        let text = |option: &AssessedOption| (self.game.action_text(option.action), round(option.win));
        Some(RatedDecision {
            seat: seat.index(),
            action: self.game.action_text(action),
            win: win.map(round),
            options: options.iter().take(if is_loss { options.len() } else { OPTIONS }).map(text).collect(),
            changes: if is_loss { rounded(changes(&chances.by_seat(), seat.index(), lost)) } else { Vec::new() },
            reasons: Vec::new(),
        })
    }
}

/// Returns what each seat loses or wins if one loses this much; the others win it in proportion to their chances.
fn changes(chances: &[f32], loser: usize, lost: f32) -> Vec<f32> {
    let others: f32 = chances.iter().sum::<f32>() - chances[loser];
    let even = lost / (chances.len().max(2) - 1) as f32;
    let change = |(at, chance): (usize, &f32)| match (at == loser, others > 1e-3) {
        (true, _) => -lost,
        (false, true) => lost * chance / others,
        (false, false) => even,
    };
    chances.iter().enumerate().map(change).collect()
}

/// Rounds to four digits: reviews are stored.
fn round(share: f32) -> f32 {
    (share * 1e4).round() / 1e4
}

fn rounded(shares: Vec<f32>) -> Vec<f32> {
    shares.into_iter().map(round).collect()
}

#[cfg(test)]
mod tests {
    use elvaland_bots::{Beliefs, PublicHistory};
    use elvaland_rules::Rules;
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::nidavellir::{Nidavellir, Options};

    use super::*;

    /// Plays a game in which everybody takes the first option.
    fn finished() -> Session {
        let mut dealer = Dealer::new(3);
        let start = Nidavellir::start(&Options::new(2).expect("options"), dealer.rng());
        let mut session = Session::begin(start.into(), dealer.rng()).expect("draws");
        while let Some(seat) = session.waiting_for().first() {
            let action = session.game().legal_actions(seat)[0];
            session.submit(seat, action, dealer.rng()).expect("legal");
        }
        session
    }

    fn review(session: &Session) -> Review {
        let mut reviewer = Reviewer::new(session, BySeat::default());
        for step in reviewer.steps().to_vec() {
            reviewer.add(step.rate(Budget::Iterations(10), 7));
        }
        assert_eq!(reviewer.progress().0, reviewer.progress().1);
        reviewer.finish()
    }

    #[test]
    fn every_step_is_rated_and_chances_add_up_to_one() {
        let session = finished();
        let review = review(&session);
        assert_eq!(review.decisions().count(), session.decisions().len());
        assert!(review.steps.iter().all(|step| (step.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3));
        assert!(review.decisions().all(|(_, decision)| decision.win.is_some() && !decision.options.is_empty()));
        assert_eq!(review.end.iter().sum::<f32>(), 1.0);
    }

    /// Plays a game in which everybody takes the first option at first, and the last one after `same` steps.
    fn finished_after(same: usize) -> Session {
        let mut dealer = Dealer::new(3);
        let start = Nidavellir::start(&Options::new(3).expect("options"), dealer.rng());
        let mut session = Session::begin(start.into(), dealer.rng()).expect("draws");
        while let Some(seat) = session.waiting_for().first() {
            let legal = session.game().legal_actions(seat);
            let action = if session.decisions().len() < same { legal[0] } else { legal[legal.len() - 1] };
            session.submit(seat, action, dealer.rng()).expect("legal");
        }
        session
    }

    #[test]
    fn steps_are_judged_by_what_was_knowable_before_them() {
        let [one, other] = [16, usize::MAX].map(|same| Reviewer::new(&finished_after(same), BySeat::default()));
        let same = one.steps().iter().zip(other.steps()).take_while(|(one, other)| one.game == other.game).count();
        assert!(same > 16 && same < one.steps().len());
        for (one, other) in one.steps().iter().zip(other.steps()).take(same) {
            assert!(one.occupants == other.occupants, "step {}: what comes later does not count", one.step);
        }
    }

    #[test]
    fn beliefs_of_a_review_are_those_of_the_public_history() {
        let session = finished_after(30);
        let (reviewer, decisions) = (Reviewer::new(&session, BySeat::default()), session.decisions());
        for step in reviewer.steps() {
            let past = decisions.iter().filter(|it| it.step < step.step).map(|it| (&it.game, it.seat, it.action));
            let known = Beliefs::of_game(&PublicHistory::of_decisions(past, &step.game));
            for seat in Seat::first(3) {
                let [known, used] = [known, step.occupants.beliefs].map(|beliefs| beliefs.type_probabilities(seat));
                let is_close = known.iter().zip(used).all(|((_, known), (_, used))| (known - used).abs() < 1e-3);
                assert!(is_close, "step {}, seat {seat}: {known:?}, {used:?}", step.step);
            }
        }
    }

    #[test]
    fn costliest_decisions_of_each_player_are_explained() {
        let mut reviewer = Reviewer::new(&finished(), BySeat::default());
        for step in reviewer.steps().to_vec() {
            reviewer.add(step.rate(Budget::Iterations(10), 7));
        }
        for (step, best) in reviewer.costliest(2, 0.02) {
            reviewer.add_reasons(&step, step.explain(&best, 1));
        }
        let review = reviewer.finish();
        for seat in 0..2 {
            let own = || review.decisions().map(|(_, it)| it).filter(|it| it.seat == seat);
            let explained: Vec<_> = own().filter(|it| !it.reasons.is_empty()).collect();
            assert!(explained.len() == 2 && explained.iter().all(|it| it.reasons.len() == 2 && it.cost() > 0.02));
            let least = explained.iter().map(|it| it.cost()).fold(1.0, f32::min);
            assert!(own().filter(|it| it.reasons.is_empty()).all(|it| it.cost() <= least));
        }
    }

    #[test]
    fn decisions_luck_and_draws_add_up_to_the_game() {
        let review = review(&finished());
        for seat in 0..2 {
            let LuckAndSkill { decisions, others, reveals, draws } = review.luck_and_skill(seat);
            let whole = review.end[seat] - review.steps[0].chances[seat];
            assert!((decisions + others + reveals + draws - whole).abs() < 2e-2, "{whole}");
            assert!(decisions < -0.1 && others > 0.1 && draws != 0.0, "{decisions} {others} {draws}");
        }
    }

    #[test]
    fn what_one_player_loses_the_others_win() {
        let shifts = changes(&[0.5, 0.3, 0.2], 1, 0.07);
        assert_eq!(rounded(shifts), [0.05, -0.07, 0.02]);
        assert_eq!(changes(&[0.0, 1.0, 0.0], 1, 0.5), [0.25, -0.5, 0.25]);
    }
}
