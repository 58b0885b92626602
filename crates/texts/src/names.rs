//! Names of the components, by the tokens of a game record.

use elvaland_rules::pad::{Entry, ScorePadRules};

use crate::card::{CardToken, number};
use crate::games::{award, read_card};
use crate::texts::Texts;

/// Names. `game` is `nidavellir` or `nains`, as in a record; an unknown token is returned
/// as it is.
impl Texts {
    /// Returns the name of a game.
    #[must_use]
    pub fn game(&self, game: &str) -> String {
        self.name(&format!("game-{game}"), game)
    }

    /// Returns the name of an edition: `original` or `german`.
    #[must_use]
    pub fn edition(&self, edition: &str) -> String {
        self.name(&format!("edition-{edition}"), edition)
    }

    /// Returns the name of an age, which Nains calls an era.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::English);
    /// assert_eq!(texts.age("nidavellir", 2), "Age 2");
    /// assert_eq!(texts.age("nains", 2), "Era 2");
    /// ```
    #[must_use]
    pub fn age(&self, game: &str, age: u8) -> String {
        self.message(&format!("age-{game}"), &[("age", age.into())]).unwrap_or_else(|| age.to_string())
    }

    /// Returns the name of a tavern; the first is 0.
    #[must_use]
    pub fn tavern(&self, game: &str, tavern: usize) -> String {
        self.name(&format!("tavern-{game}-{tavern}"), &tavern.to_string())
    }

    /// Returns the name of a tavern with its preposition, to be used inside a sentence; the first is 0.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::German);
    /// assert_eq!(texts.at_tavern("nidavellir", 0), "im Feiernden Goblin");
    /// ```
    #[must_use]
    pub fn at_tavern(&self, game: &str, tavern: usize) -> String {
        self.attribute(&format!("tavern-{game}-{tavern}"), "at", &[]).unwrap_or_else(|| tavern.to_string())
    }

    /// Returns what the name of a tavern means, if it is in another language; the first is 0.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::English);
    /// assert_eq!(texts.tavern_gloss("nains", 1).as_deref(), Some("Roast Grumbler"));
    /// assert_eq!(texts.tavern_gloss("nidavellir", 1), None);
    /// ```
    #[must_use]
    pub fn tavern_gloss(&self, game: &str, tavern: usize) -> Option<String> {
        self.attribute(&format!("tavern-{game}-{tavern}"), "gloss", &[])
    }

    /// Returns the shortcut letter of a tavern; the first is 0.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::English);
    /// assert_eq!([0, 1, 2].map(|tavern| texts.tavern_key("nidavellir", tavern)), ["G", "D", "H"]);
    /// ```
    #[must_use]
    pub fn tavern_key(&self, game: &str, tavern: usize) -> String {
        self.name(&format!("tavern-key-{game}-{tavern}"), &tavern.to_string())
    }

    /// Returns the name of a column, a class or an Order.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::English);
    /// assert_eq!(texts.column("nidavellir", "warrior"), "Warriors");
    /// assert_eq!(texts.column("nains", "errants"), "Wanderers");
    /// ```
    #[must_use]
    pub fn column(&self, game: &str, column: &str) -> String {
        self.name(&format!("column-{game}-{column}"), column)
    }

    /// Returns the name of a single dwarf of a column.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::French);
    /// assert_eq!(texts.dwarf("nidavellir", "hunter"), "Chasseur·euse");
    /// ```
    #[must_use]
    pub fn dwarf(&self, game: &str, column: &str) -> String {
        self.attribute(&format!("column-{game}-{column}"), "dwarf", &[]).unwrap_or_else(|| column.to_owned())
    }

    /// Returns the name of a card.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::English);
    /// assert_eq!(texts.card("nidavellir", "M2"), "Miner 2");
    /// assert_eq!(texts.card("nidavellir", "R3"), "Royal Offering +3");
    /// assert_eq!(texts.card("nains", "F2.fire+m"), "Forge 2 (fire rune, malt)");
    /// ```
    #[must_use]
    pub fn card(&self, game: &str, card: &str) -> String {
        read_card(game, card).and_then(|read| self.named_card(game, &read)).unwrap_or_else(|| card.to_owned())
    }

    /// Returns the short name of a card inside its column: its points if it has any, and the
    /// special Blacksmith by the distinction that brings it.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::English);
    /// assert_eq!(texts.card_in_column("nidavellir", "M2"), "2");
    /// assert_eq!(texts.card_in_column("nidavellir", "H"), "Hunter");
    /// assert_eq!(texts.card_in_column("nidavellir", "B2"), "King’s Great Armorer");
    /// assert_eq!(texts.card_in_column("nains", "F2.fire+m"), "2 (fire rune, malt)");
    /// ```
    #[must_use]
    pub fn card_in_column(&self, game: &str, card: &str) -> String {
        match read_card(game, card) {
            Some(CardToken { kind: "special-blacksmith", .. }) => self.distinction(game, "blacksmith"),
            Some(ref read @ CardToken { points: Some(points), kind, .. }) if kind != "offering" => {
                self.with_symbols(points.to_string(), read).unwrap_or_else(|| card.to_owned())
            }
            _ => self.card(game, card),
        }
    }

    /// Returns a card with its symbols as letters, for places with little room; [`Texts::symbol_legend`] explains them.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::English);
    /// assert_eq!(texts.card_short("nains", "F2.fire+m"), "Forge 2 ◊fire m");
    /// assert_eq!(texts.card_short("nidavellir", "M2"), texts.card("nidavellir", "M2"));
    /// ```
    #[must_use]
    pub fn card_short(&self, game: &str, card: &str) -> String {
        self.with_short_symbols(game, card, Texts::card)
    }

    /// Returns the short name of a card inside its column, with its symbols as letters.
    #[must_use]
    pub fn card_short_in_column(&self, game: &str, card: &str) -> String {
        self.with_short_symbols(game, card, Texts::card_in_column)
    }

    /// Returns the legend of short symbols; `None` for a game without symbols.
    #[must_use]
    pub fn symbol_legend(&self, game: &str) -> Option<String> {
        (game == "nains").then(|| self.get("symbol-legend"))
    }

    fn with_short_symbols(&self, game: &str, card: &str, name: fn(&Texts, &str, &str) -> String) -> String {
        let full = name(self, game, card);
        let Some(CardToken { rune, occult, malt, .. }) = read_card(game, card) else { return full };
        let bare = full.split_once(" (").map_or(full.as_str(), |(bare, _)| bare);
        let mut short = bare.to_owned();
        if let Some(rune) = rune {
            short += &format!(" ◊{}", self.name(&format!("rune-short-{rune}"), &rune));
        }
        // The same letters in every language; the legend says what they mean.
        for (letter, count) in [('o', occult), ('m', malt)] {
            match count {
                0 => {}
                1 => short += &format!(" {letter}"),
                _ => short += &format!(" {count}{letter}"),
            }
        }
        short
    }

    pub(crate) fn named_card(&self, game: &str, card: &CardToken) -> Option<String> {
        let id = format!("card-{game}-{}", card.kind);
        let name = match card.points {
            // Only lists of other cards have points on these.
            Some(points) if card.kind == "bouclier" => format!("{} {points}", self.message(&id, &[])?),
            Some(points) => self.message(&id, &[("points", points.into())])?,
            None => self.message(&id, &[])?,
        };
        self.with_symbols(name, card)
    }

    fn with_symbols(&self, name: String, card: &CardToken) -> Option<String> {
        let mut symbols = Vec::new();
        if let Some(rune) = &card.rune {
            symbols.push(self.rune(rune));
        }
        for (id, count) in [("symbol-occult", card.occult), ("symbol-malt", card.malt)] {
            if count > 0 {
                symbols.push(self.message(id, &[("count", count.into())])?);
            }
        }
        Some(if symbols.is_empty() { name } else { format!("{name} ({})", symbols.join(", ")) })
    }

    /// Returns the name of a rune of Nains.
    #[must_use]
    pub fn rune(&self, rune: &str) -> String {
        self.name(&format!("rune-{rune}"), rune)
    }

    /// Returns the name of a coin with its kind, to be used inside a sentence.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::English);
    /// assert_eq!(texts.coin("0"), "coin 0");
    /// assert_eq!(texts.coin("g9"), "gold coin 9");
    /// assert_eq!(texts.coin("s3"), "special coin 3");
    /// ```
    #[must_use]
    pub fn coin(&self, coin: &str) -> String {
        coin_message(coin)
            .and_then(|(id, value)| self.message(id, &[("value", value.into())]))
            .unwrap_or_else(|| coin.to_owned())
    }

    /// Returns the short name of a coin: base coins by their value alone.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::English);
    /// assert_eq!(texts.coin_short("5"), "5");
    /// assert_eq!(texts.coin_short("g5"), "gold 5");
    /// ```
    #[must_use]
    pub fn coin_short(&self, coin: &str) -> String {
        coin_message(coin)
            .and_then(|(id, value)| self.attribute(id, "short", &[("value", value.into())]))
            .unwrap_or_else(|| coin.to_owned())
    }

    /// Returns the name of a hero, a Cognar or an Elite Cognar; `certification` is among them.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::English);
    /// assert_eq!(texts.hero("nidavellir", "dwerg_aesir"), "Aesir");
    /// assert_eq!(texts.hero("nains", "gaat"), "Ga’at");
    /// ```
    #[must_use]
    pub fn hero(&self, game: &str, hero: &str) -> String {
        self.name(&format!("hero-{game}-{hero}"), hero)
    }

    /// Returns the name of a hero with the epithet or family that the edition of this language
    /// prints, where there is one.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::English);
    /// assert_eq!(texts.hero_title("nidavellir", "thrud"), "Thrud the Headhunter");
    /// assert_eq!(texts.hero_title("nains", "fey"), "Fey");
    /// ```
    #[must_use]
    pub fn hero_title(&self, game: &str, hero: &str) -> String {
        self.attribute(&format!("hero-{game}-{hero}"), "title", &[]).unwrap_or_else(|| self.hero(game, hero))
    }

    /// Returns one line on what a hero, a Cognar or an Elite Cognar does.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::English);
    /// assert_eq!(texts.hero_power("nidavellir", "aral").as_deref(), Some("2 Hunter ranks."));
    /// assert_eq!(texts.hero_power("nains", "sriza").as_deref(), Some("1 Temple rank with 2 occult symbols."));
    /// ```
    #[must_use]
    pub fn hero_power(&self, game: &str, hero: &str) -> Option<String> {
        self.attribute(&format!("hero-{game}-{hero}"), "power", &[])
    }

    /// Returns the name of a level of computer players.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// assert_eq!(Texts::new(Language::German).level("king"), "König");
    /// ```
    #[must_use]
    pub fn level(&self, level: &str) -> String {
        self.get(&format!("level-{level}"))
    }

    /// Returns how a level of computer players plays, in one line.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::English);
    /// assert_eq!(texts.level_about("artisan").as_deref(), Some("Plays soundly and rarely misses a chance."));
    /// ```
    #[must_use]
    pub fn level_about(&self, level: &str) -> Option<String> {
        self.attribute(&format!("level-{level}"), "about", &[])
    }

    /// Returns what the majority in a column wins after the first age: a distinction of
    /// Nidavellir or an Elite Cognar of Nains. `malt` stands for the Liqueur Certification.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::English);
    /// assert_eq!(texts.distinction("nidavellir", "miner"), "Crown Jeweler");
    /// assert_eq!(texts.distinction("nains", "forge"), "Redwin");
    /// ```
    #[must_use]
    pub fn distinction(&self, game: &str, column: &str) -> String {
        match award(game, column) {
            Some(hero) => self.hero(game, hero),
            None => self.name(&format!("distinction-{game}-{column}"), column),
        }
    }

    /// Returns the power of what the majority in a column wins, as one line.
    #[must_use]
    pub fn distinction_power(&self, game: &str, column: &str) -> Option<String> {
        match award(game, column) {
            Some(hero) => self.hero_power(game, hero),
            None => self.attribute(&format!("distinction-{game}-{column}"), "power", &[]),
        }
    }

    /// Returns the name of a line of the score sheet: a column, `heroes`, `coins`, `gem`,
    /// `elite`, `malt` or `total`.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::German);
    /// assert_eq!(texts.part("nidavellir", "warrior"), "Krieger");
    /// assert_eq!(texts.part("nidavellir", "coins"), "Münzen");
    /// ```
    #[must_use]
    pub fn part(&self, game: &str, part: &str) -> String {
        self.message(&format!("part-{game}-{part}"), &[]).unwrap_or_else(|| self.column(game, part))
    }

    /// Returns the label of an entry of a score pad, numbered if there are several of its kind.
    ///
    /// ```
    /// # use elvaland_rules::{nains::Nains, pad::ScorePadRules};
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::English);
    /// let labels: Vec<String> = Nains::ENTRIES.iter().map(|entry| texts.pad_entry::<Nains>(entry)).collect();
    /// assert_eq!(labels[..2], ["Ranks", "Points"]);
    /// assert!(labels.contains(&"Under token 3".to_owned()));
    /// ```
    #[must_use]
    pub fn pad_entry<R: ScorePadRules>(&self, entry: &Entry) -> String {
        let alike = R::ENTRIES.iter().filter(|other| (other.part, other.kind) == (entry.part, entry.kind));
        let nth = alike.take_while(|other| other.name != entry.name).count() + 1;
        let number = if entry.is_single { usize::from(entry.most) } else { nth };
        self.format(&format!("pad-{}", entry.kind), &[("number", number.into())])
    }

    fn name(&self, id: &str, token: &str) -> String {
        self.message(id, &[]).unwrap_or_else(|| token.to_owned())
    }
}

/// Returns the message and the value of a coin token.
fn coin_message(coin: &str) -> Option<(&'static str, i64)> {
    let (id, digits) = match (coin.strip_prefix('g'), coin.strip_prefix('s')) {
        (Some(digits), _) => ("coin-gold", digits),
        (_, Some(digits)) => ("coin-special", digits),
        _ => ("coin-base", coin),
    };
    Some((id, number(digits)?))
}
