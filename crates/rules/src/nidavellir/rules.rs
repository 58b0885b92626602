//! Nidavellir as a set of rules for the mechanics.

use super::cards;
use super::powers::{discard, thrud, ylud};
use super::scoring::{self, CROWN_GEM, Part};
use super::{CLASSES, Discarder, Distinction, NidavellirHero, Options, Power, class, distinction, hero};
use crate::dealer::Dealer;
use crate::game::{BySeat, Seat, Sink};
use crate::mechanics::{
    Action, Age, Army, Card, Chain, Column, DeckList, Event, Gem, Hero, HeroSet, Parts, Piece, Post, Purse, Reason,
    Referee, Refusal, Ruleset, Source, State, Step, Table, Treasure, Worth,
};
use crate::ruling::Ruling;

/// The rules of Nidavellir with the options of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nidavellir {
    options: Options,
}

impl Nidavellir {
    /// The rules with these options.
    pub const fn new(options: Options) -> Nidavellir {
        Nidavellir { options }
    }

    /// The options of the game.
    #[inline]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// A new game with these gems by seat.
    ///
    /// # Errors
    /// The gems must be those of the edition for this number of players, in any order.
    pub fn with_gems(options: &Options, gems: &[Gem]) -> Result<State<Nidavellir>, Refusal> {
        State::begin_with(Nidavellir::new(*options), options.gems(), gems)
    }

    /// What a Royal Offering adds to a coin; `None` for dwarves.
    #[inline]
    pub fn offering(card: Card) -> Option<u8> {
        cards::offering(card)
    }

    /// What a piece is worth where it lies.
    #[inline]
    pub(super) fn worth_of(&self, piece: Piece) -> Worth {
        cards::worth(self.options.edition(), piece)
    }
}

impl Ruleset for Nidavellir {
    type Power = Power;
    type Options = Options;

    const NAME: &'static str = "nidavellir";
    const COLUMNS: [&'static str; 5] = CLASSES;
    const HEROES: &'static [&'static str] = &NidavellirHero::NAMES;
    const PLACINGS: &'static [&'static str] = &["thrud", "ylud"];
    const PARTS: &'static [&'static str] = &Part::NAMES;

    fn usual(players: usize) -> Result<Options, Refusal> {
        Options::new(players)
    }

    fn start(options: &Options, dealer: &mut Dealer) -> State<Nidavellir> {
        State::begin_at_random(Nidavellir::new(*options), options.gems(), dealer)
    }

    #[inline]
    fn players(&self) -> usize {
        self.options.players()
    }

    fn treasure(&self) -> Treasure {
        if self.players() < 4 { Treasure::SMALL } else { Treasure::FULL }
    }

    #[inline]
    fn deck(&self, age: Age) -> &DeckList {
        cards::deck(self.players(), age)
    }

    fn card_name(&self, card: Card) -> &str {
        cards::name(card)
    }

    fn cards(&self) -> impl Iterator<Item = Card> {
        cards::all()
    }

    #[inline]
    fn worth(&self, piece: Piece) -> Worth {
        self.worth_of(piece)
    }

    #[inline]
    fn heroes(&self) -> HeroSet {
        hero::in_game(self.options.is_first_game())
    }

    fn post(hero: Hero) -> Post {
        NidavellirHero::from_id(hero).map_or(Post::CommandZone, NidavellirHero::post)
    }

    #[inline]
    fn choosers() -> HeroSet {
        [NidavellirHero::Thrud.id()].into_iter().collect()
    }

    #[inline]
    fn bids_late(army: &Army) -> bool {
        army.heroes().contains(NidavellirHero::Uline.id())
    }

    #[inline]
    fn gem_swaps(gem: Gem) -> bool {
        gem != CROWN_GEM
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

    fn hero_refusal(hero: Hero) -> Refusal {
        let name = NidavellirHero::NAMES[usize::from(hero.0)].to_owned();
        let needs_discards = |discarder: Discarder| {
            let count = discarder.count() as u8;
            Reason::HeroNeedsDiscards { hero: name.clone(), count }.under(Ruling::NID_R5)
        };
        match NidavellirHero::from_id(hero) {
            Some(NidavellirHero::Dagda) => needs_discards(Discarder::Dagda),
            Some(NidavellirHero::Bonfur) => needs_discards(Discarder::Bonfur),
            _ => {
                let column = CLASSES[class::EXPLORER.index()];
                Reason::HeroNeedsRanks { hero: name, column, ranks: HOURYA_NEEDS }.into()
            }
        }
    }

    /// A dwarf goes to the army, a Royal Offering transforms a coin.
    #[inline(always)]
    fn gain<S: Sink<Event>>(referee: &mut Referee<'_, Nidavellir, S>, seat: Seat, card: Card, _source: Source) {
        match cards::offering(card) {
            None => referee.place(seat, Piece::dwarf(card), []),
            Some(plus) => referee.then([Some(Step::Transform(seat, plus))]),
        }
    }

    fn recruited<S: Sink<Event>>(
        referee: &mut Referee<'_, Nidavellir, S>,
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

    fn make_way<S: Sink<Event>>(
        referee: &mut Referee<'_, Nidavellir, S>,
        seat: Seat,
        column: Column,
    ) -> Option<Step<Power>> {
        Some(thrud::make_way(referee, seat, column))
    }

    /// Ylud's placement, then the troop evaluation or the last muster (NID-R12).
    fn end_of_age<S: Sink<Event>>(referee: &mut Referee<'_, Nidavellir, S>, age: Age) {
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

    fn score(table: &Table<Nidavellir>, purses: &BySeat<Purse>, seat: Seat) -> Parts {
        scoring::score(table, purses, seat)
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

    fn power_name(power: Power) -> &'static str {
        match power {
            Power::Thrud(_) => "thrud",
            Power::Ylud(_) => "ylud",
            Power::Discard(..) => "discard",
            Power::Evaluate(_) | Power::Retire => "nothing",
        }
    }

    fn power_choices(_state: &State<Nidavellir>, power: Power) -> usize {
        match power {
            Power::Thrud(_) | Power::Ylud(_) => Column::ALL.len(),
            Power::Discard(_, discarder) => discarder.sets().len(),
            Power::Evaluate(_) | Power::Retire => 0,
        }
    }

    fn power_choice(state: &State<Nidavellir>, power: Power, index: usize) -> Option<Action> {
        match power {
            Power::Thrud(_) | Power::Ylud(_) => Column::new(index).map(Action::Place),
            Power::Discard(seat, discarder) => discard::choice(state, seat, discarder, index),
            Power::Evaluate(_) | Power::Retire => None,
        }
    }

    fn power_refusal(state: &State<Nidavellir>, power: Power, action: Action) -> Refusal {
        match (power, action) {
            (Power::Discard(seat, discarder), Action::Discard(columns)) => {
                discard::refusal(state.table.army(seat), discarder, columns)
            }
            _ => Reason::NotAsked { asked: Self::power_name(power) }.into(),
        }
    }

    fn power_play<S: Sink<Event>>(referee: &mut Referee<'_, Nidavellir, S>, power: Power, action: Action) {
        match (power, action) {
            (Power::Thrud(seat), Action::Place(column)) => thrud::place(referee, seat, column),
            (Power::Ylud(seat), Action::Place(column)) => ylud::place(referee, seat, column),
            (Power::Discard(seat, _), Action::Discard(columns)) => discard::play(referee, seat, columns),
            _ => debug_assert!(false, "{action:?} does not answer {power:?}"),
        }
    }

    fn power_run<S: Sink<Event>>(referee: &mut Referee<'_, Nidavellir, S>, power: Power) {
        match power {
            Power::Evaluate(distinction) => distinction::evaluate(referee, distinction),
            Power::Retire => thrud::retire(referee),
            Power::Thrud(_) | Power::Ylud(_) | Power::Discard(..) => {}
        }
    }
}

/// The Explorer ranks Hourya asks for.
const HOURYA_NEEDS: u8 = 5;
