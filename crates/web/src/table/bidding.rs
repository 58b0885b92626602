//! Bidding: five coins, three taverns and a pouch.
//!
//! Without a script every tavern has a row of radio buttons, one for each coin. The script replaces the rows by coins that
//! are clicked, dragged or placed by keys. It contains no rules: the form lists what each trade gives.

use elvaland_rules::mechanics::{Action, COINS, Coin, SeenPurse, Tavern};
use maud::{Markup, html};

use super::{Page, Scene};
use crate::art::GameArt;

impl<R: GameArt, P: SeenPurse> Page<'_, R, P> {
    pub(super) fn bidding(&self) -> Markup {
        let Scene { texts, snapshot, bid, .. } = self.scene;
        let Some(coins) = self.own_coins() else { return html! {} };
        html! {
            form #bidding method="post" action=(self.address("bid")) data-live-form data-seq=(snapshot.seq)
                data-incomplete=(texts.get("page-bid-missing")) data-in=[bid.is_some().then(|| texts.get("page-bid-confirmed"))] {
                input type="hidden" name="seq" value=(snapshot.seq);
                div.coins role="group" aria-label=(texts.get("table-coins")) {
                    @for (at, coin) in coins.into_iter().enumerate() { (self.bid_coin(at, coin)) }
                }
                div.pouch-place { (self.art.picture("pouch")) span { (texts.get("page-pouch-rest")) } output.pouch {} }
                p #preview role="status" aria-live="polite" {}
                (self.trades(&coins))
                div.confirm {
                    button.quiet type="button" data-clear { (texts.get("page-clear")) kbd { "⌫" } }
                    button.main data-confirm data-answer {
                        (texts.get(if bid.is_some() { "page-change-bid" } else { "page-confirm" })) kbd { "↵" } }
                }
            }
        }
    }

    /// Returns the coins the viewer bids with.
    fn own_coins(&self) -> Option<[Coin; COINS]> {
        let own = self.own()?;
        self.scene.view.purse(own).known_coins()
    }

    pub(super) fn is_bidding(&self) -> bool {
        matches!(self.scene.legal.first(), Some(Action::Bid(_))) && !self.is_stood_in()
    }

    /// Draws a coin to pick up.
    fn bid_coin(&self, at: usize, coin: Coin) -> Markup {
        let name = self.scene.texts.coin(&coin.to_string());
        html! {
            button.coin type="button" draggable="true" data-coin=(at) data-value=(coin) aria-pressed="false" aria-label=(name)
                data-hint=(at + 1) aria-keyshortcuts=(at + 1) {
                (self.art.coin(coin))
            }
        }
    }

    /// Draws the slot of a tavern, and the row of radio buttons that works without the script.
    pub(super) fn bid_place(&self, tavern: Tavern) -> Markup {
        let texts = self.scene.texts;
        let Some(coins) = self.own_coins().filter(|_| self.is_bidding()) else { return html! {} };
        let chosen = self.scene.bid.map(|bid| placed(&coins, bid));
        let (number, name) = (tavern.index() + 1, self.tavern_name(tavern));
        let key = texts.tavern_key(R::NAME, tavern.index());
        html! {
            fieldset.place {
                legend.unseen { (name) }
                button.slot type="button" data-slot=(number) data-key=(key) data-hint=(key) aria-keyshortcuts=(key)
                    data-name=(name) aria-label=(name) {
                    span.held {}
                    @if let Some(coin) = self.proposed_coin(tavern) { span.suggested aria-hidden="true" { (self.art.coin(coin)) } }
                }
                div.row {
                    @for (at, coin) in coins.iter().enumerate() {
                        label { input type="radio" form="bidding" name={ "tavern" (number) } value=(at) required
                            checked[chosen.is_some_and(|chosen| chosen[tavern.index()] == at)];
                            (self.art.coin(coin))
                            span.unseen { (texts.coin(&coin.to_string())) } }
                    }
                }
            }
        }
    }

    /// Returns the coin that the guide proposes for a tavern.
    fn proposed_coin(&self, tavern: Tavern) -> Option<Coin> {
        match self.scene.snapshot.details.guide?.proposal? {
            Action::Bid(coins) if self.is_present => Some(coins[tavern.index()]),
            _ => None,
        }
    }

    /// Lists what each pair left in the pouch is traded for, and the warnings, as texts for the script.
    fn trades(&self, coins: &[Coin; COINS]) -> Markup {
        let (texts, table) = (self.scene.texts, self.scene.view.table());
        let trading = coins.iter().position(|coin| coin.trades());
        let pairs = (0..COINS).flat_map(|one| (one + 1..COINS).map(move |other| (one, other)));
        html! {
            ul #trades hidden data-trading=[trading] data-none=(texts.get("page-trade-none"))
                data-pouch=(texts.get("page-zero-in-pouch")) {
                @for (one, other) in pairs.filter(|&(one, other)| Some(one) != trading && Some(other) != trading) {
                    @if let Some(told) = texts.trade_text(table, coins[one], coins[other]) {
                        li data-pair={ (one) " " (other) } { (told) }
                    }
                }
            }
        }
    }
}

/// Returns which coin of the purse lies at each tavern; of equal coins the first that is free.
fn placed(coins: &[Coin; COINS], bid: [Coin; 3]) -> [usize; 3] {
    let mut free = [true; COINS];
    bid.map(|laid| {
        let at = (0..COINS).find(|&at| free[at] && coins[at] == laid).unwrap_or_default();
        free[at] = false;
        at
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_coins_are_laid_one_by_one() {
        let five = Coin::treasure(5).expect("a coin");
        let [two, three, zero] = [Coin::STARTING[1], Coin::STARTING[2], Coin::ZERO];
        assert_eq!(placed(&[zero, two, three, five, five], [five, two, five]), [3, 1, 4]);
    }
}
