//! The arguments of every command, and the help that teaches them.

use std::str::FromStr;

use clap::{Args, Parser, Subcommand};
use elvaland_rules::GameName;
use elvaland_texts::Language;

use crate::arena::ArenaArgs;
use crate::card_list::CardList;
use crate::failure::Failure;
use crate::games::{EditionName, Wanted};
use crate::hint::HintArgs;
use crate::manual::{CompletionsArgs, ManArgs};
use crate::migrate::MoveArgs;
use crate::play::PlayArgs;
use crate::replay::ReplayArgs;
use crate::score::ScoreArgs;
use crate::serve::ServeArgs;
use crate::simulate::SimulateArgs;
use crate::train::TrainArgs;
use crate::value_parsers::{Games, Players, at_least_one, game, games, seconds, threads, with_lists};

/// The exit codes, below the help of the program and of the commands that check something.
pub(crate) const EXIT_CODES: &str = "\
Exit codes:
  0    done, and everything that was checked holds; also if the reader of a pipe has gone
  1    a record, a game or an invariant does not hold
  2    wrong arguments, a list of cards that does not hold, or a file that cannot be read or written
  130  interrupted (Ctrl-C): simulate and arena report what was done until then";

const EXAMPLES: &str = "\
Examples:
  elvaland                                      the server, at http://127.0.0.1:8080
  elvaland play                                 a game in this terminal, against bots
  elvaland simulate --players 4 --games 10000 --seed 1
  elvaland simulate --game nains --players 4 --games 10000
  elvaland simulate --games 100 --records games.jsonl && elvaland replay games.jsonl
  elvaland show games.jsonl@40 --lang fr
  elvaland show \"nidavellir 2p; taverns W7 H B / E9 M0 W3 / B B R3\"
  elvaland show \"nains 2p; taverns S T1+o E8 / F4.star C5 S / S+m T2 E9\"
  elvaland cards > cards.toml
  elvaland arena --bots greedy,random --games 400
  elvaland score --ask                          who won a game played with the box

Records and positions say which game they are of. The dwarf cards of Nains are a list that comes
with the program: a reconstruction, because the rulebook does not print them. `elvaland cards`
prints it, --cards FILE plays with a corrected one.

Every command explains itself: `elvaland COMMAND --help`.";

/// Software for the board games Nidavellir and Nains: serve, play, simulate, replay, look at and measure games.
///
/// Without a command, the server is started: `elvaland serve` with its usual settings.
#[derive(Parser)]
#[command(name = "elvaland", version, after_help = format!("{EXAMPLES}\n\n{EXIT_CODES}"), max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    Serve(ServeArgs),
    Move(MoveArgs),
    Play(PlayArgs),
    Simulate(SimulateArgs),
    Replay(ReplayArgs),
    Show(ShowArgs),
    Perft(PerftArgs),
    Bench(BenchArgs),
    Soak(SoakArgs),
    Cards(CardsArgs),
    Score(ScoreArgs),
    Arena(ArenaArgs),
    Hint(HintArgs),
    Train(TrainArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
}

/// Which list of cards.
#[derive(Args)]
pub(crate) struct ListArgs {
    /// Play nains with the cards of this file
    ///
    /// Without it, nains is played with the built-in list, which is a reconstruction: the rulebook prints neither the
    /// cards nor the Shield track. To correct it from a box: `elvaland cards > cards.toml`, edit the file, check it
    /// with `elvaland cards cards.toml`, and play with `--cards cards.toml`. A record holds the cards it was played
    /// with, and they win over this option.
    #[arg(long = "cards", value_name = "FILE")]
    file: Option<String>,
}

impl ListArgs {
    /// Whether a list is named.
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

/// Which games are played, and with which list of cards.
#[derive(Args)]
pub(crate) struct GamesArgs {
    /// The game [default: all; with --cards, those that have lists of cards: nains]
    #[arg(long, value_parser = games())]
    game: Option<Games>,
    #[command(flatten)]
    list: ListArgs,
}

impl GamesArgs {
    /// Reads the list, if one is named, and tells the games.
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

/// Which game is played, and how.
#[derive(Args)]
pub(crate) struct TableArgs {
    /// The game
    #[arg(long, value_parser = game(), default_value_t)]
    pub(crate) game: GameName,
    /// The number of players
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    players: u8,
    /// Nidavellir: leave out the heroes that a first game leaves out (Thrud, Ylud and Uline)
    #[arg(long)]
    first_game: bool,
    /// Nidavellir: the printed edition [default: original]
    #[arg(long, value_enum)]
    edition: Option<EditionName>,
    #[command(flatten)]
    pub(crate) list: ListArgs,
}

impl TableArgs {
    pub(crate) fn wanted<'a>(&self, cards: Option<&'a CardList>) -> Wanted<'a> {
        Wanted { players: self.players.into(), first_game: self.first_game, edition: self.edition, cards }
    }
}

/// Show a table: a position, or a record at one of its steps
///
/// The table as text, with the score as it stands and the legal actions of whoever is asked, as far as the audience
/// may know them: a player's own, or everybody's where all lies open. What the audience may not know is not there.
#[derive(Args)]
#[command(after_long_help = format!("\
Examples:
  elvaland show \"nidavellir 2p; round 2; taverns W7 H B / E9 M0 W3 / B B R3; 0: army H kraal\"
  elvaland show --lang de \"nains 2p; taverns S T1+o E8 / F4.star C5 S / S+m T2 E9; 0: gem 4\"
  elvaland show games.jsonl                      the first game at its end
  elvaland show games.jsonl@40 --number 3        the third game before step 40
  elvaland show games.jsonl@40 --seat 1 --json   what the player on seat 1 may know
  elvaland show games.jsonl@40 --position        the table as a position text

Seats and steps are counted from 0, as in records; in the text players are counted from 1.
Without --seat, --spectator or --open, a position and the record of a finished game lie open, and an
unfinished game is shown as everybody sees it; the first line says which.

{EXIT_CODES}"))]
pub(crate) struct ShowArgs {
    /// A position, which begins with the name of its game; or a file of records, `-` for stdin, with @STEP
    #[arg(value_name = "POSITION|RECORD[@STEP]")]
    pub(crate) table: String,
    #[command(flatten)]
    pub(crate) list: ListArgs,
    /// Which game of the file, from 1
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = at_least_one)]
    pub(crate) number: u64,
    /// What the player on this seat may know
    #[arg(long, value_name = "N", group = "audience")]
    pub(crate) seat: Option<usize>,
    /// What everybody may know
    #[arg(long, group = "audience")]
    pub(crate) spectator: bool,
    /// All secrets
    #[arg(long, group = "audience")]
    pub(crate) open: bool,
    /// The language of the text: en, fr or de [default: that of LC_ALL, LC_MESSAGES or LANG, else en]
    #[arg(long, value_name = "LANG", value_parser = Language::from_str)]
    pub(crate) lang: Option<Language>,
    /// The position text instead; with --json, besides
    #[arg(long)]
    pub(crate) position: bool,
    /// The view and the legal actions as JSON; for nains also which cards they are, and whether a reconstruction
    #[arg(long)]
    pub(crate) json: bool,
}

/// Count the ways to play on, to compare rule engines
///
/// Counts the sequences of so many decisions. Bids are taken seat by seat; draws cost no depth and come from a
/// generator that follows from the seed, the same at every branch; the end of the game counts as one way.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  elvaland perft --players 2 --depth 3
  elvaland perft --players 4 --depth 2 --seed 7 --divide
  elvaland perft --game nains --players 3 --depth 3
  elvaland perft \"nidavellir 2p; taverns W7 H B / E9 M0 W3 / B B R3\" --depth 3
  elvaland perft games.jsonl@40 --depth 4 --json")]
pub(crate) struct PerftArgs {
    /// Where to begin [default: a new game]
    #[arg(value_name = "POSITION|RECORD[@STEP]")]
    pub(crate) table: Option<String>,
    /// The game of a new game
    #[arg(long, value_parser = game(), default_value_t, conflicts_with = "table")]
    pub(crate) game: GameName,
    /// The number of players of a new game
    #[arg(long, value_name = "N", default_value_t = 2, conflicts_with = "table",
          value_parser = clap::value_parser!(u8).range(2..=5))]
    pub(crate) players: u8,
    #[command(flatten)]
    pub(crate) list: ListArgs,
    /// How many decisions deep
    #[arg(long, value_name = "D")]
    pub(crate) depth: u32,
    /// The seed of set-up and draws
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Also count for every first action by itself
    #[arg(long)]
    pub(crate) divide: bool,
    /// The counts as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Measure how fast complete random games are
///
/// Set-up, every deal, every decision and the final score are included; games are played through the public step
/// interface. Measured on one thread, then on all of them.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  elvaland bench
  elvaland bench --game nains --players 4 --seconds 10
  elvaland bench --players all --threads 8 --json
  elvaland bench --cards cards.toml

Use a release build and an idle machine. Instructions, which do not depend on the load of the
machine, are counted by bench/instructions.")]
pub(crate) struct BenchArgs {
    #[command(flatten)]
    pub(crate) which: GamesArgs,
    /// The number of players, or `all`
    #[arg(long, value_name = "N|all", default_value = "all")]
    pub(crate) players: Players,
    /// How long each measurement takes
    #[arg(long, value_name = "S", default_value_t = 2.0, value_parser = seconds)]
    pub(crate) seconds: f64,
    /// Threads of the second measurement [default: as many as there are processors]
    #[arg(long, value_name = "T", value_parser = threads)]
    pub(crate) threads: Option<usize>,
    /// The measurements as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Play random games of every kind with all invariants on
///
/// Over 2 to 5 players; Nidavellir in both editions, every fourth time as a first game. A check looks at everything:
/// cards, coins, gems and heroes are accounted for, sums are those of the pieces, whoever is asked has legal actions, sorted and unique,
/// and nobody else has. Every game is checked whenever cards are drawn (so at the start of every round) and at the
/// end; one game in 16 before every step. Every action is picked among the legal ones and played with its legality
/// checked again.
#[derive(Args)]
#[command(after_long_help = format!("\
Examples:
  elvaland soak --games 100000
  elvaland soak --game nains --games 100000 --seed 2
  elvaland soak --game nains --games 1 --first 4711 --every-step    one game again, closely
  elvaland soak --cards cards.toml

Debug assertions of the engine are on in the cargo profile `checked`, which bench/soak uses:
  cargo run --profile checked -p elvaland -- soak --games 100000

{EXIT_CODES}"))]
pub(crate) struct SoakArgs {
    #[command(flatten)]
    pub(crate) which: GamesArgs,
    /// How many games, of each if both are played
    #[arg(long, value_name = "M", default_value_t = 100_000, value_parser = at_least_one)]
    pub(crate) games: u64,
    #[command(flatten)]
    pub(crate) run: RunArgs,
    /// The number of the first game
    #[arg(long, value_name = "I", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..1 << 62))]
    pub(crate) first: u64,
    /// Check all games before every step
    #[arg(long)]
    pub(crate) every_step: bool,
}

/// Print the list of the cards of Nains, or check one
///
/// Without a file, the built-in list is printed as TOML. It is a reconstruction: the rulebook gives the number of cards
/// of every Order and the symbols there are, but prints neither the cards nor the Shield track. Whoever owns the box
/// can correct the list and play with it on every command. With a file, the list is checked and summed up for every
/// Order: cards, points, symbols, decks. An error names the line.
#[derive(Args)]
#[command(after_long_help = format!("\
Examples:
  elvaland cards > cards.toml           then correct the file from a box
  elvaland cards cards.toml             does it hold? what does it come to?
  elvaland cards | elvaland cards -     what the built-in list comes to
  elvaland cards cards.toml --json
  elvaland simulate --game nains --cards cards.toml

In the summary of an Order, `5 only` are the cards that stay in the box with fewer than five
players, `points` is the sum of all cards, `each` the lowest and the highest; `runes` are the
different ones.

{EXIT_CODES}"))]
pub(crate) struct CardsArgs {
    /// A list of cards to check; `-` is the standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: Option<String>,
    /// The summary as JSON; without a file, that of the built-in list
    #[arg(long)]
    pub(crate) json: bool,
}

/// What every run of many games has.
#[derive(Args)]
pub(crate) struct RunArgs {
    /// The seed all games follow from
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Threads [default: as many as there are processors]
    #[arg(long, value_name = "T", value_parser = threads)]
    pub(crate) threads: Option<usize>,
}
