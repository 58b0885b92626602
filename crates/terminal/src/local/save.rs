//! Saved games: written to a file after every step, so that a game can be interrupted.

use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::{fmt, fs, io};

use directories::BaseDirs;
use elvaland_bots::Level;
use elvaland_rules::record::Broken;
use elvaland_rules::{GameName, any::UnknownGame};
use elvaland_session::{Imported, Session};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::{LocalChance, LocalRules};
use crate::draft::BidDraft;
use crate::snapshot::Occupant;
use crate::table::TableError;

const FORMAT: &str = "elvaland-game";
const VERSION: u32 = 1;

/// The name of people in the file; bots have the names of their levels.
const PERSON: &str = "person";

/// The file of a saved game: its record, and what a record does not hold.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SaveFile {
    format: String,
    version: u32,
    seats: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    /// The draft of a single player's bid: a coin by tavern.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    draft: Option<[Option<usize>; 3]>,
    record: Box<RawValue>,
}

/// A game that a local table starts or resumes.
pub struct Saved<R: LocalRules> {
    pub(super) session: Session,
    pub(super) names: Vec<String>,
    pub(super) occupants: Vec<Occupant>,
    pub(super) chance: LocalChance,
    pub(super) draft: BidDraft,
    pub(super) rules: PhantomData<R>,
}

impl<R: LocalRules> Saved<R> {
    /// Sets up a new game.
    ///
    /// # Panics
    /// The rules refuse a random draw, which they do not.
    pub fn new(options: &R::Options, names: Vec<String>, occupants: Vec<Occupant>, chance: LocalChance) -> Saved<R> {
        let start = R::into_any(R::start(options, chance.setup_dealer().rng()));
        let session = Session::begin(start, &mut chance.draws_after(0)).expect("random draws are possible");
        Saved { session, names, occupants, chance, draft: BidDraft::default(), rules: PhantomData }
    }

    /// Returns how many people share the keyboard.
    pub fn people(&self) -> usize {
        self.occupants.iter().filter(|&&occupant| occupant == Occupant::Person).count()
    }

    /// Reads a saved game.
    ///
    /// # Errors
    /// The text is not a saved game of these rules.
    pub fn read(text: &str) -> Result<Saved<R>, SaveError> {
        let file = read(text)?;
        let chance = LocalChance { seed: file.seed };
        let Imported { mut session, names } = Session::import(file.record.get())?;
        if session.game().state::<R>().is_none() {
            return Err(SaveError::Format);
        }
        if !session.game().is_over() {
            let step = session.step();
            session = session.continue_from(step as usize, &mut chance.draws_after(step))?;
        }
        let occupants: Option<Vec<Occupant>> = file.seats.iter().map(|seat| occupant(seat)).collect();
        let players = session.game().players();
        let occupants = occupants.filter(|occupants| occupants.len() == players).ok_or(SaveError::Seats)?;
        let draft = file.draft.and_then(BidDraft::of).unwrap_or_default();
        Ok(Saved { session, names, occupants, chance, draft, rules: PhantomData })
    }
}

fn read(text: &str) -> Result<SaveFile, SaveError> {
    let file: SaveFile = serde_json::from_str(text).map_err(SaveError::Json)?;
    if file.format == FORMAT && file.version == VERSION { Ok(file) } else { Err(SaveError::Format) }
}

fn occupant(name: &str) -> Option<Occupant> {
    match name {
        PERSON => Some(Occupant::Person),
        level => level.parse().ok().map(Occupant::Bot),
    }
}

/// Why a file is not a saved game.
#[derive(Debug)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum SaveError {
    Json(serde_json::Error),
    Format,
    Game(UnknownGame),
    Record(Broken),
    Seats,
}

impl From<Broken> for SaveError {
    fn from(broken: Broken) -> SaveError {
        SaveError::Record(broken)
    }
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveError::Json(error) => write!(f, "{error}"),
            SaveError::Format => write!(f, "this is not `{FORMAT}`, version {VERSION}"),
            SaveError::Game(unknown) => write!(f, "{unknown}"),
            SaveError::Record(broken) => write!(f, "{broken}"),
            SaveError::Seats => f.write_str("`seats` does not name the player or bot of every seat"),
        }
    }
}

impl std::error::Error for SaveError {}

/// The file that a game is saved in.
#[derive(Clone, Debug)]
pub struct SaveLocation {
    path: PathBuf,
}

impl SaveLocation {
    /// Saves in this file.
    pub fn new(path: PathBuf) -> SaveLocation {
        SaveLocation { path }
    }

    /// Returns the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the text of the saved game and which game it is; `None` if there is no file.
    ///
    /// # Errors
    /// The file cannot be read, or is not a saved game.
    pub fn load(&self) -> io::Result<Option<(GameName, String)>> {
        let text = match fs::read_to_string(&self.path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        let game = game_of(&text).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
        Ok(Some((game, text)))
    }

    /// Deletes the file, if there is one.
    ///
    /// # Errors
    /// The file cannot be deleted.
    pub fn forget(&self) -> io::Result<()> {
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    /// Writes a game. The old file stays until the new one is complete.
    pub(super) fn save(
        &self,
        record: Result<String, Broken>,
        occupants: &[Occupant],
        chance: LocalChance,
        draft: BidDraft,
    ) -> Result<(), TableError> {
        let failed = |error: &dyn fmt::Display| TableError::File(format!("{}: {error}", self.path.display()));
        let record = record.map_err(|broken| failed(&broken))?;
        let file = SaveFile {
            format: FORMAT.to_owned(),
            version: VERSION,
            seats: occupants.iter().map(|&occupant| name(occupant).to_owned()).collect(),
            seed: chance.seed,
            draft: Some(draft.laid()).filter(|laid| *laid != [None; 3]),
            record: RawValue::from_string(record).unwrap_or_default(),
        };
        let text = serde_json::to_string(&file).unwrap_or_default();
        self.write(&text).map_err(|error| failed(&error))
    }

    fn write(&self, text: &str) -> io::Result<()> {
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder)?;
        }
        let new = self.path.with_extension("new");
        fs::write(&new, text)?;
        fs::rename(&new, &self.path)
    }
}

fn name(occupant: Occupant) -> &'static str {
    match occupant {
        Occupant::Person => PERSON,
        Occupant::Bot(level) => Level::name(level),
    }
}

fn game_of(text: &str) -> Result<GameName, SaveError> {
    #[derive(Deserialize)]
    struct Named {
        game: String,
    }
    let named: Named = serde_json::from_str(read(text)?.record.get()).map_err(SaveError::Json)?;
    named.game.parse().map_err(SaveError::Game)
}

/// Returns the platform's folder for state: interrupted games, and identities at servers.
pub fn state_folder() -> Option<PathBuf> {
    let folders = BaseDirs::new()?;
    Some(folders.state_dir().unwrap_or_else(|| folders.data_local_dir()).join("elvaland"))
}
