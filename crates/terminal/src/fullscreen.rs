//! The full-screen interface: a loop that draws the table and handles keys, clicks and messages.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::{panic, process, thread};

use elvaland_rules::Rules;
use elvaland_texts::Texts;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::{event, execute};
#[cfg(unix)]
use signal_hook::{
    consts::{SIGHUP, SIGTERM},
    iterator::Signals,
};

use crate::input::intent;
use crate::record_file::RecordFile;
use crate::screen::{ClickTarget, Palette, ScreenContent, draw};
use crate::table::{Notify, TableError, TerminalTable};
use crate::ui::{Ui, UiEffect};

/// An input of the loop.
enum Input<N> {
    Key(Event),
    Table(N),
    /// The terminal is closed, or the process shall end.
    Closed,
}

/// Plays full screen until the player quits. `open` opens the table with a callback for its messages.
///
/// # Errors
/// The terminal cannot be used.
pub fn play<T: TerminalTable>(
    open: impl FnOnce(Notify<T::Message>) -> Result<T, TableError>,
    texts: &Texts,
    palette: Palette,
    notice: Option<String>,
    records: &RecordFile,
) -> io::Result<T> {
    let (sender, news) = mpsc::channel();
    let reporter = sender.clone();
    let report: Notify<T::Message> = Arc::new(move |news| drop(reporter.send(Input::Table(news))));
    let table = open(report).map_err(io::Error::other)?;
    let texts = texts.for_game(<T::Rules as Rules>::NAME);
    let screen = Screen::enter()?;
    listen(&sender, Input::Key, || Input::Closed);
    let mut game = PlayScreen { table, texts, palette, ui: Ui::default(), targets: Vec::new(), records };
    game.ui.notice = notice;
    game.run(screen, &news)?;
    Ok(game.table)
}

/// Forwards keys, clicks, and the end of the process: a closed terminal, SIGTERM or SIGHUP. The loop then restores the
/// screen and saves the game.
pub(crate) fn listen<N: Send + 'static>(sender: &Sender<N>, input: fn(Event) -> N, closed: fn() -> N) {
    let keys = sender.clone();
    thread::spawn(move || {
        while let Ok(event) = event::read() {
            if keys.send(input(event)).is_err() {
                return;
            }
        }
        let _ = keys.send(closed());
    });
    #[cfg(unix)]
    if let Ok(mut signals) = Signals::new([SIGTERM, SIGHUP]) {
        let ends = sender.clone();
        thread::spawn(move || {
            if signals.forever().next().is_some() {
                let _ = ends.send(closed());
            }
        });
    }
}

/// A table on the screen.
struct PlayScreen<'a, T: TerminalTable> {
    table: T,
    texts: &'a Texts,
    palette: Palette,
    ui: Ui,
    targets: Vec<ClickTarget>,
    records: &'a RecordFile,
}

impl<T: TerminalTable> PlayScreen<'_, T> {
    fn run(&mut self, mut screen: Screen, news: &Receiver<Input<T::Message>>) -> io::Result<()> {
        self.ui.follow(self.table.snapshot());
        self.ui.draft = self.table.draft();
        loop {
            self.show(&mut screen.terminal)?;
            let Ok(first) = news.recv() else { return Ok(()) };
            // Handle everything that is queued before drawing again.
            for news in [first].into_iter().chain(news.try_iter()) {
                if !self.handle(news) {
                    return Ok(());
                }
            }
        }
    }

    /// Handles an input; returns false to quit.
    fn handle(&mut self, news: Input<T::Message>) -> bool {
        match news {
            Input::Closed => return false,
            Input::Table(news) => self.table.receive(news),
            Input::Key(input) => {
                let wanted = intent(&input, self.texts, self.table.snapshot(), &self.ui, &self.targets);
                match wanted.map(|intent| self.ui.act(intent, &mut self.table, self.texts)) {
                    Some(UiEffect::Quit) => return false,
                    Some(UiEffect::SaveRecord) => self.ui.notice = Some(self.records.save(&self.table, self.texts)),
                    Some(UiEffect::Done) | None => {}
                }
            }
        }
        self.ui.follow(self.table.snapshot());
        true
    }

    fn show(&mut self, terminal: &mut DefaultTerminal) -> io::Result<()> {
        let error = self.table.error().map(|error| error.text::<T::Rules>(self.texts));
        let mut ui = self.ui.clone();
        ui.notice = ui.notice.or(error);
        let scene =
            ScreenContent { texts: self.texts, snapshot: self.table.snapshot(), ui: &ui, palette: self.palette };
        let mut targets = Vec::new();
        terminal.draw(|frame| targets = draw(&scene, frame.area(), frame.buffer_mut()))?;
        self.targets = targets;
        Ok(())
    }
}

/// The terminal in full-screen mode; restored on drop.
pub(crate) struct Screen {
    pub(crate) terminal: DefaultTerminal,
}

impl Screen {
    pub(crate) fn enter() -> io::Result<Screen> {
        let terminal = ratatui::try_init()?;
        execute!(io::stdout(), EnableMouseCapture)?;
        let told = panic::take_hook();
        // A panic in a bot's thread ends the process, since the game would wait for it forever. The game is saved.
        panic::set_hook(Box::new(move |panic| {
            leave();
            told(panic);
            process::exit(101);
        }));
        Ok(Screen { terminal })
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        leave();
    }
}

/// Restores the terminal; errors are ignored.
fn leave() {
    let _ = execute!(io::stdout(), DisableMouseCapture);
    ratatui::restore();
    let _ = io::stdout().flush();
}
