//! Sentences on whose turn it is, what is asked, and who wins.

use elvaland_rules::mechanics::{Chain, OfferView, QuestionKind, SeenPurse, Standing, Step, Table, View};
use elvaland_rules::{Audience, Seat, Turn};

use crate::GameTexts;
use crate::event::who;
use crate::layout::cut;
use crate::texts::{Texts, Value};

/// The maximum length of a player's name, in characters.
const LONGEST_NAME: usize = 24;

impl Texts {
    /// Returns a player's name, or their number counted from 1 if the seat has no name.
    ///
    /// Names are user input: control characters are removed and long names are cut.
    #[must_use]
    pub fn player(&self, names: &[String], seat: Seat) -> String {
        let named = names.get(seat.index()).map(|name| {
            let clean: String = name.chars().filter(|c| !c.is_control() && !is_directing(*c)).collect();
            cut(clean.trim(), LONGEST_NAME)
        });
        match named {
            Some(name) if !name.is_empty() => name,
            _ => self.format("table-player", &[("number", (seat.index() + 1).into())]),
        }
    }

    /// Returns whose turn it is and what is asked of them; at the end, that the game is over.
    ///
    /// ```
    /// use elvaland_rules::{Audience, State, nidavellir::Nidavellir};
    /// use elvaland_texts::{Language, Texts};
    ///
    /// let game = "nidavellir 2p; taverns W7 H B / E9 M0 W3 / B B R3".parse::<State<Nidavellir>>()?;
    /// let view = game.view(Audience::Spectator);
    /// let names = ["Ada", "Bo"].map(str::to_owned);
    /// assert_eq!(Texts::new(Language::English).turn(&view, &names), "Ada and Bo bid");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn turn<R: GameTexts, P>(&self, view: &View<R, P>, names: &[String]) -> String {
        let (texts, table) = (self.for_game(R::NAME), view.table());
        let player = |seat| -> Value<'_> { texts.player(names, seat).into() };
        if table.turn() == Turn::Over {
            return texts.get("turn-over");
        }
        let asked: Vec<Seat> = match table.turn() {
            Turn::Decide(seats) => seats.iter().collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        };
        let id = format!("turn-{}", asked_name(table));
        match (asked.as_slice(), table.agenda().next()) {
            ([seat], Some(Step::Transform(_, plus))) => {
                texts.format(&id, &[("player", player(*seat)), ("plus", plus.into())])
            }
            ([seat], Some(Step::Recruit(_, Chain::Bound))) => {
                texts.format("turn-hero-bound", &[("player", player(*seat))])
            }
            ([seat], Some(Step::Keep(_))) => {
                texts.format(&id, &[("player", player(*seat)), ("count", offered(view).into())])
            }
            ([seat], Some(Step::Power(power))) => {
                texts.format(&id, &[("player", player(*seat)), ("count", R::discards(power).into())])
            }
            ([seat], _) => texts.format(&id, &[("player", player(*seat)), ("game", R::NAME.into())]),
            ([], Some(Step::Offer(seat, _))) => texts.format(&id, &[("player", player(seat))]),
            ([], _) => texts.get(&id),
            (seats, _) => texts.format("turn-bids", &[("players", texts.players(names, seats).into())]),
        }
    }

    /// Returns what is asked, in the second person, for the player who is asked.
    #[must_use]
    pub fn asked_of_you<R: GameTexts, P>(&self, view: &View<R, P>) -> String {
        let (texts, table) = (self.for_game(R::NAME), view.table());
        let id = format!("page-turn-you-{}", asked_name(table));
        match table.agenda().next() {
            Some(Step::Transform(_, plus)) => texts.format(&id, &[("plus", plus.into())]),
            Some(Step::Recruit(_, Chain::Bound)) => texts.get("page-turn-you-hero-bound"),
            Some(Step::Recruit(..)) => texts.format(&id, &[("game", R::NAME.into())]),
            Some(Step::Keep(_)) => texts.format(&id, &[("count", offered(view).into())]),
            Some(Step::Power(power)) => texts.format(&id, &[("count", R::discards(power).into())]),
            _ => texts.get(&id),
        }
    }

    /// Returns the age, the round, and the tavern being resolved.
    #[must_use]
    pub fn when<R: GameTexts>(&self, table: &Table<R>) -> String {
        let rounds = table.rules().rounds();
        let round = self.format("table-round", &[("round", table.round().into()), ("rounds", rounds.into())]);
        let mut when = vec![self.age(R::NAME, table.age().number()), round];
        when.extend(table.resolved().map(|tavern| self.tavern(R::NAME, tavern.index())));
        when.join(", ")
    }

    /// Returns who would win now, and with how many points; `None` while coins are hidden.
    #[must_use]
    pub fn winners<R: GameTexts, P: SeenPurse>(&self, view: &View<R, P>, names: &[String]) -> Option<String> {
        let seats = || view.table().seats();
        if seats().any(|seat| view.purse(seat).known_coins().is_none()) {
            return None;
        }
        Some(self.victory(&view.standing(), names, view.audience()))
    }

    /// Returns who wins, and with how many points; a winner who reads it is addressed as “you” and comes first.
    #[must_use]
    pub fn victory(&self, standing: &Standing, names: &[String], audience: Audience) -> String {
        let is_reader = |seat: &Seat| audience == Audience::Seat(*seat);
        let mut winners: Vec<Seat> = standing.winners.iter().collect();
        winners.sort_by_key(|seat| !is_reader(seat));
        let points = winners.first().map_or(0, |&seat| standing.totals[seat]);
        let is_own = winners.first().is_some_and(is_reader);
        let mut players: Vec<String> = winners.iter().map(|&seat| self.player(names, seat)).collect();
        if is_own {
            players[0] = self.get("page-seat-you");
        }
        let variables = [
            ("players", self.list(&players).into()),
            ("count", winners.len().into()),
            ("points", points.into()),
            ("who", who(is_own).into()),
        ];
        self.format("table-winners", &variables)
    }

    pub(crate) fn players(&self, names: &[String], seats: &[Seat]) -> String {
        let players: Vec<String> = seats.iter().map(|&seat| self.player(names, seat)).collect();
        self.list(&players)
    }
}

/// Returns the number of cards of an offer.
fn offered<R: GameTexts, P>(view: &View<R, P>) -> usize {
    match view.offer() {
        OfferView::Seen(cards) => cards.len(),
        OfferView::Unseen(count) => count.into(),
    }
}

/// Returns whether a character controls text direction.
fn is_directing(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Returns what is asked now, as records name it.
fn asked_name<R: GameTexts>(table: &Table<R>) -> &'static str {
    table.question().map_or("nothing", QuestionKind::name::<R>)
}
