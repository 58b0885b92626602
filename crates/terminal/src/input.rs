//! Maps keys and clicks to intents.

use elvaland_rules::mechanics::{COINS, SeenPurse, Tavern};
use elvaland_texts::{GameTexts, Texts};
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position;

use crate::screen::ClickTarget;
use crate::snapshot::{Hints, Snapshot};
use crate::ui::{InfoPage, Intent, Ui};

/// Lines that the mouse wheel scrolls.
const WHEEL: i32 = 3;
/// Lines that Page Up and Page Down scroll.
const LEAP: i32 = 10;

/// Returns the intent of a key or click; `targets` are the clickable areas.
pub(crate) fn intent<R: GameTexts, P: SeenPurse>(
    event: &Event,
    texts: &Texts,
    snapshot: &Snapshot<R, P>,
    ui: &Ui,
    targets: &[ClickTarget],
) -> Option<Intent> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => of_key(*key, texts, snapshot, ui),
        Event::Mouse(mouse) => of_mouse(*mouse, targets),
        _ => None,
    }
}

pub(crate) fn of_mouse(mouse: MouseEvent, targets: &[ClickTarget]) -> Option<Intent> {
    let at = Position::new(mouse.column, mouse.row);
    match mouse.kind {
        MouseEventKind::Down(MouseButton::Left) => {
            targets.iter().rev().find(|target| target.area.contains(at)).map(|target| target.intent)
        }
        MouseEventKind::ScrollDown => Some(Intent::Move(WHEEL)),
        MouseEventKind::ScrollUp => Some(Intent::Move(-WHEEL)),
        _ => None,
    }
}

fn of_key<R: GameTexts, P: SeenPurse>(
    key: KeyEvent,
    texts: &Texts,
    snapshot: &Snapshot<R, P>,
    ui: &Ui,
) -> Option<Intent> {
    match key.code {
        KeyCode::Char('c' | 'd') if key.modifiers.contains(KeyModifiers::CONTROL) => Some(Intent::Quit),
        _ if key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) => None,
        KeyCode::Enter => Some(Intent::Confirm),
        KeyCode::Esc => Some(if ui.page.is_some() { Intent::Close } else { Intent::Clear }),
        KeyCode::Backspace | KeyCode::Delete => Some(Intent::Clear),
        KeyCode::Down | KeyCode::Tab => Some(Intent::Move(1)),
        KeyCode::Up | KeyCode::BackTab => Some(Intent::Move(-1)),
        KeyCode::PageDown => Some(Intent::Move(LEAP)),
        KeyCode::PageUp => Some(Intent::Move(-LEAP)),
        KeyCode::Char(letter) => of_letter(letter, texts, snapshot, ui),
        _ => None,
    }
}

/// Returns the intent of a letter key. Lower-case letters lay coins during a bid; otherwise the case does not matter.
fn of_letter<R: GameTexts, P: SeenPurse>(
    letter: char,
    texts: &Texts,
    snapshot: &Snapshot<R, P>,
    ui: &Ui,
) -> Option<Intent> {
    if ui.page.is_none() && snapshot.curtain.is_none() {
        let answer = of_digit(letter, snapshot).or_else(|| of_tavern(letter, texts, snapshot));
        if answer.is_some() {
            return answer;
        }
    }
    match letter.to_ascii_uppercase() {
        'Q' => Some(Intent::Quit),
        'U' if snapshot.can_undo => Some(Intent::Undo),
        'K' if snapshot.hints == Hints::Ready => Some(Intent::AskHints),
        'R' if snapshot.is_over() => Some(Intent::SaveRecord),
        _ if snapshot.curtain.is_some() => None,
        letter => InfoPage::KEYS.into_iter().find(|&(key, _)| key == letter).map(|(_, page)| Intent::Look(page)),
    }
}

fn of_digit<R: GameTexts, P: SeenPurse>(letter: char, snapshot: &Snapshot<R, P>) -> Option<Intent> {
    let at = letter.to_digit(10)?.checked_sub(1)? as usize;
    match snapshot.is_bidding() {
        true => (at < COINS).then_some(Intent::Pick(at)),
        false => Some(Intent::Choose(at)),
    }
}

fn of_tavern<R: GameTexts, P: SeenPurse>(letter: char, texts: &Texts, snapshot: &Snapshot<R, P>) -> Option<Intent> {
    let is_key = |tavern: &Tavern| {
        texts.tavern_key(R::NAME, tavern.index()).eq_ignore_ascii_case(letter.encode_utf8(&mut [0; 4]))
    };
    let is_small = !letter.is_uppercase();
    Tavern::ALL.into_iter().find(is_key).filter(|_| snapshot.is_bidding() && is_small).map(Intent::Lay)
}
