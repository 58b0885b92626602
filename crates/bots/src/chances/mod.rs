//! Chances to win at a table, given who sits where.
//!
//! The network's values assume equal players. [`Chances`] evaluates every seat in sampled worlds at the beginning of the
//! next round, and [`ChanceModel`] turns the values into chances that add up to 1: it weighs them by the strength of the
//! players, the more the more rounds are left.

mod model;

use elvaland_assessment::Level;
use elvaland_rules::mechanics::{Age, Table};
use elvaland_rules::{BySeat, Rules, Seat, State, Turn, View};

use crate::eval::LazyNetwork;
use crate::games::BotGame;
use crate::opponents::{Beliefs, Determinizer, OpponentType, TypeWeights};
use crate::policy::{self, sample};
use crate::search::Rollouts;
use crate::seed;

pub use model::{ChanceModel, ChanceSample, FitReport};

/// Who sits where: what chances depend on beside the position.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Occupants {
    /// The level of each seat; `None` for a player whose strength follows from the beliefs.
    pub levels: BySeat<Option<Level>>,
    /// The beliefs about the types of the players, learned from the game.
    pub beliefs: Beliefs,
}

impl Occupants {
    /// Returns the weights of the types of a seat.
    fn weights(&self) -> BySeat<TypeWeights> {
        let mut weights = self.beliefs.weights();
        for seat in Seat::ALL {
            if let Some(level) = self.levels[seat] {
                let known = OpponentType::of_level(level);
                weights[seat] = OpponentType::ALL.map(|other| f32::from(u8::from(other == known)));
            }
        }
        weights
    }
}

/// The chances of all seats of a position, and how they change with the value of one seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Chances {
    /// The win share that the network expects for each seat among equals.
    values: Vec<f32>,
    /// The part of the game that is left when they are expected, from 1 to 0.
    remaining: f32,
    /// The exponent of the values.
    exponent: f32,
    /// Logarithms of the factors for the players' strengths.
    strengths: Vec<f32>,
}

impl Chances {
    /// Estimates the chances of a position from what the view shows, in `worlds` sampled worlds. The same view,
    /// occupants and seed give the same chances.
    ///
    /// ```
    /// use elvaland_bots::{Chances, Level, Occupants};
    /// use elvaland_rules::nidavellir::Nidavellir;
    /// use elvaland_rules::{Audience, State, Seat};
    ///
    /// let game: State<Nidavellir> = "nidavellir 2p; round 2; taverns W7 H B / E9 M0 W3 / B B R3".parse()?;
    /// let mut occupants = Occupants::default();
    /// occupants.levels[Seat::S0] = Some(Level::Champion);
    /// occupants.levels[Seat::S1] = Some(Level::Apprentice);
    /// let chances = Chances::of_view(&game.view(Audience::Spectator), &occupants, 8, 1).by_seat();
    /// assert!(chances[0] > 0.8 && (chances[0] + chances[1] - 1.0).abs() < 1e-5);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of_view<R: BotGame>(view: &View<R>, occupants: &Occupants, worlds: u32, seed: u64) -> Chances {
        R::chances(view, occupants, worlds, seed)
    }

    /// Returns what the network expects for each seat among equals, and which part of the game is left then: what a
    /// [`ChanceSample`] consists of.
    pub fn values(&self) -> (&[f32], f32) {
        (&self.values, self.remaining)
    }

    /// Returns the chance of each seat; they add up to 1.
    pub fn by_seat(&self) -> Vec<f32> {
        ChanceModel::weigh(&self.values, self.exponent, &self.strengths)
    }

    /// Returns the chance of each seat if a search expects this win share among equals for `seat`; the others share the
    /// rest in their present proportions.
    pub fn with_win(&self, seat: Seat, win: f32) -> Vec<f32> {
        let mut values = self.values.clone();
        let rest = 1.0 - values[seat.index()];
        for (at, value) in values.iter_mut().enumerate() {
            *value = match at == seat.index() {
                true => win,
                false if rest > 1e-3 => *value * (1.0 - win) / rest,
                false => 1.0 - win,
            };
        }
        ChanceModel::weigh(&values, self.exponent, &self.strengths)
    }
}

/// Implements [`Chances::of_view`] for any game.
pub(crate) fn estimate<R: BotGame>(view: &View<R>, occupants: &Occupants, worlds: u32, seed: u64) -> Chances {
    let players = view.table().rules().players();
    let network = LazyNetwork::default().of_table(view.table());
    let mut rollouts = Rollouts::new(&network);
    let weights = occupants.weights();
    let determinizer = (!policy::is_bid(view.table()))
        .then(|| Determinizer::new((&network, &mut rollouts.evaluator), view, occupants.beliefs.round_bids()));
    let (mut values, mut remaining) = (vec![0.0; players], 0.0);
    let worlds = if determinizer.is_some() { worlds.max(1) } else { 1 };
    for number in 0..worlds {
        let mut rng = seed::rng(seed::mixed([seed, u64::from(number)]));
        let game = match &determinizer {
            // Nothing that is hidden matters before the bids.
            None => view.sample_unbid(&mut rng),
            Some(determinizer) => {
                let types = BySeat::from_fn(|seat| OpponentType::ALL[sample(&weights[seat], &mut rng)]);
                let mut game = determinizer.sample(&mut rng);
                rollouts.finish_round(&mut game, &types, &mut rng, &mut ());
                game
            }
        };
        for (value, seat) in values.iter_mut().zip(Seat::first(players)) {
            *value += rollouts.value(&game, seat).win / worlds as f32;
        }
        remaining += remaining_rounds(&game) / worlds as f32;
    }
    let model = ChanceModel::committed(R::NAME, players);
    let strength = |seat: Seat| match occupants.levels[seat] {
        Some(level) => model.of_level(level),
        None => model.of_types(&weights[seat]),
    };
    Chances {
        values,
        remaining,
        exponent: model.exponent(remaining),
        strengths: Seat::first(players).map(|seat| strength(seat) * ChanceModel::strength_factor(remaining)).collect(),
    }
}

/// Returns the part of the game that is left, by rounds: 1 before the first, 0 at the end.
fn remaining_rounds<R: Rules>(game: &State<R>) -> f32 {
    if game.turn() == Turn::Over {
        return 0.0;
    }
    let table: &Table<R> = game.table();
    let rounds = f32::from(table.rules().rounds());
    let earlier = if table.age() == Age::Second { rounds } else { 0.0 };
    1.0 - (earlier + f32::from(table.round().max(1)) - 1.0) / (2.0 * rounds)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::walk;
    use elvaland_rules::Audience;
    use elvaland_rules::nains::Nains;
    use elvaland_rules::nidavellir::Nidavellir;

    fn levels(levels: [Level; 3]) -> Occupants {
        let mut occupants = Occupants::default();
        for (seat, level) in Seat::ALL.into_iter().zip(levels) {
            occupants.levels[seat] = Some(level);
        }
        occupants
    }

    fn chances_add_up<R: BotGame>() {
        let occupants = levels([Level::King, Level::Apprentice, Level::Gambler]);
        let mut seen = 0;
        walk::<R>(3, 1, |game, _| {
            seen += 1;
            if seen % 9 == 0 {
                let view = game.view(Audience::Spectator);
                let chances = Chances::of_view(&view, &occupants, 2, 5);
                assert_eq!(chances, Chances::of_view(&view, &occupants, 2, 5), "the same again");
                for by_seat in [chances.by_seat(), chances.with_win(Seat::S1, 0.3), chances.with_win(Seat::S2, 1.0)] {
                    assert!((by_seat.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{by_seat:?}");
                    assert!(by_seat.iter().all(|chance| (0.0..=1.0).contains(chance)), "{by_seat:?}");
                }
                let wins = [0.1, 0.4, 0.9].map(|win| chances.with_win(Seat::S0, win)[0]);
                assert!(wins.is_sorted(), "{wins:?}");
            }
        });
        assert!(seen > 50);
    }

    #[test]
    fn chances_add_up_to_one_and_grow_with_the_value() {
        chances_add_up::<Nidavellir>();
        chances_add_up::<Nains>();
    }

    #[test]
    fn hidden_coins_do_not_change_public_chances() {
        let occupants = levels([Level::Master; 3]);
        let (mut compared, mut at) = (0, 0);
        walk::<Nidavellir>(3, 1, |game, _| {
            at += 1;
            let view = game.view(Audience::Spectator);
            let other = State::sample(&view, &mut seed::rng(at));
            if other != *game && at % 4 == 0 {
                compared += 1;
                let again = other.view(Audience::Spectator);
                assert_eq!(Chances::of_view(&view, &occupants, 2, 1), Chances::of_view(&again, &occupants, 2, 1));
            }
        });
        assert!(compared > 5, "{compared}");
    }

    #[test]
    fn stronger_players_have_better_chances() {
        let game: State<Nidavellir> =
            "nidavellir 2p; round 2; taverns W7 H B / E9 M0 W3 / B B R3".parse().expect("a position");
        let view = game.view(Audience::Spectator);
        let chance =
            |level| Chances::of_view(&view, &levels([level, Level::Artisan, Level::Artisan]), 1, 1).by_seat()[0];
        let chances = [Level::Apprentice, Level::Journeyman, Level::Master, Level::Champion, Level::King].map(chance);
        assert!(chances.is_sorted() && chances[0] < 0.3 && chances[4] > 0.7, "{chances:?}");
    }
}
