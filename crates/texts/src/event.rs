//! Events of a game as sentences, for the log and for screen readers.

use elvaland_rules::mechanics::{Age, Card, Cards, Coin, Event, Hero, Piece, PieceKind, Post, Tavern};
use elvaland_rules::{Audience, Seat};

use crate::GameTexts;
use crate::texts::{Texts, Value};

/// The variables of a message, by name.
type Variables = Vec<(&'static str, Value<'static>)>;

/// The id of a message and its variables.
type FilledMessage = (&'static str, Variables);

impl Texts {
    /// Returns an event as a sentence without a full stop; a player who reads about themselves is addressed as “you”.
    ///
    /// Returns `None` if the event before it has said the same: that a card just taken, or a hero with a column of their
    /// own, goes to that column, and that the coins come back at the end of a round. The event must be the one that
    /// `audience` may see ([`Event::for_audience`]).
    ///
    /// ```
    /// use elvaland_rules::mechanics::{Coin, Event, Tavern};
    /// use elvaland_rules::nidavellir::{Nidavellir, Options};
    /// use elvaland_rules::{Audience, Seat};
    /// use elvaland_texts::{Language, Texts};
    ///
    /// let rules = Nidavellir::new(Options::new(2)?);
    /// let names = ["Ada", "Bo"].map(str::to_owned);
    /// let texts = Texts::new(Language::English);
    /// let event = Event::Revealed(Seat::S0, Tavern::First, Coin::STARTING[4]);
    /// let sentence = |audience| texts.event(&rules, &names, audience, event);
    /// assert_eq!(sentence(Audience::Seat(Seat::S0)).as_deref(), Some("You bid 5 at the Laughing Goblin"));
    /// assert_eq!(sentence(Audience::Spectator).as_deref(), Some("Ada bids 5 at the Laughing Goblin"));
    /// assert_eq!(texts.event(&rules, &names, Audience::Spectator, Event::CoinsBack), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn event<R: GameTexts>(&self, rules: &R, names: &[String], audience: Audience, event: Event) -> Option<String> {
        let texts = self.for_game(R::NAME);
        let writer = EventWriter { texts, rules, names, audience };
        writer.message(event).map(|(id, variables)| texts.format(id, &variables))
    }
}

/// Chooses and fills the messages of the events of one game for one audience.
struct EventWriter<'a, R: GameTexts> {
    texts: &'a Texts,
    rules: &'a R,
    names: &'a [String],
    audience: Audience,
}

impl<R: GameTexts> EventWriter<'_, R> {
    /// Returns the message of an event, if there is something to say.
    fn message(&self, event: Event) -> Option<FilledMessage> {
        Some(match event {
            Event::AgeBegins(age) => ("event-age-begins", vec![("age", self.texts.age(R::NAME, age.number()).into())]),
            Event::RoundBegins(round) => {
                ("event-round-begins", vec![("round", round.into()), ("rounds", self.rules.rounds().into())])
            }
            Event::Dealt(tavern, cards) => ("event-dealt", vec![self.at_tavern(tavern), self.cards(cards)]),
            Event::LeftOver(card) => ("event-left-over", vec![self.card(card)]),
            Event::SwappedGems(one, other) => self.swapped_gems(one, other),
            Event::Evaluated(column, winner) => {
                let counted = R::COLUMNS[column.index()];
                self.evaluated(counted, self.texts.distinction(R::NAME, counted), winner)
            }
            Event::Awarded(hero, winner) => {
                let (_, counted) = self.rules.evaluation().into_iter().find(|&(award, _)| award == hero)?;
                self.evaluated(counted, self.hero(hero), winner)
            }
            Event::Burned(Some(card)) => ("event-burned", vec![self.card(card)]),
            Event::Burned(None) => ("event-burned-unseen", vec![]),
            Event::Over => ("event-over", vec![]),
            Event::CoinsBack => return None,
            Event::Placed(_, piece) if !self.is_news(piece) => return None,
            event => {
                let (seat, id, variables) = self.of_player(event)?;
                self.about(seat, id, variables)
            }
        })
    }

    /// Returns the message of an event caused by one player: the player, the message id and the other variables.
    fn of_player(&self, event: Event) -> Option<(Seat, &'static str, Variables)> {
        Some(match event {
            Event::Ready(seat) => (seat, "event-ready", vec![]),
            Event::Revealed(seat, tavern, coin) => {
                (seat, "event-revealed", vec![self.at_tavern(tavern), self.coin("coin", coin)])
            }
            Event::Took(seat, card) => (seat, "event-took", vec![self.card(card)]),
            Event::Dropped(seat, card) => (seat, "event-dropped", vec![self.card(card)]),
            Event::Recruited(seat, hero) => (seat, "event-recruited", vec![("hero", self.hero(hero).into())]),
            Event::Placed(seat, piece) => (seat, "event-placed", vec![self.piece(piece), self.column(piece)]),
            Event::Covered(seat, piece) => (seat, "event-covered", vec![self.piece(piece)]),
            Event::Lifted(seat, piece) => (seat, "event-lifted", vec![self.piece(piece), self.column(piece)]),
            Event::Discarded(seat, piece) => (seat, "event-discarded", vec![self.piece(piece)]),
            Event::PouchShown(seat, [one, two]) => {
                (seat, "event-pouch-shown", vec![self.coin("first", one), self.coin("second", two)])
            }
            Event::Exchanged { seat, given, taken, at } => {
                let coins = vec![("place", at.name().into()), self.coin("given", given), self.coin("taken", taken)];
                (seat, "event-exchanged", coins)
            }
            Event::TookCoinsBack(seat) => (seat, "event-took-coins-back", vec![]),
            Event::TookGem(seat, gem) => (seat, "event-took-gem", vec![("gem", gem.into())]),
            Event::Offered(seat, cards) => (seat, "event-offered", vec![self.cards(cards)]),
            Event::OfferedUnseen(seat, count) => (seat, "event-offered-unseen", vec![("count", count.into())]),
            Event::Kept(seat, card) => (seat, "event-kept", vec![self.card(card)]),
            _ => return None,
        })
    }

    /// Adds the player that a sentence is about, and whether that is the reader.
    fn about(&self, seat: Seat, id: &'static str, mut variables: Variables) -> FilledMessage {
        variables.push(("player", self.texts.player(self.names, seat).into()));
        variables.push(("who", who(self.audience == Audience::Seat(seat)).into()));
        (id, variables)
    }

    /// Names the reader first, if they are one of the two.
    fn swapped_gems(&self, one: Seat, other: Seat) -> FilledMessage {
        let is_reader = |seat| self.audience == Audience::Seat(seat);
        let (first, second) = if is_reader(other) { (other, one) } else { (one, other) };
        let name = |seat| self.texts.player(self.names, seat);
        let variables =
            vec![("first", name(first).into()), ("second", name(second).into()), ("who", who(is_reader(first)).into())];
        ("event-swapped-gems", variables)
    }

    /// Returns who has the majority of something, and what it gives.
    fn evaluated(&self, counted: &str, award: String, winner: Option<Seat>) -> FilledMessage {
        let variables = vec![("counted", self.texts.part(R::NAME, counted).into()), ("award", award.into())];
        match winner {
            Some(seat) => self.about(seat, "event-evaluated", variables),
            None => ("event-evaluated-nobody", variables),
        }
    }

    /// Returns whether the event before has not said yet that a piece goes to its column: nobody took this card, or
    /// the hero has a choice of columns.
    fn is_news(&self, piece: Piece) -> bool {
        match piece.kind() {
            PieceKind::Dwarf(card) => !Age::ALL.iter().any(|&age| self.rules.deck(age).cards().contains(&card)),
            PieceKind::Hero(hero, _) => !matches!(R::post(hero), Post::Column(_)),
        }
    }

    fn at_tavern(&self, tavern: Tavern) -> (&'static str, Value<'static>) {
        ("at", self.texts.at_tavern(R::NAME, tavern.index()).into())
    }

    /// Returns a coin by its value, which says enough where a coin is seen; the special coin keeps its name.
    fn coin(&self, name: &'static str, coin: Coin) -> (&'static str, Value<'static>) {
        let text =
            if coin == Coin::SPECIAL { self.texts.coin_short(&coin.to_string()) } else { coin.value().to_string() };
        (name, text.into())
    }

    fn card(&self, card: Card) -> (&'static str, Value<'static>) {
        ("card", self.card_name(card).into())
    }

    fn cards(&self, cards: Cards) -> (&'static str, Value<'static>) {
        let names: Vec<String> = cards.iter().map(|card| self.card_name(card)).collect();
        ("cards", self.texts.list(&names).into())
    }

    fn piece(&self, piece: Piece) -> (&'static str, Value<'static>) {
        let name = match piece.kind() {
            PieceKind::Dwarf(card) => self.card_name(card),
            PieceKind::Hero(hero, _) => self.hero(hero),
        };
        ("piece", name.into())
    }

    /// Returns the column of a piece.
    fn column(&self, piece: Piece) -> (&'static str, Value<'static>) {
        let column = R::COLUMNS[self.rules.worth(piece).column.index()];
        ("column", self.texts.column(R::NAME, column).into())
    }

    fn card_name(&self, card: Card) -> String {
        self.texts.card(R::NAME, self.rules.card_name(card))
    }

    fn hero(&self, hero: Hero) -> String {
        self.texts.hero(R::NAME, R::hero_name(hero))
    }
}

/// Returns the value of `$who`, which chooses between the second and the third person.
pub(crate) fn who(is_reader: bool) -> &'static str {
    if is_reader { "you" } else { "other" }
}
