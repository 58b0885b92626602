//! The test kit: tables written in a line, played in sentences and read as text, of any game. Each game has a front of
//! its own in `kit.rs` of its tests.
//!
//! Every step is audited: no card, coin, gem or hero may appear or vanish, and the asked seats must have a legal action.

use elvaland_rules::Listener;
use elvaland_rules::audit::Audit;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{
    Age, Card, Cards, Coin, Column, Draw, Event, Face, Piece, PieceKind, Place, QuestionKind, Rules, Tavern,
};
use elvaland_rules::position::{self, PositionFormat};
use elvaland_rules::{Audience, Seat, State, Turn};

/// A table in play.
#[derive(Clone, Debug)]
pub(crate) struct Table<R: Rules> {
    pub(crate) state: State<R>,
    log: Log<R>,
}

/// The events so far, and the audit that checks them.
#[derive(Clone, Debug)]
struct Log<R: Rules> {
    events: Vec<Event>,
    audit: Audit<R>,
}

impl<R: Rules> Listener<R> for Log<R> {
    fn on_event(&mut self, event: Event, state: &State<R>) {
        self.audit.on_event(event, state);
        self.events.push(event);
    }
}

/// Returns the table of a position text without the name of the game.
#[track_caller]
pub(crate) fn table<R: PositionFormat>(components: &R::Components, text: &str) -> Table<R> {
    match position::parse_with::<R>(components, &format!("{} {text}", R::NAME)) {
        Ok(state) => Table::of(state),
        Err(error) => panic!("{error}"),
    }
}

/// A whole game of random choices, watched before every step.
pub(crate) fn random_game<R: Rules>(options: &R::Options, seed: u64, mut watch: impl FnMut(&State<R>)) -> Table<R> {
    let mut dealer = Dealer::new(seed);
    let mut table = Table::of(R::start(options, dealer.rng()));
    loop {
        watch(&table.state);
        match table.state.turn() {
            Turn::Chance => {
                let draw = dealer.draw(&table.state);
                table = table.draw(draw);
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("a decision has a seat");
                let action = dealer.pick(&table.state, seat);
                table.state.play(seat, action, &mut table.log).unwrap();
                table.audit();
            }
            Turn::Over => return table,
        }
    }
}

#[track_caller]
pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

/// Changing the table.
impl<R: Rules> Table<R> {
    #[track_caller]
    pub(crate) fn of(state: State<R>) -> Table<R> {
        let table = Table { log: Log { events: Vec::new(), audit: Audit::new(&state) }, state };
        table.audit();
        table
    }

    #[track_caller]
    fn audit(&self) {
        self.log.audit.check(&self.state).unwrap();
    }

    /// Plays what is written, the way [`State::parse_action`] reads it, if the rules allow it.
    #[track_caller]
    fn attempt(&mut self, seat: usize, action: &str) -> Result<(), Box<dyn std::error::Error>> {
        let action = self.state.parse_action(action)?;
        Ok(self.state.play(self::seat(seat), action, &mut self.log)?)
    }

    /// The player does this.
    #[track_caller]
    pub(crate) fn play(mut self, seat: usize, action: &str) -> Table<R> {
        if let Err(refusal) = self.attempt(seat, action) {
            panic!("`{action}` of seat {seat} is refused: {refusal}; asked is {}", self.awaited());
        }
        self.audit();
        self
    }

    /// The player may not do this, for this reason, and nothing changes.
    #[track_caller]
    pub(crate) fn refused(mut self, seat: usize, action: &str, reason: &str) -> Table<R> {
        let before = self.state.clone();
        let told = self.log.events.len();
        let refusal = self.attempt(seat, action).expect_err("the action must be refused");
        assert_eq!(refusal.to_string(), reason, "the reason why `{action}` is refused");
        assert_eq!(self.state, before, "a refused action leaves the state equal");
        assert_eq!(self.log.events.len(), told, "a refused action tells nothing");
        self
    }

    /// Chance brings this.
    #[track_caller]
    pub(crate) fn draw(mut self, draw: Draw) -> Table<R> {
        if let Err(refusal) = self.state.draw(&draw, &mut self.log) {
            panic!("{draw:?} is refused: {refusal}");
        }
        self.audit();
        self
    }

    /// Chance may not bring this, for this reason, and nothing changes.
    #[track_caller]
    pub(crate) fn refused_draw(mut self, draw: Draw, reason: &str) -> Table<R> {
        let before = self.state.clone();
        let refusal = self.state.draw(&draw, &mut self.log).expect_err("the draw must be refused");
        assert_eq!(refusal.to_string(), reason);
        assert_eq!(self.state, before, "a refused draw leaves the state equal");
        self
    }

    /// Cards enter the taverns: `W3 H B / E5 M0 B / H H R3`.
    #[track_caller]
    pub(crate) fn deal(self, taverns: &str) -> Table<R> {
        let draw = self.deal_of(taverns);
        self.draw(draw)
    }

    #[track_caller]
    pub(crate) fn deal_of(&self, taverns: &str) -> Draw {
        let lists: Vec<Cards> = taverns.split('/').map(|list| self.cards(list)).collect();
        Draw::Deal(lists.try_into().expect("three taverns"))
    }

    /// Cards of the second deck are shown to one player.
    #[track_caller]
    pub(crate) fn offer(self, cards: &str) -> Table<R> {
        let draw = Draw::Offer(self.cards(cards));
        self.draw(draw)
    }

    #[track_caller]
    pub(crate) fn card(&self, name: &str) -> Card {
        self.state.table().rules().parse_card(name).unwrap()
    }

    #[track_caller]
    pub(crate) fn cards(&self, names: &str) -> Cards {
        let cards: Vec<Card> = names.split_ascii_whitespace().map(|name| self.card(name)).collect();
        Cards::new(&cards).expect("a few cards")
    }
}

/// Asking what comes next.
impl<R: Rules> Table<R> {
    /// What the table waits for: `0 2: bid`, `1: take`, `chance: deal` or `over`.
    pub(crate) fn awaited(&self) -> String {
        let kind = self.state.table().question().map_or("nothing", QuestionKind::name::<R>);
        match self.state.turn() {
            Turn::Over => "over".to_owned(),
            Turn::Chance => format!("chance: {kind}"),
            Turn::Decide(seats) => {
                let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
                format!("{}: {kind}", seats.join(" "))
            }
        }
    }

    /// The table waits for this.
    #[track_caller]
    pub(crate) fn awaits(self, expected: &str) -> Table<R> {
        assert_eq!(self.awaited(), expected, "what the table waits for");
        self
    }

    /// This player alone is asked for this kind of choice.
    #[track_caller]
    pub(crate) fn asks(self, seat: usize, kind: &str) -> Table<R> {
        self.awaits(&format!("{seat}: {kind}"))
    }

    /// The legal choices of a player, in order.
    pub(crate) fn options(&self, seat: usize) -> Vec<String> {
        let actions = self.state.legal_actions(self::seat(seat));
        actions.into_iter().map(|action| self.state.display_action(action).to_string()).collect()
    }

    /// The legal choices of a player, separated by commas.
    pub(crate) fn choices(&self, seat: usize) -> String {
        self.options(seat).join(", ")
    }

    /// Whether the player may recruit this hero now.
    pub(crate) fn may_recruit(&self, seat: usize, hero: &str) -> bool {
        self.options(seat).iter().any(|option| option.split(' ').take(2).eq(["hero", hero]))
    }

    /// All events since the table was set up.
    pub(crate) fn events(&self) -> &[Event] {
        &self.log.events
    }
}

/// Queries.
impl<R: Rules> Table<R> {
    /// The five coins of a player, lowest first.
    pub(crate) fn coins(&self, seat: usize) -> String {
        let coins = self.state.purse(self::seat(seat)).sorted();
        coins.map(|(coin, ..)| coin.to_string()).join(" ")
    }

    /// The coins by place, as positions write them: `tavern/tavern/tavern/pouch/hand`, without empty places at the end.
    pub(crate) fn laid(&self, seat: usize) -> String {
        let purse = self.state.purse(self::seat(seat));
        by_place(|place| purse.at(place).map(|coin| coin.to_string()).collect())
    }

    /// The coins of a player as an audience sees them: `(5)` is seen by its owner alone, `?` by nobody who looks.
    pub(crate) fn seen(&self, audience: Audience, seat: usize) -> String {
        let view = self.state.view(audience);
        let name = |face| match face {
            Face::Known(coin) => coin.to_string(),
            Face::Own(coin) => format!("({coin})"),
            Face::Hidden => "?".to_owned(),
        };
        by_place(|place| view.purse(self::seat(seat)).at(place).map(name).collect())
    }

    /// The pieces of one column, the top one last.
    #[track_caller]
    pub(crate) fn column(&self, seat: usize, name: &str) -> String {
        let column = R::parse_column(name).unwrap();
        let table = self.state.table();
        let pieces = table.army(self::seat(seat)).pieces().iter();
        let here = pieces.filter(|&&piece| table.rules().worth(piece).column == column);
        here.map(|&piece| self.piece(piece)).collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn piece(&self, piece: Piece) -> String {
        match piece.kind() {
            PieceKind::Dwarf(card) => self.state.table().rules().card_name(card).to_owned(),
            PieceKind::Hero(hero, _) => R::hero_name(hero).to_owned(),
        }
    }

    /// The heroes in the command zone (or in hand).
    pub(crate) fn command_zone(&self, seat: usize) -> String {
        let army = self.state.table().army(self::seat(seat));
        let heroes = army.heroes().iter().filter(|&hero| army.post(hero).is_none());
        heroes.map(R::hero_name).collect::<Vec<_>>().join(" ")
    }

    /// The ranks of the five columns.
    pub(crate) fn ranks(&self, seat: usize) -> [u8; 5] {
        let ranks = self.state.table().army(self::seat(seat)).ranks();
        Column::ALL.map(|column| ranks.of(column))
    }

    pub(crate) fn gem(&self, seat: usize) -> u8 {
        self.state.table().gem(self::seat(seat))
    }

    /// The gems by seat.
    pub(crate) fn gems(&self) -> Vec<u8> {
        (0..self.state.players()).map(|seat| self.gem(seat)).collect()
    }

    /// The cards in a tavern, counted from 1.
    pub(crate) fn tavern(&self, number: usize) -> String {
        let cards = self.state.table().tavern(Tavern::ALL[number - 1]).iter();
        cards.map(|card| self.state.table().rules().card_name(card)).collect::<Vec<_>>().join(" ")
    }

    /// How many coins of a value lie in the Treasure.
    pub(crate) fn treasure(&self, value: u8) -> u8 {
        self.state.table().treasure().count(value)
    }

    /// How many cards of a kind are in the deck of an age.
    #[track_caller]
    pub(crate) fn in_deck(&self, age: Age, card: &str) -> usize {
        self.state.deck(age).count(self.state.table().rules().deck(age), self.card(card))
    }

    /// One part of a player's score.
    #[track_caller]
    pub(crate) fn part(&self, seat: usize, name: &str) -> u16 {
        let at = R::part_names().position(|part| part == name).expect("a part of the score");
        self.state.score(self::seat(seat)).values()[at]
    }

    /// A player's score.
    pub(crate) fn total(&self, seat: usize) -> u16 {
        self.state.score(self::seat(seat)).total()
    }

    pub(crate) fn winners(&self) -> Vec<usize> {
        self.state.winners().iter().map(Seat::index).collect()
    }
}

fn by_place(names: impl Fn(Place) -> Vec<String>) -> String {
    let mut places: Vec<String> = Place::ALL
        .into_iter()
        .map(|place| match names(place) {
            none if none.is_empty() => "-".to_owned(),
            names => names.join(" "),
        })
        .collect();
    while places.last().is_some_and(|place| place == "-") {
        places.pop();
    }
    places.join("/")
}

/// A coin by its name.
#[track_caller]
pub(crate) fn coin(name: &str) -> Coin {
    name.parse().unwrap()
}
