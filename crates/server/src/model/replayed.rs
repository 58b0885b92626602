//! The game of a stored table: a replay of its steps.

use elvaland_rules::record::{Broken, Problem};
use elvaland_session::Session;

use super::{Header, StoredTable};

impl StoredTable {
    /// Replays the game with its pending bids. If today's rules refuse a step, returns the game before it, and why.
    ///
    /// # Errors
    /// A set-up or a pending bid that the rules refuse.
    pub(crate) fn replay(&self, header: &Header) -> Result<(Session, Option<Broken>), Broken> {
        let game = self.row.arrangement.settings.game;
        let replay = |count: usize| Session::replay(game, header, self.steps[..count].iter().map(|row| &row.step));
        let (mut session, broken) = match replay(self.steps.len()) {
            Ok(session) => (session, None),
            Err(broken) => (replay(broken.step.ok_or_else(|| broken.clone())?)?, Some(broken)),
        };
        for bid in self.bids.iter().filter(|_| broken.is_none()) {
            if let Some(action) = bid.bid {
                let refused = |refusal| Broken { step: None, tried: String::new(), problem: Problem::Refused(refusal) };
                session.restore_bid(bid.seat, action.into()).map_err(refused)?;
            }
        }
        Ok((session, broken))
    }
}
