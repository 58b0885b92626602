//! The games that the proofs run on.

use elvaland_rules::State;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::nains::{self, Nains};
use elvaland_rules::nidavellir::{self, Edition, Nidavellir};
use elvaland_rules::position::PositionFormat;
use elvaland_rules::record::RecordFormat;

/// A game that the proofs run on.
pub(crate) trait Proven: RecordFormat + PositionFormat {
    /// The usual game for this number of players.
    fn game_for(players: usize) -> Self::Options {
        Self::default_options(players).expect("2 to 5 players")
    }

    /// Every kind of game.
    fn variants() -> Vec<Self::Options>;

    /// A game at its beginning, with the dealer who goes on with it.
    fn begin(options: &Self::Options, seed: u64) -> (State<Self>, Dealer) {
        let mut dealer = Dealer::new(seed);
        (Self::start(options, dealer.rng()), dealer)
    }
}

/// 2 to 5 players, both editions, with and without the heroes of the full game.
impl Proven for Nidavellir {
    fn variants() -> Vec<nidavellir::Options> {
        let editions = |players| Edition::ALL.map(|edition| Nidavellir::game_for(players).with_edition(edition));
        let all = (2..=5).flat_map(editions);
        all.flat_map(|options| [false, true].map(|first_game| options.with_first_game(first_game))).collect()
    }
}

/// 2 to 5 players.
impl Proven for Nains {
    fn variants() -> Vec<nains::Options> {
        (2..=5).map(Nains::game_for).collect()
    }
}

/// The same proofs for each game, whose rules they call `G`.
macro_rules! for_both_games {
    ($($proofs:tt)*) => {
        mod nidavellir {
            use super::*;
            type G = elvaland_rules::nidavellir::Nidavellir;
            $($proofs)*
        }
        mod nains {
            use super::*;
            type G = elvaland_rules::nains::Nains;
            $($proofs)*
        }
    };
}
