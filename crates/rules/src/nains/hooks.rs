//! What the cards of Nains do: its hooks of the mechanics.

use super::cognar::{MERCENARIES, RECRUITS};
use super::powers::{ally, drop, improve, mercenary};
use super::{Cognar, Nains, ORDERS, Order, Power, elite, order};
use crate::mechanics::{
    Action, Age, Army, Card, Chain, Choices, Columns, Hero, HeroSet, Hooks, Piece, Purse, QuestionKind, Reason,
    Referee, Refusal, Rules, Score, Source, State, Step, Table,
};
use crate::{BySeat, Listener, Seat};

impl Hooks for Nains {
    type Power = Power;

    const PLACINGS: &'static [(Hero, &'static str)] = &[(Cognar::Gaat.id(), "ally")];

    fn counts_as_recruit(hero: Hero) -> bool {
        RECRUITS.contains(hero)
    }

    #[inline]
    fn choosers() -> HeroSet {
        MERCENARIES
    }

    #[inline]
    fn recruitable(army: &Army, left: HeroSet, chain: Chain) -> HeroSet {
        mercenary::recruitable(army, left, chain)
    }

    #[inline]
    fn open_columns(army: &Army, chain: Chain) -> Columns {
        mercenary::columns(army, chain)
    }

    #[inline]
    fn chain(chain: Chain, hero: Hero) -> Chain {
        mercenary::chain(chain, hero)
    }

    #[inline]
    fn covers(&self, before: &[Piece], piece: Piece) -> bool {
        self.cards().covers(before, piece)
    }

    /// Places the dwarf; then the effect of its Order, then a discard if one is due (NAI-R10).
    #[inline(always)]
    fn gain<L: Listener<Nains>>(referee: &mut Referee<'_, Nains, L>, seat: Seat, card: Card, source: Source) {
        let table = &referee.state.table;
        let piece = Piece::dwarf(card);
        let is_talion = table.rules.worth(piece).column == order::TALION;
        let improve = is_talion.then_some(Step::Power(Power::Improve(seat)));
        let drop = drop::after(table, seat, source);
        referee.place(seat, piece, [improve, drop]);
    }

    fn recruited<L: Listener<Nains>>(_: &mut Referee<'_, Nains, L>, seat: Seat, hero: Hero) -> Option<Step<Power>> {
        match Cognar::from_id(hero)? {
            Cognar::Svara => Some(Step::Offer(seat, 5)),
            Cognar::Derdhr => Some(Step::Transform(seat, 5)),
            Cognar::Kardum => Some(Step::Power(Power::SpecialCoin(seat))),
            Cognar::Oboron => Some(Step::Power(Power::Ally(seat))),
            _ => None,
        }
    }

    fn end_of_age<L: Listener<Nains>>(referee: &mut Referee<'_, Nains, L>, age: Age) {
        if age == Age::First {
            referee.then([Some(Step::Power(Power::Evaluate)), Some(Step::Age(Age::Second))]);
        }
    }

    fn score(table: &Table<Nains>, purses: &BySeat<Purse>, seat: Seat) -> Score<Nains> {
        Nains::score_of(table, purses, seat, &table.rules().cards().tally(table.army(seat)))
    }

    #[inline]
    fn power_seat(power: Power) -> Option<Seat> {
        match power {
            Power::Improve(seat) | Power::Drop(seat) | Power::SpecialCoin(seat) | Power::Ally(seat) => Some(seat),
            Power::Evaluate => None,
        }
    }

    #[inline]
    fn power_asks(table: &Table<Nains>, power: Power) -> Option<Seat> {
        match power {
            Power::Improve(seat) => improve::is_asked(table, seat).then_some(seat),
            Power::Drop(seat) => drop::is_asked(table).then_some(seat),
            Power::Ally(seat) => Some(seat),
            Power::SpecialCoin(_) | Power::Evaluate => None,
        }
    }

    fn power_question(power: Power) -> Option<QuestionKind> {
        match power {
            Power::Improve(_) => Some(QuestionKind::Improve),
            Power::Drop(_) => Some(QuestionKind::Drop),
            Power::Ally(_) => Some(QuestionKind::Place(Cognar::Gaat.id())),
            Power::SpecialCoin(_) | Power::Evaluate => None,
        }
    }

    fn power_choices(choices: Choices<'_, Nains>, power: Power) -> usize {
        match power {
            Power::Improve(_) => improve::SLOTS,
            Power::Drop(_) => choices.table.current_tavern().len(),
            Power::Ally(_) => ORDERS.len(),
            Power::SpecialCoin(_) | Power::Evaluate => 0,
        }
    }

    fn power_choice(choices: Choices<'_, Nains>, power: Power, index: usize) -> Option<Action> {
        match power {
            Power::Improve(_) => improve::choice(choices.purse, index),
            Power::Drop(_) => drop::choice(choices.table, index),
            Power::Ally(_) => Order::new(index).map(Action::Place),
            Power::SpecialCoin(_) | Power::Evaluate => None,
        }
    }

    fn power_refusal(state: &State<Nains>, power: Power, action: Action) -> Refusal {
        match (power, action) {
            (Power::Improve(seat), Action::Improve(coin)) => improve::refusal(state, seat, coin),
            (Power::Drop(_), Action::Drop(card)) => drop::refusal(state, card),
            _ => Reason::NotAsked { asked: Table::<Nains>::asked_name(Step::Power(power)) }.into(),
        }
    }

    fn power_play<L: Listener<Nains>>(referee: &mut Referee<'_, Nains, L>, power: Power, action: Action) {
        match (power, action) {
            (Power::Improve(seat), Action::Improve(coin)) => improve::play(referee, seat, coin),
            (Power::Drop(seat), Action::Drop(card)) => drop::play(referee, seat, card),
            (Power::Ally(seat), Action::Place(column)) => ally::place(referee, seat, column),
            _ => debug_assert!(false, "{action:?} does not answer {power:?}"),
        }
    }

    fn power_run<L: Listener<Nains>>(referee: &mut Referee<'_, Nains, L>, power: Power) {
        match power {
            Power::Improve(seat) => improve::run(referee, seat),
            Power::SpecialCoin(seat) => referee.swap_trading_coin(seat),
            Power::Evaluate => elite::evaluate(referee),
            Power::Drop(_) | Power::Ally(_) => {}
        }
    }
}
