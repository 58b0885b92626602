//! The outcome of choices as sentences: trades, exchanged coins, heroes.

use elvaland_rules::Audience;
use elvaland_rules::mechanics::{Action, COINS, Coin, Hero, Rules, Table, View};

use crate::GameTexts;
use crate::texts::Texts;

impl Texts {
    /// Returns what a bid means for the trade of this round: what the pouch will give, or that there is no trade.
    ///
    /// ```
    /// use elvaland_rules::mechanics::Coin;
    /// use elvaland_rules::{State, nidavellir::Nidavellir};
    /// use elvaland_texts::{Language, Texts};
    ///
    /// let game = "nidavellir 2p; taverns W7 H B / E9 M0 W3 / B B R3".parse::<State<Nidavellir>>()?;
    /// let texts = Texts::new(Language::English);
    /// let [zero, two, three, four, five] = Coin::STARTING;
    /// let told = |bid| texts.bid_text(game.table(), &Coin::STARTING, bid);
    /// assert_eq!(told([zero, two, three]), "Trade: 4 + 5, your 5 becomes gold 9");
    /// assert_eq!(told([five, four, three]), "Your trading coin stays in the pouch: no trade");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn bid_text<R: Rules>(&self, table: &Table<R>, coins: &[Coin; COINS], bid: [Coin; 3]) -> String {
        let texts = self.for_game(R::NAME);
        let mut pouch = coins.to_vec();
        for coin in bid {
            pouch.iter().position(|&other| other == coin).map(|at| pouch.remove(at));
        }
        match *pouch.as_slice() {
            [one, other] if one.trades() || other.trades() => texts.get("page-zero-in-pouch"),
            [one, other] => texts.trade_text(table, one, other).unwrap_or_else(|| texts.get("page-trade-none")),
            _ => texts.get("page-trade-none"),
        }
    }

    /// Returns the outcome of trading two coins with the present Treasure, with a warning if it does not raise the coin.
    #[must_use]
    pub fn trade_text<R: Rules>(&self, table: &Table<R>, one: Coin, other: Coin) -> Option<String> {
        let (given, taken) = table.trade(one, other)?;
        let texts = self.for_game(R::NAME);
        let short = |coin: Coin| texts.coin_short(&coin.to_string()).into();
        let gives = [("first", short(one)), ("second", short(other)), ("given", short(given)), ("taken", short(taken))];
        let gives = texts.format("page-trade-gives", &gives);
        let is_gain = taken.value() > given.value();
        Some(if is_gain { gives } else { format!("{}. {gives}", texts.get("page-trade-no-gain")) })
    }

    /// Returns the text of an action, with the new coin if it exchanges one.
    #[must_use]
    pub fn action_text<R: Rules>(&self, table: &Table<R>, action: Action) -> String {
        let words = self.action(table, action);
        match table.coin_taken(action) {
            Some(taken) => {
                let becomes = [("coin", self.coin_short(&taken.to_string()).into())];
                self.labelled(&words, &self.format("page-becomes", &becomes))
            }
            None => words,
        }
    }

    /// Returns why the player who is asked for a hero cannot recruit this one.
    #[must_use]
    pub fn not_recruitable<R: GameTexts, P>(&self, view: &View<R, P>, names: &[String], hero: Hero) -> String {
        let owner = view.table().seats().find(|&seat| view.army(seat).heroes().contains(hero));
        match owner {
            Some(seat) => {
                let who = if view.audience() == Audience::Seat(seat) { "you" } else { "other" };
                self.format("page-taken-by", &[("who", who.into()), ("player", self.player(names, seat).into())])
            }
            None => self.refusal(R::NAME, &R::hero_refusal(hero)),
        }
    }
}
