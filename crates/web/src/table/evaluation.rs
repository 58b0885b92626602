//! The end of the first age as an event of its own: majority by majority, the count of every player, who wins what.

use elvaland_rules::Seat;
use elvaland_rules::mechanics::{Column, Event, PieceKind, SeenPurse};
use maud::{Markup, html};

use super::{Page, Scene};
use crate::art::GameArt;

/// A majority that was counted.
struct Majority {
    /// The part of the score whose majority is counted: a column, or `malt`.
    counted: String,
    winner: Option<Seat>,
}

impl<R: GameArt, P: SeenPurse> Page<'_, R, P> {
    /// Draws the majorities counted since the last round began; nothing before that and in the second age.
    pub(super) fn evaluated(&self) -> Markup {
        let majorities = self.majorities();
        let texts = self.scene.texts;
        html! {
            section #evaluated aria-labelledby="evaluated-title" hidden[majorities.is_empty()] {
                h2 #evaluated-title { (texts.format("page-evaluation", &[("game", R::NAME.into())])) }
                ol { @for (at, majority) in majorities.iter().enumerate() {
                    li data-latest[at + 1 == majorities.len()] data-won[majority.winner.is_some_and(|winner| self.own() == Some(winner))] {
                        (self.majority(majority)) }
                } }
                button.main type="button" data-continue { (texts.get("page-continue")) }
            }
        }
    }

    fn majority(&self, majority: &Majority) -> Markup {
        let texts = self.scene.texts;
        let Majority { counted, winner } = majority;
        let verdict = match winner {
            Some(seat) if self.own() == Some(*seat) => texts.get("page-majority-yours"),
            Some(seat) => texts.format("page-majority-won", &[("player", self.player(*seat).into())]),
            None => texts.get("page-majority-tie"),
        };
        html! {
            h3 {
                @if R::COLUMNS.contains(&counted.as_str()) { (self.art.emblem(counted)) } @else { (self.art.picture("malt")) }
                span { (texts.part(R::NAME, counted)) }
            }
            ul.counts { @for seat in self.scene.view.table().seats() {
                li data-seat=(seat.index()) data-winner[*winner == Some(seat)] {
                    (self.art.seat(seat.index())) span translate="no" { (self.label(seat)) } " " b { (self.count(counted, seat)) } }
            } }
            p.verdict { strong { (verdict) } @if winner.is_some() { " " (texts.distinction(R::NAME, counted)) } }
            @if let Some(power) = texts.distinction_power(R::NAME, counted) { p.power { (power) } }
        }
    }

    fn majorities(&self) -> Vec<Majority> {
        let mut majorities = Vec::new();
        for happened in self.past_log() {
            match happened.event {
                Event::RoundBegins(_) | Event::AgeBegins(_) => majorities.clear(),
                Event::Evaluated(column, winner) => {
                    majorities.push(Majority { counted: R::COLUMNS[column.index()].to_owned(), winner });
                }
                Event::Awarded(hero, winner) => {
                    let listed = self.scene.view.table().rules().evaluation();
                    let is_this = |name: &str| R::award(name).is_some_and(|award| award == R::hero_name(hero));
                    let counted = listed.into_iter().map(|(_, counted)| counted).find(|counted| is_this(counted));
                    majorities.extend(counted.map(|counted| Majority { counted: counted.to_owned(), winner }));
                }
                _ => {}
            }
        }
        majorities
    }

    /// Counts what decides a majority: the ranks of a column, or the malt on all cards.
    fn count(&self, counted: &str, seat: Seat) -> u32 {
        let Scene { view, .. } = self.scene;
        let army = view.army(seat);
        match Column::ALL.into_iter().find(|column| R::COLUMNS[column.index()] == counted) {
            Some(column) => army.ranks().of(column).into(),
            None => army
                .pieces()
                .iter()
                .map(|piece| match piece.kind() {
                    PieceKind::Dwarf(card) => R::read_card(self.token(card)).map_or(0, |card| card.malt as u32),
                    PieceKind::Hero(..) => 0,
                })
                .sum(),
        }
    }
}
