//! What the cards of Nidavellir do: its hooks of the mechanics.

use super::powers::{discard, thrud, ylud};
use super::rules::HOURYA_NEEDS;
use super::{Discarder, Distinction, Nidavellir, NidavellirHero, Power, cards, class, distinction, scoring};
use crate::mechanics::{
    Action, Age, Army, Card, Chain, Choices, Column, Columns, Hero, HeroSet, Hooks, Piece, Purse, QuestionKind, Reason,
    Referee, Refusal, Score, Source, State, Step, Table,
};
use crate::{BySeat, Listener, Seat};

impl Hooks for Nidavellir {
    type Power = Power;

    const PLACINGS: &'static [(Hero, &'static str)] =
        &[(NidavellirHero::Thrud.id(), "thrud"), (NidavellirHero::Ylud.id(), "ylud")];
    const DISCARDS: &'static [Columns] = &discard::SETS;

    #[inline]
    fn choosers() -> HeroSet {
        [NidavellirHero::Thrud.id()].into_iter().collect()
    }

    #[inline]
    fn recruitable(army: &Army, left: HeroSet, _chain: Chain) -> HeroSet {
        let mut heroes = left;
        if !Discarder::Dagda.is_possible(army) {
            heroes = heroes.without(NidavellirHero::Dagda.id());
        }
        if !Discarder::Bonfur.is_possible(army) {
            heroes = heroes.without(NidavellirHero::Bonfur.id());
        }
        if army.ranks().of(class::EXPLORER) < HOURYA_NEEDS {
            heroes = heroes.without(NidavellirHero::Hourya.id());
        }
        heroes
    }

    /// Places a dwarf in the army, or transforms a coin for a Royal Offering.
    #[inline(always)]
    fn gain<L: Listener<Nidavellir>>(
        referee: &mut Referee<'_, Nidavellir, L>,
        seat: Seat,
        card: Card,
        _source: Source,
    ) {
        match cards::offering(card) {
            None => referee.place(seat, Piece::dwarf(card), []),
            Some(plus) => referee.then([Some(Step::Transform(seat, plus))]),
        }
    }

    fn recruited<L: Listener<Nidavellir>>(
        referee: &mut Referee<'_, Nidavellir, L>,
        seat: Seat,
        hero: Hero,
    ) -> Option<Step<Power>> {
        match NidavellirHero::from_id(hero)? {
            NidavellirHero::Dagda => Some(Step::Power(Power::Discard(seat, Discarder::Dagda))),
            NidavellirHero::Bonfur => Some(Step::Power(Power::Discard(seat, Discarder::Bonfur))),
            NidavellirHero::Grid => Some(Step::Transform(seat, 7)),
            NidavellirHero::Uline => {
                referee.take_hidden_coins_back(seat);
                None
            }
            _ => None,
        }
    }

    #[inline]
    fn is_in_the_way(army: &Army, column: Column) -> bool {
        thrud::is_in_the_way(army, column)
    }

    fn make_way<L: Listener<Nidavellir>>(
        referee: &mut Referee<'_, Nidavellir, L>,
        seat: Seat,
        column: Column,
    ) -> Option<Step<Power>> {
        Some(thrud::make_way(referee, seat, column))
    }

    /// Ylud's placement, then the troop evaluation or the last muster (NID-R12).
    fn end_of_age<L: Listener<Nidavellir>>(referee: &mut Referee<'_, Nidavellir, L>, age: Age) {
        let ylud = ylud::at_end_of_age(&referee.state.table, age);
        match age {
            Age::First => {
                let [one, two, three, four, five] =
                    Distinction::ALL.map(|distinction| Some(Step::Power(Power::Evaluate(distinction))));
                referee.then([ylud, one, two, three, four, five, Some(Step::Age(Age::Second))]);
            }
            Age::Second => referee.then([ylud, Some(Step::Power(Power::Retire))]),
        }
    }

    fn score(table: &Table<Nidavellir>, purses: &BySeat<Purse>, seat: Seat) -> Score<Nidavellir> {
        scoring::score(table, purses, seat)
    }

    #[inline]
    fn power_seat(power: Power) -> Option<Seat> {
        match power {
            Power::Thrud(seat) | Power::Ylud(seat) | Power::Discard(seat, _) => Some(seat),
            Power::Evaluate(_) | Power::Retire => None,
        }
    }

    #[inline]
    fn power_asks(table: &Table<Nidavellir>, power: Power) -> Option<Seat> {
        match power {
            Power::Thrud(seat) => thrud::is_asked(table, seat).then_some(seat),
            Power::Ylud(seat) => ylud::is_asked(table, seat).then_some(seat),
            Power::Discard(seat, discarder) => discarder.is_possible(table.army(seat)).then_some(seat),
            Power::Evaluate(_) | Power::Retire => None,
        }
    }

    fn power_question(power: Power) -> Option<QuestionKind> {
        match power {
            Power::Thrud(_) => Some(QuestionKind::Place(NidavellirHero::Thrud.id())),
            Power::Ylud(_) => Some(QuestionKind::Place(NidavellirHero::Ylud.id())),
            Power::Discard(..) => Some(QuestionKind::Discard),
            Power::Evaluate(_) | Power::Retire => None,
        }
    }

    fn power_choices(_choices: Choices<'_, Nidavellir>, power: Power) -> usize {
        match power {
            Power::Thrud(_) | Power::Ylud(_) => Column::ALL.len(),
            Power::Discard(_, discarder) => discarder.sets().len(),
            Power::Evaluate(_) | Power::Retire => 0,
        }
    }

    fn power_choice(choices: Choices<'_, Nidavellir>, power: Power, index: usize) -> Option<Action> {
        match power {
            Power::Thrud(_) | Power::Ylud(_) => Column::new(index).map(Action::Place),
            Power::Discard(seat, discarder) => discard::choice(choices.table.army(seat), discarder, index),
            Power::Evaluate(_) | Power::Retire => None,
        }
    }

    fn power_refusal(state: &State<Nidavellir>, power: Power, action: Action) -> Refusal {
        match (power, action) {
            (Power::Discard(seat, discarder), Action::Discard(columns)) => {
                discard::refusal(state.table.army(seat), discarder, columns)
            }
            _ => Reason::NotAsked { asked: Table::<Nidavellir>::asked_name(Step::Power(power)) }.into(),
        }
    }

    fn power_play<L: Listener<Nidavellir>>(referee: &mut Referee<'_, Nidavellir, L>, power: Power, action: Action) {
        match (power, action) {
            (Power::Thrud(seat), Action::Place(column)) => thrud::place(referee, seat, column),
            (Power::Ylud(seat), Action::Place(column)) => ylud::place(referee, seat, column),
            (Power::Discard(seat, _), Action::Discard(columns)) => discard::play(referee, seat, columns),
            _ => debug_assert!(false, "{action:?} does not answer {power:?}"),
        }
    }

    fn power_run<L: Listener<Nidavellir>>(referee: &mut Referee<'_, Nidavellir, L>, power: Power) {
        match power {
            Power::Evaluate(distinction) => distinction::evaluate(referee, distinction),
            Power::Retire => thrud::retire(referee),
            Power::Thrud(_) | Power::Ylud(_) | Power::Discard(..) => {}
        }
    }
}
