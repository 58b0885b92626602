//! Dispatch by game name: the one place where a name becomes a type of rules.
//!
//! Code is written for any rules, with the bounds it needs, and [`with_rules!`](crate::with_rules) calls it with those
//! of a name; [`AnyGame`] and [`with_state!`](crate::with_state) do the same for a table that was read. Nothing else
//! asks which game is played.

use std::fmt;
use std::str::FromStr;

use crate::mechanics::{Quoted, Rules, State};
use crate::nains::Nains;
use crate::nidavellir::Nidavellir;
use crate::with_rules;

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
