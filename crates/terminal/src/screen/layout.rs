//! The layout of the screen.

use elvaland_rules::mechanics::Rules;
use ratatui::layout::Rect;

/// The rows of a question: coins or order of play, and the explanation of a choice.
const QUESTION: u16 = 4;
/// The rows of an army without its cards: title, names, values, heroes.
const ARMY: u16 = 4;
/// The maximum rows of cards; longer columns are on a page of their own.
const PIECES: u16 = 12;
/// The width of a table with the log beside it.
const TABLE: u16 = 80;
/// The minimum and maximum width of a log beside the table.
const SIDE: (u16, u16) = (28, 60);

/// The areas of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Regions {
    pub(super) header: Rect,
    pub(super) taverns: Rect,
    pub(super) question: Rect,
    pub(super) treasure: Rect,
    pub(super) army: Rect,
    pub(super) players: Rect,
    /// The log beside the table, if there is room.
    pub(super) log: Option<Rect>,
    pub(super) keys: Rect,
}

impl Regions {
    /// Divides a screen that is large enough. Extra rows go to the cards of the army, then to the question.
    pub(super) fn of<R: Rules>(area: Rect, rules: &R) -> Regions {
        let (area, log) = beside(area);
        let taverns = 1 + rules.cards_per_tavern() as u16;
        let players = 1 + rules.players() as u16;
        let spare = area.height.saturating_sub(2 + taverns + QUESTION + 1 + ARMY + players + 1);
        let pieces = PIECES.min(spare * 2 / 3);
        let heights = [2, taverns, QUESTION + spare - pieces, 1, ARMY + pieces, players, 1];
        let mut y = area.y;
        let [header, taverns, question, treasure, army, players, keys] = heights.map(|height| {
            let region = Rect { y, height, ..area };
            y += height;
            region
        });
        let width = area.width + log.map_or(0, |log| log.width + 1);
        let keys = Rect { width, ..keys };
        let log = log.map(|log| Rect { height: log.height - 1, ..log });
        Regions { header, taverns, question, treasure, army, players, log, keys }
    }

    /// Returns the areas of taverns and question together, for a list.
    pub(super) fn middle(&self) -> Rect {
        self.taverns.union(self.question)
    }
}

/// Splits off the log if the screen is wide enough.
fn beside(area: Rect) -> (Rect, Option<Rect>) {
    let rest = area.width.saturating_sub(TABLE + 1);
    if rest < SIDE.0 {
        return (area, None);
    }
    let side = rest.min(SIDE.1).min(area.width / 3).max(SIDE.0);
    let table = Rect { width: area.width - side - 1, ..area };
    (table, Some(Rect { x: table.right() + 1, width: side, ..area }))
}
