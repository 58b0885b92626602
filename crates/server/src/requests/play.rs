//! Playing at a table: actions, undo, reactions, advice.

use elvaland_bots::Level;
use elvaland_rules::Seat;
use elvaland_session::ActionInput;
use elvaland_texts::Reaction;

use super::TableRequest;
use crate::bots::{Advice, Question};
use crate::request_error::RequestError;
use crate::table::{Command, Done, Message};

/// The maximum length of an idempotency key, and of an action.
const LONGEST: usize = 100;

/// Refuses an idempotency key that is too long or empty.
fn check(key: Option<&str>) -> Result<(), RequestError> {
    let fits = key.is_none_or(|key| (1..=LONGEST).contains(&key.chars().count()));
    if fits { Ok(()) } else { Err(RequestError::WrongValue { field: "key" }) }
}

/// A decision to be advised on.
#[derive(Clone, Copy, Default)]
pub(crate) struct AdviceRequest {
    /// The number of steps before the decision; now, if `None`.
    pub(crate) seq: Option<u64>,
    /// The seat that decides; the visitor's own, if `None`.
    pub(crate) seat: Option<Seat>,
    /// The level that the player on the seat plays like; estimated from the game, if `None`.
    pub(crate) like: Option<Level>,
}

/// What the strongest bot thinks of a decision.
pub(crate) struct AdvisedDecision {
    pub(crate) question: Question,
    /// The options, the best first.
    pub(crate) options: Vec<Advice>,
}

impl TableRequest {
    /// Submits an action, which answers what was asked after `seq` steps. A bid waits until all are in.
    ///
    /// # Errors
    /// The action is stale, illegal or longer than any action.
    pub(crate) async fn act(&self, seq: u64, key: Option<String>, action: ActionInput) -> Result<Done, RequestError> {
        check(key.as_deref())?;
        if matches!(&action, ActionInput::Text(text) if text.chars().count() > LONGEST) {
            return Err(RequestError::WrongValue { field: "action" });
        }
        self.send(Command::Act { seq, key, action }).await
    }

    /// Takes back the visitor's last choice.
    ///
    /// # Errors
    /// There is nothing that they may take back.
    pub(crate) async fn undo(&self, seq: u64, key: Option<String>) -> Result<Done, RequestError> {
        check(key.as_deref())?;
        self.send(Command::Undo { seq, key }).await
    }

    /// Sends a reaction, given by its name, to everybody who watches.
    ///
    /// # Errors
    /// There is no such reaction, or too many were sent lately.
    pub(crate) async fn react(&self, reaction: &str) -> Result<Done, RequestError> {
        let reaction = Reaction::named(reaction).ok_or(RequestError::WrongValue { field: "reaction" })?;
        self.send(Command::React(reaction)).await
    }

    /// Asks the strongest bot about a decision.
    ///
    /// # Errors
    /// The visitor may not be advised on it, or waits for other advice.
    pub(crate) async fn advise(&self, wanted: AdviceRequest) -> Result<AdvisedDecision, RequestError> {
        let (registry, visitor) = (&self.registry, self.visitor.id);
        let AdviceRequest { seq, seat, like } = wanted;
        let mut question = *registry.send(self.table, |reply| Message::Consult { visitor, seq, seat, reply }).await?;
        let seat = question.seat;
        question.levels[seat] = question.levels[seat].or(like);
        let payer = registry.payer(self.table, Some(visitor));
        let options = registry.bots.advise(payer, visitor, question.clone()).await?;
        Ok(AdvisedDecision { question, options })
    }
}
