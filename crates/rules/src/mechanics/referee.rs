//! The referee: plays actions and draws, and does what happens by itself until somebody is asked.

use super::{Action, Column, Event, Piece, Place, Ruleset, State, Step, Tavern};
use crate::game::{Seat, SeatSet, Sink};

/// A state being changed, and who is told about it.
pub struct Referee<'a, R: Ruleset, S> {
    pub(crate) state: &'a mut State<R>,
    pub(crate) sink: &'a mut S,
}

impl<R: Ruleset, S: Sink<Event>> Referee<'_, R, S> {
    /// Plays a legal action, then everything that happens by itself.
    #[inline]
    pub(crate) fn play(&mut self, seat: Seat, action: Action) {
        let Some(step) = self.state.table.agenda.next() else {
            return;
        };
        self.state.table.agenda.pop();
        match (step, action) {
            (Step::Bids(waiting), Action::Bid(coins)) => self.bid(seat, coins, waiting),
            (Step::LateBid(_), Action::Coin(coin)) => self.bid_late(seat, coin),
            (Step::Turn(_), Action::Take(card)) => self.take(seat, card),
            (Step::Recruit(_), Action::Recruit(hero, column)) => self.recruit(seat, hero, column),
            (Step::Transform(_, plus), Action::Transform(coin, place)) => self.transform(seat, coin, place, plus),
            (Step::Trade(_), Action::Trade(coins)) => self.trade_chosen(seat, coins),
            (Step::Keep(_), Action::Keep(card)) => self.keep(seat, card),
            (Step::Power(power), action) => R::power_play(self, power, action),
            _ => debug_assert!(false, "{action:?} does not answer {step:?}"),
        }
        self.settle();
    }

    /// Does what happens by itself, up to the next question or the end of the game.
    #[inline]
    pub(crate) fn settle(&mut self) {
        while let Some(step) = self.state.table.agenda.next() {
            if self.state.is_question(step) {
                return;
            }
            self.state.table.agenda.pop();
            self.run(step);
        }
        self.tell(Event::Over);
    }

    /// A step that asks nobody happens; a question that no longer applies is passed over.
    #[inline]
    fn run(&mut self, step: Step<R::Power>) {
        match step {
            Step::Age(age) => self.begin_age(age),
            Step::Round => self.begin_round(),
            Step::Tavern(tavern) => self.reveal(tavern),
            Step::Order => self.fix_order(),
            Step::LeftOver => self.discard_left_over(),
            Step::SwapGems => self.swap_gems(),
            Step::CoinsBack => self.take_coins_back(),
            Step::LineCheck(seat) => self.check_lines(seat),
            Step::Trade(seat) => self.trade(seat),
            Step::Power(power) => R::power_run(self, power),
            Step::Deal
            | Step::Bids(_)
            | Step::LateBid(_)
            | Step::Turn(_)
            | Step::Recruit(_)
            | Step::Transform(..)
            | Step::Offer(..)
            | Step::Keep(_)
            | Step::Burn(_) => {}
        }
    }

    /// Tells an event to whoever listens.
    #[inline]
    pub(crate) fn tell(&mut self, event: Event) {
        self.sink.tell(event);
    }

    /// Schedules these steps, in this order, before everything else.
    #[inline]
    pub(crate) fn then<const N: usize>(&mut self, steps: [Option<Step<R::Power>>; N]) {
        for step in steps.into_iter().rev().flatten() {
            self.state.table.agenda.push(step);
        }
    }

    /// Puts a piece on top of its column; then its effect, then whoever made way comes back, then the line check.
    #[inline]
    pub(crate) fn place(&mut self, seat: Seat, piece: Piece, effect: Option<Step<R::Power>>) {
        let worth = self.state.table.rules.worth(piece);
        let back = R::make_way(self, seat, worth.column);
        self.state.table.armies[seat].push(piece, worth);
        self.tell(Event::Placed(seat, piece));
        self.then([effect, back, Some(Step::LineCheck(seat))]);
    }

    /// Takes a piece out of an army.
    pub(crate) fn lift(&mut self, seat: Seat, piece: Piece) {
        let table = &mut self.state.table;
        table.armies[seat].remove(piece, |piece| table.rules.worth(piece));
    }
}

impl<R: Ruleset> State<R> {
    /// Whether a step waits for an answer.
    #[inline]
    pub(crate) fn is_question(&self, step: Step<R::Power>) -> bool {
        match step {
            Step::Deal => true,
            Step::Bids(seats) => !seats.is_empty(),
            Step::LateBid(seat) => self.purses[seat].count(Place::Hand) > 0,
            Step::Turn(_) => !self.table.taverns[self.table.auction.tavern.index()].is_empty(),
            Step::Recruit(seat) => {
                let any = |slot| self.recruit_slot(seat, slot).is_some();
                (0..self.recruit_slots(seat)).any(any)
            }
            Step::Transform(seat, _) => (0..super::COINS).any(|slot| self.transform_slot(seat, slot).is_some()),
            Step::Trade(seat) => self.trades_by_choice(seat),
            Step::Offer(_, count) => count > 0 && !self.decks[1].is_empty(),
            Step::Keep(_) => !self.offer.is_empty(),
            Step::Burn(_) => !self.decks[1].is_empty(),
            Step::Power(power) => R::power_asks(&self.table, power).is_some(),
            Step::Age(_)
            | Step::Round
            | Step::Tavern(_)
            | Step::Order
            | Step::LeftOver
            | Step::SwapGems
            | Step::CoinsBack
            | Step::LineCheck(_) => false,
        }
    }

    /// The seats that bid in secret: all but the late bidders.
    #[inline]
    pub(crate) fn bidders(&self) -> SeatSet {
        self.table.seats().filter(|&seat| !R::bids_late(&self.table.armies[seat])).collect()
    }

    /// The tavern being resolved.
    #[inline]
    pub(crate) fn tavern(&self) -> Tavern {
        self.table.auction.tavern
    }

    /// The top piece of a player's column.
    pub(crate) fn top(&self, seat: Seat, column: Column) -> Option<Piece> {
        self.table.armies[seat].top(column, |piece| self.table.rules.worth(piece))
    }
}
