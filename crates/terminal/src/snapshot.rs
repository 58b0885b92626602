//! What may be shown of a table now, and what its players may do.

use elvaland_bots::{AssessedOption, Level};
use elvaland_rules::mechanics::{Action, Coin, Event, Rules, View};
use elvaland_rules::{Scores, Seat, SeatSet, Turn};

/// The player of a seat: a person or a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// A person, at this keyboard or elsewhere.
    Person,
    /// A bot of this level.
    Bot(Level),
}

/// The advice of the strongest bot to the player who has the keyboard.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Hints {
    /// There is no advice here.
    #[default]
    Off,
    /// Advice can be asked for.
    Ready,
    /// The bot is thinking.
    Thinking,
    /// The choices it considered, the best first, and why the first of them are good.
    Given(Vec<AssessedOption>),
}

/// A table as it may be shown now. It holds nothing that the player with the keyboard may not see.
#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot<R: Rules, P> {
    /// The visible part of the game.
    pub view: View<R, P>,
    /// The players' names by seat.
    pub names: Vec<String>,
    /// The occupants by seat.
    pub occupants: Vec<Occupant>,
    /// The player who has the keyboard, or the only person; their army is shown as the own one.
    pub player: Option<Seat>,
    /// The legal actions of that player; empty while they do not have to choose.
    pub legal: Vec<Action>,
    /// Whether several people share the keyboard, so that each is called by name.
    pub is_shared: bool,
    /// The player who is called to the keyboard; nothing else is shown until they take it.
    pub curtain: Option<Seat>,
    /// The pending bid of the player.
    pub bid: Option<[Coin; 3]>,
    /// The seats with pending bids.
    pub ready: SeatSet,
    /// Whether a bid can be withdrawn or the last choice taken back.
    pub can_undo: bool,
    /// The advice of the strongest bot.
    pub hints: Hints,
    /// Whether scores are shown.
    pub scores: Scores,
    /// The events so far, as the audience may know them.
    pub log: Vec<Event>,
}

impl<R: Rules, P> Snapshot<R, P> {
    /// Returns a snapshot without a question and without events.
    pub fn idle(view: View<R, P>, names: Vec<String>, occupants: Vec<Occupant>) -> Snapshot<R, P> {
        Snapshot {
            view,
            names,
            occupants,
            player: None,
            legal: Vec::new(),
            is_shared: false,
            curtain: None,
            bid: None,
            ready: SeatSet::EMPTY,
            can_undo: false,
            hints: Hints::Off,
            scores: Scores::Shown,
            log: Vec::new(),
        }
    }

    /// Returns true if the player has to bid.
    pub fn is_bidding(&self) -> bool {
        matches!(self.legal.first(), Some(Action::Bid(_)))
    }

    /// Returns true if the game is over.
    pub fn is_over(&self) -> bool {
        self.view.turn() == Turn::Over
    }
}

/// Appends a number to names that occurred before, so that all are different.
#[must_use]
pub fn numbered(names: &[String]) -> Vec<String> {
    let number = |at: usize| names[..at].iter().filter(|other| **other == names[at]).count() + 1;
    let named = |(at, name): (usize, &String)| match number(at) {
        1 => name.clone(),
        _ if name.is_empty() => String::new(),
        number => format!("{name} {number}"),
    };
    names.iter().enumerate().map(named).collect()
}
