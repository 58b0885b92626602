//! Draws a list of choices, with the explanation of the marked entry beside it.

use elvaland_rules::mechanics::SeenPurse;
use elvaland_texts::GameTexts;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::{Painter, below, row};
use crate::ui::Intent;

impl<R: GameTexts, P: SeenPurse> Painter<'_, '_, R, P> {
    pub(super) fn menu(&mut self, area: Rect) {
        let longest = self.listed.iter().map(|choice| choice.words.chars().count()).max().unwrap_or(0);
        let split = (longest as u16 + 5).min(area.width * 3 / 5);
        let list = Rect { width: split.saturating_sub(1), ..area };
        let beside = Rect { x: area.x + split + 1, width: area.width - split - 1, ..area };
        let cursor = self.scene.ui.cursor;
        let rows = usize::from(list.height);
        let first = cursor.saturating_sub(rows.saturating_sub(1));
        for at in first..self.listed.len().min(first + rows) {
            self.entry(row(list, (at - first) as u16), at);
        }
        if let Some(choice) = self.listed.get(cursor) {
            // The full name again, since the list may cut it.
            let told = format!("{}\n\n{}", choice.words, choice.about);
            self.wrapped(beside, &told, Style::new());
        }
        let end = beside.height.saturating_sub(5);
        self.notice(below(beside, end));
    }

    /// Draws an entry with its number; unavailable entries have none.
    fn entry(&mut self, area: Rect, at: usize) {
        let palette = self.palette();
        let Some(choice) = self.listed.get(at) else { return };
        let (number, style) = match choice.action {
            Some(_) => (format!("{:>2} ", at + 1), Style::new()),
            None => (" – ".to_owned(), palette.quiet()),
        };
        let line = Line::from(vec![Span::styled(number, palette.quiet()), Span::styled(choice.words.clone(), style)]);
        let is_marked = at == self.scene.ui.cursor;
        self.put(area, if is_marked { line.style(palette.marked()) } else { line });
        self.target(area, Intent::Choose(at));
    }
}
