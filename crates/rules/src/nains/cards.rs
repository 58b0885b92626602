//! The cards of one game, computed from a card list and the number of players.

use std::fmt;

use super::catalog::{Catalog, DeckError, Face, ORDER_CARDS, check_track, decks_from_names};
use super::cognar::{Cognar, MARKED};
use super::marks::{Marks, Tally};
use super::order::*;
use crate::mechanics::{Age, Army, Card, Column, DeckList, MAX_PIECES, Piece, Post, Reason, Refusal, Worth};

/// The values printed on a piece that the rules use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Print {
    worth: Worth,
    marks: Marks,
    /// Points added to a column after what the Order makes of the others.
    beyond: u8,
    /// The printed value of a piece in the column of the Errants.
    value: Option<u8>,
    /// Whether a token can cover the piece when it is placed (NAI-R3).
    coverable: bool,
}

/// The cards of one game and the Shield track. Shared by all games that are played with them.
#[derive(Clone, PartialEq, Eq)]
pub struct CardSet {
    players: u8,
    /// The kinds of cards, sorted; a card's number is its place here.
    faces: Vec<Face>,
    names: Vec<String>,
    decks: [DeckList; 2],
    prints: [Print; 256],
    track: Vec<u16>,
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CardSet({} kinds for {} players)", self.faces.len(), self.players)
    }
}

impl CardSet {
    /// Creates the cards of a list with this number of players, 2 to 5.
    pub fn of(catalog: &Catalog, players: usize) -> CardSet {
        CardSet::new(players, &catalog.decks(players), catalog.track())
    }

    /// Creates the cards of these two decks, named as in records, and this Shield track.
    ///
    /// # Errors
    /// Refuses decks or a track that no card list allows.
    pub fn from_names(players: usize, decks: [&[String]; 2], track: &[u16]) -> Result<CardSet, Refusal> {
        let wrong = |text: String| Refusal::from(Reason::WrongCards { text });
        let decks = decks_from_names(players, decks).map_err(|error: DeckError| wrong(error.to_string()))?;
        check_track(track).map_err(|error| wrong(error.to_string()))?;
        Ok(CardSet::new(players, &decks, track))
    }

    fn new(players: usize, decks: &[Vec<Face>; 2], track: &[u16]) -> CardSet {
        let mut faces: Vec<Face> = decks.iter().flatten().cloned().collect();
        faces.sort_unstable();
        faces.dedup();
        let kind = |face: &Face| Card(faces.binary_search(face).unwrap_or_default() as u8);
        let list = |deck: &Vec<Face>| {
            let mut cards: Vec<Card> = deck.iter().map(kind).collect();
            cards.sort_unstable();
            DeckList::new(&cards)
        };
        CardSet {
            players: players as u8,
            decks: [list(&decks[0]), list(&decks[1])],
            names: faces.iter().map(Face::to_string).collect(),
            prints: prints(&faces),
            track: track.to_vec(),
            faces,
        }
    }

    /// Returns the number of players these are the cards for.
    pub fn players(&self) -> usize {
        self.players.into()
    }

    /// Returns the deck of an era.
    #[inline]
    pub(super) fn deck(&self, age: Age) -> &DeckList {
        &self.decks[age as usize]
    }

    /// Returns every kind of card.
    pub(super) fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        (0..self.faces.len() as u8).map(Card)
    }

    /// Returns what is printed on a card.
    pub fn face(&self, card: Card) -> Option<&Face> {
        self.faces.get(usize::from(card.0))
    }

    pub(super) fn name(&self, card: Card) -> &str {
        self.names.get(usize::from(card.0)).map_or("?", String::as_str)
    }

    /// Returns the Shield track: the value of the first column by its ranks, from 0 on.
    pub fn track(&self) -> &[u16] {
        &self.track
    }

    /// Returns the value of the Shield track for this number of ranks; beyond its end the last one.
    #[inline]
    pub fn shield(&self, ranks: u8) -> u16 {
        let last = self.track.len().saturating_sub(1);
        self.track.get(usize::from(ranks).min(last)).copied().unwrap_or(0)
    }

    #[inline]
    fn print(&self, piece: Piece) -> &Print {
        &self.prints[usize::from(piece.code())]
    }

    #[inline]
    pub(super) fn worth(&self, piece: Piece) -> Worth {
        self.print(piece).worth
    }

    /// Returns what counts of a player's pieces one by one, in the army and in the command zone.
    #[inline]
    pub fn tally(&self, army: &Army) -> Tally {
        let mut tally = Tally { marks: Marks::NONE, unmultiplied: 0 };
        for print in army.pieces().iter().map(|&piece| self.print(piece)) {
            tally.marks = tally.marks + print.marks;
            tally.unmultiplied += u16::from(print.beyond);
        }
        let commanding = MARKED.iter().filter(|cognar| army.heroes().contains(cognar.id()));
        tally.marks = commanding.fold(tally.marks, |sum, cognar| sum + cognar.marks());
        tally
    }

    /// Returns the symbols of a piece.
    #[inline]
    pub fn marks_of(&self, piece: Piece) -> Marks {
        self.print(piece).marks
    }

    /// Returns whether a piece is put down under a token: one of the same printed value already stands there (NAI-R3).
    #[inline]
    pub(super) fn covers(&self, before: &[Piece], piece: Piece) -> bool {
        let print = self.print(piece);
        print.coverable && before.iter().any(|&other| self.print(other).value == print.value)
    }

    /// Returns the sum of the `count` highest printed points under tokens.
    pub(super) fn highest_covered(&self, army: &Army, count: usize) -> u16 {
        let pieces = army.pieces();
        let covered = (0..pieces.len()).filter(|&at| self.covers(&pieces[..at], pieces[at]));
        let mut points = [0; MAX_PIECES];
        let mut len = 0;
        for (slot, at) in points.iter_mut().zip(covered.take(army.tokens().into())) {
            *slot = self.worth(pieces[at]).points();
            len += 1;
        }
        let points = &mut points[..len];
        points.sort_unstable();
        points.iter().rev().take(count).map(|&points| u16::from(points)).sum()
    }
}

/// Checks at compile time that the limits of a card list fit the packed fields of the mechanics and the symbols.
const _: () = {
    let points = *Face::POINTS.end() as usize;
    let symbols = *Face::SYMBOLS.end() as usize;
    assert!(MAX_PIECES * (points + 5) < 1 << 12, "the points of a column");
    assert!(MAX_PIECES * symbols + 8 < 1 << 8, "the symbols of an army");
    let [one, two, three, four, five] = ORDER_CARDS;
    assert!(one + two + three + four + five <= Marks::MAX_RUNES as usize, "a bit for every rune");
};

/// Returns what every piece is, by its code.
fn prints(faces: &[Face]) -> [Print; 256] {
    let nothing = Worth::new(BOUCLIER, 0, 0, false);
    let mut prints = [Print { worth: nothing, marks: Marks::NONE, beyond: 0, value: None, coverable: false }; 256];
    let mut runes: Vec<&str> = faces.iter().filter_map(|face| face.rune().map(|rune| rune.name())).collect();
    runes.sort_unstable();
    runes.dedup();
    for (kind, face) in faces.iter().enumerate() {
        let rune = face.rune().and_then(|rune| runes.iter().position(|&name| name == rune.name()));
        let rune = rune.map_or(Marks::NONE, |number| Marks::rune(number as u8));
        let worth = Worth::new(face.order(), 1, face.points(), true);
        let marks = rune + Marks::occult(face.occult()) + Marks::malt(face.malt());
        prints[kind] =
            Print { worth, marks, beyond: 0, value: value_among_errants(worth), coverable: face.order() == ERRANTS };
    }
    for cognar in Cognar::ALL.into_iter().filter(|cognar| cognar.id().can_stand()) {
        for column in Column::ALL {
            prints[usize::from(Piece::hero(cognar.id(), column).code())] = cognar_print(cognar, column);
        }
    }
    prints
}

fn cognar_print(cognar: Cognar, column: Column) -> Print {
    let (ranks, points) = cognar.strength(column);
    let worth = Worth::new(column, ranks, points, false);
    let beyond = if column == TEMPLE && cognar.is_mercenary() { points } else { 0 };
    let coverable = cognar.post() == Post::Column(ERRANTS) && column == ERRANTS;
    Print { worth, marks: cognar.marks(), beyond, value: value_among_errants(worth), coverable }
}

/// Returns the printed value of a piece, if it stands in the column of the Errants.
fn value_among_errants(worth: Worth) -> Option<u8> {
    (worth.column == ERRANTS && worth.ranks > 0).then_some(worth.points())
}
