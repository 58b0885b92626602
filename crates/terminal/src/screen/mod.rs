//! Drawing of the full screen: a pure function from snapshot, texts and UI state to characters.

mod army;
mod keys;
mod layout;
mod menu;
mod page;
mod palette;
mod players;
mod question;
mod taverns;

use elvaland_rules::mechanics::{Action, Coin, Column, SeenPurse, Treasure};
use elvaland_texts::{GameTexts, Texts};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};

use crate::choices::{Choice, choices};
use crate::pages;
use crate::snapshot::Snapshot;
use crate::ui::{Intent, Ui};
use layout::Regions;
pub use palette::Palette;

/// The smallest screen that a table fits on, in columns and rows.
pub const SMALLEST: (u16, u16) = (80, 24);

/// The contents of the screen.
pub struct ScreenContent<'a, R: GameTexts, P: SeenPurse> {
    /// The texts of the player's language.
    pub texts: &'a Texts,
    /// The table.
    pub snapshot: &'a Snapshot<R, P>,
    /// The state of the user interface.
    pub ui: &'a Ui,
    /// With or without colours.
    pub palette: Palette,
}

/// A clickable area of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClickTarget {
    /// The area.
    pub area: Rect,
    /// The intent of a click there.
    pub intent: Intent,
}

/// Draws the screen and returns the clickable areas.
pub fn draw<R: GameTexts, P: SeenPurse>(
    scene: &ScreenContent<'_, R, P>,
    area: Rect,
    buffer: &mut Buffer,
) -> Vec<ClickTarget> {
    let listed = choices(scene.texts, scene.snapshot);
    let mut painter = Painter { scene, buffer, targets: Vec::new(), listed };
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        painter.too_small(area);
    } else if let Some(seat) = scene.snapshot.curtain {
        painter.curtain(area, seat);
    } else if let Some(page) = scene.ui.page {
        painter.page(area, page);
    } else if scene.snapshot.is_over() {
        painter.end(area);
    } else {
        painter.table(area);
    }
    painter.targets
}

/// A screen being drawn.
struct Painter<'a, 'b, R: GameTexts, P: SeenPurse> {
    scene: &'a ScreenContent<'a, R, P>,
    buffer: &'b mut Buffer,
    targets: Vec<ClickTarget>,
    /// The list of choices.
    listed: Vec<Choice>,
}

impl<'a, R: GameTexts, P: SeenPurse> Painter<'a, '_, R, P> {
    fn texts(&self) -> &'a Texts {
        self.scene.texts
    }

    fn snapshot(&self) -> &'a Snapshot<R, P> {
        self.scene.snapshot
    }

    fn table(&mut self, area: Rect) {
        let regions = Regions::of(area, self.snapshot().view.table().rules());
        self.header(regions.header);
        self.legend(row(regions.header, 0));
        if self.is_menu() {
            self.menu(regions.middle());
        } else {
            self.taverns(regions.taverns);
            let rest = self.question(regions.question);
            if regions.log.is_none() {
                self.log_tail(rest);
            }
        }
        self.treasure(regions.treasure);
        self.army(regions.army);
        self.players(regions.players);
        if let Some(side) = regions.log {
            self.log(side);
        }
        self.keys(regions.keys);
    }

    /// Returns true if the choices are shown as a list: neither a bid nor cards of a tavern.
    fn is_menu(&self) -> bool {
        let first = self.snapshot().legal.first();
        !matches!(first, None | Some(Action::Bid(_) | Action::Take(_) | Action::Drop(_)))
    }

    /// Draws age, round and question.
    fn header(&mut self, area: Rect) {
        let (texts, snapshot) = (self.texts(), self.snapshot());
        let mut when = texts.game(R::NAME);
        if !snapshot.is_over() {
            when = format!("{when}, {}", texts.when(snapshot.view.table()));
        }
        let palette = self.palette();
        self.put(row(area, 0), Line::styled(when, palette.quiet()));
        let style = if snapshot.legal.is_empty() { palette.strong() } else { palette.asked() };
        self.put(row(area, 1), Line::styled(pages::sentence(texts, snapshot), style));
    }

    /// Draws the meaning of short symbols at the right.
    fn legend(&mut self, area: Rect) {
        let Some(legend) = self.texts().symbol_legend(R::NAME) else { return };
        let width = (legend.chars().count() as u16).min(area.width);
        let place = Rect { x: area.right() - width, width, ..area };
        self.put(place, Line::styled(legend, self.palette().quiet()));
    }

    /// Draws the coins of the Treasure in one line.
    fn treasure(&mut self, area: Rect) {
        let title = self.texts().get("table-treasure");
        let mut spans = vec![Span::styled(format!("{title}  "), self.palette().quiet())];
        for (coins, count) in runs(self.snapshot().view.table().treasure()) {
            let count = if count > 1 { format!("×{count} ") } else { " ".to_owned() };
            spans.push(Span::styled(coins, self.palette().gold()));
            spans.push(Span::raw(count));
        }
        self.put(area, Line::from(spans));
    }

    /// Draws the end of the log, as much as fits.
    fn log(&mut self, area: Rect) {
        let title = self.texts().get("page-log");
        self.rule(row(area, 0), &title);
        self.log_tail(below(area, 1));
    }

    /// Draws the last sentences of the log, wrapped, the newest last.
    fn log_tail(&mut self, area: Rect) {
        let lines = pages::log(self.texts(), self.snapshot());
        let mut rows: Vec<String> = Vec::new();
        for line in lines.iter().rev() {
            let wrapped = wrap(line, area.width.into());
            if rows.len() + wrapped.len() > usize::from(area.height) {
                break;
            }
            rows.extend(wrapped.into_iter().rev());
        }
        let style = self.palette().quiet();
        for (at, line) in rows.into_iter().rev().enumerate() {
            self.put(row(area, at as u16), Line::styled(line, style));
        }
    }

    /// Draws a rule with a title.
    fn rule(&mut self, area: Rect, title: &str) {
        let style = self.palette().quiet();
        let rest = usize::from(area.width).saturating_sub(title.chars().count() + 4);
        let spans = [
            Span::styled("── ", style),
            Span::styled(title.to_owned(), self.palette().strong()),
            Span::styled(format!(" {}", "─".repeat(rest)), style),
        ];
        self.put(area, Line::from(spans.to_vec()));
    }

    /// Writes a line, cut at the edge.
    fn put(&mut self, area: Rect, line: Line<'_>) {
        line.render(area, self.buffer);
    }

    /// Writes text, wrapped between words.
    fn wrapped(&mut self, area: Rect, text: &str, style: Style) {
        Paragraph::new(text.to_owned()).style(style).wrap(Wrap { trim: true }).render(area, self.buffer);
    }

    fn target(&mut self, area: Rect, intent: Intent) {
        self.targets.push(ClickTarget { area, intent });
    }

    fn palette(&self) -> Palette {
        self.scene.palette
    }

    fn column_name(&self, column: Column) -> String {
        self.scene.texts.column(R::NAME, R::COLUMNS[column.index()])
    }

    /// Returns a coin as text; Treasure coins and the special coin are styled differently from base coins.
    fn coin(&self, coin: Coin) -> Span<'static> {
        let palette = self.scene.palette;
        match coin {
            Coin::SPECIAL => Span::styled(format!("{}*", coin.value()), palette.strong()),
            coin if coin.is_treasure() => Span::styled(coin.value().to_string(), palette.gold()),
            coin => Span::raw(coin.value().to_string()),
        }
    }
}

/// Returns the coins of the Treasure by value and count; consecutive values with equal counts are one entry.
fn runs(treasure: Treasure) -> Vec<(String, u8)> {
    let values: Vec<u8> = Coin::TREASURE_VALUES.filter(|&value| treasure.count(value) > 0).collect();
    let is_same = |one: &u8, other: &u8| one + 1 == *other && treasure.count(*one) == treasure.count(*other);
    let run = |values: &[u8]| match values {
        [first, .., last] if values.len() > 2 => vec![(format!("{first}–{last}"), treasure.count(*first))],
        few => few.iter().map(|&value| (value.to_string(), treasure.count(value))).collect(),
    };
    values.chunk_by(is_same).flat_map(run).collect()
}

/// Returns a row of an area; empty if the area is not that high.
fn row(area: Rect, at: u16) -> Rect {
    Rect { y: area.y + at.min(area.height), height: u16::from(at < area.height), ..area }
}

/// Returns the part of an area below its first rows.
fn below(area: Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    Rect { y: area.y + rows, height: area.height - rows, ..area }
}

/// Returns cell `at` of an area divided evenly into `count` columns.
fn cell(area: Rect, at: u16, count: u16) -> Rect {
    let edge = |at: u16| area.x + (u32::from(area.width) * u32::from(at) / u32::from(count.max(1))) as u16;
    Rect { x: edge(at), width: edge(at + 1) - edge(at), ..area }
}

/// Wraps a text between words into rows of at most `width` characters.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut rows = vec![String::new()];
    for word in text.split(' ') {
        let last = rows.last_mut().expect("there is a row");
        let filled = last.chars().count();
        if filled > 0 && filled + 1 + word.chars().count() > width {
            rows.push(word.to_owned());
        } else {
            if filled > 0 {
                last.push(' ');
            }
            last.push_str(word);
        }
    }
    rows
}
