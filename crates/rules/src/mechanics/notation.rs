//! The names of things in records, positions and commands.

use std::fmt;

use super::{Action, Coin, ParseError, Place, Rules, State, Table};

/// The kinds of action that every game has, as records name them; the others are the game's own placements.
const KINDS: [&str; 10] = ["bid", "coin", "take", "drop", "keep", "hero", "discard", "transform", "improve", "trade"];

/// Writes an action as one line: `take W7`, `transform g9 pouch`, `discard hunter miner`.
///
/// Created by [`Table::display_action`] and [`State::display_action`].
#[derive(Clone, Copy, Debug)]
pub struct ActionText<'a, R: Rules> {
    table: &'a Table<R>,
    action: Action,
}

impl<R: Rules> fmt::Display for ActionText<'_, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, words) = self.table.action_words(self.action);
        f.write_str(kind)?;
        words.iter().try_for_each(|word| write!(f, " {word}"))
    }
}

impl<R: Rules> Table<R> {
    /// Returns the kind of an action and its words, as records name them.
    ///
    /// A piece in hand is named by the pending question, so `action` must answer it.
    pub(crate) fn action_words(&self, action: Action) -> (&'static str, Vec<String>) {
        let named = |column| R::column_name(column).to_owned();
        let card_name = |card| vec![self.rules.card_name(card).to_owned()];
        match action {
            Action::Bid(coins) => ("bid", coins.map(|coin| coin.to_string()).to_vec()),
            Action::Coin(coin) => ("coin", vec![coin.to_string()]),
            Action::Take(card) => ("take", card_name(card)),
            Action::Drop(card) => ("drop", card_name(card)),
            Action::Keep(card) => ("keep", card_name(card)),
            Action::Recruit(hero, column) => {
                let hero = R::hero_name(hero).to_owned();
                ("hero", [hero].into_iter().chain(column.map(named)).collect())
            }
            Action::Place(column) => (self.agenda.next().map_or("nothing", Self::asked_name), vec![named(column)]),
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

    /// Displays an action as one line, with the names of records.
    ///
    /// A piece in hand is named by the pending question, so `action` must answer it.
    pub const fn display_action(&self, action: Action) -> ActionText<'_, R> {
        ActionText { table: self, action }
    }

    /// Parses an action from one line, as [`Table::display_action`] writes it.
    ///
    /// # Errors
    /// Returns the unknown or missing words. Legality is checked by [`State::play`].
    pub fn parse_action(&self, text: &str) -> Result<Action, ParseError> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        match words.split_first() {
            Some((kind, words)) => self.action_from(kind, words),
            None => Err(ParseError::UnknownAction { text: text.to_owned() }),
        }
    }

    /// Creates an action from its kind and words.
    pub(crate) fn action_from(&self, kind: &str, words: &[&str]) -> Result<Action, ParseError> {
        let rules = &self.rules;
        let is_placing = |kind: &str| R::PLACINGS.iter().any(|&(_, name)| name == kind);
        Ok(match (kind, words) {
            ("bid", [one, two, three]) => Action::Bid([one.parse()?, two.parse()?, three.parse()?]),
            ("coin", [coin]) => Action::Coin(coin.parse()?),
            ("take", [name]) => Action::Take(rules.parse_card(name)?),
            ("drop", [name]) => Action::Drop(rules.parse_card(name)?),
            ("keep", [name]) => Action::Keep(rules.parse_card(name)?),
            ("hero", [name]) => Action::Recruit(R::parse_hero(name)?, None),
            ("hero", [name, place]) => Action::Recruit(R::parse_hero(name)?, Some(R::parse_column(place)?)),
            (_, [place]) if is_placing(kind) => {
                let column = R::parse_column(place)?;
                match self.agenda.next().map(Self::asked_name) {
                    Some(asked) if asked != kind => return Err(ParseError::NotAsked { asked }),
                    _ => Action::Place(column),
                }
            }
            ("discard", [one]) => Action::Discard([R::parse_column(one)?].into_iter().collect()),
            ("discard", [one, two]) if one != two => {
                Action::Discard([R::parse_column(one)?, R::parse_column(two)?].into_iter().collect())
            }
            ("transform", [coin, place]) => Action::Transform(coin.parse()?, place.parse::<Place>()?),
            ("improve", [coin]) => Action::Improve(coin.parse()?),
            ("trade", [one, two]) => {
                let (one, two): (Coin, Coin) = (one.parse()?, two.parse()?);
                Action::Trade([one.min(two), one.max(two)])
            }
            _ if KINDS.contains(&kind) || is_placing(kind) => {
                let text = [kind].into_iter().chain(words.iter().copied()).collect::<Vec<_>>().join(" ");
                return Err(ParseError::BrokenAction { text });
            }
            _ => return Err(ParseError::UnknownAction { text: kind.to_owned() }),
        })
    }
}

impl<R: Rules> State<R> {
    /// Displays an action as one line; see [`Table::display_action`].
    pub const fn display_action(&self, action: Action) -> ActionText<'_, R> {
        self.table.display_action(action)
    }

    /// Parses an action from one line; see [`Table::parse_action`].
    ///
    /// # Errors
    /// Returns the unknown or missing words.
    pub fn parse_action(&self, text: &str) -> Result<Action, ParseError> {
        self.table.parse_action(text)
    }
}
