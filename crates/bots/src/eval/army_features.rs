//! Features of an army that grows during a simulated round, evaluated by their difference.

use elvaland_rules::mechanics::{COINS, COLUMNS, Column, Purse, Score, Table};
use elvaland_rules::{BySeat, Seat};

use crate::baselines::valuation::{LINES, Rivals, missing};
use crate::eval::{
    CoinWeights, FIRST_LINE_BUCKETS, FeatureDelta, Features, GamePhase, Network, SECOND_LINE_BUCKETS, SHARED_GROUPS,
    ScalarLayout, bits, lead_bucket, line_odds, rank_bucket, rank_reach, ranks,
};
use crate::games::BotGame;

/// Everything the features need to know of an army.
pub(crate) struct ArmyFeatures<R: BotGame> {
    pub(crate) tally: R::Tally,
    pub(crate) tokens: u8,
    ranks: [u8; COLUMNS],
    points: [u16; COLUMNS],
    missing: [u8; LINES],
    parts: Score<R>,
    /// The score parts that count the highest coin, as a bit mask.
    highest_coin_parts: u16,
}

impl<R: BotGame> ArmyFeatures<R> {
    /// Computes the features of a seat's army, given its tally.
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

    /// Returns the tally.
    pub(crate) fn tally(&self) -> &R::Tally {
        &self.tally
    }

    /// Returns the ranks of all columns.
    pub(crate) fn ranks(&self) -> [u8; COLUMNS] {
        self.ranks
    }

    /// Adds the changes of rank, lead and line features to `delta`. The army must have gained dwarves only.
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

    /// Adds all other changes to `delta`.
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

    /// Adds the changes of the line features.
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

    /// Adds changed coin values to `delta`; `before` is the army that the coin weights were computed for.
    #[inline(always)]
    pub(crate) fn delta_coins(&self, before: &ArmyFeatures<R>, more: [f32; COINS], delta: &mut FeatureDelta) {
        delta.set_coins(more);
        // With the Warrior majority, for example, the highest coin counts once more.
        let changed_parts = self.highest_coin_parts ^ before.highest_coin_parts;
        if changed_parts != 0 {
            for part in bits(changed_parts.into()) {
                let sign = if self.highest_coin_parts >> part & 1 == 1 { 1.0 } else { -1.0 };
                delta.add_scalar(part, sign * more[COINS - 1] / 16.0);
            }
        }
    }

    /// Returns the weights of one point of each sorted coin: as a coin, scaled by the time left, and in the score.
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

/// An army before and after it grew, for the game-specific features.
#[doc(hidden)]
pub struct ArmyChange<'a, R: BotGame> {
    pub(crate) before: &'a ArmyFeatures<R>,
    pub(crate) after: &'a ArmyFeatures<R>,
    /// The features before.
    pub(crate) features: &'a Features,
    /// The first group and the first scalar that only this game has.
    pub(crate) first_group: usize,
    pub(crate) first_scalar: usize,
}
