//! Tables named on the command line: a position, or a record at one of its steps.

use std::ops::ControlFlow;
use std::path::Path;

use elvaland_analysis::CardsUsed;
use elvaland_rules::position;
use elvaland_rules::record::Record;
use elvaland_rules::{AnyGame, GameName, State, Turn, any::UnknownGame, with_rules};
use elvaland_texts::GameTexts;

use crate::card_list::CardList;
use crate::failure::Failure;
use crate::games::Playable;
use crate::records;

/// The text of a table, and its game.
pub(crate) struct TableText {
    game: GameName,
    text: InputText,
}

enum InputText {
    Position(String),
    Record { text: String, step: Option<usize>, origin: String },
}

/// A record of a file.
pub(crate) struct FoundRecord {
    pub(crate) game: GameName,
    pub(crate) text: String,
    /// Its file, line and number, for messages.
    pub(crate) origin: String,
}

impl FoundRecord {
    /// Reads the record with this number, from 1.
    ///
    /// # Errors
    /// The file cannot be read, or has no such record.
    pub(crate) fn record(path: &str, number: u64) -> Result<FoundRecord, Failure> {
        let mut found = None;
        let mut last = 0;
        records::each(path, |entry| {
            last = entry.number;
            if entry.number < number {
                return Ok(ControlFlow::Continue(()));
            }
            let origin = format!("{path}:{} (game {number})", entry.line);
            let game = entry.game().map_err(|reason| Failure::Broken(format!("{origin}: {reason}")))?;
            found = Some(FoundRecord { game, text: entry.text.to_owned(), origin });
            Ok(ControlFlow::Break(()))
        })?;
        found.ok_or_else(|| {
            Failure::usage(format!("{path} has {last} games, not {number}"), "Choose one with `--number`, from 1.")
        })
    }
}

/// A table that was loaded from a position or a record.
pub(crate) struct Loaded {
    pub(crate) game: AnyGame,
    /// The players' names by seat, if the record has them.
    pub(crate) names: Vec<String>,
    /// True if all secrets may be shown: a position, or a record of a finished game.
    pub(crate) is_open: bool,
    /// The origin of the cards, for a game with card lists.
    pub(crate) cards: Option<CardsUsed>,
    /// A note about the cards, if they may not be those expected.
    pub(crate) note: Option<String>,
}

/// A table of one game.
struct Read<R: Playable> {
    state: State<R>,
    names: Vec<String>,
    is_open: bool,
    note: Option<String>,
}

const POSITION_HINT: &str =
    "Clauses are separated by `;` and may be left out: `elvaland show --help` has examples of positions.";
const HINT: &str = "Give a position that begins with a game, such as \"nidavellir 2p; taverns W7 H B / E9 M0 W3 / B B R3\", \
                    or a file of records, with @STEP for an earlier table.";

impl TableText {
    /// Finds the text of a table: a position starts with a game's name, anything else is a file.
    ///
    /// # Errors
    /// No such file, or no such record in it.
    pub(crate) fn find(argument: &str, number: u64) -> Result<TableText, Failure> {
        match game_of_position(argument) {
            Some(Ok(game)) => return Ok(TableText { game, text: InputText::Position(argument.to_owned()) }),
            Some(Err(unknown)) => return Err(Failure::usage(unknown, HINT)),
            None => {}
        }
        let (path, step) = split_step(argument);
        if path != "-" && !Path::new(path).exists() {
            return Err(Failure::usage(format!("there is no file `{path}`, and this is no position"), HINT));
        }
        let FoundRecord { game, text, origin } = FoundRecord::record(path, number)?;
        Ok(TableText { game, text: InputText::Record { text, step, origin } })
    }

    /// Reads the table; a position uses the cards of `list`.
    ///
    /// # Errors
    /// An invalid position, a record that breaks before the step, or a card list for a game without card lists.
    pub(crate) fn load(&self, list: Option<&CardList>) -> Result<Loaded, Failure> {
        with_rules!(self.game, R => {
            let Read { state, names, is_open, note } = self.read::<R>(list)?;
            let file = list.filter(|_| matches!(self.text, InputText::Position(_)));
            let cards = R::used_cards(file).map(|cards| cards.with_reconstructed(state.table().rules().reconstruction().is_some()));
            Ok(Loaded { game: AnyGame::from(state), names, is_open, cards, note })
        })
    }

    fn read<R: Playable>(&self, list: Option<&CardList>) -> Result<Read<R>, Failure> {
        let components = R::components(list)?;
        match &self.text {
            InputText::Position(text) => {
                let cards = R::used_cards(list).map(|cards| cards.to_string());
                let hint = || cards.iter().fold(POSITION_HINT.to_owned(), |hint, cards| format!("{hint}\n  {cards}"));
                let state = position::parse_with(&components, text).map_err(|error| Failure::usage(error, hint()))?;
                let note = cards.filter(|_| list.is_none());
                Ok(Read { state, names: Vec::new(), is_open: true, note })
            }
            InputText::Record { text, step, origin } => {
                let broken = |broken| Failure::Broken(format!("{origin}: {broken}"));
                let record = Record::<R>::from_json(text).map_err(broken)?;
                let steps = record.steps.len();
                if step.is_some_and(|step| step > steps) {
                    let hint = format!("Choose one from 0 to {steps}.");
                    return Err(Failure::usage(format!("{origin} has no step {}", step.unwrap_or_default()), hint));
                }
                // A record with an illegal step does not count as finished, even if its steps so far look like it.
                let is_open = record.check().is_ok_and(|state| state.turn() == Turn::Over);
                let state = record.at(step.unwrap_or(steps)).map_err(broken)?;
                let other = list.filter(|list| R::has_other_cards(&state, list));
                let note = other
                    .map(|list| format!("Cards: those of the record, which are others than those of {}", list.path()));
                Ok(Read { state, names: record.names.unwrap_or_default(), is_open, note })
            }
        }
    }
}

/// Returns the game that a position starts with; `None` if the text is not a position.
fn game_of_position(text: &str) -> Option<Result<GameName, UnknownGame>> {
    let (name, rest) = text.trim_start().split_once(char::is_whitespace)?;
    let game = name.parse::<GameName>();
    let players = rest.trim_start().split([' ', ';', '\n']).next().and_then(|word| word.strip_suffix('p'));
    let names_players = players.is_some_and(|number| number.parse::<u8>().is_ok());
    (game.is_ok() || names_players).then_some(game)
}

/// Splits `FILE@STEP`, unless a file has exactly this name.
fn split_step(argument: &str) -> (&str, Option<usize>) {
    if Path::new(argument).exists() {
        return (argument, None);
    }
    match argument.rsplit_once('@') {
        Some((path, step)) => match step.parse() {
            Ok(step) => (path, Some(step)),
            Err(_) => (argument, None),
        },
        None => (argument, None),
    }
}
