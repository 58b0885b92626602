//! The legal actions of a player as a list to choose from.

use elvaland_rules::Seat;
use elvaland_rules::mechanics::{Action, Rules, Table};

use crate::layout::TextLines;
use crate::texts::Texts;

impl Texts {
    /// Returns the actions of a player in words, in as many columns as fit into 80 characters.
    ///
    /// ```
    /// use elvaland_rules::{Seat, State, nidavellir::Nidavellir};
    /// use elvaland_texts::{Language, Texts};
    ///
    /// let text = "nidavellir 2p; taverns W7 H B / E9 M0 W3 / B B R3; 0: coins 5/0/3/2 4; 1: coins 4/5/0/2 3";
    /// let game = text.parse::<State<Nidavellir>>()?;
    /// let texts = Texts::new(Language::English);
    /// assert_eq!(
    ///     texts.legal_actions(game.table(), &[], Seat::S0, &game.legal_actions(Seat::S0)),
    ///     "Legal actions, Player 1\n  take Warrior 7   take Hunter      take Blacksmith\n"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn legal_actions<R: Rules>(
        &self,
        table: &Table<R>,
        names: &[String],
        seat: Seat,
        actions: &[Action],
    ) -> String {
        let words: Vec<String> = actions.iter().map(|&action| self.action(table, action)).collect();
        let mut page = TextLines::default();
        page.line(&format!("{}, {}", self.get("table-legal-actions"), self.player(names, seat)));
        page.columns(&words);
        page.finish()
    }
}
