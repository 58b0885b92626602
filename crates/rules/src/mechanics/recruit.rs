//! Lines and the heroes they recruit.

use rand_core::Rng;

use super::{COLUMNS, Column, Columns, Event, Hero, HeroSet, NamedHero, Piece, Post, Referee, Rules, Step, Table};
use crate::random::random_slot;
use crate::{Listener, Seat};

/// The effect of the previous recruitment of the same turn on the next one: mercenaries are recruited in chains.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Chain {
    /// The recruitment does not depend on a previous one.
    #[default]
    None,
    /// The previous hero began a chain: another of its kind must follow.
    Bound,
    /// The chain has its pair: others of their kind may follow.
    Open,
}

impl<R: Rules, L: Listener<R>> Referee<'_, R, L> {
    /// Checks the lines: while a complete line is not rewarded, its owner recruits. If no hero can be taken, the question
    /// is skipped and asked again at the next placement (NID-R1).
    #[inline]
    pub(super) fn check_lines(&mut self, seat: Seat, chain: Chain) {
        if self.state.table.armies[seat].is_hero_due() {
            self.forget_line_check(seat);
            self.then([Some(Step::Recruit(seat, chain))]);
        }
    }

    /// Schedules a line check.
    #[inline]
    pub(super) fn then_lines(&mut self, seat: Seat, chain: Chain) {
        self.forget_line_check(seat);
        self.then([Some(Step::LineCheck(seat, chain))]);
    }

    /// Drops a line check of the same seat that would come next anyway.
    #[inline]
    fn forget_line_check(&mut self, seat: Seat) {
        let agenda = &mut self.state.table.agenda;
        if matches!(agenda.next(), Some(Step::LineCheck(same, _)) if same == seat) {
            agenda.pop();
        }
    }

    /// Recruits a hero: it takes its post, then its effect, then the line check again.
    pub(super) fn recruit(&mut self, seat: Seat, hero: Hero, column: Option<Column>, chain: Chain) {
        let army = &mut self.state.table.armies[seat];
        army.join(hero);
        army.reward();
        self.tell(Event::Recruited(seat, hero));
        let effect = R::recruited(self, seat, hero);
        let chain = R::chain(chain, hero);
        let column = match R::post(hero) {
            Post::Column(column) => Some(column),
            Post::AnyColumn => column,
            Post::CommandZone => None,
        };
        match column {
            Some(column) => self.place_in_chain(seat, Piece::hero(hero, column), [effect], chain),
            None if effect.is_none() => self.check_lines(seat, chain),
            None => {
                self.then_lines(seat, chain);
                self.then([effect]);
            }
        }
    }
}

/// What a player may recruit: heroes with a fixed place, and heroes that choose one of some columns.
#[derive(Clone, Copy)]
pub(super) struct Recruits {
    settled: HeroSet,
    choosers: HeroSet,
    columns: Columns,
    /// The number of heroes of the game.
    ids: usize,
}

impl Recruits {
    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self.settled.or(self.choosers).is_empty()
    }

    /// Returns the number of slots: one per hero of the game, filled by those with a fixed place, then one per column for
    /// each hero that chooses.
    #[inline]
    pub(super) fn slots(self) -> usize {
        self.ids + self.choosers.len() * COLUMNS
    }

    #[inline]
    pub(super) fn slot(self, slot: usize) -> Option<(Hero, Option<Column>)> {
        match slot.checked_sub(self.ids) {
            None => {
                let hero = Hero(slot as u8);
                self.settled.contains(hero).then_some((hero, None))
            }
            Some(rest) => {
                let column = Column::new(rest % COLUMNS).filter(|&column| self.columns.contains(column))?;
                Some((self.choosers.nth(rest / COLUMNS)?, Some(column)))
            }
        }
    }

    /// Returns a uniformly random recruit.
    #[inline]
    pub(super) fn pick(self, rng: &mut impl Rng) -> (Hero, Option<Column>) {
        random_slot(self.slots(), rng, |slot| self.slot(slot))
    }
}

impl<R: Rules> Table<R> {
    /// Returns whether the player may recruit any hero now.
    #[inline(never)]
    pub(super) fn can_recruit(&self, seat: Seat, chain: Chain) -> bool {
        !self.recruits(seat, chain).is_empty()
    }

    /// Returns what the player may recruit now.
    #[inline]
    pub(super) fn recruits(&self, seat: Seat, chain: Chain) -> Recruits {
        let army = self.army(seat);
        let heroes = R::recruitable(army, self.heroes_left(), chain);
        let columns = R::open_columns(army, chain);
        Recruits {
            settled: heroes.minus(R::choosers()),
            choosers: heroes.and(R::choosers()),
            columns,
            ids: R::Hero::ALL.len(),
        }
    }
}
