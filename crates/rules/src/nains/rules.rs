//! Nains as a set of rules for the mechanics.

use std::sync::Arc;

use super::cognar::{AWARDS, ELITE, MERCENARIES, RECRUITS};
use super::powers::{ally, drop, improve, mercenary};
use super::scoring::{self, Part};
use super::{CardSet, Cognar, EliteOrder, ORDERS, Options, Power, Tally, elite, order};
use crate::dealer::Dealer;
use crate::game::{BySeat, Seat, Sink};
use crate::mechanics::{
    Action, Age, Army, Card, Chain, Columns, DeckList, Event, Gem, Hero, HeroSet, Parts, Piece, Post, Purse, Reason,
    Referee, Refusal, Ruleset, Source, State, Step, Table, Treasure, Worth,
};

/// The rules of Nains with the cards and the Elite order of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nains {
    cards: Arc<CardSet>,
    elite: EliteOrder,
    players: u8,
}

impl Nains {
    /// The rules with these options, the Elite evaluated in this order.
    pub fn new(options: &Options, elite: EliteOrder) -> Nains {
        Nains { cards: Arc::clone(options.cards()), elite, players: options.players() as u8 }
    }

    /// The parts of a player's score as the table stands, for whoever knows the tally of his army already.
    #[inline]
    pub fn score_of(table: &Table<Nains>, purses: &BySeat<Purse>, seat: Seat, tally: &Tally) -> Parts {
        scoring::score(table, purses, seat, tally)
    }

    /// A new game with these gems by seat, the Elite evaluated in this order.
    ///
    /// # Errors
    /// The gems must be those for this number of players, in any order.
    pub fn with_setup(options: &Options, elite: EliteOrder, gems: &[Gem]) -> Result<State<Nains>, Refusal> {
        State::begin_with(Nains::new(options, elite), options.gems(), gems)
    }

    /// The cards of the game, shared.
    pub(super) fn card_set(&self) -> &Arc<CardSet> {
        &self.cards
    }

    /// The cards of the game.
    #[inline]
    pub fn cards(&self) -> &CardSet {
        &self.cards
    }

    /// The order in which the Elite are evaluated.
    pub const fn elite(&self) -> EliteOrder {
        self.elite
    }
}

/// The gems for this number of players, lowest first: the highest is always 5.
pub(super) fn gems(players: usize) -> impl Iterator<Item = Gem> + use<> {
    6 - players as Gem..=5
}

impl Ruleset for Nains {
    type Power = Power;
    type Options = Options;

    const NAME: &'static str = "nains";
    const COLUMNS: [&'static str; 5] = ORDERS;
    const HEROES: &'static [&'static str] = &Cognar::NAMES;
    const PLACINGS: &'static [&'static str] = &["ally"];
    const PARTS: &'static [&'static str] = &Part::NAMES;
    const TOKENS: u8 = 12;

    fn usual(players: usize) -> Result<Options, Refusal> {
        Options::new(players)
    }

    fn apart(options: &Options) -> Options {
        Options::of(Arc::new(CardSet::clone(options.cards())))
    }

    fn start(options: &Options, dealer: &mut Dealer) -> State<Nains> {
        let elite = EliteOrder::shuffled(dealer);
        State::begin_at_random(Nains::new(options, elite), options.gems(), dealer)
    }

    #[inline]
    fn players(&self) -> usize {
        self.players.into()
    }

    fn treasure(&self) -> Treasure {
        Treasure::FULL
    }

    #[inline]
    fn deck(&self, age: Age) -> &DeckList {
        self.cards.deck(age)
    }

    fn card_name(&self, card: Card) -> &str {
        self.cards.name(card)
    }

    fn cards(&self) -> impl Iterator<Item = Card> {
        self.cards.cards()
    }

    #[inline]
    fn worth(&self, piece: Piece) -> Worth {
        self.cards.worth(piece)
    }

    #[inline]
    fn heroes(&self) -> HeroSet {
        RECRUITS
    }

    fn awards(&self) -> HeroSet {
        AWARDS
    }

    fn post(hero: Hero) -> Post {
        Cognar::from_id(hero).map_or(Post::CommandZone, Cognar::post)
    }

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

    fn hero_refusal(hero: Hero) -> Refusal {
        mercenary::refusal(hero)
    }

    #[inline]
    fn covers(&self, before: &[Piece], piece: Piece) -> bool {
        self.cards.covers(before, piece)
    }

    /// The dwarf is placed; then the effect of the Order, then a discard if one is due (NAI-R10).
    #[inline(always)]
    fn gain<S: Sink<Event>>(referee: &mut Referee<'_, Nains, S>, seat: Seat, card: Card, source: Source) {
        let table = &referee.state.table;
        let piece = Piece::dwarf(card);
        let is_talion = table.rules.worth(piece).column == order::TALION;
        let improve = is_talion.then_some(Step::Power(Power::Improve(seat)));
        let drop = drop::after(table, seat, source);
        referee.place(seat, piece, [improve, drop]);
    }

    fn recruited<S: Sink<Event>>(_: &mut Referee<'_, Nains, S>, seat: Seat, hero: Hero) -> Option<Step<Power>> {
        match Cognar::from_id(hero)? {
            Cognar::Svara => Some(Step::Offer(seat, 5)),
            Cognar::Derdhr => Some(Step::Transform(seat, 5)),
            Cognar::Kardum => Some(Step::Power(Power::SpecialCoin(seat))),
            Cognar::Oboron => Some(Step::Power(Power::Ally(seat))),
            _ => None,
        }
    }

    fn end_of_age<S: Sink<Event>>(referee: &mut Referee<'_, Nains, S>, age: Age) {
        if age == Age::First {
            referee.then([Some(Step::Power(Power::Evaluate)), Some(Step::Age(Age::Second))]);
        }
    }

    fn score(table: &Table<Nains>, purses: &BySeat<Purse>, seat: Seat) -> Parts {
        Nains::score_of(table, purses, seat, &table.rules().cards().tally(table.army(seat)))
    }

    fn tie_break(heroes: HeroSet) -> u8 {
        heroes.and(ELITE).len() as u8
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

    fn power_name(power: Power) -> &'static str {
        match power {
            Power::Improve(_) => "improve",
            Power::Drop(_) => "drop",
            Power::Ally(_) => "ally",
            Power::SpecialCoin(_) | Power::Evaluate => "nothing",
        }
    }

    fn power_choices(state: &State<Nains>, power: Power) -> usize {
        match power {
            Power::Improve(_) => improve::SLOTS,
            Power::Drop(_) => state.table.tavern(state.tavern()).len(),
            Power::Ally(_) => ORDERS.len(),
            Power::SpecialCoin(_) | Power::Evaluate => 0,
        }
    }

    fn power_choice(state: &State<Nains>, power: Power, index: usize) -> Option<Action> {
        match power {
            Power::Improve(seat) => improve::choice(state, seat, index),
            Power::Drop(_) => drop::choice(state, index),
            Power::Ally(_) => super::Order::new(index).map(Action::Place),
            Power::SpecialCoin(_) | Power::Evaluate => None,
        }
    }

    fn power_refusal(state: &State<Nains>, power: Power, action: Action) -> Refusal {
        match (power, action) {
            (Power::Improve(seat), Action::Improve(coin)) => improve::refusal(state, seat, coin),
            (Power::Drop(_), Action::Drop(card)) => drop::refusal(state, card),
            _ => Reason::NotAsked { asked: Self::power_name(power) }.into(),
        }
    }

    fn power_play<S: Sink<Event>>(referee: &mut Referee<'_, Nains, S>, power: Power, action: Action) {
        match (power, action) {
            (Power::Improve(seat), Action::Improve(coin)) => improve::play(referee, seat, coin),
            (Power::Drop(seat), Action::Drop(card)) => drop::play(referee, seat, card),
            (Power::Ally(seat), Action::Place(column)) => ally::place(referee, seat, column),
            _ => debug_assert!(false, "{action:?} does not answer {power:?}"),
        }
    }

    fn power_run<S: Sink<Event>>(referee: &mut Referee<'_, Nains, S>, power: Power) {
        match power {
            Power::Improve(seat) => improve::run(referee, seat),
            Power::SpecialCoin(seat) => referee.swap_trading_coin(seat),
            Power::Evaluate => elite::evaluate(referee),
            Power::Drop(_) | Power::Ally(_) => {}
        }
    }
}
