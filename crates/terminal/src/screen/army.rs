//! Draws the player's army: points of each column, and points of one more rank.

use elvaland_rules::mechanics::{Column, PieceKind, SeenPurse};
use elvaland_rules::{Scores, Seat};
use elvaland_texts::GameTexts;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::{Painter, below, cell, row};

impl<R: GameTexts, P: SeenPurse> Painter<'_, '_, R, P> {
    pub(super) fn army(&mut self, area: Rect) {
        let (texts, snapshot) = (self.texts(), self.snapshot());
        let Some(player) = snapshot.player else {
            let title = texts.get("table-seen-by-all");
            return self.rule(row(area, 0), &title);
        };
        let whose = if snapshot.is_shared { texts.player(&snapshot.names, player) } else { texts.get("page-my-army") };
        let told = [texts.lines_text(&snapshot.view, player), snapshot.view.army(player).ranks().lines().to_string()];
        let title = told.map(|lines| format!("{whose} · {}", texts.labelled(&texts.get("table-lines"), &lines)));
        let fits = |title: &&String| title.chars().count() + 6 <= usize::from(area.width);
        let title = title.iter().find(fits).unwrap_or(&title[1]);
        self.rule(row(area, 0), title);
        let heroes = area.height - 1;
        for column in Column::ALL {
            let place = cell(Rect { height: heroes - 1, ..below(area, 1) }, column.index() as u16, 5);
            self.army_column(place, player, column);
        }
        self.heroes(row(area, heroes), player);
    }

    fn army_column(&mut self, area: Rect, player: Seat, column: Column) {
        let (texts, palette, view) = (self.texts(), self.palette(), &self.snapshot().view);
        let army = view.army(player);
        // Ranks needed for the next hero.
        let ranks = format!("{}/{}", army.ranks().of(column), army.recruits() + 1);
        let room = usize::from(area.width).saturating_sub(ranks.len() + 2);
        let name: String = self.column_name(column).chars().take(room).collect();
        let title =
            vec![Span::styled(name, palette.column(column)), Span::styled(format!(" {ranks}"), palette.strong())];
        self.put(row(area, 0), Line::from(title));
        if self.snapshot().scores == Scores::Shown {
            let points = |id, points: i64| texts.format(id, &[("points", points.into())]);
            let value = view.column_value(player, column).map(|value| points("page-value", value.into()));
            let next = view.next_rank(player, column).map(|next| format!(" {}", points("page-brings", next.into())));
            let value = [value, next].into_iter().flatten().collect::<String>();
            self.put(row(area, 1), Line::raw(value));
        }
        self.pieces(below(area, 2), player, column);
    }

    /// Draws the cards and heroes of a column from the top, as many as fit.
    fn pieces(&mut self, area: Rect, player: Seat, column: Column) {
        let (texts, snapshot) = (self.texts(), self.snapshot());
        let (table, army) = (snapshot.view.table(), snapshot.view.army(player));
        let covered: Vec<usize> = table.covered(army).collect();
        let here = army.pieces().iter().enumerate().filter(|&(_, &piece)| table.rules().worth(piece).column == column);
        let names: Vec<String> = here
            .map(|(at, piece)| {
                let name = match piece.kind() {
                    PieceKind::Dwarf(card) => {
                        let card = table.rules().card_name(card);
                        let name = texts.card_in_column(R::NAME, card);
                        let fits = name.chars().count() < usize::from(area.width);
                        if fits { name } else { texts.card_short_in_column(R::NAME, card) }
                    }
                    PieceKind::Hero(hero, _) => texts.hero(R::NAME, R::hero_name(hero)),
                };
                if covered.contains(&at) { format!("({name})") } else { name }
            })
            .collect();
        let style = self.palette().quiet();
        let room = Rect { width: area.width.saturating_sub(1), ..area };
        for (at, name) in names.into_iter().rev().take(area.height.into()).enumerate() {
            self.put(row(room, at as u16), Line::styled(name, style));
        }
    }

    /// Draws the heroes of a player in one line.
    fn heroes(&mut self, area: Rect, player: Seat) {
        let (texts, snapshot) = (self.texts(), self.snapshot());
        let names = snapshot.view.army(player).heroes().iter().map(|hero| texts.hero(R::NAME, R::hero_name(hero)));
        let names: Vec<String> = names.collect();
        let title = texts.format("table-heroes", &[("game", R::NAME.into())]);
        let names = if names.is_empty() { "–".to_owned() } else { names.join(", ") };
        self.put(area, Line::styled(texts.labelled(&title, &names), self.palette().quiet()));
    }
}
