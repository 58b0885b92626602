//! The output of the network for a decision, for bots outside this crate.

use elvaland_rules::{Action, View};

use crate::bot::viewing_seat;
use crate::eval::{LazyNetwork, Value};
use crate::games::BotGame;
use crate::policy::{PolicyEvaluator, Sampling};

/// The policy and the value of a decision, as the committed network computes them without search.
#[derive(Clone, Debug, PartialEq)]
pub struct NetworkOutput {
    /// The probability of each legal action, in their order; they add up to 1.
    pub probabilities: Vec<f32>,
    /// The expected share of the victory among equal players, from 0 to 1.
    pub win: f32,
    /// The expected lead over the best opponent, in points.
    pub margin: f32,
}

impl NetworkOutput {
    /// Evaluates a decision of the seat that `view` belongs to; it depends on the view alone.
    ///
    /// # Panics
    /// If `legal` is empty, or if the view is not that of a seat.
    ///
    /// ```
    /// use elvaland_bots::NetworkOutput;
    /// use elvaland_rules::nidavellir::Nidavellir;
    /// use elvaland_rules::{Audience, Seat, State};
    ///
    /// let game: State<Nidavellir> = "nidavellir 2p; round 2; taverns W7 H B / E9 M0 W3 / B B R3".parse()?;
    /// let legal = game.legal_actions(Seat::S0);
    /// let output = NetworkOutput::of(&game.view(Audience::Seat(Seat::S0)), &legal);
    /// assert_eq!(output.probabilities.len(), legal.len());
    /// assert!((0.0..=1.0).contains(&output.win));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of<R: BotGame>(view: &View<R>, legal: &[Action]) -> NetworkOutput {
        R::network_output(view, legal)
    }
}

/// Implements [`NetworkOutput::of`] for any game.
pub(crate) fn evaluate<R: BotGame>(view: &View<R>, legal: &[Action]) -> NetworkOutput {
    let (network, mut evaluator) = (LazyNetwork::default().of_table(view.table()), PolicyEvaluator::default());
    let probabilities = evaluator.probabilities(&network, view, viewing_seat(view), legal, Sampling::TRAINING).to_vec();
    let Value { win, margin } = evaluator.activations.value();
    NetworkOutput { probabilities, win, margin: Value::points(margin) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::{Bot, Budget};
    use crate::policy::PolicyBot;
    use crate::testing::walk;
    use elvaland_rules::nains::Nains;
    use elvaland_rules::nidavellir::Nidavellir;
    use elvaland_rules::{Audience, State, Turn};

    /// Returns the first decision with a choice of the asked seat.
    fn decision<R: BotGame>(game: &State<R>) -> Option<(View<R>, Vec<Action>)> {
        let Turn::Decide(seats) = game.turn() else { return None };
        let seat = seats.first()?;
        let legal = game.legal_actions(seat);
        (legal.len() > 1).then(|| (game.view(Audience::Seat(seat)), legal.to_vec()))
    }

    fn master_plays_the_likeliest_pick<R: BotGame>() {
        let (mut master, mut compared) = (PolicyBot::new(1, Sampling::PLAY), 0);
        walk::<R>(3, 1, |game, _| {
            let Some((view, legal)) = decision(game) else { return };
            let NetworkOutput { probabilities, win, margin } = NetworkOutput::of(&view, &legal);
            assert!((probabilities.iter().sum::<f32>() - 1.0).abs() < 1e-4);
            assert!((0.0..=1.0).contains(&win) && margin.abs() < 150.0, "{win} {margin}");
            if !matches!(legal[0], Action::Bid(_)) {
                compared += 1;
                let best = probabilities.iter().copied().fold(0.0, f32::max);
                let played = master.choose(&view, &legal, Budget::default());
                let at = legal.iter().position(|&action| action == played).expect("a legal action");
                assert_eq!(probabilities[at], best);
            }
        });
        assert!(compared > 10, "{compared}");
    }

    #[test]
    fn master_plays_the_pick_with_the_highest_probability() {
        master_plays_the_likeliest_pick::<Nidavellir>();
        master_plays_the_likeliest_pick::<Nains>();
    }
}
