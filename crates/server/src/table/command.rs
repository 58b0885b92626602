//! Commands of visitors to a table: what they are, and which function executes each.

use std::time::{Duration, Instant};

use elvaland_rules::Seat;
use elvaland_texts::Reaction;

use super::live_table::LiveTable;
use crate::bots::Level;
use crate::model::{StoredOccupant, TableId, Visitor, seat_of};
use crate::notify::NotificationTrigger;
use crate::request_error::RequestError;
use crate::store::ClusterMessage;
use elvaland_session::ActionInput;

/// A command of a visitor.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Command {
    /// Takes this seat, or the first open one.
    Join(Option<Seat>),
    /// Gives up the seat; in a running game a bot takes over.
    Leave,
    /// Gives the seat up for good.
    Resign,
    /// Fills the open seats with bots and begins.
    Start(Level),
    /// Removes the table before its game begins, or an uploaded record.
    Delete,
    /// Submits an action; a bid waits until all bids are in.
    Act { seq: u64, key: Option<String>, action: ActionInput },
    /// Withdraws a pending bid.
    Withdraw { seq: u64 },
    /// Takes back the last choice.
    Undo { seq: u64, key: Option<String> },
    /// Sends a reaction to everybody who watches.
    React(Reaction),
    /// Lets a bot play for a player who is away.
    HandOver { seat: Seat, level: Level },
    /// Votes for a bot in place of a player who does not move.
    Vote { seat: Seat },
    /// Takes the seat back from the bot.
    TakeBack,
    /// Creates or joins the table of the next game.
    Rematch,
    /// Continues without the guide.
    EndGuide,
}

/// The result of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Done {
    /// The number of steps of the table, undos among them.
    pub(crate) seq: u64,
    /// The table to show next: another one after a rematch.
    pub(crate) table: TableId,
}

/// The maximum number of reactions of a player in [`REACTION_PERIOD`].
const REACTIONS: usize = 8;
const REACTION_PERIOD: Duration = Duration::from_secs(10);

impl LiveTable {
    /// Executes a command. Retries if another node changed the table meanwhile: a bid that collided with another bid
    /// is not stale.
    pub(super) async fn execute(&mut self, who: &Visitor, command: Command) -> Result<Done, RequestError> {
        loop {
            let seen = self.row.revision;
            match self.try_execute(who, command.clone()).await {
                Err(RequestError::Stale { .. }) if self.row.revision != seen => {}
                answer => return answer,
            }
        }
    }

    async fn try_execute(&mut self, who: &Visitor, command: Command) -> Result<Done, RequestError> {
        self.mark_active(Some(who.id));
        self.registry.dispatcher.raise(NotificationTrigger::Looked(who.id, self.row.id));
        if let Some(frozen) = &self.frozen {
            return Err(RequestError::Frozen(frozen.clone()));
        }
        let seat = seat_of(&self.row.arrangement.seats, who.id).ok_or(RequestError::NotSeated);
        let mut done = Done { seq: self.row.progress.seq, table: self.row.id };
        match command {
            Command::Join(wanted) => self.join(who, wanted).await?,
            Command::Leave => self.leave(seat?).await?,
            Command::Resign => self.resign(seat?).await?,
            Command::Start(level) => self.fill(who, level).await?,
            Command::Delete => self.delete(who).await?,
            Command::Act { seq, key, action } => {
                let seat = self.require_no_stand_in(seat?)?;
                done.seq = self.act(seat, seq, key.as_deref(), &action).await?;
                self.registry.metrics.acted();
                return Ok(done);
            }
            Command::Withdraw { seq } => {
                let seat = self.require_no_stand_in(seat?)?;
                self.withdraw(seat, seq).await?;
            }
            Command::Undo { seq, key } => {
                let seat = self.require_no_stand_in(seat?)?;
                done.seq = self.undo(seat, seq, key.as_deref()).await?;
                return Ok(done);
            }
            Command::React(reaction) => {
                let seat = seat?;
                self.count_reaction(seat)?;
                self.react(seat, reaction);
                let reaction = reaction.name().to_owned();
                self.registry.publish_to_nodes(ClusterMessage::Reaction {
                    table: self.row.id,
                    seat: seat.index(),
                    reaction,
                });
            }
            Command::HandOver { seat, level } => self.hand_over(who, seat, level).await?,
            Command::Vote { seat: of } => self.vote(seat?, of).await?,
            Command::TakeBack => self.take_back(seat?).await?,
            Command::Rematch => done.table = self.rematch(who, seat?).await?,
            Command::EndGuide => {
                seat?;
                self.end_guide().await?;
            }
        }
        done.seq = self.row.progress.seq;
        Ok(done)
    }

    /// Counts a reaction of a player.
    ///
    /// # Errors
    /// They have made too many lately.
    fn count_reaction(&mut self, seat: Seat) -> Result<(), RequestError> {
        let made = &mut self.reacted[seat];
        made.retain(|at| at.elapsed() < REACTION_PERIOD);
        if made.len() >= REACTIONS {
            return Err(RequestError::TooMany { what: "requests", after_seconds: REACTION_PERIOD.as_secs() });
        }
        made.push_back(Instant::now());
        Ok(())
    }

    /// Returns the seat unless a bot plays for its player.
    pub(super) fn require_no_stand_in(&self, seat: Seat) -> Result<Seat, RequestError> {
        match self.row.arrangement.seats[seat.index()] {
            StoredOccupant::Person { stand_in: Some(_), .. } => Err(RequestError::StandIn),
            _ => Ok(seat),
        }
    }
}
