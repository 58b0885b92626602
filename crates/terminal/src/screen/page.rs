//! Draws screens without the table: pages, the end of the game, the curtain, a window that is too small.

use elvaland_rules::Seat;
use elvaland_rules::mechanics::SeenPurse;
use elvaland_texts::GameTexts;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::{Painter, SMALLEST, below, row, wrap};
use crate::pages;
use crate::ui::{InfoPage, Intent};

impl<R: GameTexts, P: SeenPurse> Painter<'_, '_, R, P> {
    /// Draws the open page.
    pub(super) fn page(&mut self, area: Rect, page: InfoPage) {
        let (texts, snapshot) = (self.texts(), self.snapshot());
        self.rule(row(area, 0), &pages::title(texts, page));
        let room = Rect { height: area.height - 2, ..below(area, 1) };
        let lines = pages::page(texts, snapshot, page);
        let scroll = self.scene.ui.scroll;
        // The log is shown from its end.
        let from_end = page == InfoPage::Log;
        self.text(room, &lines, scroll, from_end);
        self.keys(row(area, area.height - 1));
    }

    /// Draws lines of text, scrolled from the top or the end.
    fn text(&mut self, area: Rect, lines: &[String], scroll: usize, from_end: bool) {
        let width = usize::from(area.width);
        let fit = |line: &String| if line.chars().count() > width { wrap(line, width) } else { vec![line.clone()] };
        let rows: Vec<String> = lines.iter().flat_map(fit).collect();
        let most = rows.len().saturating_sub(area.height.into());
        let scroll = scroll.min(most);
        let first = if from_end { most - scroll } else { scroll };
        for (at, line) in rows.into_iter().skip(first).take(area.height.into()).enumerate() {
            self.put(row(area, at as u16), Line::raw(line));
        }
    }

    /// Draws winners and score sheet.
    pub(super) fn end(&mut self, area: Rect) {
        self.header(Rect { height: 2, ..area });
        let title = self.texts().get("page-score-sheet");
        self.rule(row(area, 3), &title);
        let lines = pages::page(self.texts(), self.snapshot(), InfoPage::Scores);
        let room = Rect { height: area.height - 7, ..below(area, 5) };
        self.text(room, &lines, 0, false);
        self.notice(row(area, area.height - 2));
        self.keys(row(area, area.height - 1));
    }

    /// Draws the curtain: nothing of the table, only who takes the keyboard.
    pub(super) fn curtain(&mut self, area: Rect, seat: Seat) {
        let (texts, snapshot) = (self.texts(), self.snapshot());
        let player = texts.player(&snapshot.names, seat);
        let asked = texts.format("terminal-curtain", &[("player", player.into())]);
        let middle = area.height / 2;
        let style = self.palette().asked();
        self.put(row(area, middle - 1), Line::styled(asked, style).centered());
        self.put(row(area, middle + 1), Line::raw(texts.get("terminal-curtain-line")).centered());
        self.target(area, Intent::Confirm);
        self.keys(row(area, area.height - 1));
    }

    pub(super) fn too_small(&mut self, area: Rect) {
        let (columns, rows) = SMALLEST;
        let size = [("columns", columns.into()), ("rows", rows.into())];
        let text = self.texts().format("terminal-too-small", &size);
        let style = self.palette().warning();
        self.wrapped(area, &text, style);
    }
}
