//! Steps and events in the names of records, for people who read a pinned game.

use elvaland_rules::mechanics::{Card, Cards, Event, Piece, PieceKind, Rules};
use elvaland_rules::record::{RecordStep, RecordedCards};

/// A step of a record as one line.
pub(crate) fn step(step: &RecordStep) -> String {
    let mut words = vec![step.kind.clone()];
    words.extend([&step.coins, &step.columns].into_iter().flatten().flatten().cloned());
    words.extend([&step.coin, &step.at, &step.hero, &step.column].into_iter().flatten().cloned());
    words.extend(step.card.iter().map(|card| card.clone().unwrap_or_else(|| "unseen".to_owned())));
    match &step.cards {
        Some(RecordedCards::Deal(taverns)) => {
            words.push(taverns.iter().map(|cards| cards.join(" ")).collect::<Vec<_>>().join(" / "));
        }
        Some(RecordedCards::Offer(cards)) => words.push(cards.join(" ")),
        None => {}
    }
    words.join(" ")
}

/// An event with its cards, heroes and columns by name.
pub(crate) fn event<R: Rules>(rules: &R, event: Event) -> String {
    let card = |card: Card| rules.card_name(card).to_owned();
    let cards = |cards: Cards| cards.iter().map(card).collect::<Vec<_>>().join(" ");
    let piece = |piece: Piece| match piece.kind() {
        PieceKind::Dwarf(dwarf) => card(dwarf),
        PieceKind::Hero(hero, column) => format!("{} on {}", R::hero_name(hero), R::COLUMNS[column.index()]),
    };
    match event {
        Event::AgeBegins(age) => format!("age {} begins", age.number()),
        Event::RoundBegins(round) => format!("round {round} begins"),
        Event::Dealt(tavern, dealt) => format!("tavern {} has {}", tavern.index() + 1, cards(dealt)),
        Event::Ready(seat) => format!("{seat} is ready"),
        Event::Revealed(seat, tavern, coin) => format!("{seat} reveals {coin} on tavern {}", tavern.index() + 1),
        Event::Took(seat, taken) => format!("{seat} takes {}", card(taken)),
        Event::Dropped(seat, dropped) => format!("{seat} drops {}", card(dropped)),
        Event::LeftOver(left) => format!("{} is left over", card(left)),
        Event::Recruited(seat, hero) => format!("{seat} recruits {}", R::hero_name(hero)),
        Event::Placed(seat, placed) => format!("{seat} places {}", piece(placed)),
        Event::Covered(seat, covered) => format!("a token covers {} of {seat}", piece(covered)),
        Event::Lifted(seat, lifted) => format!("{seat} lifts {}", piece(lifted)),
        Event::Discarded(seat, discarded) => format!("{seat} discards {}", piece(discarded)),
        Event::PouchShown(seat, [one, other]) => format!("{seat} shows {one} and {other}"),
        Event::Exchanged { seat, given, taken, at } => format!("{seat} gives {given} for {taken} at {at}"),
        Event::TookCoinsBack(seat) => format!("{seat} takes hidden coins back"),
        Event::SwappedGems(one, other) => format!("{one} and {other} swap gems"),
        Event::TookGem(seat, gem) => format!("{seat} takes gem {gem}"),
        Event::CoinsBack => "coins come back".to_owned(),
        Event::Evaluated(column, winner) => {
            let winner = winner.map_or("nobody".to_owned(), |seat| seat.to_string());
            format!("{winner} leads {}", R::COLUMNS[column.index()])
        }
        Event::Awarded(hero, winner) => {
            let winner = winner.map_or("nobody".to_owned(), |seat| seat.to_string());
            format!("{winner} wins {}", R::hero_name(hero))
        }
        Event::Offered(seat, offered) => format!("{seat} is shown {}", cards(offered)),
        Event::OfferedUnseen(seat, count) => format!("{seat} is shown {count} cards"),
        Event::Kept(seat, kept) => format!("{seat} keeps {}", card(kept)),
        Event::Burned(burned) => format!("{} is discarded", burned.map_or("an unseen card".to_owned(), card)),
        Event::Over => "the game is over".to_owned(),
    }
}
