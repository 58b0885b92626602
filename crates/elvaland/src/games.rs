//! The games this program knows: the one place where a name becomes a set of rules.

use std::fmt::Display;

use clap::ValueEnum;
use elvaland_rules::nidavellir::{Edition, Nidavellir, Options};
use elvaland_rules::position::Positioned;
use elvaland_rules::record::Recorded;
use elvaland_texts::Spoken;

use crate::failure::Failure;

/// A game by its name in records.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(crate) enum GameName {
    /// Two ages, five classes, 21 heroes
    #[default]
    Nidavellir,
}

impl GameName {
    /// Every game.
    const ALL: [GameName; 1] = [GameName::Nidavellir];

    /// The name in records.
    pub(crate) fn name(self) -> &'static str {
        match self {
            GameName::Nidavellir => "nidavellir",
        }
    }

    /// The game with this name.
    ///
    /// # Errors
    /// No game of this program has it.
    pub(crate) fn read(name: &str) -> Result<GameName, String> {
        GameName::ALL.into_iter().find(|game| game.name() == name).ok_or_else(|| {
            let known: Vec<&str> = GameName::ALL.into_iter().map(GameName::name).collect();
            format!("no rules for the game `{name}` here; there are: {}", known.join(", "))
        })
    }

    /// The game that a position text begins with; `None` for what is no position.
    ///
    /// # Errors
    /// A position of a game that this program does not have.
    pub(crate) fn of_position(text: &str) -> Option<Result<GameName, String>> {
        let (name, rest) = text.trim_start().split_once(char::is_whitespace)?;
        let game = GameName::read(name);
        let players = rest.trim_start().split([' ', ';', '\n']).next().and_then(|word| word.strip_suffix('p'));
        let names_players = players.is_some_and(|number| number.parse::<u8>().is_ok());
        (game.is_ok() || names_players).then_some(game)
    }

    /// Does something with the rules of this game.
    pub(crate) fn with<W: WithRules>(self, work: W) -> W::Output {
        match self {
            GameName::Nidavellir => work.run::<Nidavellir>(),
        }
    }
}

/// Something that can be done with the rules of any game.
pub(crate) trait WithRules {
    /// What comes of it.
    type Output;

    /// Does it.
    fn run<R: Playable>(self) -> Self::Output;
}

/// What a table is asked for on the command line, whatever the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted {
    pub(crate) players: usize,
    pub(crate) first_game: bool,
    pub(crate) edition: EditionName,
}

impl Wanted {
    /// The usual game for so many players.
    pub(crate) fn usual(players: usize) -> Wanted {
        Wanted { players, first_game: false, edition: EditionName::Original }
    }
}

/// The printed edition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum EditionName {
    /// French and English
    Original,
    /// German: other gems, an unclaimed Pioneer card is discarded unseen
    German,
}

/// Rules that every command can work with.
pub(crate) trait Playable: Recorded + Positioned + Spoken {
    /// The options that fit what is asked for.
    fn options(wanted: Wanted) -> Result<Self::Options, Failure>;

    /// The options in the words of a position: `nidavellir 4p german`.
    fn describe(&self) -> String {
        let header = format!("{} {}p", Self::NAME, self.players());
        self.words().into_iter().fold(header, |text, word| format!("{text} {word}"))
    }
}

impl Playable for Nidavellir {
    fn options(wanted: Wanted) -> Result<Options, Failure> {
        let edition = match wanted.edition {
            EditionName::Original => Edition::Original,
            EditionName::German => Edition::German,
        };
        let options = Options::new(wanted.players).map_err(players_failure)?;
        Ok(options.with_first_game(wanted.first_game).with_edition(edition))
    }
}

fn players_failure(refusal: impl Display) -> Failure {
    Failure::usage(refusal, "Say how many play with `--players`.")
}
