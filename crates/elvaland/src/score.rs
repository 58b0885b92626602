//! `score`: scores a game played at a real table.

use std::io::{self, BufRead, IsTerminal, Write};
use std::str::FromStr;

use clap::Args;
use elvaland_rules::MAX_SEATS;
use elvaland_rules::mechanics::ScorePart;
use elvaland_rules::pad::{Entry, Item, Pad, ScorePadRules, Sheet};
use elvaland_rules::{GameName, with_rules};
use elvaland_texts::{Language, Texts};

use crate::card_list::CardList;
use crate::cli::ListArgs;
use crate::failure::{Failure, note};
use crate::games::Playable;
use crate::show::language;
use crate::value_parsers::game;

/// Score a game played at a real table
///
/// Enter one line per player: for each column its ranks, points and symbols, heroes included; then the heroes that score
/// beyond their column. Without lines, on a terminal, the program asks for each value.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  elvaland score \"Ann: W 5r 28p, H 4, M 4r 5p, B 3, E 34p, heroes skaa, coins 24 11 9 6 3\" \\
                 \"Bob: W 4r 30p, H 5, B 6, E 21p 5r, heroes idunn, coins 14 11 9 5 0, gem 6\"
  elvaland score --game nains \"Ann: S 6, T 9p 4o, E 31p 9c, F 12p 5u, C 22, heroes oosram, malt 7\" \\
                 \"Bob: C 40p, heroes brum, coins 17 9 5 4 3\"
  elvaland score --lang fr < sheets.txt          one line per player; # starts a comment
  elvaland score --ask                           ask for each value

A line is `NAME: item, item, …`; items left out count 0. In an item, each number has the letter of
what it counts, or the numbers are in this order:
  nidavellir  W ranks(r) points(p)   H ranks(r)   M ranks(r) points(p)   B ranks(r)
              E points(p) ranks(r)   heroes NAMES   coins FIVE VALUES   gem 6
  nains       S ranks(r) points(p)   T points(p) occult(o) mercenaries(m)
              E points(p) covered(c c c c)   F points(p) runes(u)   C points(p)
              heroes NAMES   malt SYMBOLS   coins FIVE VALUES
The ranks of Explorers matter for Idunn only. `mercenaries` are the points of mercenaries in
the Temple; in other columns they count as points. `occult`, `runes` and `malt` count all symbols of a player, Cognars and Elite included,
but not the one on the board; `covered` are the highest points under Pariah tokens. List the
Elite and the Certification with the heroes; in nains, the player with more Elite wins a tie.")]
pub(crate) struct ScoreArgs {
    /// One line per player [default: read from stdin]
    #[arg(value_name = "SHEET")]
    sheets: Vec<String>,
    /// Game [default: nidavellir; with questions, asked for]
    #[arg(long, value_parser = game())]
    game: Option<GameName>,
    #[command(flatten)]
    list: ListArgs,
    /// Ask for each value, even if stdin is not a terminal
    #[arg(long, conflicts_with = "sheets")]
    ask: bool,
    /// Language of the text: en, fr or de [default: from LC_ALL, LC_MESSAGES or LANG, else en]
    #[arg(long, value_name = "LANG", value_parser = Language::from_str)]
    lang: Option<Language>,
    /// Print parts, totals and winners as JSON
    #[arg(long)]
    json: bool,
}

const HINT: &str = "`elvaland score --help` shows what a line looks like.";

pub(crate) fn score(args: &ScoreArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let list = args.list.read()?;
    let game = match args.game {
        Some(game) => game,
        None if args.asks() => ask_game(&Texts::new(language(args.lang)), &mut io::stdin().lock(), &mut io::stderr())?,
        None => GameName::default(),
    };
    with_rules!(game, R => score_game::<R>(args, list.as_ref(), out))
}

impl ScoreArgs {
    /// True if the program asks for each value.
    fn asks(&self) -> bool {
        self.sheets.is_empty() && (self.ask || io::stdin().is_terminal())
    }
}

/// Asks for the game until the answer is its number or name; the end of the input is the default.
fn ask_game(texts: &Texts, input: &mut dyn BufRead, said: &mut dyn Write) -> Result<GameName, Failure> {
    let listed = (1..).zip(GameName::ALL).map(|(at, game)| format!("{at} {}", texts.game(game.name())));
    let question = texts.format("pad-ask-game", &[("games", listed.collect::<Vec<_>>().join(", ").into())]);
    while let Some(words) = answer(&question, input, said)? {
        let named = |(at, game): &(usize, GameName)| words == at.to_string() || words.eq_ignore_ascii_case(game.name());
        if let Some((_, game)) = (1..).zip(GameName::ALL).find(named) {
            return Ok(game);
        }
    }
    Ok(GameName::default())
}

fn score_game<R: Playable + ScorePadRules>(
    args: &ScoreArgs,
    list: Option<&CardList>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    R::components(list)?;
    let texts = Texts::new(language(args.lang));
    let texts = texts.for_game(R::NAME);
    let pad = written::<R>(args, texts)?.with_track(list.map_or(&[], |list| list.catalog().track()));
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &pad.to_json())?;
        writeln!(out)?;
        return Ok(());
    }
    if let Some(cards) = R::used_cards(list) {
        note(&cards.to_string());
    }
    warn(&pad, texts);
    write!(out, "{}", texts.pad(&pad))?;
    Ok(())
}

/// Reads the score sheets from arguments, stdin or answers.
fn written<R: ScorePadRules>(args: &ScoreArgs, texts: &Texts) -> Result<Pad<R>, Failure> {
    let input = io::stdin();
    let pad = if !args.sheets.is_empty() {
        Pad::read(args.sheets.iter().map(String::as_str))
    } else if args.asks() {
        Pad::new(ask(texts, &mut input.lock(), &mut io::stderr())?)
    } else {
        let text = io::read_to_string(input).map_err(|error| unreadable(&error))?;
        Pad::read(text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')))
    };
    pad.map_err(|error| Failure::usage(error, HINT))
}

fn unreadable(error: &io::Error) -> Failure {
    Failure::usage(format!("cannot read the standard input: {error}"), HINT)
}

/// Warns about heroes on several sheets: there is one of each.
fn warn<R: ScorePadRules>(pad: &Pad<R>, texts: &Texts) {
    let doubled: Vec<String> = pad.doubled().iter().map(|hero| texts.hero(R::NAME, R::hero_name(hero))).collect();
    if !doubled.is_empty() {
        note(&texts.format("page-pad-doubled", &[("heroes", texts.list(&doubled).into())]));
    }
}

/// Asks for one sheet after the other, until the input ends or a name is empty.
fn ask<R: ScorePadRules>(
    texts: &Texts,
    input: &mut dyn BufRead,
    said: &mut dyn Write,
) -> Result<Vec<Sheet<R>>, Failure> {
    let mut sheets = Vec::new();
    while sheets.len() < MAX_SEATS {
        let question = texts.format("pad-ask-name", &[("number", (sheets.len() + 1).into())]);
        let name = answer(&question, input, said)?;
        if name.as_deref().is_none_or(str::is_empty) {
            break;
        }
        let mut sheet = Sheet::<R>::of(&name.unwrap_or_default());
        for part in 0..R::part_names().len() {
            ask_part(texts, &mut sheet, part, input, said)?;
        }
        sheets.push(sheet);
    }
    Ok(sheets)
}

/// Asks for a part of a sheet until the answer is valid.
fn ask_part<R: ScorePadRules>(
    texts: &Texts,
    sheet: &mut Sheet<R>,
    part: usize,
    input: &mut dyn BufRead,
    said: &mut dyn Write,
) -> Result<(), Failure> {
    let Some(item) = Item::asked::<R>(part) else { return Ok(()) };
    let question = format!("  {}", question::<R>(texts, part, &item));
    while let Some(words) = answer(&question, input, said)?.filter(|words| !words.is_empty()) {
        match sheet.read_part(part, &words) {
            Ok(()) => break,
            Err(problem) => writeln!(said, "  {problem}")?,
        }
    }
    Ok(())
}

/// Asks for the values of an item in words, with an example.
fn question<R: ScorePadRules>(texts: &Texts, part: usize, item: &Item) -> String {
    const COUNTS: [u16; 6] = [5, 12, 3, 2, 1, 1];
    let part = texts.part(R::NAME, R::Part::ALL[part].name());
    match item {
        Item::Coins => texts.format("pad-ask-coins", &[("part", part.into()), ("example", "24 11 9 6 3".into())]),
        Item::Counts(entries) => {
            let label = |&(_, entry): &(usize, &Entry)| texts.pad_entry::<R>(entry);
            let labels: Vec<String> = entries.iter().map(label).collect();
            let number = |((_, entry), count): (&(usize, &Entry), u16)| match entry.is_single {
                true => entry.most.to_string(),
                false => entry.most.min(count).to_string(),
            };
            let example: Vec<String> = entries.iter().zip(COUNTS).map(number).collect();
            let facts =
                [("part", part.into()), ("entries", labels.join(", ").into()), ("example", example.join(" ").into())];
            texts.format("pad-ask-counts", &facts)
        }
        Item::Heroes => {
            let names: Vec<String> = R::TICKS.iter().map(|tick| texts.hero(R::NAME, tick.name::<R>())).collect();
            let example = R::TICKS.first().map(|tick| tick.name::<R>()).unwrap_or_default();
            let facts = [("part", part.into()), ("heroes", names.join(", ").into()), ("example", example.into())];
            texts.format("pad-ask-heroes", &facts)
        }
    }
}

/// Asks a question and reads the answer; `None` at the end of the input.
fn answer(question: &str, input: &mut dyn BufRead, said: &mut dyn Write) -> Result<Option<String>, Failure> {
    write!(said, "{question}: ")?;
    said.flush()?;
    let mut line = String::new();
    let read = input.read_line(&mut line).map_err(|error| unreadable(&error))?;
    Ok((read > 0).then(|| line.trim().to_owned()))
}
