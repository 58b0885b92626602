//! Dispatch by game name: the one place where a name becomes a type of rules.
//!
//! Code is written for any rules, with the bounds it needs, and [`with_rules!`](crate::with_rules) calls it with those
//! of a name; [`AnyGame`] and [`with_state!`](crate::with_state) do the same for a table that was read. Nothing else
//! asks which game is played.

use std::any::Any;
use std::fmt;
use std::str::FromStr;

use crate::mechanics::{Action, ActionList, ParseError, Quoted, Refusal, Rules, Stage, State, Step};
use crate::nains::Nains;
use crate::nidavellir::Nidavellir;
#[cfg(feature = "record")]
use crate::record::Outcome;
use crate::{Seat, SeatSet, Turn, with_rules, with_state};

/// A game by its name in records.
///
/// ```
/// use elvaland_rules::GameName;
///
/// assert_eq!("nains".parse(), Ok(GameName::Nains));
/// let unknown = "chess".parse::<GameName>().unwrap_err();
/// assert_eq!(unknown.to_string(), "no rules for the game `chess` here; there are: nidavellir, nains");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[expect(missing_docs, reason = "proper names")]
pub enum GameName {
    #[default]
    Nidavellir,
    Nains,
}

impl GameName {
    /// Every game.
    pub const ALL: [GameName; 2] = [GameName::Nidavellir, GameName::Nains];

    /// Returns the name in records.
    pub fn name(self) -> &'static str {
        with_rules!(self, R => R::NAME)
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for GameName {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<GameName, UnknownGame> {
        let named = GameName::ALL.into_iter().find(|game| game.name() == name);
        named.ok_or_else(|| UnknownGame { name: name.to_owned() })
    }
}

/// A name that no game here has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame {
    /// The name.
    pub name: String,
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = GameName::ALL.map(GameName::name).join(", ");
        write!(f, "no rules for the game {} here; there are: {known}", Quoted(&self.name))
    }
}

impl std::error::Error for UnknownGame {}

/// A table of either game, for programs that hold whichever they were given.
///
/// ```
/// use elvaland_rules::{AnyGame, GameName, Rules, dealer::Dealer, with_rules, with_state};
///
/// fn read(name: &str, players: usize) -> Result<AnyGame, Box<dyn std::error::Error>> {
///     let game: GameName = name.parse()?;
///     Ok(with_rules!(game, R => {
///         let options = <R as Rules>::Options::new(players)?;
///         AnyGame::from(R::start(&options, Dealer::new(1).rng()))
///     }))
/// }
///
/// let table = read("nains", 3)?;
/// assert_eq!(with_state!(&table, state => state.players()), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "proper names")]
pub enum AnyGame {
    Nidavellir(State<Nidavellir>),
    Nains(State<Nains>),
}

/// Queries that do not depend on which game it is. The game holds every secret: show views to people.
impl AnyGame {
    /// Returns which game it is.
    pub fn name(&self) -> GameName {
        match self {
            AnyGame::Nidavellir(_) => GameName::Nidavellir,
            AnyGame::Nains(_) => GameName::Nains,
        }
    }

    /// Returns the number of players.
    pub fn players(&self) -> usize {
        with_state!(self, state => state.players())
    }

    /// Returns the seats that have to choose.
    pub fn asked(&self) -> SeatSet {
        match with_state!(self, state => state.turn()) {
            Turn::Decide(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }

    /// Returns true when the game is over.
    pub fn is_over(&self) -> bool {
        with_state!(self, state => state.turn()) == Turn::Over
    }

    /// Returns true while secret bids are made.
    pub fn is_bidding(&self) -> bool {
        with_state!(self, state => matches!(state.table().agenda().next(), Some(Step::Bids(_))))
    }

    /// Returns the legal actions of `seat`, sorted; empty if the seat does not have to choose.
    pub fn legal_actions(&self, seat: Seat) -> ActionList {
        with_state!(self, state => state.legal_actions(seat))
    }

    /// Returns the only option of `seat` if it has just one and everybody can see that.
    pub fn forced(&self, seat: Seat) -> Option<Action> {
        Action::forced(&self.legal_actions(seat))
    }

    /// Returns `action` as a line of text.
    pub fn action_text(&self, action: Action) -> String {
        with_state!(self, state => state.display_action(action).to_string())
    }

    /// Parses an action from a line of text.
    ///
    /// # Errors
    /// Unknown or missing words. The action may still be illegal.
    pub fn parse_action(&self, text: &str) -> Result<Action, ParseError> {
        with_state!(self, state => state.parse_action(text))
    }

    /// Checks that `action` is legal for `seat`.
    ///
    /// # Errors
    /// The reason why it is not.
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        with_state!(self, state => match state.is_legal(seat, action) {
            true => Ok(()),
            // Playing a copy gives the reason.
            false => state.clone().play(seat, action, &mut ()),
        })
    }

    /// Returns the current total of every seat.
    pub fn totals(&self) -> Vec<u16> {
        with_state!(self, state => state.scores().iter().map(|score| score.total()).collect())
    }

    /// Returns the share of the victory of every seat as the game stands: 1 in all, split among tied winners.
    pub fn shares(&self) -> Vec<f32> {
        let winners = with_state!(self, state => state.standing().winners);
        let share = 1.0 / winners.len().max(1) as f32;
        Seat::first(self.players()).map(|seat| if winners.contains(seat) { share } else { 0.0 }).collect()
    }

    /// Returns the part of the game being played.
    pub fn stage(&self) -> Stage {
        with_state!(self, state => state.table().stage())
    }

    /// Returns the result once the game is over.
    #[cfg(feature = "record")]
    pub fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| with_state!(self, state => Outcome::of(state)))
    }

    /// Returns the state if the game is one of `R`.
    pub fn state<R: Rules>(&self) -> Option<&State<R>> {
        with_state!(self, state => (state as &dyn Any).downcast_ref())
    }
}

impl From<State<Nidavellir>> for AnyGame {
    fn from(state: State<Nidavellir>) -> AnyGame {
        AnyGame::Nidavellir(state)
    }
}

impl From<State<Nains>> for AnyGame {
    fn from(state: State<Nains>) -> AnyGame {
        AnyGame::Nains(state)
    }
}

/// Does something with the rules of a [`GameName`](crate::any::GameName), which are a type of the name given.
///
/// The bounds are those of the code that is called, and so may be traits of the caller:
///
/// ```
/// use elvaland_rules::{GameName, Rules, nains::Nains, nidavellir::Nidavellir, with_rules};
///
/// trait Priced: Rules {
///     const EUROS: u32;
/// }
///
/// impl Priced for Nidavellir {
///     const EUROS: u32 = 40;
/// }
///
/// impl Priced for Nains {
///     const EUROS: u32 = 35;
/// }
///
/// fn label<R: Priced>() -> String {
///     format!("{}: {} EUR", R::NAME, R::EUROS)
/// }
///
/// assert_eq!(with_rules!(GameName::Nains, R => label::<R>()), "nains: 35 EUR");
/// ```
#[macro_export]
macro_rules! with_rules {
    ($game:expr, $rules:ident => $body:expr) => {
        match $game {
            $crate::any::GameName::Nidavellir => {
                type $rules = $crate::nidavellir::Nidavellir;
                $body
            }
            $crate::any::GameName::Nains => {
                type $rules = $crate::nains::Nains;
                $body
            }
        }
    };
}

/// Does something with the state in an [`AnyGame`](crate::any::AnyGame), whichever game it is of; see there.
#[macro_export]
macro_rules! with_state {
    ($game:expr, $state:ident => $body:expr) => {
        match $game {
            $crate::any::AnyGame::Nidavellir($state) => $body,
            $crate::any::AnyGame::Nains($state) => $body,
        }
    };
}
