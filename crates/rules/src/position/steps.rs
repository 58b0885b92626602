//! The steps of the agenda as words: `turns.0`, `transform.1.5`, `bids.0.2`.

use super::{PositionFormat, Unfit};
use crate::mechanics::{Age, Chain, Side, Step, Tavern};
use crate::{Seat, SeatSet};

pub(crate) fn write<R: PositionFormat>(step: Step<R::Power>) -> String {
    match step {
        Step::Age(age) => format!("age.{}", age.number()),
        Step::Round => "round".to_owned(),
        Step::Deal => "deal".to_owned(),
        Step::Bids(seats) => seats.iter().fold("bids".to_owned(), |text, seat| format!("{text}.{seat}")),
        Step::Tavern(tavern) => format!("tavern.{}", tavern.index() + 1),
        Step::LateBid(seat) => format!("late.{seat}"),
        Step::Order => "order".to_owned(),
        Step::Turns(turn) => format!("turns.{turn}"),
        Step::LineCheck(seat, chain) => format!("lines.{seat}{}", chain_text(chain)),
        Step::Recruit(seat, chain) => format!("recruit.{seat}{}", chain_text(chain)),
        Step::Transform(seat, plus) => format!("transform.{seat}.{plus}"),
        Step::Trade(seat) => format!("trade.{seat}"),
        Step::Offer(seat, count) => format!("offer.{seat}.{count}"),
        Step::Keep(seat) => format!("keep.{seat}"),
        Step::Burn(Side::Up) => "burn.up".to_owned(),
        Step::Burn(Side::Down) => "burn.down".to_owned(),
        Step::Power(power) => R::power_text(power),
    }
}

pub(crate) fn read<R: PositionFormat>(word: &str) -> Result<Step<R::Power>, Unfit> {
    let parts: Vec<&str> = word.split('.').collect();
    parse::<R>(&parts).ok_or_else(|| Unfit::UnknownStep { step: word.to_owned() })
}

fn parse<R: PositionFormat>(parts: &[&str]) -> Option<Step<R::Power>> {
    let seat = |text: &str| text.parse().ok().and_then(Seat::new);
    Some(match *parts {
        ["age", "1"] => Step::Age(Age::First),
        ["age", "2"] => Step::Age(Age::Second),
        ["round"] => Step::Round,
        ["deal"] => Step::Deal,
        ["bids", ref seats @ ..] => Step::Bids(seats.iter().map(|text| seat(text)).collect::<Option<SeatSet>>()?),
        ["tavern", number] => Step::Tavern(tavern(number)?),
        ["late", owner] => Step::LateBid(seat(owner)?),
        ["order"] => Step::Order,
        ["turns", number] => Step::Turns(number.parse().ok()?),
        ["lines", owner, ref link @ ..] => Step::LineCheck(seat(owner)?, chain(link)?),
        ["recruit", owner, ref link @ ..] => Step::Recruit(seat(owner)?, chain(link)?),
        ["transform", owner, plus] => Step::Transform(seat(owner)?, plus.parse().ok()?),
        ["trade", owner] => Step::Trade(seat(owner)?),
        ["offer", owner, count] => Step::Offer(seat(owner)?, count.parse().ok()?),
        ["keep", owner] => Step::Keep(seat(owner)?),
        ["burn", "up"] => Step::Burn(Side::Up),
        ["burn", "down"] => Step::Burn(Side::Down),
        _ => return R::power_from_text(parts).map(Step::Power),
    })
}

/// Returns the suffix of a recruitment step that says which chain of recruitments it continues; empty for none.
fn chain_text(chain: Chain) -> &'static str {
    match chain {
        Chain::None => "",
        Chain::Bound => ".bound",
        Chain::Open => ".open",
    }
}

fn chain(parts: &[&str]) -> Option<Chain> {
    match parts {
        [] => Some(Chain::None),
        ["bound"] => Some(Chain::Bound),
        ["open"] => Some(Chain::Open),
        _ => None,
    }
}

/// Returns a tavern by its number from 1.
pub(super) fn tavern(number: &str) -> Option<Tavern> {
    let index: usize = number.parse().ok()?;
    Tavern::ALL.get(index.checked_sub(1)?).copied()
}
