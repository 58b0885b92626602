//! The names of things in records, positions and commands, and how they are read.

use super::{Action, Card, Coin, Column, Hero, Place, Reason, Refusal, Ruleset, State, Table};

/// The kinds of action every game has, as records name them; the rest are the game's [`Ruleset::PLACINGS`].
const KINDS: [&str; 10] = ["bid", "coin", "take", "drop", "keep", "hero", "discard", "transform", "improve", "trade"];

/// A column of this game by its name in records.
///
/// # Errors
/// No column has this name.
pub fn read_column<R: Ruleset>(text: &str) -> Result<Column, Refusal> {
    let index = R::COLUMNS.iter().position(|&name| name == text);
    index.and_then(Column::new).ok_or_else(|| Reason::UnknownColumn { text: text.to_owned() }.into())
}

/// A column's name in records.
pub(crate) fn column_name<R: Ruleset>(column: Column) -> &'static str {
    R::COLUMNS[column.index()]
}

/// A hero of this game by the name in records.
///
/// # Errors
/// No hero has this name.
pub fn read_hero<R: Ruleset>(text: &str) -> Result<Hero, Refusal> {
    let index = R::HEROES.iter().position(|&name| name == text);
    let unknown = || Reason::UnknownHero { text: text.to_owned() }.into();
    index.map(|index| Hero(index as u8)).ok_or_else(unknown)
}

/// A hero's name in records.
pub fn hero_name<R: Ruleset>(hero: Hero) -> &'static str {
    R::HEROES.get(usize::from(hero.0)).copied().unwrap_or("?")
}

/// A card of this game by its name in records.
///
/// # Errors
/// No card has this name.
pub fn read_card<R: Ruleset>(rules: &R, text: &str) -> Result<Card, Refusal> {
    rules
        .cards()
        .find(|&card| rules.card_name(card) == text)
        .ok_or_else(|| Reason::UnknownCard { text: text.to_owned() }.into())
}

impl<R: Ruleset> Table<R> {
    /// The kind of an action and its words, as records name them.
    ///
    /// A piece in hand is named by the question, so the action must answer what is asked now.
    pub fn words(&self, action: Action) -> (&'static str, Vec<String>) {
        let named = |column| column_name::<R>(column).to_owned();
        let card_name = |card| vec![self.rules.card_name(card).to_owned()];
        let asked = self.asked_kind().unwrap_or("nothing");
        match action {
            Action::Bid(coins) => ("bid", coins.map(|coin| coin.to_string()).to_vec()),
            Action::Coin(coin) => ("coin", vec![coin.to_string()]),
            Action::Take(card) => ("take", card_name(card)),
            Action::Drop(card) => ("drop", card_name(card)),
            Action::Keep(card) => ("keep", card_name(card)),
            Action::Recruit(hero, column) => {
                let hero = hero_name::<R>(hero).to_owned();
                ("hero", [hero].into_iter().chain(column.map(named)).collect())
            }
            Action::Place(column) => (asked, vec![named(column)]),
            Action::Discard(columns) => {
                let mut names: Vec<String> = columns.iter().map(named).collect();
                names.sort_unstable();
                ("discard", names)
            }
            Action::Transform(coin, place) => ("transform", vec![coin.to_string(), place.to_string()]),
            Action::Improve(coin) => ("improve", vec![coin.to_string()]),
            Action::Trade(coins) => ("trade", coins.map(|coin| coin.to_string()).to_vec()),
        }
    }

    /// An action as one line: `take W7`, `transform g9 pouch`, `discard hunter miner`.
    pub fn action_text(&self, action: Action) -> String {
        let (kind, words) = self.words(action);
        [kind.to_owned()].into_iter().chain(words).collect::<Vec<_>>().join(" ")
    }

    /// Reads an action from one line, the way [`Table::action_text`] writes it.
    ///
    /// # Errors
    /// Unknown or missing words are refused. Whether the action is legal, [`play`](crate::Game::play) decides.
    pub fn read_action(&self, text: &str) -> Result<Action, Refusal> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        match words.split_first() {
            Some((kind, words)) => self.action_from(kind, words),
            None => Err(Reason::UnknownAction { text: text.to_owned() }.into()),
        }
    }

    /// Makes an action from its kind and words.
    pub(crate) fn action_from(&self, kind: &str, words: &[&str]) -> Result<Action, Refusal> {
        let rules = &self.rules;
        Ok(match (kind, words) {
            ("bid", [one, two, three]) => Action::Bid([one.parse()?, two.parse()?, three.parse()?]),
            ("coin", [coin]) => Action::Coin(coin.parse()?),
            ("take", [name]) => Action::Take(read_card(rules, name)?),
            ("drop", [name]) => Action::Drop(read_card(rules, name)?),
            ("keep", [name]) => Action::Keep(read_card(rules, name)?),
            ("hero", [name]) => Action::Recruit(read_hero::<R>(name)?, None),
            ("hero", [name, place]) => Action::Recruit(read_hero::<R>(name)?, Some(read_column::<R>(place)?)),
            (_, [place]) if R::PLACINGS.contains(&kind) => {
                let column = read_column::<R>(place)?;
                match self.asked_kind() {
                    Some(asked) if asked != kind => return Err(Reason::NotAsked { asked }.into()),
                    _ => Action::Place(column),
                }
            }
            ("discard", [one]) => Action::Discard([read_column::<R>(one)?].into_iter().collect()),
            ("discard", [one, two]) if one != two => {
                Action::Discard([read_column::<R>(one)?, read_column::<R>(two)?].into_iter().collect())
            }
            ("transform", [coin, place]) => Action::Transform(coin.parse()?, place.parse::<Place>()?),
            ("improve", [coin]) => Action::Improve(coin.parse()?),
            ("trade", [one, two]) => {
                let (one, two): (Coin, Coin) = (one.parse()?, two.parse()?);
                Action::Trade([one.min(two), one.max(two)])
            }
            _ if KINDS.contains(&kind) || R::PLACINGS.contains(&kind) => {
                let text = [kind].into_iter().chain(words.iter().copied()).collect::<Vec<_>>().join(" ");
                return Err(Reason::BrokenAction { text }.into());
            }
            _ => return Err(Reason::UnknownAction { text: kind.to_owned() }.into()),
        })
    }
}

impl<R: Ruleset> State<R> {
    /// The kind of an action and its words, as records name them; see [`Table::words`].
    pub fn words(&self, action: Action) -> (&'static str, Vec<String>) {
        self.table.words(action)
    }

    /// An action as one line; see [`Table::action_text`].
    pub fn action_text(&self, action: Action) -> String {
        self.table.action_text(action)
    }

    /// Reads an action from one line; see [`Table::read_action`].
    ///
    /// # Errors
    /// Unknown or missing words are refused.
    pub fn read_action(&self, text: &str) -> Result<Action, Refusal> {
        self.table.read_action(text)
    }

    /// Makes an action from its kind and words.
    pub(crate) fn action_from(&self, kind: &str, words: &[&str]) -> Result<Action, Refusal> {
        self.table.action_from(kind, words)
    }
}
