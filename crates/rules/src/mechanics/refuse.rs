//! Why an action is not legal. Only asked once [`State::is_legal`] has said no.

use super::notation::hero_name;
use super::{Action, COINS, Coin, Column, Hero, Place, Post, Reason, Refusal, Ruleset, State, Step};
use crate::game::{Game, Seat};

impl<R: Ruleset> State<R> {
    /// The reason why `action` is not legal for `seat` now.
    pub(super) fn refusal(&self, seat: Seat, action: Action) -> Refusal {
        let players = self.players();
        if seat.index() >= players {
            return Reason::NoSuchSeat { seat: seat.index(), players }.into();
        }
        let Some(step) = self.table.agenda.next() else {
            return Reason::GameOver.into();
        };
        match self.turn() {
            crate::Turn::Chance => return Reason::ChanceFirst.into(),
            crate::Turn::Decide(seats) if !seats.contains(seat) => return Reason::NotYourTurn { seat }.into(),
            _ => {}
        }
        let card_name = |card| self.table.rules.card_name(card).to_owned();
        match (step, action) {
            (Step::Bids(_), Action::Bid(coins)) => self.missing_coin(seat, &coins, Place::Hand),
            (Step::LateBid(_), Action::Coin(coin)) => self.missing_coin(seat, &[coin], Place::Hand),
            (Step::Trade(_), Action::Trade(coins)) => self.missing_coin(seat, &coins, Place::Hand),
            (Step::Transform(..), Action::Transform(coin, place)) => {
                if coin.trades() && self.purses[seat].has(coin, place) {
                    Reason::CoinCannotChange { coin: coin.to_string() }.into()
                } else {
                    self.missing_coin(seat, &[coin], place)
                }
            }
            (Step::Turns(_), Action::Take(card)) => Reason::CardNotHere { card: card_name(card) }.into(),
            (Step::Keep(_), Action::Keep(card)) => Reason::CardNotOffered { card: card_name(card) }.into(),
            (Step::Recruit(..), Action::Recruit(hero, column)) => self.hero_refusal(hero, column),
            (Step::Power(power), action) => R::power_refusal(self, power, action),
            (step, _) => Reason::NotAsked { asked: super::Table::<R>::asked_name(step) }.into(),
        }
    }

    /// The first of these coins the player does not have often enough at `place`.
    pub(crate) fn missing_coin(&self, seat: Seat, coins: &[Coin], place: Place) -> Refusal {
        let owned = |coin| (0..COINS).filter(|&index| self.purses[seat].nth(index) == (coin, place)).count();
        let used = |coin| coins.iter().filter(|&&other| other == coin).count();
        let missing = coins.iter().copied().find(|&coin| owned(coin) < used(coin)).unwrap_or(Coin::ZERO);
        let coin = missing.to_string();
        match owned(missing) {
            0 => Reason::CoinNotThere { coin, place: place.name() }.into(),
            _ => Reason::SameCoinTwice { coin }.into(),
        }
    }

    fn hero_refusal(&self, hero: Hero, column: Option<Column>) -> Refusal {
        let name = hero_name::<R>(hero).to_owned();
        let left = self.table.heroes_left();
        if usize::from(hero.0) >= R::HEROES.len() || !self.table.rules.heroes().contains(hero) {
            return match self.table.rules.awards().contains(hero) {
                true => Reason::HeroNotRecruited { hero: name }.into(),
                false => Reason::HeroNotInGame { hero: name }.into(),
            };
        }
        if !left.contains(hero) {
            return Reason::HeroTaken { hero: name }.into();
        }
        match (R::post(hero), column.is_some()) {
            (Post::AnyColumn, false) => Reason::HeroNeedsColumn { hero: name }.into(),
            (Post::Column(_) | Post::CommandZone, true) => Reason::HeroHasNoChoiceOfColumn { hero: name }.into(),
            _ => R::hero_refusal(hero),
        }
    }
}
