//! What the people at a keyboard may know of a table at one moment, and what they may do.

use elvaland_bots::{Hint, Level};
use elvaland_rules::mechanics::{Action, Coin, Event, Rules, View};
use elvaland_rules::{Scores, Seat, SeatSet};

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Somebody, at this keyboard or elsewhere.
    Person,
    /// A bot of this level.
    Bot(Level),
}

/// What the strongest bot says about the choices of the player who has the keyboard.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Hints {
    /// It says nothing here.
    #[default]
    Off,
    /// It can be asked.
    Ready,
    /// It thinks.
    Thinking,
    /// The choices it looked at, the best first.
    Told(Vec<Hint>),
}

/// A table at one moment. Nothing in it is hidden from whoever has the keyboard.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment<R: Rules, P> {
    /// What may be seen of the game.
    pub view: View<R, P>,
    /// The players' names by seat.
    pub names: Vec<String>,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// Whose army is shown as one's own: the player who has the keyboard.
    pub player: Option<Seat>,
    /// The choices of that player; none while nothing is asked here.
    pub legal: Vec<Action>,
    /// Whether several people share the keyboard, so that each is called by name.
    pub is_shared: bool,
    /// Who shall take the keyboard before anything is shown.
    pub curtain: Option<Seat>,
    /// The bid of the player, while others still think.
    pub bid: Option<[Coin; 3]>,
    /// Whose bids are in, while others still think.
    pub ready: SeatSet,
    /// Whether the last choice can be taken back.
    pub can_undo: bool,
    /// What the strongest bot would choose, if it is asked.
    pub hints: Hints,
    /// Whether points are shown.
    pub scores: Scores,
    /// What happened so far.
    pub log: Vec<Event>,
}

impl<R: Rules, P> Moment<R, P> {
    /// A table at which nothing is asked of anybody here, and nothing was told yet.
    pub fn idle(view: View<R, P>, names: Vec<String>, sitters: Vec<Sitter>) -> Moment<R, P> {
        Moment {
            view,
            names,
            sitters,
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

    /// Whether a bid is asked for here.
    pub fn is_bidding(&self) -> bool {
        matches!(self.legal.first(), Some(Action::Bid(_)))
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.view.table().asked_kind().is_none()
    }
}

/// Names of which none is there twice: the second of the same name gets a number.
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
