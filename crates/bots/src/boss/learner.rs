//! Somebody who learns from regret (Hart and Mas-Colell 2000; RM+ of Tammelin 2014).
//!
//! Again and again he sees what each of his bids would have brought, and makes a bid the more often the more he regrets not
//! having made it. What he made on the average is what he plays.

/// How many looks the first guess is worth. With 2 and a first guess that was surer of itself, the boss was a little stronger
/// against networks, but somebody who knew how it thinks won 44 % instead of 36.
const GUESS: f64 = 8.0;

/// A bid, as its owner thinks of it.
#[derive(Clone, Copy)]
struct Choice {
    /// How likely it is before anything is regretted.
    prior: f64,
    regret: f64,
    /// How often it was made, later looks counting more.
    made: f64,
    /// What it brought, all looks together.
    brought: f64,
}

/// Somebody who learns which of his bids to make how often.
pub(super) struct Learner {
    choices: Vec<Choice>,
    looks: u64,
}

impl Learner {
    /// Somebody who has seen nothing yet, and would make his bids with these chances.
    pub(super) fn new(priors: &[f32]) -> Learner {
        let choice = |&prior: &f32| Choice { prior: prior.into(), regret: 0.0, made: 0.0, brought: 0.0 };
        Learner { choices: priors.iter().map(choice).collect(), looks: 0 }
    }

    /// How often he looked.
    pub(super) fn looks(&self) -> u64 {
        self.looks
    }

    /// Learns what each of the bids would have brought.
    pub(super) fn look(&mut self, brought: &[f64]) {
        self.looks += 1;
        let strategy = self.strategy();
        let mean: f64 = strategy.iter().zip(brought).map(|(share, value)| share * value).sum();
        let weight = self.looks as f64;
        for ((choice, share), value) in self.choices.iter_mut().zip(strategy).zip(brought) {
            choice.regret = (choice.regret + value - mean).max(0.0);
            choice.made += weight * share;
            choice.brought += value;
        }
    }

    /// How likely he makes each of his bids now: as he regrets, with the first guess counted in.
    fn strategy(&self) -> Vec<f64> {
        let regrets: f64 = self.choices.iter().map(|choice| choice.regret).sum();
        let guess = GUESS / (GUESS + self.looks as f64);
        let even = (self.choices.len() as f64).recip();
        let by_regret = |choice: &Choice| if regrets > 0.0 { choice.regret / regrets } else { even };
        self.choices.iter().map(|choice| guess * choice.prior + (1.0 - guess) * by_regret(choice)).collect()
    }

    /// How often he made each of his bids on the average.
    pub(super) fn shares(&self) -> Vec<f32> {
        let made: f64 = self.choices.iter().map(|choice| choice.made).sum();
        let share = |choice: &Choice| if made > 0.0 { choice.made / made } else { choice.prior };
        self.choices.iter().map(|choice| share(choice) as f32).collect()
    }

    /// What each of his bids brought on the average.
    pub(super) fn values(&self) -> Vec<f32> {
        let looks = self.looks.max(1) as f64;
        self.choices.iter().map(|choice| (choice.brought / looks) as f32).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Matching pennies with unequal stakes: who is matched on the first side wins three, on the other one.
    #[test]
    fn two_who_learn_come_to_the_balance_of_a_game() {
        let [mut one, mut other] = [(); 2].map(|()| Learner::new(&[0.5, 0.5]));
        for _ in 0..20_000 {
            let [first, second] = [&one, &other].map(Learner::strategy);
            one.look(&[3.0 * second[0], second[1]]);
            other.look(&[-3.0 * first[0], -first[1]]);
        }
        for learner in [one, other] {
            let share = learner.shares()[0];
            assert!((share - 0.25).abs() < 0.02, "{share}: a quarter makes the other indifferent");
        }
    }

    #[test]
    fn what_always_brings_more_is_made_nearly_always_and_the_first_guess_is_forgotten() {
        let mut learner = Learner::new(&[0.9, 0.1]);
        assert_eq!(learner.shares(), [0.9, 0.1], "nothing seen yet");
        for _ in 0..1000 {
            learner.look(&[0.2, 0.3]);
        }
        assert!(learner.shares()[1] > 0.95, "{:?}", learner.shares());
        assert!((learner.values()[1] - 0.3).abs() < 1e-6 && learner.looks() == 1000);
    }
}
