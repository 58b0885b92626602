//! The line-by-line interface: prompts and answers without control of the screen, for screen readers and scripts.

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};

use elvaland_rules::mechanics::{Action, Coin, SeenPurse, Tavern};
use elvaland_rules::{Rules, Seat, Turn};
use elvaland_texts::{GameTexts, Texts};

use crate::choices::{Choice, choices};
use crate::pages;
use crate::record_file::RecordFile;
use crate::snapshot::{Hints, Snapshot};
use crate::table::{Notify, TableError, TerminalTable};
use crate::ui::{InfoPage, own_coins};

/// How secrets are hidden before the next player takes the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Curtain {
    /// Print this many empty lines.
    Lines(u16),
    /// Nothing: answers come from a file or a program.
    None,
}

/// Plays line by line until the player quits or the input ends.
///
/// # Errors
/// Lines cannot be read or written.
pub fn play<T: TerminalTable>(
    open: impl FnOnce(Notify<T::Message>) -> Result<T, TableError>,
    texts: &Texts,
    (input, output): (&mut dyn BufRead, &mut dyn Write),
    curtain: Curtain,
    records: &RecordFile,
) -> io::Result<T> {
    let (sender, news) = mpsc::channel();
    let report: Notify<T::Message> = Arc::new(move |news| drop(sender.send(news)));
    let table = open(report).map_err(io::Error::other)?;
    let texts = texts.for_game(<T::Rules as Rules>::NAME);
    let mut game = Plain { table, texts, input, output, curtain, records, printed: 0, asked: None };
    game.run(&news)?;
    Ok(game.table)
}

/// A parsed answer.
enum ParsedAnswer {
    Act(Action),
    Look(InfoPage),
    Undo,
    AskHints,
    SaveRecord,
    Quit,
    /// An answer that cannot be parsed.
    Unknown,
}

/// A table played line by line.
struct Plain<'a, T: TerminalTable> {
    table: T,
    texts: &'a Texts,
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
    curtain: Curtain,
    records: &'a RecordFile,
    /// The number of log entries already printed.
    printed: usize,
    /// The player and legal actions of the question printed last.
    asked: Option<(Option<Seat>, Vec<Action>)>,
}

impl<T: TerminalTable> Plain<'_, T> {
    fn run(&mut self, news: &Receiver<T::Message>) -> io::Result<()> {
        loop {
            for news in news.try_iter() {
                self.table.receive(news);
            }
            self.tell()?;
            let snapshot = self.table.snapshot();
            if let Some(seat) = snapshot.curtain {
                if !self.pass_keyboard(seat)? {
                    return Ok(());
                }
            } else if snapshot.hints == Hints::Thinking {
                let Ok(news) = news.recv() else { return Ok(()) };
                self.table.receive(news);
                for line in pages::hints_with_reasons(self.texts, self.table.snapshot()) {
                    writeln!(self.output, "{}", line.trim_end())?;
                }
            } else if snapshot.is_over() || !snapshot.legal.is_empty() {
                if !self.ask()? {
                    return Ok(());
                }
            } else {
                // Wait for a bot or the server; the channel closes when no more messages can arrive.
                let Ok(news) = news.recv() else { return Ok(()) };
                self.table.receive(news);
            }
        }
    }

    /// Prints what happened since the last time.
    fn tell(&mut self) -> io::Result<()> {
        let (texts, snapshot) = (self.texts, self.table.snapshot());
        // An undo shortens the log.
        self.printed = self.printed.min(snapshot.log.len());
        for &event in &snapshot.log[self.printed..] {
            if let Some(said) = pages::happened(texts, snapshot, event) {
                writeln!(self.output, "{said}.")?;
            }
        }
        self.printed = snapshot.log.len();
        if let Some(error) = self.table.error() {
            writeln!(self.output, "{}", error.text::<T::Rules>(texts))?;
        }
        Ok(())
    }

    /// Calls the next player to the keyboard; returns false to quit.
    fn pass_keyboard(&mut self, seat: Seat) -> io::Result<bool> {
        let (texts, snapshot) = (self.texts, self.table.snapshot());
        if let Curtain::Lines(lines) = self.curtain {
            write!(self.output, "{}", "\n".repeat(lines.into()))?;
        }
        let player = texts.player(&snapshot.names, seat);
        writeln!(self.output, "{}", texts.format("terminal-curtain", &[("player", player.into())]))?;
        let Some(line) = self.read()? else { return Ok(false) };
        match line.to_lowercase().as_str() {
            "q" => return Ok(false),
            "u" => drop(self.table.undo()),
            _ => self.table.lift_curtain(),
        }
        Ok(true)
    }

    /// Asks for a choice and carries it out; returns false to quit.
    fn ask(&mut self) -> io::Result<bool> {
        let listed = choices(self.texts, self.table.snapshot());
        self.say_question(&listed)?;
        let Some(line) = self.read()? else { return Ok(false) };
        let snapshot = self.table.snapshot();
        let error = match answer(&line, snapshot, &listed) {
            ParsedAnswer::Quit => return Ok(false),
            ParsedAnswer::Act(action) => self.table.choose(action).err(),
            ParsedAnswer::Undo => self.table.undo().err(),
            ParsedAnswer::AskHints => {
                self.table.ask_hints();
                None
            }
            ParsedAnswer::Look(page) => {
                let lines = match page {
                    InfoPage::Help => help::<T::Rules>(self.texts),
                    page => pages::page(self.texts, snapshot, page),
                };
                lines.iter().try_for_each(|line| writeln!(self.output, "{line}"))?;
                None
            }
            ParsedAnswer::SaveRecord => Some(TableError::Server(self.records.save(&self.table, self.texts))),
            ParsedAnswer::Unknown => {
                self.asked = None;
                let said = self.texts.format("terminal-not-understood", &[("answer", line.as_str().into())]);
                Some(TableError::Server(said))
            }
        };
        if let Some(error) = error {
            writeln!(self.output, "{}", error.text::<T::Rules>(self.texts))?;
        }
        Ok(true)
    }

    /// Prints the question and the choices, unless they were printed last.
    fn say_question(&mut self, listed: &[Choice]) -> io::Result<()> {
        let (texts, snapshot) = (self.texts, self.table.snapshot());
        let asked = Some((snapshot.player, snapshot.legal.clone()));
        if self.asked != asked {
            writeln!(self.output, "\n{}.", pages::sentence(texts, snapshot))?;
            let page = match snapshot.view.table().turn() {
                Turn::Over => InfoPage::Scores,
                _ => InfoPage::Taverns,
            };
            let is_useful = snapshot.is_over() || snapshot.is_bidding();
            for line in pages::page(texts, snapshot, page).into_iter().filter(|_| is_useful) {
                writeln!(self.output, "{line}")?;
            }
            for (at, choice) in listed.iter().enumerate() {
                match choice.action {
                    Some(_) => writeln!(self.output, "{:>3} {}", at + 1, choice.words)?,
                    None => writeln!(self.output, "  - {}", texts.labelled(&choice.words, &choice.about))?,
                }
            }
            writeln!(self.output, "{}", how_to_answer(texts, snapshot))?;
            self.asked = asked;
        }
        write!(self.output, "> ")?;
        self.output.flush()
    }

    /// Reads the next line; `None` at the end of the input.
    fn read(&mut self) -> io::Result<Option<String>> {
        self.output.flush()?;
        let mut line = String::new();
        let count = self.input.read_line(&mut line)?;
        Ok((count > 0).then(|| line.trim().to_owned()))
    }
}

/// Returns the letters and the rules.
fn help<R: GameTexts>(texts: &Texts) -> Vec<String> {
    [vec![texts.get("terminal-plain-keys"), String::new()], pages::rules::<R>(texts)].concat()
}

/// Explains how to answer.
fn how_to_answer<R: GameTexts, P: SeenPurse>(texts: &Texts, snapshot: &Snapshot<R, P>) -> String {
    if snapshot.is_over() {
        return texts.get("terminal-plain-keys");
    }
    if !snapshot.is_bidding() {
        return texts.get("terminal-ask-choice");
    }
    let taverns = Tavern::ALL.map(|tavern| texts.tavern(R::NAME, tavern.index()));
    let coins = own_coins(snapshot)
        .map_or_else(Vec::new, |coins| coins.map(|coin| texts.coin_short(&coin.to_string())).to_vec());
    let asked = texts.format("terminal-ask-bid", &[("taverns", texts.list(&taverns).into())]);
    texts.labelled(&asked, &coins.join(", "))
}

/// Parses an answer: a number of the list, its words or a unique part of them, an action as in records (`take W7`), three
/// coins for a bid, or a letter.
fn answer<R: GameTexts, P: SeenPurse>(line: &str, snapshot: &Snapshot<R, P>, listed: &[Choice]) -> ParsedAnswer {
    let chosen = by_number(line, listed).or_else(|| by_record(line, snapshot)).or_else(|| bid(line, snapshot));
    if let Some(action) = chosen {
        return ParsedAnswer::Act(action);
    }
    let mut letters = line.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        let letter = letter.to_ascii_uppercase();
        let page = InfoPage::KEYS.into_iter().find(|&(key, _)| key == letter);
        match (letter, page) {
            ('Q', _) => return ParsedAnswer::Quit,
            ('U', _) if snapshot.can_undo => return ParsedAnswer::Undo,
            ('K', _) if snapshot.hints == Hints::Ready => return ParsedAnswer::AskHints,
            ('R', _) if snapshot.is_over() => return ParsedAnswer::SaveRecord,
            (_, Some((_, page))) => return ParsedAnswer::Look(page),
            _ => {}
        }
    }
    by_words(line, listed).map_or(ParsedAnswer::Unknown, ParsedAnswer::Act)
}

fn by_number(line: &str, listed: &[Choice]) -> Option<Action> {
    let at = line.parse::<usize>().ok()?.checked_sub(1)?;
    listed.get(at)?.action
}

/// Returns the legal action written like this in records.
fn by_record<R: GameTexts, P>(line: &str, snapshot: &Snapshot<R, P>) -> Option<Action> {
    let words = line.split_whitespace().collect::<Vec<_>>().join(" ");
    let table = snapshot.view.table();
    snapshot.legal.iter().copied().find(|&action| table.display_action(action).to_string().eq_ignore_ascii_case(&words))
}

/// Parses a bid of three coins, each by value or as in records.
fn bid<R: GameTexts, P: SeenPurse>(line: &str, snapshot: &Snapshot<R, P>) -> Option<Action> {
    let coins = own_coins(snapshot).filter(|_| snapshot.is_bidding())?;
    let words: Vec<&str> = line.split([' ', ',', '/']).filter(|word| !word.is_empty()).collect();
    let mut left = coins.to_vec();
    let mut laid = Vec::new();
    for word in &words {
        let is_named = |coin: &Coin| coin.to_string() == *word || coin.value().to_string() == *word;
        laid.push(left.remove(left.iter().position(is_named)?));
    }
    Some(Action::Bid(laid.try_into().ok()?))
}

/// Returns the only choice whose words equal, start with or contain the line.
fn by_words(line: &str, listed: &[Choice]) -> Option<Action> {
    let wanted = line.to_lowercase();
    let matching = |is: &dyn Fn(&str) -> bool| {
        let mut found =
            listed.iter().filter(|choice| is(&choice.words.to_lowercase())).filter_map(|choice| choice.action);
        found.next().filter(|_| found.next().is_none())
    };
    if wanted.is_empty() {
        return None;
    }
    matching(&|words| words == wanted)
        .or_else(|| matching(&|words| words.starts_with(&wanted)))
        .or_else(|| matching(&|words| words.contains(&wanted)))
}
