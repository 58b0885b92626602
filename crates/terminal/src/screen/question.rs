//! Draws the question: coins to lay, or the explanation of the marked card.

use elvaland_rules::mechanics::{Bid, COINS, Coin, SeenPurse};
use elvaland_texts::GameTexts;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::{Painter, below, row, wrap};
use crate::pages;
use crate::ui::{Intent, own_coins};

/// The width of a coin to pick up: key, space, coin in brackets.
const COIN: u16 = 9;

impl<R: GameTexts, P: SeenPurse> Painter<'_, '_, R, P> {
    /// Draws the question and returns the remaining area.
    pub(super) fn question(&mut self, area: Rect) -> Rect {
        let used = match own_coins(self.snapshot()) {
            Some(coins) if self.snapshot().is_bidding() => self.bidding(area, &coins),
            _ => self.resolving(area),
        };
        let used = used + self.notice(below(area, used));
        below(area, used)
    }

    /// Draws the coins and the result of the trade; returns the number of rows.
    fn bidding(&mut self, area: Rect, coins: &[Coin; COINS]) -> u16 {
        let draft = self.scene.ui.draft;
        for (at, &coin) in coins.iter().enumerate() {
            let x = area.x + at as u16 * COIN;
            let place = Rect { x, width: COIN.min(area.right().saturating_sub(x)), ..row(area, 0) };
            let key = Span::styled(format!("{} ", at + 1), self.palette().quiet());
            let mut line = Line::from(vec![key, Span::raw("("), self.coin(coin), Span::raw(")")]);
            if draft.held() == Some(at) {
                line = line.style(self.palette().marked());
            } else if draft.is_laid(at) {
                line = Line::styled(format!("{}  ·", at + 1), self.palette().quiet());
            }
            self.put(Rect { width: place.width - 2, ..place }, line);
            self.target(place, Intent::Pick(at));
        }
        let (texts, table) = (self.texts(), self.snapshot().view.table());
        let told = match draft.bid(coins) {
            Some(bid) => texts.bid_text(table, coins, bid),
            None => texts.get("page-pouch-rest"),
        };
        self.lines(below(area, 1), &told) + 1
    }

    /// Draws the order of play and the explanation of the marked card.
    fn resolving(&mut self, area: Rect) -> u16 {
        let (texts, snapshot) = (self.texts(), self.snapshot());
        let table = snapshot.view.table();
        let bid = |bid: &Bid| texts.labelled(&texts.player(&snapshot.names, bid.seat()), &bid.value().to_string());
        let order: Vec<String> = table.auction().order().iter().map(bid).collect();
        let mut used = 0;
        if table.resolved().is_some() && order.len() == table.rules().players() {
            used += self.lines(area, &texts.labelled(&texts.get("table-order"), &order.join(", ")));
        }
        if let Some(choice) = self.listed.get(self.scene.ui.cursor) {
            let about = choice.about.clone();
            used += self.lines(below(area, used), &about);
        }
        used
    }

    /// Draws the notice, an error of the table, or advice.
    pub(super) fn notice(&mut self, area: Rect) -> u16 {
        let notice = self.scene.ui.notice.clone().or_else(|| pages::hints(self.texts(), self.snapshot()));
        let Some(notice) = notice else { return 0 };
        let style = self.palette().warning();
        let rows = wrap(&notice, area.width.into());
        for (at, line) in rows.iter().enumerate() {
            self.put(row(area, at as u16), Line::styled(line.clone(), style));
        }
        rows.len() as u16
    }

    /// Writes text from the top of an area and returns the number of rows.
    fn lines(&mut self, area: Rect, text: &str) -> u16 {
        let rows = wrap(text, area.width.into());
        for (at, line) in rows.iter().enumerate() {
            self.put(row(area, at as u16), Line::raw(line.clone()));
        }
        (rows.len() as u16).min(area.height)
    }
}
