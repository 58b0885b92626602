//! Sources of draws: a random generator, or a prepared lesson.

use elvaland_rules::State;
use elvaland_rules::mechanics::Draw;
use elvaland_rules::record::RecordFormat;
use rand_core::Rng;

use crate::lesson::Lesson;

/// Draws cards whenever a game waits for chance. Every random number generator is one.
pub trait Chance {
    /// Returns a possible draw for `state`, which waits for chance.
    fn draw<R: RecordFormat>(&mut self, state: &State<R>) -> Draw;
}

impl<T: Rng> Chance for T {
    fn draw<R: RecordFormat>(&mut self, state: &State<R>) -> Draw {
        state.random_draw(self)
    }
}

/// Draws what a lesson prepared, and at random where it prepared nothing.
pub struct Prepared<'a, T> {
    /// The lesson; `None` draws everything at random.
    pub lesson: Option<&'a Lesson>,
    /// The generator for everything else.
    pub rng: T,
}

impl<T: Rng> Chance for Prepared<'_, T> {
    fn draw<R: RecordFormat>(&mut self, state: &State<R>) -> Draw {
        let prepared = self.lesson.and_then(|lesson| lesson.draw(state));
        prepared.unwrap_or_else(|| state.random_draw(&mut self.rng))
    }
}
