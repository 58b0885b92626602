//! Draws one line per player: gem, coins, ranks, heroes, score.

use elvaland_rules::mechanics::{Column, SeenPurse};
use elvaland_rules::{Scores, Seat, Turn};
use elvaland_texts::GameTexts;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::{Painter, row};
use crate::table::round_from;

/// The left edges of the columns: gem, coins, ranks, heroes, score, and whether the game waits for the player.
const GEM: u16 = 18;
const COINS: u16 = 23;
const RANKS: u16 = 39;
const RANK: u16 = 6;
const HEROES: u16 = RANKS + 5 * RANK;
const SCORE: u16 = HEROES + 5;

impl<R: GameTexts, P: SeenPurse> Painter<'_, '_, R, P> {
    pub(super) fn players(&mut self, area: Rect) {
        self.players_title(row(area, 0));
        let seats: Vec<Seat> = self.snapshot().view.table().seats().collect();
        for (at, seat) in round_from(self.snapshot().player, &seats).into_iter().enumerate() {
            self.player(row(area, at as u16 + 1), seat);
        }
    }

    fn players_title(&mut self, area: Rect) {
        let (texts, palette) = (self.texts(), self.palette());
        self.rule(area, &texts.get("page-players"));
        let short = |text: String, letters: usize| text.chars().take(letters).collect::<String>() + " ";
        let mut label = |x: u16, text: String| {
            let line = Line::styled(text, palette.quiet());
            self.put(from(area, x), line);
        };
        label(GEM, short(texts.get("table-gem"), 4));
        label(COINS, short(texts.get("table-coins"), 15));
        label(HEROES, short(texts.format("table-heroes", &[("game", R::NAME.into())]), 4));
        label(SCORE, short(texts.get("table-score"), 5));
        for column in Column::ALL {
            let name: String = self.column_name(column).chars().take(4).collect();
            let place = from(area, RANKS + column.index() as u16 * RANK);
            self.put(place, Line::styled(format!("{name} "), palette.column(column)));
        }
    }

    fn player(&mut self, area: Rect, seat: Seat) {
        let (texts, snapshot, palette) = (self.texts(), self.snapshot(), self.palette());
        let (view, army) = (&snapshot.view, snapshot.view.army(seat));
        let is_own = snapshot.player == Some(seat);
        let name: String = texts.player(&snapshot.names, seat).chars().take(usize::from(GEM) - 3).collect();
        let style = if is_own { palette.strong() } else { ratatui::style::Style::new() };
        self.put(area, Line::from(vec![Span::raw(self.mark(seat)), Span::styled(name, style)]));
        self.put(from(area, GEM), Line::raw(format!("◆{}", view.table().gem(seat))));
        let coins = self.coins(seat);
        self.put(from(area, COINS), Line::from(coins));
        for column in Column::ALL {
            let ranks = army.ranks().of(column).to_string();
            let place = from(area, RANKS + column.index() as u16 * RANK);
            self.put(place, Line::styled(ranks, palette.column(column)));
        }
        self.put(from(area, HEROES), Line::raw(army.heroes().len().to_string()));
        if snapshot.scores == Scores::Shown {
            self.put(from(area, SCORE), Line::styled(view.score(seat).total().to_string(), palette.strong()));
        }
    }

    /// Returns a tick for a pending bid, an arrow for a player who has to choose.
    fn mark(&self, seat: Seat) -> &'static str {
        let snapshot = self.snapshot();
        match snapshot.view.table().turn() {
            _ if snapshot.ready.contains(seat) => "✓ ",
            Turn::Decide(seats) if seats.contains(seat) => "▶ ",
            _ => "  ",
        }
    }

    fn coins(&self, seat: Seat) -> Vec<Span<'static>> {
        match self.snapshot().view.purse(seat).known_coins() {
            Some(coins) => coins.into_iter().flat_map(|coin| [self.coin(coin), Span::raw(" ")]).collect(),
            None => vec![Span::raw(self.texts().get("table-coins-hidden"))],
        }
    }
}

/// Returns the part of a row from a column on.
fn from(area: Rect, x: u16) -> Rect {
    let x = x.min(area.width);
    Rect { x: area.x + x, width: area.width - x, ..area }
}
