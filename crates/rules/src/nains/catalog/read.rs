//! Parses a card list from TOML and checks its totals.

use std::iter::repeat_n;

use toml::de::DeTable;

use super::table::{Source, Table, Value, number};
use super::{Catalog, CatalogError, CatalogProblem, Dwarf, Expected, Face, Misprint, ORDER_CARDS, Rune};
use super::{check_track, deck_size, track};
use crate::mechanics::{Age, Column};
use crate::nains::order::{ORDERS, Order};

/// The most bytes of a file: hundreds of times what a list needs.
pub const MAX_TEXT: usize = 1 << 20;

const FILE_FIELDS: [&str; 2] = ["shield_track", "dwarf"];
const DWARF_FIELDS: [&str; 8] = ["era", "order", "points", "rune", "occult", "malt", "copies", "five_players_only"];

pub(super) fn read(text: &str) -> Result<Catalog, CatalogError> {
    if text.len() > MAX_TEXT {
        return Err(CatalogError { line: None, problem: CatalogProblem::TooLong });
    }
    let source = Source(text);
    let file = DeTable::parse(text).map_err(|error| syntax(source, &error))?;
    let file = Table::new(source, file.get_ref(), 0, &FILE_FIELDS)?;
    let track = read_track(source, file)?;
    let entries = read_entries(source, file)?;
    count_orders(source, &entries)?;
    count_decks(source, &entries)?;
    Ok(Catalog::new(entries.into_iter().flat_map(|entry| repeat_n(entry.dwarf, entry.copies)).collect(), track))
}

fn syntax(source: Source<'_>, error: &toml::de::Error) -> CatalogError {
    let at = error.span().map_or(0, |span| span.start);
    source.error(at, CatalogProblem::Syntax { message: error.message().replace('\n', ", ") })
}

fn read_track(source: Source<'_>, file: Table<'_>) -> Result<Vec<u16>, CatalogError> {
    const FIELD: &str = FILE_FIELDS[0];
    let values = file.list(FIELD, Expected::Track)?;
    let read = |value: &Value<'_>| {
        number(value.get_ref(), 0..=track::MAX_VALUE).ok_or_else(|| source.unfit(FIELD, Expected::Track, value))
    };
    let track = values.iter().map(read).collect::<Result<Vec<u16>, _>>()?;
    check_track(&track).map_err(|error| {
        let problem = CatalogProblem::Track(error);
        match error.place().and_then(|place| values.get(place)) {
            Some(value) => source.error(value.span().start, problem),
            None => file.error(FIELD, problem),
        }
    })?;
    Ok(track)
}

/// Equal cards as they are listed together.
struct Entry {
    dwarf: Dwarf,
    copies: usize,
    /// Where they are listed in the text.
    at: usize,
}

fn read_entries(source: Source<'_>, file: Table<'_>) -> Result<Vec<Entry>, CatalogError> {
    let list = file.list(FILE_FIELDS[1], Expected::Dwarves)?;
    list.iter().map(|value| read_entry(source, value)).collect()
}

fn read_entry<'a>(source: Source<'a>, value: &'a Value<'a>) -> Result<Entry, CatalogError> {
    let not_a_table = || source.unfit(FILE_FIELDS[1], Expected::Dwarves, value);
    let fields = value.get_ref().as_table().ok_or_else(not_a_table)?;
    let entry = Table::new(source, fields, value.span().start, &DWARF_FIELDS)?;
    let dwarf =
        Dwarf { era: read_era(entry)?, face: read_face(entry)?, five_players_only: entry.flag("five_players_only")? };
    let copies = entry.number("copies", 1..=20)?.unwrap_or(1);
    Ok(Entry { dwarf, copies: copies.into(), at: entry.at() })
}

fn read_era(entry: Table<'_>) -> Result<Age, CatalogError> {
    match entry.number("era", 1..=2)? {
        Some(1) => Ok(Age::First),
        Some(_) => Ok(Age::Second),
        None => Err(entry.missing("era", Expected::Number { from: 1, to: 2 })),
    }
}

fn read_face(entry: Table<'_>) -> Result<Face, CatalogError> {
    let order = entry.text("order", Expected::Order, order_named)?;
    let order = order.ok_or_else(|| entry.missing("order", Expected::Order))?;
    let points = entry.number("points", Face::POINTS)?.unwrap_or(0);
    let rune = entry.text("rune", Expected::RuneName, |name| Rune::new(name).ok())?;
    let occult = entry.number("occult", Face::SYMBOLS)?.unwrap_or(0);
    let malt = entry.number("malt", Face::SYMBOLS)?.unwrap_or(0);
    let misprint = |misprint: Misprint| entry.error(misprint.field(), CatalogProblem::Misprint(misprint));
    Face::new(order, points, rune, occult, malt).map_err(misprint)
}

fn order_named(name: &str) -> Option<Order> {
    Order::new(ORDERS.iter().position(|&order| order == name)?)
}

/// Checks that every Order has its printed number of cards.
fn count_orders(source: Source<'_>, entries: &[Entry]) -> Result<(), CatalogError> {
    for (order, expected) in Column::ALL.into_iter().zip(ORDER_CARDS) {
        let (found, last) = count(entries, |dwarf| dwarf.face.order() == order);
        if found != expected {
            return Err(source.error(last, CatalogProblem::OrderTotal { order, expected, found }));
        }
    }
    Ok(())
}

/// Checks that every deck has its printed number of cards, with and without those for five players only.
fn count_decks(source: Source<'_>, entries: &[Entry]) -> Result<(), CatalogError> {
    for (era, five_players) in Age::ALL.into_iter().flat_map(|era| [(era, false), (era, true)]) {
        let (_, last) = count(entries, |dwarf| dwarf.era == era);
        let used = |dwarf: &Dwarf| dwarf.era == era && (five_players || !dwarf.five_players_only);
        let (found, _) = count(entries, used);
        if found != deck_size(if five_players { 5 } else { 4 }, era) {
            return Err(source.error(last, CatalogProblem::DeckTotal { era, five_players, found }));
        }
    }
    Ok(())
}

/// Returns how many such cards there are, and where the last of them are listed; the beginning of the file if there is
/// none.
fn count(entries: &[Entry], such: impl Fn(&Dwarf) -> bool) -> (usize, usize) {
    let such = entries.iter().filter(|entry| such(&entry.dwarf));
    such.fold((0, 0), |(found, _), entry| (found + entry.copies, entry.at))
}
