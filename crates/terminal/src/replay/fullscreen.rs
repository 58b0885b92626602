//! The full-screen loop of a replay.

use std::io;
use std::sync::mpsc;

use elvaland_rules::Audience;
use elvaland_texts::Texts;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::{Jump, ReplayTable};
use crate::fullscreen::{Screen, listen};
use crate::input::of_mouse;
use crate::local::LocalRules;
use crate::screen::{ClickTarget, Palette, ScreenContent, draw};
use crate::ui::{InfoPage, Intent, Mode, Ui};

/// Lines that an arrow key scrolls a page.
const LINE: i32 = 1;
/// The largest step number that can be entered.
const MOST: usize = 99_999;

/// Shows a recorded game until the player quits.
///
/// # Errors
/// The terminal cannot be used.
pub fn show<R: LocalRules>(mut replay: ReplayTable<R>, texts: &Texts, palette: Palette) -> io::Result<()> {
    let (sender, inputs) = mpsc::channel();
    let mut screen = Screen::enter()?;
    listen(&sender, Some, || None);
    let mut ui = Ui { mode: Mode::Replaying, ..Ui::default() };
    loop {
        ui.notice = Some(replay.status(texts, &ui));
        let snapshot = replay.snapshot();
        let scene = ScreenContent { texts, snapshot: &snapshot, ui: &ui, palette };
        let mut targets = Vec::new();
        screen.terminal.draw(|frame| targets = draw(&scene, frame.area(), frame.buffer_mut()))?;
        // The terminal is closed.
        let Ok(Some(input)) = inputs.recv() else { return Ok(()) };
        match intent(&input, &ui, &targets) {
            Some(Intent::Quit) => return Ok(()),
            Some(intent) => replay.act(intent, &mut ui),
            None => {}
        }
    }
}

impl<R: LocalRules> ReplayTable<R> {
    /// Returns the current step and audience; or the step that is being entered.
    pub fn status(&self, texts: &Texts, ui: &Ui) -> String {
        if let Some(written) = ui.written {
            return texts.labelled(&texts.get("terminal-bar-go"), &format!("{written}_"));
        }
        let at = [("at", self.step().into()), ("count", self.steps().into())];
        let audiences = match self.audience() {
            Audience::Open => texts.get("page-eyes-open"),
            Audience::Spectator => texts.get("page-eyes-spectator"),
            Audience::Seat(seat) => texts.player(&self.names, seat),
        };
        let step = texts.labelled(&texts.get("page-replay"), &texts.format("page-moment", &at));
        format!("{step} · {}", texts.labelled(&texts.get("page-eyes"), &audiences))
    }

    /// Carries out an intent.
    pub fn act(&mut self, intent: Intent, ui: &mut Ui) {
        let written = ui.written.take();
        match intent {
            Intent::Go(way) => self.go(way),
            Intent::NextAudience => self.next_audience(),
            Intent::Write(digit) => ui.written = Some((written.unwrap_or(0) * 10 + digit).min(MOST)),
            Intent::Confirm => match written {
                Some(step) => self.go(Jump::To(step)),
                None => ui.page = None,
            },
            Intent::Clear => ui.written = written.map(|written| written / 10).filter(|&left| left > 0),
            Intent::Look(page) => (ui.page, ui.scroll) = (Some(page).filter(|_| ui.page != Some(page)), 0),
            Intent::Close => ui.page = None,
            Intent::Move(by) => ui.scroll = ui.scroll.saturating_add_signed(isize::try_from(by).unwrap_or(0)),
            _ => {}
        }
    }
}

/// Returns the intent of a key or click.
fn intent(event: &Event, ui: &Ui, targets: &[ClickTarget]) -> Option<Intent> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => of_key(*key, ui),
        Event::Mouse(mouse) => of_mouse(*mouse, targets),
        _ => None,
    }
}

fn of_key(key: KeyEvent, ui: &Ui) -> Option<Intent> {
    let by_tavern = key.modifiers.contains(KeyModifiers::SHIFT);
    match key.code {
        KeyCode::Char('c' | 'd') if key.modifiers.contains(KeyModifiers::CONTROL) => Some(Intent::Quit),
        _ if key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) => None,
        KeyCode::Right if by_tavern => Some(Intent::Go(Jump::NextTavern)),
        KeyCode::Left if by_tavern => Some(Intent::Go(Jump::PreviousTavern)),
        KeyCode::Right | KeyCode::Char(' ') => Some(Intent::Go(Jump::Next)),
        KeyCode::Left => Some(Intent::Go(Jump::Previous)),
        KeyCode::PageDown => Some(Intent::Go(Jump::NextTavern)),
        KeyCode::PageUp => Some(Intent::Go(Jump::PreviousTavern)),
        KeyCode::Home => Some(Intent::Go(Jump::First)),
        KeyCode::End => Some(Intent::Go(Jump::Last)),
        KeyCode::Enter => Some(Intent::Confirm),
        KeyCode::Backspace => Some(Intent::Clear),
        KeyCode::Esc => Some(Intent::Close),
        KeyCode::Down if ui.page.is_some() => Some(Intent::Move(LINE)),
        KeyCode::Up if ui.page.is_some() => Some(Intent::Move(-LINE)),
        KeyCode::Char(letter) => of_letter(letter),
        _ => None,
    }
}

fn of_letter(letter: char) -> Option<Intent> {
    if let Some(digit) = letter.to_digit(10) {
        return Some(Intent::Write(digit as usize));
    }
    match letter.to_ascii_uppercase() {
        'Q' => Some(Intent::Quit),
        'V' => Some(Intent::NextAudience),
        letter => {
            let page = InfoPage::KEYS.into_iter().find(|&(key, page)| key == letter && page != InfoPage::Help);
            page.map(|(_, page)| Intent::Look(page))
        }
    }
}
