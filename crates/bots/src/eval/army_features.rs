//! An army that grows while a round is thought about: what a network sees otherwise of it is told by the difference.

use elvaland_rules::mechanics::{COINS, COLUMNS, Column, Purse, Score, Table};
use elvaland_rules::{BySeat, Seat};

use crate::baselines::valuation::{LINES, Rivals, missing};
use crate::eval::{
    CoinLines, Edits, FIRST_LINE, Features, Moment, Network, Places, QUESTIONS, SECOND_LINE, bits, hope, lead, ranks,
    reach, told_ranks,
};
use crate::games::BotGame;

/// What is counted of an army that is looked at.
pub(crate) struct Roster<R: BotGame> {
    pub(crate) tally: R::Tally,
    pub(crate) tokens: u8,
    ranks: [u8; COLUMNS],
    points: [u16; COLUMNS],
    missing: [u8; LINES],
    parts: Score<R>,
    /// The parts of the score, by bit, that count the highest coin.
    highest_parts: u16,
}

impl<R: BotGame> Roster<R> {
    /// The army of a seat, whose pieces have this tally.
    #[inline]
    pub(crate) fn of(
        table: &Table<R>,
        purses: &BySeat<Purse>,
        seat: Seat,
        tally: R::Tally,
        rivals: &Rivals,
    ) -> Roster<R> {
        let army = table.army(seat);
        let ranks = ranks(army);
        Roster {
            tally,
            tokens: army.tokens(),
            ranks,
            points: Column::ALL.map(|column| army.points(column)),
            missing: missing(ranks, army.recruits()),
            parts: R::parts(table, purses, seat, &tally),
            highest_parts: R::highest_parts(army, rivals),
        }
    }

    /// What is counted of its pieces.
    pub(crate) fn tally(&self) -> &R::Tally {
        &self.tally
    }

    /// The ranks of all columns.
    pub(crate) fn ranks(&self) -> [u8; COLUMNS] {
        self.ranks
    }

    /// What is seen otherwise of ranks and lines when the army is this one instead; it has grown by some dwarves and nothing else.
    pub(crate) fn edit_ranks(
        &self,
        after: &Roster<R>,
        seen: &Features,
        moment: &Moment,
        rivals: &Rivals,
        edits: &mut Edits,
    ) {
        let picks = moment.picks();
        for at in 0..COLUMNS {
            let (before, ranks, rival) = (self.ranks[at], after.ranks[at], rivals.ranks[at]);
            if before != ranks {
                edits.answer(seen, 2 * at, told_ranks(ranks) as isize - told_ranks(before) as isize);
                edits.answer(seen, 2 * at + 1, lead(ranks, rival) as isize - lead(before, rival) as isize);
                edits.amount(R::RANKS + at, f32::from(ranks - before) * picks / 64.0);
            }
        }
        self.edit_lines(after, seen, picks, edits);
    }

    /// What is seen otherwise of all else but ranks and lines.
    pub(crate) fn edit_rest(
        &self,
        after: &Roster<R>,
        seen: &Features,
        moment: &Moment,
        rivals: &Rivals,
        edits: &mut Edits,
    ) {
        for (at, (before, after)) in self.points.iter().zip(after.points).enumerate() {
            edits.amount(R::POINTS + at, f32::from(after - before) / 16.0);
        }
        for (at, (before, after)) in self.parts.values().iter().zip(after.parts.values()).enumerate() {
            if before != after {
                edits.amount(at, (f32::from(*after) - f32::from(*before)) / 16.0);
            }
        }
        let change = Grown { before: self, after, seen, questions: QUESTIONS, amounts: R::MISSING + LINES };
        R::edit_more(&change, moment, rivals, edits);
    }

    /// What is seen otherwise of the next lines.
    #[inline(always)]
    fn edit_lines(&self, after: &Roster<R>, seen: &Features, picks: f32, edits: &mut Edits) {
        if self.missing == after.missing {
            return;
        }
        for (line, most) in [FIRST_LINE, SECOND_LINE].into_iter().enumerate() {
            let told = |missing: [u8; LINES]| usize::from(missing[line]).min(most) as isize;
            edits.answer(seen, 2 * COLUMNS + line, told(after.missing) - told(self.missing));
        }
        let reach = reach(picks);
        for (line, (before, after)) in self.missing.into_iter().zip(after.missing).enumerate() {
            if before != after {
                edits.amount(R::MISSING + line, hope(after, reach) - hope(before, reach));
            }
        }
    }

    /// What is seen otherwise when the sorted coins have other values, by what each of them has more; `before` had the army
    /// for which coin lines were drawn.
    #[inline(always)]
    pub(crate) fn edit_coins(&self, before: &Roster<R>, more: [f32; COINS], edits: &mut Edits) {
        edits.coins(more);
        // With more Warriors, say, the highest coin counts once more.
        let counting = self.highest_parts ^ before.highest_parts;
        if counting != 0 {
            for part in bits(counting.into()) {
                let sign = if self.highest_parts >> part & 1 == 1 { 1.0 } else { -1.0 };
                edits.amount(part, sign * more[COINS - 1] / 16.0);
            }
        }
    }

    /// What a point of each of the sorted coins gives to the hidden layer: as a coin, by the time it has to be of use, and in the
    /// score.
    pub(crate) fn coin_lines(&self, network: &Network, moment: &Moment) -> CoinLines {
        let mut lines: CoinLines = std::array::from_fn(|at| {
            let [coin, coin_in_time, part] = [R::COINS + at, R::COINS + COINS + at, R::COINS_PART].map(|at| at as u16);
            network.mixture(&[(coin, 1.0 / 8.0), (coin_in_time, moment.time() / 8.0), (part, 1.0 / 16.0)])
        });
        for part in bits(self.highest_parts.into()) {
            let more = network.mixture(&[(part as u16, 1.0 / 16.0)]);
            lines[COINS - 1].iter_mut().zip(more).for_each(|(weight, more)| *weight += more);
        }
        lines
    }
}

/// An army that has grown, for what only one game shows of it.
#[doc(hidden)]
pub struct Grown<'a, R: BotGame> {
    pub(crate) before: &'a Roster<R>,
    pub(crate) after: &'a Roster<R>,
    /// What was seen before.
    pub(crate) seen: &'a Features,
    /// The first question and the first quantity that only this game has.
    pub(crate) questions: usize,
    pub(crate) amounts: usize,
}
