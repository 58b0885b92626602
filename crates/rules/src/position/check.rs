//! Checks that a position can be played to its end: the number of pieces, the purses, the agenda.

use super::{PositionError, PositionFormat, Unfit, agenda};
use crate::mechanics::{
    Age, Army, COINS, Card, Cards, Coin, HeroSet, PieceKind, Place, Purse, Rules, State, Step, Tavern, Treasure,
};
use crate::{BySeat, Seat};

pub(super) use crate::mechanics::MAX_PIECES;

/// Returns the dwarf cards of all armies.
pub(super) fn dwarves(armies: &BySeat<Army>) -> impl Iterator<Item = Card> {
    armies.0.iter().flat_map(Army::pieces).filter_map(|piece| match piece.kind() {
        PieceKind::Dwarf(card) => Some(card),
        PieceKind::Hero(..) => None,
    })
}

/// Returns every card that lies open or in an army.
pub(super) fn cards_on_table<'a>(
    taverns: &'a [Cards; 3],
    offer: &'a Cards,
    armies: &'a BySeat<Army>,
) -> impl Iterator<Item = Card> + 'a {
    let open = taverns.iter().chain([offer]).flat_map(|cards| cards.iter());
    open.chain(dwarves(armies))
}

/// Returns what the coins of all players leave in the Treasure.
pub(super) fn treasure<R: Rules>(rules: &R, purses: &BySeat<Purse>) -> Result<Treasure, PositionError> {
    let mut treasure = rules.treasure();
    let mut special = false;
    for seat in Seat::first(rules.players()) {
        let coins = purses[seat].coins();
        let clause = |unfit: Unfit| unfit.at(format!("{seat}: coins"));
        if coins.iter().filter(|coin| coin.trades()).count() != 1 {
            return Err(clause(Unfit::OneTradingCoin));
        }
        for (i, &coin) in coins.iter().enumerate() {
            let spent = if coin.is_treasure() {
                treasure.count(coin.value()) == 0
            } else {
                coins[..i].contains(&coin) || coin == Coin::SPECIAL && std::mem::replace(&mut special, true)
            };
            if spent {
                return Err(clause(Unfit::TooManyCoins { coin: coin.to_string() }));
            }
            if coin.is_treasure() {
                treasure.take(coin);
            }
        }
    }
    Ok(treasure)
}

/// Checks a position as a whole.
pub(super) fn check<R: PositionFormat>(state: &State<R>) -> Result<(), PositionError> {
    check_heroes(state)?;
    check_copies(state)?;
    check_armies(state)?;
    agenda::check(state)?;
    R::check_pieces(state)?;
    check_coins(state)?;
    check_decks(state)
}

/// Checks a state of which a text was not the source: also its gems, and the Treasure that the coins leave.
#[cfg(feature = "json")]
pub(crate) fn check_state<R: PositionFormat>(state: &State<R>) -> Result<(), PositionError> {
    let mut left = state.table.rules.gems();
    for seat in state.table.seats() {
        let gem = state.table.gem(seat);
        let at = left.iter().position(|&other| other == gem);
        left.remove(at.ok_or_else(|| Unfit::Gem { gem }.at(format!("{seat}: gem {gem}")))?);
    }
    let expected = treasure(&state.table.rules, &state.purses)?;
    if let Some(value) =
        Coin::TREASURE_VALUES.into_iter().find(|&value| expected.count(value) != state.table.treasure.count(value))
    {
        return Err(Unfit::TooManyCoins { coin: format!("g{value}") }.at("treasure"));
    }
    check(state)
}

fn check_heroes<R: PositionFormat>(state: &State<R>) -> Result<(), PositionError> {
    let mut owned = HeroSet::default();
    for seat in state.table.seats() {
        for hero in state.table.armies[seat].heroes().iter() {
            let name = R::hero_name(hero);
            if owned.contains(hero) {
                return Err(Unfit::HeroTwice { hero: name.to_owned() }.at(format!("{seat}: army {name}")));
            }
            let rules = &state.table.rules;
            if !rules.heroes().or(rules.awards()).contains(hero) {
                return Err(Unfit::HeroPost { hero: name.to_owned() }.at(format!("{seat}: army {name}")));
            }
            owned.insert(hero);
        }
    }
    Ok(())
}

fn check_copies<R: PositionFormat>(state: &State<R>) -> Result<(), PositionError> {
    let rules = &state.table.rules;
    let lists = Age::ALL.map(|age| rules.deck(age));
    let on_table: Vec<Card> = cards_on_table(&state.table.taverns, &state.offer, &state.table.armies).collect();
    for card in rules.cards() {
        let extra = usize::from(rules.extra_card() == Some(card));
        let exist = lists.iter().map(|list| list.full().count(list, card)).sum::<usize>() + extra;
        let open = on_table.iter().filter(|&&other| other == card).count();
        let hidden: usize = Age::ALL.iter().map(|&age| state.deck(age).count(rules.deck(age), card)).sum();
        // Taverns are filled from the deck of the age, offers come from the second deck.
        let drawn_from = |age: Age, places: &[Cards]| {
            let drawn = places.iter().flat_map(|cards| cards.iter()).filter(|&other| other == card).count();
            let list = rules.deck(age);
            drawn > 0 && drawn + state.deck(age).count(list, card) > list.full().count(list, card)
        };
        let overdrawn = drawn_from(state.table.age, &state.table.taverns) || drawn_from(Age::Second, &[state.offer]);
        if open + hidden > exist || overdrawn {
            let card = rules.card_name(card).to_owned();
            return Err(Unfit::TooManyCopies { card: card.clone() }.at(card));
        }
    }
    Ok(())
}

/// Checks that an army has room for what it can still gain: one card per tavern, the extra
/// pieces of the game, and the heroes that all these ranks can recruit (each new one needs a line, that is five ranks; heroes
/// bring at most nine ranks beyond one each).
fn check_armies<R: PositionFormat>(state: &State<R>) -> Result<(), PositionError> {
    let table = &state.table;
    let tokens: u8 = table.seats().map(|seat| table.army(seat).tokens()).sum();
    if tokens > R::TOKENS {
        return Err(Unfit::TooManyTokens { most: R::TOKENS }.at("army"));
    }
    let rounds = usize::from(table.rules.rounds());
    let this_round = match table.agenda.iter().any(|step| step == Step::Deal) {
        true => 3,
        false => table.taverns.iter().filter(|cards| !cards.is_empty()).count(),
    };
    let this_age = this_round + 3 * (rounds - usize::from(table.round).min(rounds));
    let taverns_to_come = match table.age {
        Age::First => this_age + 3 * rounds,
        Age::Second => this_age,
    };
    for seat in table.seats() {
        let army = table.army(seat);
        let cards_to_come = taverns_to_come + R::pieces_to_come(state, seat);
        let ranks: usize =
            crate::mechanics::Column::ALL.iter().map(|&column| usize::from(army.ranks().of(column))).sum();
        let lines_to_come = (ranks + cards_to_come + 9).saturating_sub(5 * usize::from(army.recruits())) / 4;
        let to_come = cards_to_come + lines_to_come + 1;
        if army.pieces().len() + to_come > MAX_PIECES {
            let most = MAX_PIECES.saturating_sub(to_come);
            return Err(Unfit::ArmyTooLarge { most }.at(format!("{seat}: army")));
        }
    }
    Ok(())
}

/// Players who still have to bid hold all their coins in hand. While taverns are resolved, the others have three coins
/// on the taverns and two in the pouch. A late bidder has no pouch, and no coin on a tavern still to come.
fn check_coins<R: PositionFormat>(state: &State<R>) -> Result<(), PositionError> {
    let next = state.table.agenda.iter().next();
    let resolving =
        state.table.agenda.iter().any(|step| matches!(step, Step::Tavern(_) | Step::Order | Step::Turns(_)));
    for seat in state.table.seats() {
        let purse = &state.purses[seat];
        let on_taverns = Tavern::ALL.iter().all(|&tavern| purse.count(Place::Tavern(tavern)) == 1);
        let laid = on_taverns && purse.count(Place::Pouch) == 2;
        let fits = match next {
            _ if R::bids_late(state.table.army(seat)) => fits_late_bidder(state, purse, next),
            Some(Step::Deal) => purse.is_in_hand(),
            Some(Step::Bids(seats)) => {
                if seats.contains(seat) {
                    purse.is_in_hand()
                } else {
                    laid
                }
            }
            _ if resolving => laid,
            _ => purse.is_in_hand(),
        };
        if !fits {
            return Err(Unfit::CoinPlaces.at(format!("{seat}: coins")));
        }
    }
    Ok(())
}

fn fits_late_bidder<R: PositionFormat>(state: &State<R>, purse: &Purse, next: Option<Step<R::Power>>) -> bool {
    let current = state.table.auction.tavern;
    // The coin for the tavern being resolved lies there once its order is fixed.
    let (from, to) = match next {
        Some(Step::Deal | Step::Bids(_)) | None => (0, 0),
        Some(Step::Tavern(tavern)) => (tavern.index(), tavern.index()),
        Some(Step::LateBid(_) | Step::Order) => (current.index(), current.index() + 1),
        _ if purse.is_in_hand() => (0, 0),
        _ => (current.index() + 1, current.index() + 1),
    };
    let on = |tavern: Tavern| purse.count(Place::Tavern(tavern));
    let placed = Tavern::ALL.iter().take_while(|&&tavern| on(tavern) == 1).count();
    (from..=to).contains(&placed) && purse.count(Place::Hand) == COINS - placed
}

fn check_decks<R: PositionFormat>(state: &State<R>) -> Result<(), PositionError> {
    let table = &state.table;
    let rounds = usize::from(table.rules.rounds());
    let a_round = 3 * table.rules.cards_per_tavern();
    let pending = table.agenda.iter().any(|step| step == Step::Deal);
    let over = table.agenda.iter().next().is_none();
    let left = rounds - usize::from(table.round).min(rounds) + usize::from(pending);
    let drawn = table.agenda.iter().filter(|step| matches!(step, Step::Offer(..) | Step::Burn(_))).count();
    for age in Age::ALL {
        let needed = match (table.age, age) {
            _ if over => 0,
            (Age::First, Age::First) => left * a_round,
            (Age::First, Age::Second) => rounds * a_round + R::second_deck_loss(state) + drawn,
            (Age::Second, Age::First) => 0,
            (Age::Second, Age::Second) => left * a_round + R::second_deck_loss(state) + drawn,
        };
        // All cards of an offer but the one kept come back.
        let returning = if age == Age::Second { state.offer.len().saturating_sub(1) } else { 0 };
        let found = state.deck(age).len() + returning;
        if found < needed {
            return Err(Unfit::DeckTooSmall { needed, found }.at(format!("deck{}", age.number())));
        }
    }
    Ok(())
}
