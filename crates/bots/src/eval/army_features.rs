//! An army that grows while a round is thought about: what a network sees otherwise of it is told by the difference.

use elvaland_rules::mechanics::{COINS, COLUMNS, Column, Purse, Score, Table};
use elvaland_rules::{BySeat, Seat};

use crate::baselines::valuation::{LINES, Rivals, missing};
use crate::eval::{
    CoinWeights, FIRST_LINE_BUCKETS, FeatureDelta, Features, GamePhase, Network, SECOND_LINE_BUCKETS, SHARED_GROUPS,
    ScalarLayout, bits, lead_bucket, line_odds, rank_bucket, rank_reach, ranks,
};
use crate::games::BotGame;

/// What is counted of an army that is looked at.
pub(crate) struct ArmyFeatures<R: BotGame> {
    pub(crate) tally: R::Tally,
    pub(crate) tokens: u8,
    ranks: [u8; COLUMNS],
    points: [u16; COLUMNS],
    missing: [u8; LINES],
    parts: Score<R>,
    /// The parts of the score, by bit, that count the highest coin.
    highest_coin_parts: u16,
}

impl<R: BotGame> ArmyFeatures<R> {
    /// The army of a seat, whose pieces have this tally.
    #[inline]
    pub(crate) fn of(
        table: &Table<R>,
        purses: &BySeat<Purse>,
        seat: Seat,
        tally: R::Tally,
        rivals: &Rivals,
    ) -> ArmyFeatures<R> {
        let army = table.army(seat);
        let ranks = ranks(army);
        ArmyFeatures {
            tally,
            tokens: army.tokens(),
            ranks,
            points: Column::ALL.map(|column| army.points(column)),
            missing: missing(ranks, army.recruits()),
            parts: R::parts(table, purses, seat, &tally),
            highest_coin_parts: R::highest_coin_parts(army, rivals),
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
    pub(crate) fn delta_ranks(
        &self,
        after: &ArmyFeatures<R>,
        features: &Features,
        phase: &GamePhase,
        rivals: &Rivals,
        delta: &mut FeatureDelta,
    ) {
        let picks = phase.picks();
        for at in 0..COLUMNS {
            let (before, ranks, rival) = (self.ranks[at], after.ranks[at], rivals.ranks[at]);
            if before != ranks {
                delta.move_group(features, 2 * at, rank_bucket(ranks) as isize - rank_bucket(before) as isize);
                delta.move_group(
                    features,
                    2 * at + 1,
                    lead_bucket(ranks, rival) as isize - lead_bucket(before, rival) as isize,
                );
                delta.add_scalar(R::RANKS + at, f32::from(ranks - before) * picks / 64.0);
            }
        }
        self.delta_lines(after, features, picks, delta);
    }

    /// What is seen otherwise of all else but ranks and lines.
    pub(crate) fn delta_rest(
        &self,
        after: &ArmyFeatures<R>,
        features: &Features,
        phase: &GamePhase,
        rivals: &Rivals,
        delta: &mut FeatureDelta,
    ) {
        for (at, (before, after)) in self.points.iter().zip(after.points).enumerate() {
            delta.add_scalar(R::POINTS + at, f32::from(after - before) / 16.0);
        }
        for (at, (before, after)) in self.parts.values().iter().zip(after.parts.values()).enumerate() {
            if before != after {
                delta.add_scalar(at, (f32::from(*after) - f32::from(*before)) / 16.0);
            }
        }
        let change =
            ArmyChange { before: self, after, features, first_group: SHARED_GROUPS, first_scalar: R::MISSING + LINES };
        R::delta_game(&change, phase, rivals, delta);
    }

    /// What is seen otherwise of the next lines.
    #[inline(always)]
    fn delta_lines(&self, after: &ArmyFeatures<R>, features: &Features, picks: f32, delta: &mut FeatureDelta) {
        if self.missing == after.missing {
            return;
        }
        for (line, most) in [FIRST_LINE_BUCKETS, SECOND_LINE_BUCKETS].into_iter().enumerate() {
            let told = |missing: [u8; LINES]| usize::from(missing[line]).min(most) as isize;
            delta.move_group(features, 2 * COLUMNS + line, told(after.missing) - told(self.missing));
        }
        let reach = rank_reach(picks);
        for (line, (before, after)) in self.missing.into_iter().zip(after.missing).enumerate() {
            if before != after {
                delta.add_scalar(R::MISSING + line, line_odds(after, reach) - line_odds(before, reach));
            }
        }
    }

    /// What is seen otherwise when the sorted coins have other values, by what each of them has more; `before` had the army
    /// for which coin lines were drawn.
    #[inline(always)]
    pub(crate) fn delta_coins(&self, before: &ArmyFeatures<R>, more: [f32; COINS], delta: &mut FeatureDelta) {
        delta.set_coins(more);
        // With more Warriors, say, the highest coin counts once more.
        let changed_parts = self.highest_coin_parts ^ before.highest_coin_parts;
        if changed_parts != 0 {
            for part in bits(changed_parts.into()) {
                let sign = if self.highest_coin_parts >> part & 1 == 1 { 1.0 } else { -1.0 };
                delta.add_scalar(part, sign * more[COINS - 1] / 16.0);
            }
        }
    }

    /// What a point of each of the sorted coins gives to the hidden layer: as a coin, by the time it has to be of use, and in the
    /// score.
    pub(crate) fn coin_weights(&self, network: &Network, phase: &GamePhase) -> CoinWeights {
        let mut lines: CoinWeights = std::array::from_fn(|at| {
            let [coin, coin_in_time, part] =
                [R::COINS + at, R::COINS + COINS + at, R::COIN_SCORE_PART].map(|at| at as u16);
            network.scalar_mix(&[(coin, 1.0 / 8.0), (coin_in_time, phase.time() / 8.0), (part, 1.0 / 16.0)])
        });
        for part in bits(self.highest_coin_parts.into()) {
            let more = network.scalar_mix(&[(part as u16, 1.0 / 16.0)]);
            lines[COINS - 1].iter_mut().zip(more).for_each(|(weight, more)| *weight += more);
        }
        lines
    }
}

/// An army that has grown, for what only one game shows of it.
#[doc(hidden)]
pub struct ArmyChange<'a, R: BotGame> {
    pub(crate) before: &'a ArmyFeatures<R>,
    pub(crate) after: &'a ArmyFeatures<R>,
    /// What was seen before.
    pub(crate) features: &'a Features,
    /// The first question and the first quantity that only this game has.
    pub(crate) first_group: usize,
    pub(crate) first_scalar: usize,
}
