//! The line-by-line interface: prompts and answers without control of the screen, for screen readers and scripts.

mod answers;

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};

use elvaland_rules::mechanics::{Action, SeenPurse, Tavern};
use elvaland_rules::{Rules, Seat, Turn};
use elvaland_texts::{GameTexts, Texts};

use crate::choices::{Choice, choices};
use crate::pages;
use crate::privacy::{Hider, Privacy, Secrecy};
use crate::record_file::RecordFile;
use crate::screen::wrap;
use crate::snapshot::{Hints, Snapshot};
use crate::table::{Notify, TableError, TerminalTable};
use crate::ui::{InfoPage, own_coins};
use answers::ParsedAnswer;

/// Plays line by line until the player quits or the input ends.
///
/// # Errors
/// Lines cannot be read or written.
pub fn play<T: TerminalTable>(
    open: impl FnOnce(Notify<T::Message>) -> Result<T, TableError>,
    texts: &Texts,
    (input, output): (&mut dyn BufRead, &mut dyn Write),
    privacy: Privacy,
    records: &RecordFile,
) -> io::Result<T> {
    let (sender, news) = mpsc::channel();
    let report: Notify<T::Message> = Arc::new(move |news| drop(sender.send(news)));
    let table = open(report).map_err(io::Error::other)?;
    let texts = texts.for_game(<T::Rules as Rules>::NAME);
    let hider = Hider::new(privacy, table.snapshot().is_shared);
    let mut game = Plain { table, texts, input, output, hider, records, printed: 0, asked: None };
    let played = game.run(&news);
    game.hider.switch(Secrecy::Open, game.output)?;
    played?;
    Ok(game.table)
}

/// The width of pages, in characters.
const WIDTH: usize = 80;

/// A table played line by line.
struct Plain<'a, T: TerminalTable> {
    table: T,
    texts: &'a Texts,
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
    hider: Hider,
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
            self.hider.switch(secrecy(self.table.snapshot()), self.output)?;
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
        let parsed = match answers::parse(self.texts, &line, snapshot, &listed) {
            Ok(parsed) => parsed,
            Err(reason) => {
                writeln!(self.output, "{reason}.")?;
                return Ok(true);
            }
        };
        let error = match parsed {
            ParsedAnswer::Quit => return Ok(false),
            ParsedAnswer::Act(action) => self.table.choose(action).err(),
            ParsedAnswer::Undo => self.table.undo().err(),
            ParsedAnswer::AskHints => {
                self.table.ask_hints();
                None
            }
            ParsedAnswer::Look(page) => {
                let lines = match page {
                    InfoPage::Help => help(self.texts, snapshot),
                    page => pages::page(self.texts, snapshot, page),
                };
                for line in lines {
                    // Wrapping removes indentation, which only short lines have.
                    let rows = if line.chars().count() > WIDTH { wrap(&line, WIDTH) } else { vec![line] };
                    rows.iter().try_for_each(|row| writeln!(self.output, "{row}"))?;
                }
                None
            }
            ParsedAnswer::SaveRecord => Some(TableError::Server(self.records.save(&self.table, self.texts))),
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
            if self.hider.is_hidden() {
                writeln!(self.output, "{}.", texts.get("terminal-hidden"))?;
            }
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

/// Returns who may see what is shown and typed now.
fn secrecy<R: GameTexts, P>(snapshot: &Snapshot<R, P>) -> Secrecy {
    let is_secret = snapshot.is_shared && !snapshot.legal.iter().all(|action| action.is_public());
    match snapshot.curtain {
        Some(_) => Secrecy::Called,
        None if is_secret => Secrecy::Secret,
        None => Secrecy::Open,
    }
}

/// Returns how to answer, with an example, the letters and the rules.
fn help<R: GameTexts, P: SeenPurse>(texts: &Texts, snapshot: &Snapshot<R, P>) -> Vec<String> {
    let coins = snapshot.player.and_then(|player| snapshot.view.purse(player).known_coins());
    let bid = coins.map(|coins| {
        let facts = [("taverns", taverns::<R>(texts).into()), ("bid", answers::example_bid(&coins).into())];
        texts.format("terminal-help-bid", &facts)
    });
    let ids =
        ["terminal-help-choose", "terminal-key-undo", "terminal-key-hint", "terminal-key-record", "terminal-key-quit"];
    let letters = InfoPage::KEYS.into_iter().map(|(_, page)| pages::title(texts, page));
    let keys = bid.into_iter().chain(ids.map(|id| texts.get(id))).chain(letters);
    keys.chain([String::new()]).chain(pages::rules::<R>(texts)).collect()
}

/// Returns the names of the three taverns.
fn taverns<R: GameTexts>(texts: &Texts) -> String {
    texts.list(&Tavern::ALL.map(|tavern| texts.tavern(R::NAME, tavern.index())))
}

/// Explains how to answer.
fn how_to_answer<R: GameTexts, P: SeenPurse>(texts: &Texts, snapshot: &Snapshot<R, P>) -> String {
    if snapshot.is_over() {
        return [texts.get("terminal-key-record"), texts.get("terminal-key-quit"), texts.get("page-key-help")]
            .join("; ");
    }
    if !snapshot.is_bidding() {
        return texts.get("terminal-ask-choice");
    }
    let asked = texts.format("terminal-ask-bid", &[("taverns", taverns::<R>(texts).into())]);
    let coins = own_coins(snapshot).map(|coins| answers::coin_list(texts, &coins));
    texts.labelled(&asked, &coins.unwrap_or_default())
}
