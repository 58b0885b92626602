//! Writing a state as text; parsing the text gives an equal state.

use std::collections::BTreeMap;
use std::fmt;

use super::{PositionFormat, steps};
use crate::Seat;
use crate::mechanics::{Age, Auction, Card, Cards, Piece, PieceKind, Place, Post, Purse, State};

impl<R: PositionFormat> fmt::Display for State<R> {
    /// Writes the whole state as one line of text, secrets included: for tests, analysis and replays, never for a player
    /// of a running game.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = self.table();
        write!(f, "{} {}p", R::NAME, self.players())?;
        table.rules().words().iter().try_for_each(|word| write!(f, " {word}"))?;
        write!(f, "; age {}; round {}", table.age().number(), table.round())?;
        if table.taverns.iter().any(|cards| !cards.is_empty()) {
            let taverns = table.taverns.each_ref().map(|cards| list(self, cards));
            write!(f, "; taverns {}", taverns.join(" / "))?;
        }
        if *table.auction() != Auction::default() {
            write!(f, "; auction {}", table.auction().tavern.index() + 1)?;
            table.auction().order().iter().try_for_each(|bid| write!(f, " {bid:?}"))?;
        }
        table.seats().try_for_each(|seat| write_seat(f, self, seat))?;
        if !self.offer().is_empty() {
            write!(f, "; offer {}", list(self, self.offer()))?;
        }
        for age in Age::ALL {
            let cards: Vec<Card> = self.deck(age).cards(table.rules().deck(age)).collect();
            write!(f, "; deck{} {}", age.number(), counted(self, &cards))?;
        }
        let words: Vec<String> = table.agenda().iter().map(steps::write::<R>).collect();
        write!(f, "; agenda {}", if words.is_empty() { "over".to_owned() } else { words.join(" ") })
    }
}

fn write_seat<R: PositionFormat>(f: &mut fmt::Formatter<'_>, state: &State<R>, seat: Seat) -> fmt::Result {
    let table = state.table();
    write!(f, "; {seat}: gem {}, coins {}", table.gem(seat), coins(state.purse(seat)))?;
    let army = table.army(seat);
    let standing = army.pieces().iter().map(|&piece| piece_name(state, piece));
    let commanding = army.heroes().iter().filter(|&hero| army.post(hero).is_none());
    let names: Vec<String> = standing.chain(commanding.map(|hero| R::hero_name(hero).to_owned())).collect();
    if !names.is_empty() {
        write!(f, ", army {}", names.join(" "))?;
    }
    // Said only when the tokens ran out before this army had all that the rules would give it.
    let pieces = army.pieces();
    let covers = |&at: &usize| table.rules().covers(&pieces[..at], pieces[at]);
    if (0..pieces.len()).filter(covers).count() > usize::from(army.tokens()) {
        write!(f, ", tokens {}", army.tokens())?;
    }
    Ok(())
}

fn piece_name<R: PositionFormat>(state: &State<R>, piece: Piece) -> String {
    match piece.kind() {
        PieceKind::Dwarf(card) => state.table().rules().card_name(card).to_owned(),
        PieceKind::Hero(hero, column) => match R::post(hero) {
            Post::Column(own) if own == column => R::hero_name(hero).to_owned(),
            _ => format!("{}@{}", R::hero_name(hero), R::COLUMNS[column.index()]),
        },
    }
}

/// Returns the coins by place; `!` marks one that everybody knows though it lies face down or on a tavern.
fn coins(purse: &Purse) -> String {
    let mut places: Vec<String> = Place::ALL
        .into_iter()
        .map(|place| {
            let here = purse.sorted().into_iter().filter(|&(_, lies, _)| lies == place);
            let names: Vec<String> =
                here.map(|(coin, _, seen)| format!("{coin}{}", if seen { "!" } else { "" })).collect();
            if names.is_empty() { "-".to_owned() } else { names.join(" ") }
        })
        .collect();
    if purse.is_in_hand() {
        return places.swap_remove(Place::ALL.len() - 1);
    }
    places.join("/")
}

fn list<R: PositionFormat>(state: &State<R>, cards: &Cards) -> String {
    let names: Vec<&str> = cards.iter().map(|card| state.table().rules().card_name(card)).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(" ") }
}

fn counted<R: PositionFormat>(state: &State<R>, cards: &[Card]) -> String {
    let mut counts: BTreeMap<Card, usize> = BTreeMap::new();
    for &card in cards {
        *counts.entry(card).or_default() += 1;
    }
    let names = counts.into_iter().map(|(card, count)| {
        let name = state.table().rules().card_name(card);
        if count == 1 { name.to_owned() } else { format!("{count}*{name}") }
    });
    let text = names.collect::<Vec<_>>().join(" ");
    if text.is_empty() { "-".to_owned() } else { text }
}
