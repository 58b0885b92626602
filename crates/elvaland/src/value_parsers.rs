//! Parsers of argument values.

use std::ops::RangeInclusive;
use std::str::FromStr;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use elvaland_rules::{GameName, with_rules};

use crate::games::Playable;

/// Returns the games with their descriptions.
fn game_names() -> impl Iterator<Item = PossibleValue> {
    GameName::ALL
        .into_iter()
        .map(|game| PossibleValue::new(game.name()).help(with_rules!(game, R => <R as Playable>::ABOUT)))
}

/// Parses the name of a game.
pub(crate) fn game() -> impl TypedValueParser<Value = GameName> {
    PossibleValuesParser::new(game_names()).try_map(|name| name.parse())
}

/// One game, or all.
#[derive(Clone, Debug)]
pub(crate) struct Games(pub(crate) Vec<GameName>);

/// Parses the name of a game, or `all`.
pub(crate) fn games() -> impl TypedValueParser<Value = Games> {
    let all = PossibleValue::new("all").help("One after the other");
    PossibleValuesParser::new(game_names().chain([all])).try_map(|name| match name.as_str() {
        "all" => Ok(Games(GameName::ALL.to_vec())),
        name => name.parse().map(|game| Games(vec![game])),
    })
}

/// Returns the games with card lists.
pub(crate) fn with_lists() -> impl Iterator<Item = GameName> {
    GameName::ALL.into_iter().filter(|&game| with_rules!(game, R => <R as Playable>::used_cards(None).is_some()))
}

/// One number of players, or all.
#[derive(Clone, Debug)]
pub(crate) struct Players(RangeInclusive<usize>);

impl Players {
    pub(crate) fn range(&self) -> RangeInclusive<usize> {
        self.0.clone()
    }
}

impl FromStr for Players {
    type Err = String;

    fn from_str(text: &str) -> Result<Players, String> {
        match text {
            "all" => Ok(Players(2..=5)),
            _ => match text.parse() {
                Ok(players @ 2..=5) => Ok(Players(players..=players)),
                _ => Err("2, 3, 4, 5 or all".to_owned()),
            },
        }
    }
}

/// The largest count.
const MOST: u64 = 1_000_000_000_000;

pub(crate) fn at_least_one(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(number @ 1..=MOST) => Ok(number),
        _ => Err(format!("a number from 1 to {MOST}")),
    }
}

pub(crate) fn threads(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(threads @ 1..=1024) => Ok(threads),
        _ => Err("a number from 1 to 1024".to_owned()),
    }
}

pub(crate) fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.001..=86_400.0).contains(&seconds) => Ok(seconds),
        _ => Err("seconds from 0.001 to 86400".to_owned()),
    }
}
