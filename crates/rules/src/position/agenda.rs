//! Checks that an agenda can be played to its end, together with auction and taverns.

use super::{PositionError, PositionFormat, Unfit, steps};
use crate::mechanics::{Age, Auction, Coin, MAX_STEPS, State, Step, Table, Tavern};
use crate::{Seat, SeatSet};

/// Checks the agenda against the rest of the state.
pub(super) fn check<R: PositionFormat>(state: &State<R>) -> Result<(), PositionError> {
    let agenda: Vec<Step<R::Power>> = state.table.agenda.iter().collect();
    for (i, &step) in agenda.iter().enumerate() {
        let seated = step_seat::<R>(step).is_none_or(|seat| seat.index() < state.table.rules.players());
        if !seated || agenda[..i].contains(&step) || !fits(state, step) || !is_in_order::<R>(&agenda, i) {
            let step = steps::write::<R>(step);
            return Err(Unfit::StepOutOfPlace { step: step.clone() }.at(format!("agenda {step}")));
        }
    }
    let fits = agenda.iter().rev().enumerate().all(|(below, &step)| below + growth::<R>(step) <= MAX_STEPS);
    if !fits {
        return Err(Unfit::TooManySteps.at("agenda"));
    }
    let keeping = matches!(agenda.first(), Some(Step::Keep(_)));
    if keeping == state.offer.is_empty() {
        return Err(Unfit::Offer.at("offer"));
    }
    check_auction(state)?;
    check_taverns(state)
}

/// Returns whether a step can be done at this table.
fn fits<R: PositionFormat>(state: &State<R>, step: Step<R::Power>) -> bool {
    match step {
        Step::Age(age) => age == Age::Second && state.table.age == Age::First,
        Step::Bids(seats) => seats.iter().all(|seat| state.bidders().contains(seat)),
        Step::LateBid(seat) => !state.bidders().contains(seat),
        Step::Transform(_, plus) => plus <= 25,
        Step::Trade(seat) => state.purses[seat].bid(state.table.auction.tavern).is_some_and(Coin::trades),
        Step::Offer(_, count) => (1..=5).contains(&count),
        Step::Turns(turn) => usize::from(turn) <= state.table.auction.order().len(),
        Step::Burn(_) => state.table.age == Age::First,
        Step::Power(power) => R::power_fits(state, power),
        _ => true,
    }
}

/// Returns whether step `at` of an agenda is in a legal position. An agenda holds the effects of a card, then the rest
/// of a tavern or of the end of an age; or the bids of a round; or the bids of late bidders.
fn is_in_order<R: PositionFormat>(agenda: &[Step<R::Power>], at: usize) -> bool {
    let (before, after) = (&agenda[..at], &agenda[at + 1..]);
    let sorted = before.last().is_none_or(|&step| {
        let (earlier, later) = (rank::<R>(step), rank::<R>(agenda[at]));
        earlier < later || earlier == 0 && later == 0
    });
    let goes_on = match agenda[at] {
        Step::Deal | Step::Bids(_) | Step::Tavern(_) => before.is_empty() && after.is_empty(),
        Step::LateBid(_) => {
            return after.last() == Some(&Step::Order) && before.iter().all(|step| matches!(step, Step::LateBid(_)));
        }
        Step::Order => return after.is_empty() && before.iter().all(|step| matches!(step, Step::LateBid(_))),
        Step::Turns(_) | Step::Round | Step::Age(_) => after.is_empty(),
        Step::Offer(..) | Step::Keep(_) => before.is_empty(),
        Step::LineCheck(..) | Step::Recruit(..) => {
            !after.iter().any(|step| matches!(step, Step::LineCheck(..) | Step::Recruit(..)))
        }
        Step::Power(power) if R::power_rank(power) > 0 => match after {
            [] => R::power_ends(power) == Age::Second,
            [between @ .., Step::Age(_)] => between.iter().all(|step| matches!(step, Step::Power(_))),
            _ => false,
        },
        _ => true,
    };
    sorted && goes_on
}

/// Returns the rank of a step in the order of a tavern and of the end of an age; effects of cards, rank 0, come first.
fn rank<R: PositionFormat>(step: Step<R::Power>) -> u8 {
    match step {
        Step::Power(power) => R::power_rank(power),
        Step::Deal | Step::Bids(_) | Step::Tavern(_) | Step::Order | Step::Turns(_) | Step::Round | Step::Age(_) => {
            u8::MAX
        }
        _ => 0,
    }
}

/// Returns an upper bound of the steps that the agenda holds while this one is resolved. A line check can recruit a hero
/// with an effect, which lifts another hero, before the next line check: three steps.
fn growth<R: PositionFormat>(step: Step<R::Power>) -> usize {
    match step {
        Step::Turns(_) | Step::LineCheck(..) | Step::Recruit(..) | Step::Offer(..) | Step::Keep(_) => 3,
        Step::Power(power) if R::power_places(power) => 3,
        _ => 1,
    }
}

fn step_seat<R: PositionFormat>(step: Step<R::Power>) -> Option<Seat> {
    match step {
        Step::LateBid(seat)
        | Step::LineCheck(seat, _)
        | Step::Recruit(seat, _)
        | Step::Transform(seat, _)
        | Step::Trade(seat)
        | Step::Offer(seat, _)
        | Step::Keep(seat) => Some(seat),
        Step::Power(power) => R::power_seat(power),
        _ => None,
    }
}

/// Returns whether a tavern is being resolved, so that its coins are revealed. False if the next step only begins one.
pub(super) fn is_resolving<P>(mut steps: impl Iterator<Item = Step<P>>) -> bool {
    steps.any(|step| matches!(step, Step::LateBid(_) | Step::Order | Step::Turns(_)))
}

/// While a tavern is resolved, the auction has the bid of everybody whose coin lies there, that is of all who do not still
/// have to bid late; otherwise there is none.
fn check_auction<R: PositionFormat>(state: &State<R>) -> Result<(), PositionError> {
    let Table { auction, agenda, .. } = &state.table;
    let fits = match agenda.next() {
        Some(Step::Tavern(_)) => true,
        _ if !is_resolving(agenda.iter()) => *auction == Auction::default(),
        _ => {
            let bids: SeatSet = auction.order().iter().map(|bid| bid.seat()).collect();
            let is_late = |seat: Seat| agenda.iter().any(|step| step == Step::LateBid(seat));
            let has_laid = |seat: Seat| state.purses[seat].bid(auction.tavern).is_some();
            let fits = |seat| bids.contains(seat) == has_laid(seat) && bids.contains(seat) != is_late(seat);
            state.table.seats().all(fits)
        }
    };
    if fits { Ok(()) } else { Err(Unfit::Auction.at("auction")) }
}

/// Checks that a tavern holds at most the cards that are still to be taken from it or discarded.
fn check_taverns<R: PositionFormat>(state: &State<R>) -> Result<(), PositionError> {
    let table = &state.table;
    let full = table.rules.cards_per_tavern();
    let current = table.auction.tavern;
    for tavern in Tavern::ALL {
        let leave_it = |step| match step {
            Step::Bids(_) => full,
            Step::Tavern(first) if first <= tavern => full,
            Step::Order | Step::Turns(_) if current < tavern => full,
            Step::Order if current == tavern => full,
            Step::Turns(turn) if current == tavern => full.saturating_sub(turn.into()),
            _ => 0,
        };
        let most = table.agenda.iter().map(leave_it).max().unwrap_or(0);
        if table.tavern(tavern).len() > most {
            return Err(Unfit::TooManyCards { most }.at("taverns"));
        }
    }
    Ok(())
}
