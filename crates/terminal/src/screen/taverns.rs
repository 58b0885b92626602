//! Draws the three taverns side by side: cards, their points, cards that are gone with their takers, and the player's coin.

use elvaland_rules::mechanics::{Action, Card, Place, SeenPurse, Tavern};
use elvaland_rules::{Scores, Seat};
use elvaland_texts::{GameTexts, RoundLog, Spot};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::{Painter, below, cell, row};
use crate::ui::{Intent, own_coins};

/// The characters before a card: its number and a space.
const MARGIN: usize = 2;
/// The letters of a shortened name, its number not counted.
const SHORT: usize = 4;

impl<R: GameTexts, P: SeenPurse> Painter<'_, '_, R, P> {
    pub(super) fn taverns(&mut self, area: Rect) {
        let round = RoundLog::read(self.snapshot().log.iter().copied());
        let is_short = self.has_short_cards(area);
        for tavern in Tavern::ALL {
            let area = cell(area, tavern.index() as u16, 3);
            self.tavern_title(row(area, 0), tavern);
            if self.snapshot().is_bidding() {
                self.target(area, Intent::Lay(tavern));
            }
            let cards = *self.snapshot().view.table().tavern(tavern);
            let rows = self.snapshot().view.table().rules().cards_per_tavern();
            for (at, spot) in round.spots(tavern, cards.iter()).into_iter().take(rows).enumerate() {
                let area = row(below(area, 1), at as u16);
                match spot {
                    Spot::Card(card) => self.tavern_card(area, tavern, card, is_short),
                    Spot::Taken(card, taker) => self.ghost(area, card, taker),
                }
            }
        }
    }

    /// Returns true if the long name of a card does not fit beside its points: then all cards show letters for symbols.
    fn has_short_cards(&self, area: Rect) -> bool {
        let table = self.snapshot().view.table();
        let width = |card: Card| {
            let name = self.texts().card(R::NAME, table.rules().card_name(card));
            MARGIN + name.chars().count() + self.gain(card).map_or(0, |gain| gain.chars().count())
        };
        let room = usize::from(cell(area, 0, 3).width);
        Tavern::ALL.into_iter().any(|tavern| table.tavern(tavern).iter().any(|card| width(card) > room))
    }

    fn tavern_title(&mut self, area: Rect, tavern: Tavern) {
        let (texts, palette) = (self.texts(), self.palette());
        let is_resolved = self.snapshot().view.table().resolved() == Some(tavern);
        let mut spans = Vec::new();
        if self.snapshot().is_bidding() {
            spans.push(Span::styled(
                format!(" {} ", texts.tavern_key(R::NAME, tavern.index()).to_lowercase()),
                palette.marked(),
            ));
            spans.push(Span::raw(" "));
        } else {
            spans.push(Span::raw(if is_resolved { "▶ " } else { "  " }));
        }
        let style = if is_resolved { palette.asked() } else { palette.strong() };
        spans.push(Span::styled(texts.tavern(R::NAME, tavern.index()), style));
        spans.extend(self.coin_at(tavern));
        self.put(area, Line::from(spans));
    }

    /// Draws the player's coin at a tavern.
    fn coin_at(&self, tavern: Tavern) -> Vec<Span<'static>> {
        let snapshot = self.snapshot();
        let coin = if snapshot.is_bidding() {
            let laid = self.scene.ui.draft.at(tavern);
            laid.and_then(|at| own_coins(snapshot).map(|coins| coins[at]))
        } else {
            let purse = snapshot.player.map(|player| snapshot.view.purse(player).laid());
            let here = purse.into_iter().flatten().find(|laid| laid.place == Place::Tavern(tavern));
            here.and_then(|laid| laid.face.coin())
        };
        coin.map(|coin| vec![Span::raw(" ("), self.coin(coin), Span::raw(")")]).unwrap_or_default()
    }

    /// Draws a card with its points; with its number if it can be chosen.
    fn tavern_card(&mut self, area: Rect, tavern: Tavern, card: Card, is_short: bool) {
        let (snapshot, palette) = (self.snapshot(), self.palette());
        let table = snapshot.view.table();
        let is_here = table.resolved() == Some(tavern);
        let at = snapshot.legal.iter().position(|&action| action == Action::Take(card) || action == Action::Drop(card));
        let at = at.filter(|_| is_here);
        let style = table.card_column(card).map_or(Style::new(), |column| palette.column(column));
        let name = match is_short {
            true => self.texts().card_short(R::NAME, table.rules().card_name(card)),
            false => self.texts().card(R::NAME, table.rules().card_name(card)),
        };
        let mut spans =
            vec![Span::raw(at.map_or("  ".to_owned(), |at| format!("{} ", at + 1))), Span::styled(name, style)];
        spans.extend(self.gain(card).map(|gain| Span::styled(gain, palette.quiet())));
        let line = Line::from(spans);
        match at {
            Some(at) if at == self.scene.ui.cursor => self.put(area, line.style(palette.marked())),
            _ => self.put(area, line),
        }
        if let Some(at) = at {
            self.target(area, Intent::Choose(at));
        }
    }

    /// Draws a card that is gone, with the player who took it: by the whole name, or shortened so that players differ.
    fn ghost(&mut self, area: Rect, card: Card, taker: Option<Seat>) {
        let (texts, snapshot) = (self.texts(), self.snapshot());
        let card = snapshot.view.table().rules().card_name(card);
        let name = |seat: Seat| texts.player(&snapshot.names, seat);
        let short = |seat: Seat| short_name(&name(seat));
        let nobody = || "–".to_owned();
        let pairs = [
            (texts.card(R::NAME, card), taker.map_or_else(nobody, name)),
            (texts.card_short(R::NAME, card), taker.map_or_else(nobody, name)),
            (texts.card_short(R::NAME, card), taker.map_or_else(nobody, short)),
        ];
        let lines = pairs.map(|(card, taker)| (card, format!(" → {taker}")));
        // The cell beside begins at its edge.
        let room = usize::from(area.width).saturating_sub(MARGIN + 1);
        let fits = |(card, taker): &&(String, String)| card.chars().count() + taker.chars().count() <= room;
        let (card, taker) = lines.iter().find(fits).unwrap_or(&lines[2]);
        let card: String = card.chars().take(room.saturating_sub(taker.chars().count())).collect();
        self.put(area, Line::styled(format!("  {card}{taker}"), self.palette().quiet()));
    }

    /// Returns the points of a card for the player, with a star if it completes a line.
    fn gain(&self, card: Card) -> Option<String> {
        let snapshot = self.snapshot();
        let gain = snapshot.view.gain(snapshot.player?, card).filter(|_| snapshot.scores == Scores::Shown)?;
        let points = self.texts().format("page-brings", &[("points", i64::from(gain.points).into())]);
        Some(format!(" {points}{}", if gain.is_line { "★" } else { "" }))
    }
}

/// Returns the first letters of a name and its number: `Jour2` for `Journeyman 2`.
fn short_name(name: &str) -> String {
    let (word, number) = match name.rsplit_once(' ') {
        Some((word, number)) if number.bytes().all(|byte| byte.is_ascii_digit()) => (word, number),
        _ => (name, ""),
    };
    let letters: String = word.chars().take(SHORT).collect();
    format!("{}{number}", letters.trim_end())
}
