//! `play`: plays a game in this terminal.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;
use std::{env, thread};

use clap::Args;
use elvaland_bots::{Budget, Level};
use elvaland_rules::{GameName, with_rules};
use elvaland_terminal::screen::Palette;
use elvaland_terminal::{
    Address, Local, LocalChance, LocalRules, Notify, Occupant, Privacy, RecordFile, RecordPlace, Remote, SaveLocation,
    Saved, TableError, TerminalTable, Visit, fullscreen, numbered, plain, result, state_folder,
};
use elvaland_texts::{Language, Texts};

use crate::cli::ListArgs;
use crate::failure::Failure;
use crate::games::{EditionName, Playable, Wanted};
use crate::show::language;
use crate::value_parsers::game;

/// The default number of players.
const PLAYERS: u8 = 3;

/// The default level of the bots, as on the home page.
const LEVEL: Level = Level::Journeyman;

/// The budget for advice, as for `elvaland hint`.
const ADVICE: Budget = Budget::Time(Duration::from_secs(1));

/// The interval between checks of whether a game has started.
const POLL_INTERVAL: Duration = Duration::from_millis(500);

/// The number of empty lines that hide the screen between players.
const SCREENFUL: u16 = 100;

/// Play in this terminal: against bots, with others at one keyboard, or at a server
///
/// Full screen with keys and mouse; the keys are shown on the screen, `?` explains them. --plain plays line by line, for
/// screen readers and scripts. Games are saved after every step: `elvaland play` resumes an interrupted game. --join
/// plays at a server's table; the same command returns to the same seat.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  elvaland play                                  against two bots, or resume a game
  elvaland play --new --game nains --players 4 --bots artisan
  elvaland play --names Ada,Bo --players 3 --bots apprentice   Ada and Bo share the keyboard
  elvaland play --plain --lang fr                line by line, in French
  elvaland play --bots king,champion --seed 7    the same cards every time
  elvaland play --join http://127.0.0.1:8080/t/TABLE --names Ada   at a server's table

People take the first seats, bots the others; the last level applies to the remaining bots.
Levels, weakest first: apprentice, journeyman, artisan, master, champion, king. Personalities:
collector, planner, gambler. When several people share the keyboard, a curtain hides the table
between secret choices. NO_COLOR turns colours off.")]
pub(crate) struct PlayArgs {
    /// Game [default: nidavellir]
    #[arg(long, value_parser = game())]
    game: Option<GameName>,
    /// Number of players [default: 3]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=5))]
    players: Option<u8>,
    /// Names of the people at this keyboard [default: one unnamed player]
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    names: Vec<String>,
    /// Levels of the bots [default: journeyman]
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', value_parser = Level::from_str)]
    bots: Vec<Level>,
    /// Seed of all draws [default: random]
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Nidavellir: first-game rules, without Thrud, Ylud and Uline
    #[arg(long)]
    first_game: bool,
    /// Nidavellir: the printed edition [default: original]
    #[arg(long, value_enum)]
    edition: Option<EditionName>,
    #[command(flatten)]
    list: ListArgs,
    /// Play at a server's table, given the URL of its page
    #[arg(long, value_name = "URL", value_parser = Address::from_str,
          conflicts_with_all = ["game", "players", "bots", "seed", "first_game", "edition", "file", "new", "save"])]
    join: Option<Address>,
    /// Invite code of a private server
    #[arg(long, value_name = "CODE", env = "ELVALAND_INVITE_CODE", hide_env_values = true)]
    invite_code: Option<String>,
    /// Start a new game and discard an interrupted one
    #[arg(long)]
    new: bool,
    /// File to save the game in [default: play.json in the platform's state folder]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// File for the record of a finished game, written at the end [default: a new file in this folder]
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Offer the King's advice (key K) on a shared keyboard, too; a single player always has it
    #[arg(long, conflicts_with = "join")]
    hints: bool,
    /// Play line by line, without control of the screen
    #[arg(long)]
    plain: bool,
    /// Language: en, fr or de [default: from LC_ALL, LC_MESSAGES or LANG, else en]
    #[arg(long, value_name = "LANG", value_parser = Language::from_str)]
    lang: Option<Language>,
}

pub(crate) fn play(args: &PlayArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let texts = Texts::new(language(args.lang));
    args.check_terminal()?;
    if let Some(address) = &args.join {
        return args.join(address, &texts, out);
    }
    let store = SaveLocation::new(args.place()?);
    let unreadable = |error| {
        Failure::usage(
            format!("{}: {error}", store.path().display()),
            "Begin a new game with `--new`, or name another file with `--save`.",
        )
    };
    let saved = if args.new { None } else { store.load().map_err(unreadable)? };
    match saved {
        Some((game, text)) => {
            args.check_resuming(&store)?;
            with_rules!(game, R => {
                let saved = Saved::<R>::read(&text).map_err(|broken| unreadable(io::Error::other(broken)))?;
                args.run(saved, store, &texts, Some(texts.get("terminal-resumed")), out)
            })
        }
        None => with_rules!(args.game.unwrap_or_default(), R => {
            let saved = args.new_game::<R>(&texts)?;
            args.run(saved, store, &texts, None, out)
        }),
    }
}

impl PlayArgs {
    /// Checks that there is a terminal for the full screen.
    ///
    /// # Errors
    /// Standard input or output is not a terminal.
    fn check_terminal(&self) -> Result<(), Failure> {
        if self.plain || privacy() == Privacy::Screen {
            return Ok(());
        }
        Err(Failure::usage("a full-screen game needs a terminal", "Play line by line with `--plain`."))
    }

    /// Checks that no options of a new game are given.
    ///
    /// # Errors
    /// An option of a new game is given while another game is saved.
    fn check_resuming(&self, store: &SaveLocation) -> Result<(), Failure> {
        let is_described = self.game.is_some()
            || self.players.is_some()
            || !self.names.is_empty()
            || !self.bots.is_empty()
            || self.seed.is_some()
            || self.first_game
            || self.edition.is_some()
            || self.list.is_given();
        if !is_described {
            return Ok(());
        }
        Err(Failure::usage(
            format!("a game that was interrupted is saved in {}", store.path().display()),
            "Go on with `elvaland play` alone, or begin another game with `--new`.",
        ))
    }

    /// Returns the file to save the game in.
    fn place(&self) -> Result<PathBuf, Failure> {
        let unknown = || Failure::usage("there is no folder for saved games", "Name a file with `--save FILE`.");
        match &self.save {
            Some(path) => Ok(path.clone()),
            None => state_folder().map(|folder| folder.join("play.json")).ok_or_else(unknown),
        }
    }

    fn new_game<R: Playable + LocalRules>(&self, texts: &Texts) -> Result<Saved<R>, Failure> {
        let players = usize::from(self.players.unwrap_or(PLAYERS)).max(self.names.len());
        let cards = self.list.read()?;
        let wanted = Wanted { players, first_game: self.first_game, edition: self.edition, cards: cards.as_ref() };
        let options = R::options_for(wanted)?;
        let occupants = self.occupants(players);
        let names = self.seat_names(&occupants, texts);
        Ok(Saved::new(&options, names, occupants, LocalChance { seed: self.seed }))
    }

    /// Puts people on the first seats and bots on the others.
    fn occupants(&self, players: usize) -> Vec<Occupant> {
        let people = self.names.len().max(1);
        let level = |bot: usize| self.bots.get(bot).or(self.bots.last()).copied().unwrap_or(LEVEL);
        (0..players)
            .map(|seat| if seat < people { Occupant::Person } else { Occupant::Bot(level(seat - people)) })
            .collect()
    }

    /// Names people as given, an unnamed player “You”, and bots by their level.
    fn seat_names(&self, occupants: &[Occupant], texts: &Texts) -> Vec<String> {
        let name = |(seat, occupant): (usize, &Occupant)| match occupant {
            Occupant::Person => self.names.get(seat).cloned().unwrap_or_else(|| texts.get("page-seat-you")),
            Occupant::Bot(level) => texts.level(level.name()),
        };
        numbered(&occupants.iter().enumerate().map(name).collect::<Vec<_>>())
    }

    /// Plays a local game, and deletes its file when it is over.
    fn run<R: LocalRules>(
        &self,
        saved: Saved<R>,
        store: SaveLocation,
        texts: &Texts,
        notice: Option<String>,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let file = store.clone();
        let is_advised = self.hints || saved.people() == 1;
        let open = |report| {
            let table = Local::open(saved, Some(store), report);
            Ok(if is_advised { table.advised(ADVICE) } else { table })
        };
        let records = self.records();
        let table = self.play_at(open, texts, notice, &records, out)?;
        if table.snapshot().is_over() {
            writeln!(out, "{}.", records.save(&table, texts))?;
            let failed =
                |error| Failure::usage(format!("{}: {error}", file.path().display()), "Delete the file yourself.");
            return file.forget().map_err(failed);
        }
        Ok(writeln!(out, "{}.", texts.get("terminal-kept"))?)
    }

    /// Joins a server's table, waits for the game to start, and plays.
    fn join(&self, address: &Address, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
        let failed = |error: TableError| {
            Failure::usage(
                format!("{}: {error}", address.server),
                "Pass the URL of the page of a table: http://HOST/t/TABLE",
            )
        };
        let name = self.names.first().map_or_else(|| texts.get("page-seat-you"), Clone::clone);
        let invite = self.invite_code.clone().or_else(|| address.invite.clone());
        let address = &Address { invite, ..address.clone() };
        let mut visit = Visit::join(address, &name, texts).map_err(failed)?;
        let mut free = None;
        while !visit.has_started() {
            if free != Some(visit.free_seats()) {
                free = Some(visit.free_seats());
                let count = [("count", visit.free_seats().into())];
                writeln!(out, "{}", texts.format("page-seats-open", &count))?;
                out.flush()?;
            }
            thread::sleep(POLL_INTERVAL);
            visit.refresh().map_err(failed)?;
        }
        let notice = (!visit.is_seated()).then(|| texts.get("terminal-no-seat"));
        let game = visit.game().map_err(failed)?;
        with_rules!(game, R => {
            let open = |report| Remote::<R>::open(visit, texts, report);
            self.play_at(open, texts, notice, &self.records(), out).map(drop)
        })
    }

    /// Plays full screen, or line by line.
    fn play_at<T: TerminalTable>(
        &self,
        open: impl FnOnce(Notify<T::Message>) -> Result<T, TableError>,
        texts: &Texts,
        notice: Option<String>,
        records: &RecordFile,
        out: &mut dyn Write,
    ) -> Result<T, Failure> {
        if self.plain {
            if let Some(notice) = notice {
                writeln!(out, "{notice}.")?;
            }
            return Ok(plain::play(open, texts, (&mut io::stdin().lock(), out), privacy(), records)?);
        }
        let unusable = |error| {
            Failure::usage(format!("this terminal cannot be used: {error}"), "Play line by line with `--plain`.")
        };
        let table = fullscreen::play(open, texts, palette(), notice, records).map_err(unusable)?;
        if table.snapshot().is_over() {
            writeln!(out, "{}", result(texts, table.snapshot()))?;
        }
        Ok(table)
    }

    /// Returns the file for the record of the game.
    fn records(&self) -> RecordFile {
        RecordFile::new(self.record.clone().map_or(RecordPlace::In(PathBuf::from(".")), RecordPlace::Named))
    }
}

/// Returns what the terminal can do to hide secrets.
fn privacy() -> Privacy {
    let is_dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
    match (io::stdin().is_terminal(), io::stdout().is_terminal() && !is_dumb) {
        (false, _) => Privacy::None,
        (true, true) => Privacy::Screen,
        (true, false) => Privacy::Lines(SCREENFUL),
    }
}

/// Returns colours, unless `NO_COLOR` is set.
pub(crate) fn palette() -> Palette {
    let is_plain = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    if is_plain { Palette::Monochrome } else { Palette::Colour }
}
