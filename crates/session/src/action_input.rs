//! Actions as clients write them.

use std::fmt;

use elvaland_rules::mechanics::{ParseError, SeenPurse};
use elvaland_rules::{Action, GameName, Seat};

use crate::view::AnyView;
use crate::with_view;

/// The action of a request. It can only be read with the game at hand: the names of cards depend on its list of cards, and
/// forms name coins by their places in the purse.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ActionInput {
    /// A line of text: `bid 5 0 3`, `take W7`.
    Text(String),
    /// A bid: the places in the own purse of the coins for the three taverns.
    Places([Option<usize>; 3]),
}

/// The error of an input that is no action.
#[derive(Clone, PartialEq, Debug)]
pub enum UnreadableAction {
    /// The text is no action of this game.
    Text(GameName, ParseError),
    /// There is no coin at one of the places.
    NoCoin,
    /// The reader may not see the purse.
    NoPurse,
}

impl fmt::Display for UnreadableAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnreadableAction::Text(_, error) => error.fmt(f),
            UnreadableAction::NoCoin => f.write_str("a tavern has no coin"),
            UnreadableAction::NoPurse => f.write_str("the purse is another player's"),
        }
    }
}

impl std::error::Error for UnreadableAction {}

impl ActionInput {
    /// Reads the action of the player on `seat`, who sees `view`. It may still be illegal.
    ///
    /// # Errors
    /// A text that is no action, or places without a coin.
    pub fn read(&self, view: &AnyView, seat: Seat) -> Result<Action, UnreadableAction> {
        match self {
            ActionInput::Text(text) => with_view!(view, view => view.table().parse_action(text))
                .map_err(|error| UnreadableAction::Text(view.game(), error)),
            ActionInput::Places(places) => bid_at(view, seat, *places),
        }
    }
}

/// Returns the bid of the coins at three places of a purse. A coin that is meant for two taverns is left to the rules to
/// refuse.
fn bid_at(view: &AnyView, seat: Seat, places: [Option<usize>; 3]) -> Result<Action, UnreadableAction> {
    let coins = with_view!(view, view => view.purse(seat).known_coins()).ok_or(UnreadableAction::NoPurse)?;
    let [one, two, three] = places.map(|at| coins.get(at?).copied());
    let bid = one.zip(two).zip(three).map(|((one, two), three)| Action::Bid([one, two, three]));
    bid.ok_or(UnreadableAction::NoCoin)
}

#[cfg(test)]
mod tests {
    use elvaland_rules::nidavellir::Nidavellir;
    use elvaland_rules::{AnyGame, Audience, State};

    use super::*;
    use crate::view::Visibility;

    fn view() -> AnyView {
        let state: State<Nidavellir> =
            "nidavellir 2p; round 2; taverns W7 H B / E9 M0 W3 / B B R3".parse().expect("a position");
        AnyView::of(&AnyGame::from(state), Audience::Seat(Seat::S0), Visibility::FULL)
    }

    #[test]
    fn text_and_places_give_the_same_bid() {
        let view = view();
        let text = ActionInput::Text("bid 0 3 5".to_owned()).read(&view, Seat::S0).expect("a bid");
        assert_eq!(ActionInput::Places([0, 2, 4].map(Some)).read(&view, Seat::S0), Ok(text));
    }

    #[test]
    fn missing_coins_and_unknown_words_are_refused() {
        let view = view();
        for places in [[Some(0), None, Some(1)], [Some(0), Some(1), Some(5)]] {
            assert_eq!(ActionInput::Places(places).read(&view, Seat::S0), Err(UnreadableAction::NoCoin));
        }
        let refused = ActionInput::Text("take dragon".to_owned()).read(&view, Seat::S0);
        assert!(matches!(refused, Err(UnreadableAction::Text(..))), "{refused:?}");
    }
}
