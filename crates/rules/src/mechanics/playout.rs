//! Random playouts: the frequent questions are answered without creating an action.

use rand_core::Rng;

use super::legal::LAYOUTS;
use super::{COINS, Referee, Rules, Step};
use crate::random::random_slot;
use crate::{Listener, Turn};

impl<R: Rules, L: Listener<R>> Referee<'_, R, L> {
    /// Settles one decision or draw at random; returns `false` if the game is over.
    #[inline(always)]
    pub(super) fn random_step(&mut self, rng: &mut impl Rng) -> bool {
        match self.state.table.agenda.next() {
            Some(Step::Turns(turn)) => {
                let (index, card) = self.state.pick_card(rng);
                let tavern = self.state.tavern();
                self.state.table.taverns[tavern.index()].remove_at(index);
                self.took(turn, card);
                true
            }
            Some(Step::Bids(waiting)) => {
                let Some(seat) = waiting.first() else { return false };
                let bid = self.state.pick_bid(seat, rng);
                self.state.purses[seat].lay_as(LAYOUTS[bid]);
                self.bid_is_in(seat, waiting);
                true
            }
            Some(Step::Deal) => {
                self.deal_at_random(rng);
                true
            }
            _ => self.same().seldom_random_step(rng),
        }
    }

    #[inline(never)]
    fn seldom_random_step(mut self, rng: &mut impl Rng) -> bool {
        let Some(step) = self.state.table.agenda.next() else { return false };
        match step {
            Step::Recruit(seat, chain) => {
                let (hero, column) = self.state.table.recruits(seat, chain).pick(rng);
                self.done().recruit(seat, hero, column, chain);
            }
            Step::Transform(seat, plus) => {
                let index = random_slot(COINS, rng, |slot| self.state.purses[seat].may_transform(slot).then_some(slot));
                let wanted = self.state.purses[seat].coin(index).value() + plus;
                self.done().exchange(seat, index, wanted);
            }
            Step::LateBid(seat) => {
                let index = random_slot(COINS, rng, |slot| self.state.purses[seat].may_bid_late(slot).then_some(slot));
                self.done().bid_late(seat, index);
            }
            Step::Keep(seat) => {
                let (_, card) = self.state.offer.pick(rng);
                self.done().keep(seat, card);
            }
            Step::Power(power) => {
                let Some(seat) = R::power_seat(power) else { return false };
                let choices = self.state.choices(seat);
                let slots = R::power_choices(choices, power);
                let action = random_slot(slots, rng, |slot| R::power_choice(choices, power, slot));
                R::power_play(self.done(), power, action);
            }
            _ => return self.any_random_step(rng),
        }
        self.go_on();
        true
    }

    /// Settles any decision or draw.
    #[inline(never)]
    fn any_random_step(mut self, rng: &mut impl Rng) -> bool {
        match self.state.turn() {
            Turn::Chance => {
                let draw = self.state.random_draw(rng);
                self.draw(&draw);
            }
            Turn::Decide(seats) => {
                let Some(seat) = seats.first() else { return false };
                let Some(action) = self.state.random_action(seat, rng) else { return false };
                self.play(seat, action);
            }
            Turn::Over => return false,
        }
        true
    }
}
