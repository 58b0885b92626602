//! Games that can be interrupted: saved in a file after every step.

use std::path::{Path, PathBuf};
use std::{env, fmt, fs, io};

use elvaland_bots::Level;
use elvaland_rules::mechanics::Event;
use elvaland_rules::record::{Broken, Record, Recorder};
use elvaland_rules::{GameName, any::UnknownGame};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::{Chance, Playable};
use crate::draft::Draft;
use crate::snapshot::Occupant;
use crate::table::TableError;

const FORMAT: &str = "elvaland-game";
const VERSION: u32 = 1;

/// What people are called in the file; bots have the names of their levels.
const PERSON: &str = "person";

/// A game as it is saved: the record so far, and what a record does not tell.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SaveFile {
    format: String,
    version: u32,
    seats: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    /// The places of the coins laid at the taverns, while somebody who plays alone makes a bid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    draft: Option<[Option<usize>; 3]>,
    record: Box<RawValue>,
}

/// A game to be played from where it is.
pub struct Saved<R: Playable> {
    pub(super) recorder: Recorder<R>,
    pub(super) occupants: Vec<Occupant>,
    pub(super) chance: Chance,
    pub(super) log: Vec<Event>,
    pub(super) draft: Draft,
}

impl<R: Playable> Saved<R> {
    /// A new game with these options.
    pub fn new(options: &R::Options, names: Vec<String>, occupants: Vec<Occupant>, chance: Chance) -> Saved<R> {
        let recorder = Recorder::named(R::start(options, chance.first_dealer().rng()), names);
        Saved { recorder, occupants, chance, log: Vec::new(), draft: Draft::default() }
    }

    /// How many people share the keyboard.
    pub fn people(&self) -> usize {
        self.occupants.iter().filter(|&&occupant| occupant == Occupant::Person).count()
    }

    /// Reads a game that was interrupted.
    ///
    /// # Errors
    /// What of the file does not hold.
    pub fn read(text: &str) -> Result<Saved<R>, SaveError> {
        let saved = read(text)?;
        let record = Record::<R>::from_json(saved.record.get())?;
        let log = events(&record)?;
        let recorder = Recorder::resume(record)?;
        let occupants: Option<Vec<Occupant>> = saved.seats.iter().map(|seat| occupant(seat)).collect();
        let players = recorder.game().table().rules().players();
        let occupants = occupants.filter(|occupants| occupants.len() == players).ok_or(SaveError::Seats)?;
        let draft = saved.draft.and_then(Draft::of).unwrap_or_default();
        Ok(Saved { recorder, occupants, chance: Chance { seed: saved.seed }, log, draft })
    }
}

/// Everything that happened in a record.
fn events<R: Playable>(record: &Record<R>) -> Result<Vec<Event>, Broken> {
    let mut events = Vec::new();
    let mut replay = record.replay()?;
    while replay.next() < record.steps.len() {
        replay.step(&mut events)?;
    }
    Ok(events)
}

fn read(text: &str) -> Result<SaveFile, SaveError> {
    let saved: SaveFile = serde_json::from_str(text).map_err(SaveError::Json)?;
    if saved.format == FORMAT && saved.version == VERSION { Ok(saved) } else { Err(SaveError::Format) }
}

fn occupant(name: &str) -> Option<Occupant> {
    match name {
        PERSON => Some(Occupant::Person),
        level => level.parse().ok().map(Occupant::Bot),
    }
}

/// Why a file is no game that can be resumed.
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
            SaveError::Seats => f.write_str("`seats` does not say who sits where"),
        }
    }
}

impl std::error::Error for SaveError {}

/// The file in which a game is saved.
#[derive(Clone, Debug)]
pub struct Store {
    path: PathBuf,
}

impl Store {
    /// Keeps a game in this file.
    pub fn new(path: PathBuf) -> Store {
        Store { path }
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The game that was interrupted, if there is one, and which game it is.
    ///
    /// # Errors
    /// The file cannot be read, or is none of ours.
    pub fn load(&self) -> io::Result<Option<(GameName, String)>> {
        let text = match fs::read_to_string(&self.path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        let game = game_of(&text).map_err(|unreadable| io::Error::new(io::ErrorKind::InvalidData, unreadable))?;
        Ok(Some((game, text)))
    }

    /// Forgets the game.
    ///
    /// # Errors
    /// The file cannot be removed.
    pub fn forget(&self) -> io::Result<()> {
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    /// Keeps a game. The old file stays until the new one is complete.
    pub(super) fn keep<R: Playable>(
        &self,
        record: &Record<R>,
        occupants: &[Occupant],
        chance: Chance,
        draft: Draft,
    ) -> Result<(), TableError> {
        let saved = SaveFile {
            format: FORMAT.to_owned(),
            version: VERSION,
            seats: occupants.iter().map(|&occupant| name(occupant).to_owned()).collect(),
            seed: chance.seed,
            draft: Some(draft.laid()).filter(|laid| *laid != [None; 3]),
            record: RawValue::from_string(record.to_json()).unwrap_or_default(),
        };
        let text = serde_json::to_string(&saved).unwrap_or_default();
        self.write(&text).map_err(|error| TableError::File(format!("{}: {error}", self.path.display())))
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

/// The folder of the platform for what programs remember: where interrupted games are, and who one is at servers.
pub fn state_folder() -> Option<PathBuf> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = if cfg!(windows) {
        set("LOCALAPPDATA")
    } else {
        set("XDG_STATE_HOME").or_else(|| set("HOME").map(|home| home.join(".local/state")))
    };
    folder.map(|folder| folder.join("elvaland"))
}
