//! What to take, whom to recruit, and every other decision that is not a bid.

use elvaland_rules::mechanics::Step;
use elvaland_rules::{Action, Game, Seat, SeatSet, State, Turn};

use super::gaze::Anchor;
use crate::network::{Network, Perceived};

/// How many questions that follow from an action are answered before it is judged.
const DEPTH: usize = 2;

/// What a seat's strength comes to after an action, the questions to the same seat that follow from it answered as well as
/// possible.
pub(crate) fn outlook<R: Perceived>(anchor: &Anchor<'_, R>, game: &State<R>, seat: Seat, action: Action) -> f32 {
    ahead(anchor, game, seat, action, DEPTH)
}

fn ahead<R: Perceived>(anchor: &Anchor<'_, R>, game: &State<R>, seat: Seat, action: Action, depth: usize) -> f32 {
    let mut after = game.clone();
    after.play_unchecked(seat, action, &mut ());
    if depth == 0 || !goes_on(&after, seat) {
        return anchor.strength(after.table(), after.purses());
    }
    let slots = (0..after.choices(seat)).filter_map(|slot| after.choice(seat, slot));
    slots.map(|next| ahead(anchor, &after, seat, next, depth - 1)).fold(f32::NEG_INFINITY, f32::max)
}

/// Whether the same seat is asked for something that follows from what it did, not for another turn.
fn goes_on<R: Perceived>(game: &State<R>, seat: Seat) -> bool {
    game.turn() == Turn::Decide(SeatSet::only(seat))
        && matches!(
            game.table().agenda().next(),
            Some(Step::Recruit(..) | Step::Transform(..) | Step::Trade(_) | Step::Power(_))
        )
}

/// The action after which the seat is strongest.
pub(crate) fn best<R: Perceived>(network: &Network, game: &State<R>, seat: Seat) -> Option<Action> {
    let anchor = Anchor::new(network, game.table(), game.purses(), seat);
    let mut best = None;
    let mut most = f32::NEG_INFINITY;
    for action in (0..game.choices(seat)).filter_map(|slot| game.choice(seat, slot)) {
        let outlook = outlook(&anchor, game, seat, action);
        if outlook > most {
            (most, best) = (outlook, Some(action));
        }
    }
    best
}
