//! Results of finished games, for players' histories. They follow from the steps, and are stored so that a history
//! need not replay them all.

use std::sync::Arc;

use elvaland_rules::mechanics::Rules;
use elvaland_rules::{AnyGame, Seat, State, with_state};
use serde::{Deserialize, Serialize};

use crate::model::{TableId, TableRow, VisitorId};
use crate::registry::Registry;
use crate::request_error::RequestError;
use crate::table::Message;

/// The result of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct GameResult {
    /// The results by seat.
    pub(crate) seats: Vec<SeatResult>,
}

/// The result of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct SeatResult {
    /// The points by part of the score.
    pub(crate) parts: Vec<u16>,
    /// The heroes, as records name them.
    pub(crate) heroes: Vec<String>,
    /// The share of the victory.
    pub(crate) share: f32,
}

impl GameResult {
    /// Returns the result of a finished game.
    pub(crate) fn of(game: &AnyGame) -> GameResult {
        let shares = game.shares();
        let seats = with_state!(game, state => {
            let result = |seat: Seat| SeatResult {
                parts: parts(state, seat),
                heroes: heroes(state, seat),
                share: shares[seat.index()],
            };
            Seat::first(shares.len()).map(result).collect()
        });
        GameResult { seats }
    }
}

fn parts<R: Rules>(state: &State<R>, seat: Seat) -> Vec<u16> {
    state.scores()[seat.index()].values().to_vec()
}

fn heroes<R: Rules>(state: &State<R>, seat: Seat) -> Vec<String> {
    state.table().army(seat).heroes().iter().map(|hero| R::hero_name(hero).to_owned()).collect()
}

impl Registry {
    /// Returns the finished games of a visitor with their results, latest first.
    pub(crate) async fn finished(
        self: &Arc<Registry>,
        visitor: VisitorId,
    ) -> Result<Vec<(TableRow, GameResult)>, RequestError> {
        let mut finished = Vec::new();
        for (row, kept) in self.store.games_of(visitor).await? {
            let fits = |result: &GameResult| result.seats.len() == row.arrangement.seats.len();
            let kept = kept.and_then(|text| serde_json::from_str(&text).ok()).filter(fits);
            match kept {
                Some(result) => finished.push((row, result)),
                // A game of an earlier version, or of which nobody wrote down the end.
                None => finished.extend(self.find_result(row.id).await?.map(|result| (row, result))),
            }
        }
        Ok(finished)
    }

    /// Finds out how a game ended. `None` if its steps do not hold.
    async fn find_result(self: &Arc<Registry>, id: TableId) -> Result<Option<GameResult>, RequestError> {
        let session = self.send(id, Message::Session).await?;
        if !session.game().is_over() {
            return Ok(None);
        }
        let result = GameResult::of(session.game());
        self.keep_result(id, &result).await;
        Ok(Some(result))
    }

    /// Writes down how a game ended; it can be found out again.
    pub(crate) async fn keep_result(&self, id: TableId, result: &GameResult) {
        let text = serde_json::to_string(result).unwrap_or_default();
        if let Err(error) = self.store.keep_result(id, text).await {
            tracing::warn!(table = %id, %error, "the end of a game could not be kept");
        }
    }
}
