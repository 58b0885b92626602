//! `cards`: prints or checks a card list of Nains.

use std::collections::BTreeSet;
use std::io::Write;

use elvaland_analysis::CardsUsed;
use elvaland_rules::mechanics::{Age, Column};
use elvaland_rules::nains::{Catalog, Dwarf, ORDERS};
use serde::Serialize;

use crate::card_list::{CardList, cards_used};
use crate::cli::CardsArgs;
use crate::failure::Failure;

pub(crate) fn cards(args: &CardsArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let list = args.file.as_deref().map(CardList::read).transpose()?;
    if list.is_none() && !args.json {
        write!(out, "{}", Catalog::BUILT_IN_TOML)?;
        return Ok(());
    }
    let summary = CardListSummary::new(list.as_ref());
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &summary)?;
        writeln!(out)?;
        return Ok(());
    }
    summary.write(out)
}

/// The summary of a card list.
#[derive(Serialize)]
struct CardListSummary {
    #[serde(flatten)]
    used: CardsUsed,
    /// The number of cards that differ from the built-in list.
    changed: usize,
    cards: usize,
    orders: Vec<OrderSummary>,
    decks: Vec<DeckSummary>,
    shield_track: Vec<u16>,
}

#[derive(Serialize)]
struct OrderSummary {
    order: &'static str,
    cards: usize,
    /// The number of cards by era.
    eras: [usize; 2],
    five_players_only: usize,
    points: u32,
    lowest: u8,
    highest: u8,
    different_runes: usize,
    occult: u32,
    malt: u32,
}

#[derive(Serialize)]
struct DeckSummary {
    players: usize,
    /// The size of the deck by era.
    eras: [usize; 2],
}

impl CardListSummary {
    fn new(list: Option<&CardList>) -> CardListSummary {
        let built_in = Catalog::built_in();
        let catalog = list.map_or(&built_in, CardList::catalog);
        let orders = Column::ALL.into_iter().zip(ORDERS);
        CardListSummary {
            used: cards_used(list),
            changed: missing(built_in.cards(), catalog.cards()),
            cards: catalog.cards().len(),
            orders: orders.map(|(order, name)| OrderSummary::new(catalog, order, name)).collect(),
            decks: (2..=5).map(|players| DeckSummary::new(catalog, players)).collect(),
            shield_track: catalog.track().to_vec(),
        }
    }

    fn write(&self, out: &mut dyn Write) -> Result<(), Failure> {
        writeln!(out, "{}", self.used)?;
        writeln!(out, "{} cards, {} of them not in the built-in list", self.cards, self.changed)?;
        writeln!(out)?;
        writeln!(
            out,
            "{:<10}{:>7}{:>7}{:>7}{:>8}{:>8}{:>10}{:>7}{:>8}{:>6}",
            "Order", "cards", "era 1", "era 2", "5 only", "points", "each", "runes", "occult", "malt"
        )?;
        for order in &self.orders {
            let each = match (order.lowest, order.highest) {
                (lowest, highest) if lowest == highest => lowest.to_string(),
                (lowest, highest) => format!("{lowest}-{highest}"),
            };
            let [first, second] = order.eras;
            writeln!(
                out,
                "{:<10}{:>7}{first:>7}{second:>7}{:>8}{:>8}{each:>10}{:>7}{:>8}{:>6}",
                order.order,
                order.cards,
                order.five_players_only,
                order.points,
                order.different_runes,
                order.occult,
                order.malt,
            )?;
        }
        writeln!(out)?;
        for DeckSummary { players, eras: [first, second] } in &self.decks {
            writeln!(out, "{players} players: decks of {first} and {second} cards")?;
        }
        let track: Vec<String> = self.shield_track.iter().map(u16::to_string).collect();
        writeln!(out, "Shield track: {}", track.join(" "))?;
        Ok(())
    }
}

impl OrderSummary {
    fn new(catalog: &Catalog, order: Column, name: &'static str) -> OrderSummary {
        let dwarves = || catalog.cards().iter().filter(|dwarf| dwarf.face.order() == order);
        let points = || dwarves().map(|dwarf| dwarf.face.points());
        OrderSummary {
            order: name,
            cards: dwarves().count(),
            eras: Age::ALL.map(|era| dwarves().filter(|dwarf| dwarf.era == era).count()),
            five_players_only: dwarves().filter(|dwarf| dwarf.five_players_only).count(),
            points: points().map(u32::from).sum(),
            lowest: points().min().unwrap_or(0),
            highest: points().max().unwrap_or(0),
            different_runes: dwarves().filter_map(|dwarf| dwarf.face.rune()).collect::<BTreeSet<_>>().len(),
            occult: dwarves().map(|dwarf| u32::from(dwarf.face.occult())).sum(),
            malt: dwarves().map(|dwarf| u32::from(dwarf.face.malt())).sum(),
        }
    }
}

impl DeckSummary {
    fn new(catalog: &Catalog, players: usize) -> DeckSummary {
        DeckSummary { players, eras: catalog.decks(players).map(|deck| deck.len()) }
    }
}

/// Returns how many of `cards` are not in `list`, as multisets; both are sorted.
fn missing(list: &[Dwarf], cards: &[Dwarf]) -> usize {
    let mut left = list.iter().peekable();
    let is_missing = |card: &&Dwarf| {
        while left.next_if(|other| other < card).is_some() {}
        left.next_if_eq(card).is_none()
    };
    cards.iter().filter(is_missing).count()
}
