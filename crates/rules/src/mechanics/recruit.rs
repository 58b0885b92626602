//! Lines and the heroes they recruit.

use super::{Action, COLUMNS, Column, Event, Hero, HeroSet, Piece, Post, Referee, Ruleset, State, Step};
use crate::game::{Seat, Sink};

impl<R: Ruleset, S: Sink<Event>> Referee<'_, R, S> {
    /// The line check: while a complete line is not rewarded, its owner recruits. If no hero can be taken the
    /// question passes over, to be asked at the next placement (NID-R1).
    #[inline]
    pub(super) fn check_lines(&mut self, seat: Seat) {
        if self.state.table.armies[seat].is_hero_due() {
            self.then([Some(Step::Recruit(seat))]);
        }
    }

    /// A hero takes his post; then his effect, then the line check again.
    pub(super) fn recruit(&mut self, seat: Seat, hero: Hero, column: Option<Column>) {
        let army = &mut self.state.table.armies[seat];
        army.join(hero);
        army.reward();
        self.tell(Event::Recruited(seat, hero));
        let effect = R::recruited(self, seat, hero);
        let column = match R::post(hero) {
            Post::Column(column) => Some(column),
            Post::AnyColumn => column,
            Post::CommandZone => None,
        };
        match column {
            Some(column) => self.place(seat, Piece::hero(hero, column), effect),
            None => self.then([effect, Some(Step::LineCheck(seat))]),
        }
    }
}

impl<R: Ruleset> State<R> {
    /// The heroes the player may recruit now.
    #[inline]
    pub(super) fn recruitable(&self, seat: Seat) -> HeroSet {
        R::recruitable(self, seat, self.table.heroes_left())
    }

    /// One slot for every hero with a place of his own, then one a column for each who chooses.
    #[inline]
    pub(super) fn recruit_slots(heroes: HeroSet) -> usize {
        heroes.len() + heroes.and(R::choosers()).len() * (COLUMNS - 1)
    }

    #[inline]
    pub(super) fn recruit_slot(heroes: HeroSet, slot: usize) -> Option<Action> {
        let settled = heroes.minus(R::choosers());
        match slot.checked_sub(settled.len()) {
            None => settled.nth(slot).map(|hero| Action::Recruit(hero, None)),
            Some(rest) => {
                let hero = heroes.and(R::choosers()).nth(rest / COLUMNS)?;
                Some(Action::Recruit(hero, Column::new(rest % COLUMNS)))
            }
        }
    }
}
