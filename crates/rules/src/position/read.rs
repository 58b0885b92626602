//! Parsing a position text, clause by clause.

use std::str::FromStr;

use super::{PositionError, PositionFormat, Unfit, check, steps};
use crate::mechanics::{
    Age, Army, COINS, Card, Cards, Coin, Column, Gem, Hero, MAX_CARDS, Piece, Place, Post, Purse, Referee, State, Step,
    Tavern,
};
use crate::{BySeat, Seat};

/// The clauses of a text, read but not yet checked against each other.
pub(super) struct Draft<R: PositionFormat> {
    pub(super) rules: R,
    pub(super) age: Age,
    pub(super) round: u8,
    pub(super) taverns: [Cards; 3],
    pub(super) auction: Option<(Tavern, Vec<(Seat, u8)>)>,
    pub(super) offer: Cards,
    pub(super) decks: [Option<Vec<Card>>; 2],
    pub(super) agenda: Option<Vec<Step<R::Power>>>,
    pub(super) gems: BySeat<Option<Gem>>,
    pub(super) purses: BySeat<Purse>,
    pub(super) armies: BySeat<Army>,
    pub(super) clauses: Vec<String>,
}

impl<R: PositionFormat> FromStr for State<R> {
    type Err = PositionError;

    /// Parses a position text of a game played with the default components.
    ///
    /// # Errors
    /// Returns the first clause that cannot be parsed or does not fit the others; [`position`](super) says what is checked.
    fn from_str(text: &str) -> Result<State<R>, PositionError> {
        parse_with(&R::Components::default(), text)
    }
}

/// Parses a position text of a game played with these components.
///
/// # Errors
/// Returns the first clause that cannot be parsed or does not fit the others; [`position`](super) says what is checked.
pub fn parse_with<R: PositionFormat>(components: &R::Components, text: &str) -> Result<State<R>, PositionError> {
    let mut clauses = text.split([';', '\n']).map(str::trim).filter(|clause| !clause.is_empty());
    let header = clauses.next().unwrap_or("");
    let mut draft = Draft::<R>::begin(components, header).map_err(|unfit| unfit.at(header))?;
    for clause in clauses {
        draft.read_clause(clause).map_err(|unfit| unfit.at(clause))?;
    }
    let mut state = draft.build()?;
    check::check(&state)?;
    Referee { state: &mut state, listener: &mut () }.settle();
    Ok(state)
}

/// Parses an army; of the pieces that the rules cover, the first `tokens` lie under a token.
#[cfg(feature = "json")]
pub(crate) fn read_army<R: PositionFormat>(rules: &R, text: &str, tokens: usize) -> Result<Army, Unfit> {
    Draft::of(rules.clone()).read_army(text, tokens)
}

impl<R: PositionFormat> Draft<R> {
    fn begin(components: &R::Components, header: &str) -> Result<Draft<R>, Unfit> {
        let expected = Unfit::Header { expected: R::NAME };
        let words: Vec<&str> = header.split_ascii_whitespace().collect();
        let [name, players, options @ ..] = words.as_slice() else {
            return Err(expected);
        };
        let players = players.strip_suffix('p').and_then(digits);
        let (true, Some(players)) = (*name == R::NAME, players) else {
            return Err(expected);
        };
        // `elite=…` is the same option whatever follows.
        let option = |i: usize| options[i].split('=').next();
        if (1..options.len()).any(|i| (0..i).any(|earlier| option(earlier) == option(i))) {
            return Err(Unfit::Twice);
        }
        Ok(Draft::of(R::from_words(components, players, options)?))
    }

    /// Creates a table of which nothing was said yet.
    fn of(rules: R) -> Draft<R> {
        Draft {
            rules,
            age: Age::First,
            round: 1,
            taverns: [Cards::default(); 3],
            auction: None,
            offer: Cards::default(),
            decks: [None, None],
            agenda: None,
            gems: BySeat::default(),
            purses: BySeat::default(),
            armies: BySeat::default(),
            clauses: Vec::new(),
        }
    }

    fn read_clause(&mut self, clause: &str) -> Result<(), Unfit> {
        let (key, rest) = clause.split_once([' ', ':']).unwrap_or((clause, ""));
        if self.clauses.iter().any(|earlier| earlier == key) {
            return Err(Unfit::Twice);
        }
        self.clauses.push(key.to_owned());
        let rest = rest.trim();
        match key {
            "age" => self.age = if number(rest, 1, 2)? == 1 { Age::First } else { Age::Second },
            "round" => self.round = number(rest, 0, self.rules.rounds().into())? as u8,
            "taverns" => self.taverns = self.read_taverns(rest)?,
            "auction" => self.auction = Some(self.read_auction(rest)?),
            "offer" => self.offer = self.read_few_cards(rest)?,
            "deck1" => self.decks[0] = Some(self.read_cards(rest)?),
            "deck2" => self.decks[1] = Some(self.read_cards(rest)?),
            "agenda" => self.agenda = Some(read_agenda::<R>(rest)?),
            _ => {
                let seat = digits(key).ok_or(Unfit::UnknownClause)?;
                self.read_seat(self.seat(seat)?, rest)?;
            }
        }
        Ok(())
    }

    fn seat(&self, index: usize) -> Result<Seat, Unfit> {
        let players = self.rules.players();
        Seat::new(index).filter(|seat| seat.index() < players).ok_or(Unfit::NoSuchSeat { players })
    }

    fn read_taverns(&self, text: &str) -> Result<[Cards; 3], Unfit> {
        let lists = text.split('/').map(|list| self.read_few_cards(list)).collect::<Result<Vec<_>, _>>()?;
        lists.try_into().map_err(|_| Unfit::Taverns)
    }

    fn read_few_cards(&self, text: &str) -> Result<Cards, Unfit> {
        Cards::new(&self.read_cards(text)?).ok_or(Unfit::TooManyCards { most: MAX_CARDS })
    }

    /// Cards, `3*B` for three of a kind; `-` for none.
    fn read_cards(&self, text: &str) -> Result<Vec<Card>, Unfit> {
        let mut cards = Vec::new();
        for word in text.split_ascii_whitespace().filter(|&word| word != "-") {
            let (count, name) = match word.split_once('*') {
                Some((count, name)) => (number(count, 1, MAX_COPIES)?, name),
                None => (1, word),
            };
            let card = self.rules.parse_card(name)?;
            cards.extend(std::iter::repeat_n(card, count));
            if cards.len() > MAX_COPIES {
                return Err(Unfit::TooManyCards { most: MAX_COPIES });
            }
        }
        Ok(cards)
    }

    /// Returns the tavern, then every seat with the value it bid, in the order of play.
    fn read_auction(&self, text: &str) -> Result<(Tavern, Vec<(Seat, u8)>), Unfit> {
        let mut words = text.split_ascii_whitespace();
        let tavern = words.next().and_then(steps::tavern).ok_or(Unfit::Number { from: 1, to: 3 })?;
        let mut bids: Vec<(Seat, u8)> = Vec::new();
        for word in words {
            let (seat, value) = word.split_once('=').ok_or(Unfit::UnknownClause)?;
            let seat = self.seat(number(seat, 0, self.rules.players() - 1)?)?;
            if bids.iter().any(|&(other, _)| other == seat) {
                return Err(Unfit::Twice);
            }
            bids.push((seat, number(value, 0, 25)? as u8));
        }
        Ok((tavern, bids))
    }

    fn read_seat(&mut self, seat: Seat, text: &str) -> Result<(), Unfit> {
        let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
        let parts: Vec<(&str, &str)> = parts.map(|part| part.split_once(' ').unwrap_or((part, ""))).collect();
        if (1..parts.len()).any(|i| parts[..i].iter().any(|&(key, _)| key == parts[i].0)) {
            return Err(Unfit::Twice);
        }
        let said = match parts.iter().find(|&&(key, _)| key == "tokens" && R::TOKENS > 0) {
            Some((_, rest)) => Some(number(rest.trim(), 0, R::TOKENS.into())?),
            None => None,
        };
        for (key, rest) in parts {
            match key {
                "gem" => self.gems[seat] = Some(number(rest.trim(), 1, 9)? as Gem),
                "coins" => self.purses[seat] = read_purse(rest)?,
                "army" => self.armies[seat] = self.read_army(rest, said.unwrap_or(R::TOKENS.into()))?,
                "tokens" if R::TOKENS > 0 => {}
                _ => return Err(Unfit::UnknownClause),
            }
        }
        let lie = usize::from(self.armies[seat].tokens());
        if said.is_some_and(|said| said != lie) { Err(Unfit::Number { from: 0, to: lie }) } else { Ok(()) }
    }

    /// Returns the pieces in the order of placement; the first ones that the rules cover lie under a token, at most so
    /// many.
    fn read_army(&self, text: &str, tokens: usize) -> Result<Army, Unfit> {
        let mut army = Army::default();
        for word in text.split_ascii_whitespace() {
            if army.pieces().len() == check::MAX_PIECES {
                return Err(Unfit::ArmyTooLarge { most: check::MAX_PIECES });
            }
            match self.read_piece(word, &mut army)? {
                Some(piece) => self.put_down(&mut army, piece, tokens),
                None => continue,
            }
        }
        Ok(army)
    }

    fn put_down(&self, army: &mut Army, piece: Piece, tokens: usize) {
        let mut worth = self.rules.worth(piece);
        if usize::from(army.tokens()) < tokens && self.rules.covers(army.pieces(), piece) {
            army.cover();
            worth = worth.covered();
        }
        army.push(piece, worth);
    }

    /// Returns a dwarf, or a hero who joins the army; `None` for a hero in the command zone.
    fn read_piece(&self, word: &str, army: &mut Army) -> Result<Option<Piece>, Unfit> {
        let (name, post) = match word.split_once('@') {
            Some((name, column)) => (name, Some(R::parse_column(column)?)),
            None => (word, None),
        };
        let hero = match R::parse_hero(name) {
            Ok(hero) => hero,
            Err(_) if post.is_none() => return self.read_dwarf(name).map(Some),
            Err(refusal) => return Err(refusal.into()),
        };
        if army.heroes().contains(hero) {
            return Err(Unfit::HeroTwice { hero: name.to_owned() });
        }
        let column = self.read_post(hero, post, name)?;
        army.join(hero);
        if R::counts_as_recruit(hero) {
            army.reward();
        }
        Ok(column.map(|column| Piece::hero(hero, column)))
    }

    fn read_post(&self, hero: Hero, post: Option<Column>, name: &str) -> Result<Option<Column>, Unfit> {
        match (R::post(hero), post) {
            (Post::Column(own), None) => Ok(Some(own)),
            (Post::CommandZone, None) | (Post::AnyColumn, _) => Ok(post),
            (Post::CommandZone, Some(column))
                if hero.can_stand() && self.rules.worth(Piece::hero(hero, column)).ranks > 0 =>
            {
                Ok(post)
            }
            _ => Err(Unfit::HeroPost { hero: name.to_owned() }),
        }
    }

    fn read_dwarf(&self, name: &str) -> Result<Piece, Unfit> {
        let piece = Piece::dwarf(self.rules.parse_card(name)?);
        match self.rules.worth(piece).ranks {
            0 => Err(Unfit::NotInArmy { card: name.to_owned() }),
            _ => Ok(piece),
        }
    }
}

/// No deck or place holds more cards than this.
const MAX_COPIES: usize = 64;

/// Returns a number written the one way it can be: no sign, no zeros before it.
fn digits(text: &str) -> Option<usize> {
    text.parse().ok().filter(|number: &usize| number.to_string() == text)
}

fn number(text: &str, from: usize, to: usize) -> Result<usize, Unfit> {
    digits(text).filter(|number| (from..=to).contains(number)).ok_or(Unfit::Number { from, to })
}

/// Returns the steps, or `over` for a finished game.
fn read_agenda<R: PositionFormat>(text: &str) -> Result<Vec<Step<R::Power>>, Unfit> {
    if text == "over" {
        return Ok(Vec::new());
    }
    text.split_ascii_whitespace().map(steps::read::<R>).collect()
}

/// Five coins in hand, or by place: `tavern/tavern/tavern/pouch/hand`, where `-` is an empty place.
fn read_purse(text: &str) -> Result<Purse, Unfit> {
    let lists: Vec<&str> = text.split('/').collect();
    let places = match lists.len() {
        1 => &Place::ALL[4..],
        4 => &Place::ALL[..4],
        5 => &Place::ALL[..],
        _ => return Err(Unfit::FiveCoins),
    };
    let mut coins = Vec::new();
    for (list, &place) in lists.into_iter().zip(places) {
        for word in list.split_ascii_whitespace().filter(|&word| word != "-") {
            let name = word.strip_suffix('!').unwrap_or(word);
            coins.push((name.parse::<Coin>()?, place, name != word));
        }
    }
    let count = |place| coins.iter().filter(|&&(_, lies, _)| lies == place).count();
    let crowded = Tavern::ALL.into_iter().any(|tavern| count(Place::Tavern(tavern)) > 1);
    if crowded || count(Place::Pouch) > 0 && count(Place::Hand) > 0 {
        return Err(Unfit::CoinPlaces);
    }
    coins.sort_unstable();
    let coins: [(Coin, Place, bool); COINS] = coins.try_into().map_err(|_| Unfit::FiveCoins)?;
    Ok(Purse::laid(coins))
}
