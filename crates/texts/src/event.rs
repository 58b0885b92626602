//! What happened at the table, in one sentence each: for logs, and for those who listen.

use elvaland_rules::Seat;
use elvaland_rules::mechanics::{Age, Card, Cards, Coin, Event, Hero, Piece, PieceKind, Post};

use crate::Spoken;
use crate::texts::{Texts, Value};

/// A message and what fills it.
type Filled = (&'static str, Vec<(&'static str, Value<'static>)>);

impl Texts {
    /// Returns what happened, in one sentence without a full stop.
    ///
    /// Nothing is said of what the event before has said already: that a card just taken, or a hero with a column of
    /// its own, comes to that column, and that the coins come back at the end of a round. An event must be the one that
    /// the reader may see ([`Event::for_audience`]).
    ///
    /// ```
    /// use elvaland_rules::mechanics::{Coin, Event, Tavern};
    /// use elvaland_rules::nidavellir::{Nidavellir, Options};
    /// use elvaland_rules::Seat;
    /// use elvaland_texts::{Language, Texts};
    ///
    /// let rules = Nidavellir::new(Options::new(2)?);
    /// let names = ["Ada", "Bo"].map(str::to_owned);
    /// let texts = Texts::new(Language::English);
    /// let event = Event::Revealed(Seat::S0, Tavern::First, Coin::STARTING[4]);
    /// assert_eq!(texts.event(&rules, &names, event).as_deref(), Some("Ada reveals coin 5 at the Laughing Goblin"));
    /// assert_eq!(texts.event(&rules, &names, Event::CoinsBack), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn event<R: Spoken>(&self, rules: &R, names: &[String], event: Event) -> Option<String> {
        let teller = Teller { texts: self, rules, names };
        teller.tell(event).map(|(id, variables)| self.format(id, &variables))
    }
}

/// Who tells what happens in one game.
struct Teller<'a, R: Spoken> {
    texts: &'a Texts,
    rules: &'a R,
    names: &'a [String],
}

impl<R: Spoken> Teller<'_, R> {
    /// The message of an event, if there is something to say.
    fn tell(&self, event: Event) -> Option<Filled> {
        Some(match event {
            Event::AgeBegins(age) => ("event-age-begins", vec![("age", self.texts.age(R::NAME, age.number()).into())]),
            Event::RoundBegins(round) => {
                ("event-round-begins", vec![("round", round.into()), ("rounds", self.rules.rounds().into())])
            }
            Event::Dealt(tavern, cards) => {
                ("event-dealt", vec![("tavern", self.texts.tavern(R::NAME, tavern.index()).into()), self.cards(cards)])
            }
            Event::Ready(seat) => ("event-ready", vec![self.player(seat)]),
            Event::Revealed(seat, tavern, coin) => {
                let tavern = self.texts.tavern(R::NAME, tavern.index());
                ("event-revealed", vec![self.player(seat), ("tavern", tavern.into()), self.coin("coin", coin)])
            }
            Event::Took(seat, card) => ("event-took", vec![self.player(seat), self.card(card)]),
            Event::Dropped(seat, card) => ("event-dropped", vec![self.player(seat), self.card(card)]),
            Event::LeftOver(card) => ("event-left-over", vec![self.card(card)]),
            Event::Recruited(seat, hero) => {
                ("event-recruited", vec![self.player(seat), ("hero", self.hero(hero).into())])
            }
            Event::Placed(seat, piece) if self.is_news(piece) => self.moved("event-placed", seat, piece),
            Event::Covered(seat, piece) => ("event-covered", vec![self.player(seat), self.piece(piece)]),
            Event::Lifted(seat, piece) => self.moved("event-lifted", seat, piece),
            Event::Discarded(seat, piece) => ("event-discarded", vec![self.player(seat), self.piece(piece)]),
            Event::PouchShown(seat, [one, two]) => {
                let short = |name, coin: Coin| (name, self.texts.coin_short(&coin.to_string()).into());
                ("event-pouch-shown", vec![self.player(seat), short("first", one), short("second", two)])
            }
            Event::Exchanged { seat, given, taken, at } => {
                let coins = [self.coin("given", given), self.coin("taken", taken)];
                ("event-exchanged", [self.player(seat), ("place", at.name().into())].into_iter().chain(coins).collect())
            }
            Event::TookCoinsBack(seat) => ("event-took-coins-back", vec![self.player(seat)]),
            Event::SwappedGems(one, other) => {
                let named = |name, seat| (name, self.texts.player(self.names, seat).into());
                ("event-swapped-gems", vec![named("first", one), named("second", other)])
            }
            Event::TookGem(seat, gem) => ("event-took-gem", vec![self.player(seat), ("gem", gem.into())]),
            Event::Evaluated(column, winner) => {
                let counted = R::COLUMNS[column.index()];
                self.evaluated(counted, self.texts.distinction(R::NAME, counted), winner)
            }
            Event::Awarded(hero, winner) => {
                let (_, counted) = self.rules.evaluation().into_iter().find(|&(award, _)| award == hero)?;
                self.evaluated(counted, self.hero(hero), winner)
            }
            Event::Offered(seat, cards) => ("event-offered", vec![self.player(seat), self.cards(cards)]),
            Event::OfferedUnseen(seat, count) => {
                ("event-offered-unseen", vec![self.player(seat), ("count", count.into())])
            }
            Event::Kept(seat, card) => ("event-kept", vec![self.player(seat), self.card(card)]),
            Event::Burned(Some(card)) => ("event-burned", vec![self.card(card)]),
            Event::Burned(None) => ("event-burned-unseen", vec![]),
            Event::Over => ("event-over", vec![]),
            Event::Placed(..) | Event::CoinsBack => return None,
        })
    }

    /// Who has the majority of something, and what it gives.
    fn evaluated(&self, counted: &str, award: String, winner: Option<Seat>) -> Filled {
        let variables = vec![("counted", self.texts.part(R::NAME, counted).into()), ("award", award.into())];
        match winner {
            Some(seat) => ("event-evaluated", variables.into_iter().chain([self.player(seat)]).collect()),
            None => ("event-evaluated-nobody", variables),
        }
    }

    /// A piece comes to its column or leaves it.
    fn moved(&self, id: &'static str, seat: Seat, piece: Piece) -> Filled {
        let column = R::COLUMNS[self.rules.worth(piece).column.index()];
        (id, vec![self.player(seat), self.piece(piece), ("column", self.texts.column(R::NAME, column).into())])
    }

    /// Whether a reader does not know yet that a piece comes to its column: nobody took this card, or the hero could
    /// stand elsewhere.
    fn is_news(&self, piece: Piece) -> bool {
        match piece.kind() {
            PieceKind::Dwarf(card) => !Age::ALL.iter().any(|&age| self.rules.deck(age).cards().contains(&card)),
            PieceKind::Hero(hero, _) => !matches!(R::post(hero), Post::Column(_)),
        }
    }

    fn player(&self, seat: Seat) -> (&'static str, Value<'static>) {
        ("player", self.texts.player(self.names, seat).into())
    }

    fn coin(&self, name: &'static str, coin: Coin) -> (&'static str, Value<'static>) {
        (name, self.texts.coin(&coin.to_string()).into())
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

    fn card_name(&self, card: Card) -> String {
        self.texts.card(R::NAME, self.rules.card_name(card))
    }

    fn hero(&self, hero: Hero) -> String {
        self.texts.hero(R::NAME, R::hero_name(hero))
    }
}
