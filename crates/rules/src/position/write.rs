//! Writing a state as text, complete: reading it gives an equal state.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::{Positioned, steps};
use crate::game::{Game, Seat};
use crate::mechanics::{Age, Auction, Card, Piece, PieceKind, Place, Post, Purse, State, hero_name};

/// The state as one line of text.
///
/// This is the whole state, secrets included: for tests, analysis and replays, never for a player of a running game.
pub fn write<R: Positioned>(state: &State<R>) -> String {
    let table = state.table();
    let mut text = format!("{} {}p", R::NAME, state.players());
    for word in table.rules().words() {
        let _ = write!(text, " {word}");
    }
    let _ = write!(text, "; age {}; round {}", table.age().number(), table.round());
    if table.taverns.iter().any(|cards| !cards.is_empty()) {
        let taverns: Vec<String> =
            table.taverns.iter().map(|cards| list(state, &cards.iter().collect::<Vec<_>>())).collect();
        let _ = write!(text, "; taverns {}", taverns.join(" / "));
    }
    if *table.auction() != Auction::default() {
        let order = table.auction().order().iter().map(|bid| format!(" {bid:?}"));
        let _ = write!(text, "; auction {}{}", table.auction().tavern.index() + 1, order.collect::<String>());
    }
    for seat in table.seats() {
        write_seat(&mut text, state, seat);
    }
    if !state.offer().is_empty() {
        let _ = write!(text, "; offer {}", list(state, &state.offer().iter().collect::<Vec<_>>()));
    }
    for age in Age::ALL {
        let cards: Vec<Card> = state.deck(age).cards(table.rules().deck(age)).collect();
        let _ = write!(text, "; deck{} {}", age.number(), counted(state, &cards));
    }
    let words: Vec<String> = table.agenda().iter().map(steps::write::<R>).collect();
    let agenda = if words.is_empty() { "over".to_owned() } else { words.join(" ") };
    let _ = write!(text, "; agenda {agenda}");
    text
}

fn write_seat<R: Positioned>(text: &mut String, state: &State<R>, seat: Seat) {
    let table = state.table();
    let _ = write!(text, "; {seat}: gem {}, coins {}", table.gem(seat), coins(state.purse(seat)));
    let army = table.army(seat);
    let standing = army.pieces().iter().map(|&piece| piece_name(state, piece));
    let commanding = army.heroes().iter().filter(|&hero| army.post(hero).is_none());
    let names: Vec<String> = standing.chain(commanding.map(|hero| hero_name::<R>(hero).to_owned())).collect();
    if !names.is_empty() {
        let _ = write!(text, ", army {}", names.join(" "));
    }
    // Said only when the tokens ran out before this army had all that the rules would give it.
    let pieces = army.pieces();
    let covers = |&at: &usize| table.rules().covers(&pieces[..at], pieces[at]);
    if (0..pieces.len()).filter(covers).count() > usize::from(army.tokens()) {
        let _ = write!(text, ", tokens {}", army.tokens());
    }
}

fn piece_name<R: Positioned>(state: &State<R>, piece: Piece) -> String {
    match piece.kind() {
        PieceKind::Dwarf(card) => state.table().rules().card_name(card).to_owned(),
        PieceKind::Hero(hero, column) => match R::post(hero) {
            Post::Column(own) if own == column => hero_name::<R>(hero).to_owned(),
            _ => format!("{}@{}", hero_name::<R>(hero), R::COLUMNS[column.index()]),
        },
    }
}

/// The coins by place; `!` marks one that everybody knows though it lies face down or on a tavern.
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

fn list<R: Positioned>(state: &State<R>, cards: &[Card]) -> String {
    let names: Vec<&str> = cards.iter().map(|&card| state.table().rules().card_name(card)).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(" ") }
}

fn counted<R: Positioned>(state: &State<R>, cards: &[Card]) -> String {
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
