//! Command-line arguments and help texts.

use std::str::FromStr;

use clap::{Args, Parser, Subcommand};
use elvaland_rules::GameName;
use elvaland_texts::Language;

use crate::admin::AdminArgs;
use crate::backup::BackupArgs;
use crate::card_list::CardList;
use crate::check::CheckArgs;
use crate::failure::Failure;
use crate::games::{EditionName, Wanted};
use crate::health::HealthArgs;
use crate::hint::HintArgs;
use crate::lab::LabArgs;
use crate::manual::{CompletionsArgs, ManArgs};
use crate::migrate::MigrateArgs;
use crate::play::PlayArgs;
use crate::replay::ReplayArgs;
use crate::restore::RestoreArgs;
use crate::score::ScoreArgs;
use crate::serve::ServeArgs;
use crate::simulate::SimulateArgs;
use crate::value_parsers::{Games, Players, at_least_one, game, games, seconds, threads, with_lists};

/// The exit codes, printed below the help of commands that check something.
pub(crate) const EXIT_CODES: &str = "\
Exit codes:
  0    success; also if the reader of a pipe has closed it
  1    a record, a game or an invariant is broken
  2    wrong arguments, an invalid card list, or a file that cannot be read or written
  130  interrupted (Ctrl-C); simulate and arena still report the games played so far";

const EXAMPLES: &str = "\
Examples:
  elvaland                                      start the server at http://127.0.0.1:8080
  elvaland play                                 play in this terminal against bots
  elvaland play --game nains --players 2
  elvaland score --ask                          score a game played at a real table
  elvaland show \"nidavellir 2p; taverns W7 H B / E9 M0 W3 / B B R3\"
  elvaland show \"nains 2p; taverns S T1+o E8 / F4.star C5 S / S+m T2 E9\"
  elvaland serve --public-url https://play.example.org --trusted-proxy 127.0.0.1
  elvaland simulate --games 100 --records games.jsonl && elvaland replay games.jsonl
  elvaland lab arena --bots greedy,random --games 400

Records and positions name their game. The built-in card list of Nains is a reconstruction,
because the rulebook does not print the dwarf cards: `elvaland cards` prints it, --cards FILE
uses a corrected one.

Help on a command: `elvaland COMMAND --help`.";

/// Play, host and analyze the board games Nidavellir and Nains
///
/// Without a command, the server starts with default settings, as with `elvaland serve`.
#[derive(Parser)]
#[command(name = "elvaland", version, after_help = format!("{EXAMPLES}\n\n{EXIT_CODES}"), max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    Serve(ServeArgs),
    Play(PlayArgs),
    Score(ScoreArgs),
    Replay(ReplayArgs),
    Show(ShowArgs),
    Hint(HintArgs),
    Cards(CardsArgs),
    Admin(AdminArgs),
    Backup(BackupArgs),
    Restore(RestoreArgs),
    Check(CheckArgs),
    Migrate(MigrateArgs),
    Health(HealthArgs),
    Simulate(SimulateArgs),
    Lab(LabArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
}

/// The card list.
#[derive(Args)]
pub(crate) struct ListArgs {
    /// Card list for nains [default: built-in list]
    ///
    /// The built-in list is a reconstruction: the rulebook prints neither the dwarf cards nor the Shield track. To correct
    /// it from your copy of the game: run `elvaland cards > cards.toml`, edit the file, check it with `elvaland cards
    /// cards.toml`, and pass `--cards cards.toml`. A record contains its own cards, which take precedence.
    #[arg(long = "cards", value_name = "FILE")]
    file: Option<String>,
}

impl ListArgs {
    /// True if a list is named.
    pub(crate) fn is_given(&self) -> bool {
        self.file.is_some()
    }

    /// Reads the list, if one is named.
    ///
    /// # Errors
    /// As [`CardList::read`].
    pub(crate) fn read(&self) -> Result<Option<CardList>, Failure> {
        self.file.as_deref().map(CardList::read).transpose()
    }
}

/// The games, and the card list.
#[derive(Args)]
pub(crate) struct GamesArgs {
    /// Game [default: all; with --cards: nains]
    #[arg(long, value_parser = games())]
    game: Option<Games>,
    #[command(flatten)]
    list: ListArgs,
}

impl GamesArgs {
    /// Returns the games, and the list if one is named.
    ///
    /// # Errors
    /// As [`CardList::read`].
    pub(crate) fn read(&self) -> Result<(Vec<GameName>, Option<CardList>), Failure> {
        let list = self.list.read()?;
        let games = match (&self.game, &list) {
            (Some(Games(games)), _) => games.clone(),
            (None, None) => GameName::ALL.to_vec(),
            (None, Some(_)) => with_lists().collect(),
        };
        Ok((games, list))
    }
}

/// The game and its options.
#[derive(Args)]
pub(crate) struct TableArgs {
    /// Game
    #[arg(long, value_parser = game(), default_value_t)]
    pub(crate) game: GameName,
    /// Number of players
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    players: u8,
    /// Nidavellir: first-game rules, without Thrud, Ylud and Uline
    #[arg(long)]
    first_game: bool,
    /// Nidavellir: the printed edition [default: original]
    #[arg(long, value_enum)]
    edition: Option<EditionName>,
    #[command(flatten)]
    pub(crate) list: ListArgs,
}

impl TableArgs {
    /// Returns the options asked for.
    pub(crate) fn wanted<'a>(&self, cards: Option<&'a CardList>) -> Wanted<'a> {
        Wanted { players: self.players.into(), first_game: self.first_game, edition: self.edition, cards }
    }
}

/// Show a position, or a record at one of its steps
///
/// Prints the table, the current scores and the legal actions that the audience may see: those of the own seat, or of
/// all seats with --open. Hidden information of other players is left out.
#[derive(Args)]
#[command(after_long_help = format!("\
Examples:
  elvaland show \"nidavellir 2p; round 2; taverns W7 H B / E9 M0 W3 / B B R3; 0: army H kraal\"
  elvaland show --lang de \"nains 2p; taverns S T1+o E8 / F4.star C5 S / S+m T2 E9; 0: gem 4\"
  elvaland show games.jsonl                      the end of the first game
  elvaland show games.jsonl@40 --number 3        the third game before step 40
  elvaland show games.jsonl@40 --seat 1 --json   the view of the player on seat 1
  elvaland show games.jsonl@40 --position        the table as a position text

Seats and steps are numbered from 0, as in records; the text numbers players from 1.
By default, positions and finished games are shown with all secrets (--open), unfinished games as a
spectator sees them (--spectator); the first line says which.

{EXIT_CODES}"))]
pub(crate) struct ShowArgs {
    /// A position, starting with the name of its game; or a file of records (`-`: stdin), optionally with @STEP
    #[arg(value_name = "POSITION|RECORD[@STEP]")]
    pub(crate) table: String,
    #[command(flatten)]
    pub(crate) list: ListArgs,
    /// Number of the game in the file, from 1
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = at_least_one)]
    pub(crate) number: u64,
    /// Show the view of the player on this seat, from 0
    #[arg(long, value_name = "N", group = "audience")]
    pub(crate) seat: Option<usize>,
    /// Show the view of a spectator
    #[arg(long, group = "audience")]
    pub(crate) spectator: bool,
    /// Show all secrets
    #[arg(long, group = "audience")]
    pub(crate) open: bool,
    /// Language of the text: en, fr or de [default: from LC_ALL, LC_MESSAGES or LANG, else en]
    #[arg(long, value_name = "LANG", value_parser = Language::from_str)]
    pub(crate) lang: Option<Language>,
    /// Print the position text instead; with --json, add it
    #[arg(long)]
    pub(crate) position: bool,
    /// Print the view and the legal actions as JSON; for nains also the origin of the cards
    #[arg(long)]
    pub(crate) json: bool,
}

/// Count the leaf nodes of the game tree (perft), to compare rule engines
///
/// Counts the sequences of DEPTH decisions. Simultaneous bids are counted seat by seat. Draws cost no depth; they come
/// from a generator seeded with --seed, the same at every branch. A finished game counts as one leaf.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  elvaland lab perft --players 2 --depth 3
  elvaland lab perft --players 4 --depth 2 --seed 7 --divide
  elvaland lab perft --game nains --players 3 --depth 3
  elvaland lab perft \"nidavellir 2p; taverns W7 H B / E9 M0 W3 / B B R3\" --depth 3
  elvaland lab perft games.jsonl@40 --depth 4 --json")]
pub(crate) struct PerftArgs {
    /// Root of the tree [default: a new game]
    #[arg(value_name = "POSITION|RECORD[@STEP]")]
    pub(crate) table: Option<String>,
    /// Game of a new game
    #[arg(long, value_parser = game(), default_value_t, conflicts_with = "table")]
    pub(crate) game: GameName,
    /// Number of players of a new game
    #[arg(long, value_name = "N", default_value_t = 2, conflicts_with = "table",
          value_parser = clap::value_parser!(u8).range(2..=5))]
    pub(crate) players: u8,
    #[command(flatten)]
    pub(crate) list: ListArgs,
    /// Depth, in decisions
    #[arg(long, value_name = "D")]
    pub(crate) depth: u32,
    /// Seed of set-up and draws
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Print the count of each first action, too
    #[arg(long)]
    pub(crate) divide: bool,
    /// Print the counts as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Measure the speed of random games
///
/// Plays complete games through the public interface of the rules: set-up, every deal and decision, and the final
/// score. Measures on one thread, then on --threads.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  elvaland lab bench
  elvaland lab bench --game nains --players 4 --seconds 10
  elvaland lab bench --players all --threads 8 --json
  elvaland lab bench --cards cards.toml

Use a release build and an idle machine. `bench/instructions` counts instructions, which do not
depend on the load of the machine.")]
pub(crate) struct BenchArgs {
    #[command(flatten)]
    pub(crate) which: GamesArgs,
    /// Number of players, or `all`
    #[arg(long, value_name = "N|all", default_value = "all")]
    pub(crate) players: Players,
    /// Seconds per measurement
    #[arg(long, value_name = "S", default_value_t = 2.0, value_parser = seconds)]
    pub(crate) seconds: f64,
    /// Threads of the second measurement [default: number of processors]
    #[arg(long, value_name = "T", value_parser = threads)]
    pub(crate) threads: Option<usize>,
    /// Print the measurements as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Play random games and check all invariants
///
/// Plays with 2 to 5 players; Nidavellir in both editions, every fourth time as a first game. A check verifies that all
/// cards, coins, gems and heroes are accounted for, that sums match the pieces, and that exactly the seats that have to
/// choose have legal actions, sorted and unique. Games are checked at every draw (so at the start of every round) and
/// at the end; one game in 16 before every step.
#[derive(Args)]
#[command(after_long_help = format!("\
Examples:
  elvaland lab soak --games 100000
  elvaland lab soak --game nains --games 100000 --seed 2
  elvaland lab soak --game nains --games 1 --first 4711 --every-step    repeat one game
  elvaland lab soak --cards cards.toml

The cargo profile `checked`, which bench/soak uses, enables the debug assertions of the rules:
  cargo run --profile checked -p elvaland -- lab soak --games 100000

{EXIT_CODES}"))]
pub(crate) struct SoakArgs {
    #[command(flatten)]
    pub(crate) which: GamesArgs,
    /// Number of games to play of each game
    #[arg(long, value_name = "M", default_value_t = 100_000, value_parser = at_least_one)]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) run: RunArgs,
    /// Number of the first game
    #[arg(long, value_name = "I", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..1 << 62))]
    pub(crate) first: u64,
    /// Check every game before every step
    #[arg(long)]
    pub(crate) every_step: bool,
}

/// Print the card list of Nains, or check one
///
/// Without a file, prints the built-in list as TOML. It is a reconstruction: the rulebook gives the number of cards of
/// each Order and the symbols, but prints neither the cards nor the Shield track. Correct it from your copy of the game
/// and pass it to any command with --cards. With a file, checks it and prints cards, points, symbols and decks by
/// Order. Errors name the line.
#[derive(Args)]
#[command(after_long_help = format!("\
Examples:
  elvaland cards > cards.toml           write the built-in list to correct it
  elvaland cards cards.toml             check a list and summarize it
  elvaland cards | elvaland cards -     summarize the built-in list
  elvaland cards cards.toml --json
  elvaland simulate --game nains --cards cards.toml

Columns of the summary: `5 only` counts the cards used with five players only, `points` is the
sum of all cards, `each` the lowest and highest points of a card, `runes` the number of
different runes.

{EXIT_CODES}"))]
pub(crate) struct CardsArgs {
    /// Card list to check; `-`: stdin
    #[arg(value_name = "FILE")]
    pub(crate) file: Option<String>,
    /// Print the summary as JSON; without a file, of the built-in list
    #[arg(long)]
    pub(crate) json: bool,
}

/// Options of commands that play many games.
#[derive(Args)]
pub(crate) struct RunArgs {
    /// Seed of all games
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Number of threads [default: number of processors]
    #[arg(long, value_name = "T", value_parser = threads)]
    pub(crate) threads: Option<usize>,
}
