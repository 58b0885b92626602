//! Listeners: callbacks that receive every event with the state right after it.

use super::{Event, Rules, State};

/// Receives the events of a game while an action or a draw is applied.
///
/// `()` ignores events at no cost; a `Vec<Event>` collects them. To collect views, implement the trait:
///
/// ```
/// use elvaland_rules::mechanics::{Event, View};
/// use elvaland_rules::{Audience, Listener, Rules, State};
///
/// /// Collects what one audience sees, event by event.
/// struct Camera<R: Rules> {
///     audience: Audience,
///     frames: Vec<(Event, View<R>)>,
/// }
///
/// impl<R: Rules> Listener<R> for Camera<R> {
///     fn on_event(&mut self, event: Event, state: &State<R>) {
///         self.frames.push((event.for_audience(self.audience), state.view(self.audience)));
///     }
/// }
/// ```
pub trait Listener<R: Rules> {
    /// Whether events are wanted; `false` lets the engine skip the intermediate states.
    const LISTENS: bool = true;

    /// Handles an event. `state` is the game right after the change that the event describes; later changes of the
    /// same action are still to come, so its agenda may be that of a step in progress. The state holds secrets: take
    /// [`State::view`] and [`Event::for_audience`] before passing anything on.
    fn on_event(&mut self, event: Event, state: &State<R>);
}

impl<R: Rules> Listener<R> for () {
    const LISTENS: bool = false;

    #[inline(always)]
    fn on_event(&mut self, _: Event, _: &State<R>) {}
}

impl<R: Rules> Listener<R> for Vec<Event> {
    fn on_event(&mut self, event: Event, _: &State<R>) {
        self.push(event);
    }
}
