//! Actions as entries of a menu.

use elvaland_rules::Turn;
use elvaland_rules::mechanics::{Action, Card, Coin, Column, QuestionKind, Rules, Table};

use crate::texts::{Texts, Value};

impl Texts {
    /// Returns the text of an action, as an entry of a menu. The action must be legal at the table.
    ///
    /// ```
    /// use elvaland_rules::{State, nidavellir::Nidavellir};
    /// use elvaland_texts::{Language, Texts};
    ///
    /// let game = "nidavellir 2p; taverns W7 H B / E9 M0 W3 / B B R3".parse::<State<Nidavellir>>()?;
    /// let action = game.parse_action("bid 5 0 3")?;
    /// let texts = Texts::new(Language::German);
    /// assert_eq!(texts.action(game.table(), action), "5, 0, 3 bieten");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn action<R: Rules>(&self, table: &Table<R>, action: Action) -> String {
        let texts = self.for_game(R::NAME);
        let card = |card: Card| ("card", texts.card(R::NAME, table.rules().card_name(card)).into());
        let coin = |name, coin: Coin| (name, texts.coin_short(&coin.to_string()).into());
        let column = |name, column: Column| (name, texts.column(R::NAME, R::COLUMNS[column.index()]).into());
        match action {
            Action::Bid([one, two, three]) => {
                texts.format("action-bid", &[coin("first", one), coin("second", two), coin("third", three)])
            }
            Action::Coin(laid) => texts.format("action-coin", &[coin("coin", laid)]),
            Action::Take(taken) => texts.format("action-take", &[card(taken)]),
            Action::Drop(dropped) => texts.format("action-drop", &[card(dropped)]),
            Action::Keep(kept) => texts.format("action-keep", &[card(kept)]),
            Action::Recruit(hero, post) => {
                let hero: (&str, Value<'_>) = ("hero", texts.hero(R::NAME, R::hero_name(hero)).into());
                match post {
                    Some(post) => texts.format("action-hero-in", &[hero, column("column", post)]),
                    None => texts.format("action-hero", &[hero]),
                }
            }
            Action::Place(chosen) => texts.format(&placing(table, chosen), &[column("column", chosen)]),
            Action::Discard(columns) => {
                let chosen: Vec<Column> = columns.iter().collect();
                match *chosen.as_slice() {
                    [one, two] => texts.format("action-discard-two", &[column("first", one), column("second", two)]),
                    [one, ..] => texts.format("action-discard", &[column("column", one)]),
                    [] => texts.get("table-empty"),
                }
            }
            Action::Transform(given, place) => {
                texts.format("action-transform", &[coin("coin", given), ("place", place.name().into())])
            }
            Action::Improve(improved) => texts.format("action-improve", &[coin("coin", improved)]),
            Action::Trade([one, two]) => texts.format("action-trade", &[coin("first", one), coin("second", two)]),
        }
    }
}

/// Returns the message for placing the piece in hand; a hero already in that column stays.
fn placing<R: Rules>(table: &Table<R>, column: Column) -> String {
    let question = table.question();
    let kind = question.map_or("", QuestionKind::name::<R>);
    let owner = match table.turn() {
        Turn::Decide(seats) => seats.first(),
        Turn::Chance | Turn::Over => None,
    };
    let stands = match (question, owner) {
        (Some(QuestionKind::Place(hero)), Some(owner)) => table.army(owner).post(hero),
        _ => None,
    };
    if stands == Some(column) { format!("action-{kind}-stay") } else { format!("action-{kind}") }
}
