//! Armies: the viewer's own with its values, and the small ones of the others.

use elvaland_rules::Seat;
use elvaland_rules::mechanics::{Column, Hero, Piece, PieceKind, SeenPurse};
use maud::{Markup, html};

use super::{Page, Scene};
use crate::art::{GameArt, id_of};

impl<R: GameArt, P: SeenPurse> Page<'_, R, P> {
    pub(super) fn own_army(&self, own: Seat) -> Markup {
        html! {
            section #army aria-labelledby="army-title" {
                h2 #army-title.unseen { (self.scene.texts.get("page-my-army")) }
                (self.player_panel(own))
                (self.columns(own))
                (self.command(own))
            }
        }
    }

    /// Draws the five columns with everybody in them.
    pub(super) fn columns(&self, seat: Seat) -> Markup {
        html! {
            div.columns {
                @for column in Column::ALL { (self.column(seat, column)) }
            }
        }
    }

    fn column(&self, seat: Seat, column: Column) -> Markup {
        let Scene { texts, view, .. } = self.scene;
        let (table, army) = (view.table(), view.army(seat));
        let name = R::COLUMNS[column.index()];
        let ranks = army.ranks().of(column);
        let covered: Vec<usize> = table.covered(army).collect();
        let pieces =
            army.pieces().iter().enumerate().filter(|&(_, &piece)| table.rules().worth(piece).column == column);
        let is_own = self.own() == Some(seat);
        html! {
            section.column data-column=(name) aria-label=(self.column_name(column)) {
                header {
                    button.plain type="button" popovertarget={ "about-" (name) } title=(self.column_name(column)) {
                        (self.art.emblem(name))
                        span.unseen { (self.column_name(column)) }
                    }
                    span.ranks title=(texts.format("count-ranks", &[("count", ranks.into())])) { (ranks)
                        span.unseen { (texts.format("count-ranks", &[("count", ranks.into())])) } }
                }
                ol.pieces {
                    @for (at, &piece) in pieces { li { (self.piece(seat, at, piece, covered.contains(&at))) } }
                }
                @if is_own && self.shows_scores() { (self.column_footer(seat, column)) }
            }
        }
    }

    /// Says what a column is worth, and what one more rank would bring.
    fn column_footer(&self, seat: Seat, column: Column) -> Markup {
        html! {
            footer {
                @if let Some(value) = self.scene.view.column_value(seat, column) {
                    span.value { (self.points("page-value", value)) }
                    span.value.short aria-hidden="true" { (value) }
                }
                @if let Some(next) = self.scene.view.next_rank(seat, column).filter(|_| self.scene.viewer.preferences.values) {
                    span.next { (self.points("page-next-rank", next)) }
                    span.next.short aria-hidden="true" { (self.points("page-brings", next)) }
                }
            }
        }
    }

    fn piece(&self, seat: Seat, at: usize, piece: Piece, is_covered: bool) -> Markup {
        let texts = self.scene.texts;
        let worth = self.scene.view.table().rules().worth(piece);
        let (id, picture, name) = match piece.kind() {
            PieceKind::Dwarf(card) => {
                let token = self.token(card);
                (format!("card-{}", id_of(token)), self.art.card(token), texts.card_in_column(R::NAME, token))
            }
            PieceKind::Hero(hero, _) => {
                let name = R::hero_name(hero);
                (format!("hero-{name}"), self.art.hero(name), self.hero(hero))
            }
        };
        let said = if is_covered { texts.format("table-covered", &[("piece", name.as_str().into())]) } else { name };
        html! {
            span.piece data-id={ "p" (seat.index()) "-" (at) "-" (id) } data-piece=(id) title=(said) {
                (picture)
                span.strength aria-hidden="true" {
                    @if worth.points() > 0 { (worth.points()) }
                    @for _ in 1..worth.ranks { (self.art.picture("rank")) }
                }
                @if is_covered { (self.art.picture("token-paria")) }
                span.unseen { (said) }
            }
        }
    }

    /// Lists who is in the command zone.
    pub(super) fn command(&self, seat: Seat) -> Markup {
        let army = self.scene.view.army(seat);
        let heroes: Vec<Hero> = army.heroes().iter().filter(|&hero| army.post(hero).is_none()).collect();
        if heroes.is_empty() {
            return html! {};
        }
        html! {
            div.command {
                h3 { (self.scene.texts.get("table-command-zone")) }
                ul { @for hero in heroes { li { (self.hero_button(hero)) } } }
            }
        }
    }

    /// Draws a hero whose power is one tap away.
    pub(super) fn hero_button(&self, hero: Hero) -> Markup {
        let name = R::hero_name(hero);
        html! {
            button.hero type="button" popovertarget={ "about-hero-" (name) } title=(self.hero(hero)) {
                (self.art.hero(name))
                span.label translate="no" { (self.hero(hero)) }
            }
        }
    }
}
