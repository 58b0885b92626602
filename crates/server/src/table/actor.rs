//! The task of a table: handles one message at a time.

use std::sync::Arc;
use std::time::{Duration, Instant};

use elvaland_rules::{Action, Seat};
use elvaland_session::{Past, Session, TableSnapshot};
use tokio::sync::{mpsc, oneshot};

use super::command::{Command, Done};
use super::live_table::{Change, LiveTable};
use super::peers::PeerMessage;
use super::snapshots::Look;
use super::watchers::{Subscription, Watch};
use crate::bots::Question;
use crate::model::{TableId, Visitor, VisitorId};
use crate::registry::Registry;
use crate::request_error::RequestError;

/// The delay before an idle table tries again to leave memory.
const RETRY: Duration = Duration::from_millis(100);
/// The longest sleep of a table that waits for nothing but messages.
const LONG: Duration = Duration::from_secs(3600);

/// The channel for the answer to a message.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, RequestError>>;

/// A message to the task of a table.
pub(crate) enum Message {
    /// A visitor sends a command.
    Execute(Visitor, Command, Reply<Done>),
    /// A viewer looks at the table as it is now.
    Look(Look, Reply<Box<TableSnapshot>>),
    /// A viewer looks at an earlier moment, or at the steps since one.
    Past(Look, Reply<Box<Past>>),
    /// A visitor asks for advice.
    Consult { visitor: VisitorId, seq: Option<u64>, seat: Option<Seat>, reply: Reply<Box<Question>> },
    /// The session of a finished game is wanted, to review or continue it.
    Session(Reply<Box<Session>>),
    /// A visitor wants the record of a finished game.
    Record(Reply<String>),
    /// A stream is opened.
    Watch(Watch, Reply<Subscription>),
    /// A stream was closed.
    Unwatch(u64),
    /// Ends the streams of a visitor, whose secret was replaced.
    EndStreams(VisitorId),
    /// Ends the streams from addresses that are banned now.
    EndBannedStreams,
    /// A bot has chosen; `None` if it failed.
    BotChose { seat: Seat, seq: u64, action: Option<Action> },
    /// Bots are to be asked again.
    Wake,
    /// The people of the table changed in the database.
    Refresh(oneshot::Sender<()>),
    /// Another node sent a message.
    Peer(PeerMessage),
}

/// Runs a table until it has been idle for a while. A later message starts a new task.
pub(crate) async fn run(
    registry: Arc<Registry>,
    id: TableId,
    inbox: mpsc::UnboundedSender<Message>,
    mut messages: mpsc::UnboundedReceiver<Message>,
) {
    let _present = registry.metrics.table();
    // Boxes rare futures, here and below, so that idle tasks stay small.
    let loaded = Box::pin(load(registry.clone(), id, inbox)).await;
    match loaded {
        Ok(live) => live.run(&mut messages).await,
        Err(refused) => {
            registry.forget(id);
            refuse_all(&mut messages, &refused);
        }
    }
}

/// Rebuilds a table from the store.
async fn load(
    registry: Arc<Registry>,
    id: TableId,
    inbox: mpsc::UnboundedSender<Message>,
) -> Result<Box<LiveTable>, RequestError> {
    let stored = registry.store.load_table(id).await?.ok_or(RequestError::NoSuchTable)?;
    LiveTable::new(registry, inbox, &stored).map(Box::new).map_err(|broken| {
        tracing::error!(table = %id, %broken, "a stored table cannot be rebuilt");
        RequestError::Unavailable
    })
}

/// Refuses all messages that wait; the inbox is closed by then.
fn refuse_all(messages: &mut mpsc::UnboundedReceiver<Message>, refused: &RequestError) {
    messages.close();
    while let Ok(message) = messages.try_recv() {
        message.refuse(refused);
    }
}

impl Message {
    /// Returns true if a client waits for an answer about the table as it is.
    fn is_request(&self) -> bool {
        match self {
            Message::Execute(..)
            | Message::Look(..)
            | Message::Past(..)
            | Message::Consult { .. }
            | Message::Session(_)
            | Message::Record(_)
            | Message::Watch(..) => true,
            Message::Unwatch(_)
            | Message::EndStreams(_)
            | Message::EndBannedStreams
            | Message::BotChose { .. }
            | Message::Wake
            | Message::Refresh(_)
            | Message::Peer(_) => false,
        }
    }

    /// Answers a request with a refusal.
    fn refuse(self, refused: &RequestError) {
        match self {
            Message::Execute(_, _, reply) => drop(reply.send(Err(refused.clone()))),
            Message::Look(_, reply) => drop(reply.send(Err(refused.clone()))),
            Message::Past(_, reply) => drop(reply.send(Err(refused.clone()))),
            Message::Consult { reply, .. } => drop(reply.send(Err(refused.clone()))),
            Message::Record(reply) => drop(reply.send(Err(refused.clone()))),
            Message::Session(reply) => drop(reply.send(Err(refused.clone()))),
            Message::Watch(_, reply) => drop(reply.send(Err(refused.clone()))),
            Message::Unwatch(_)
            | Message::EndStreams(_)
            | Message::EndBannedStreams
            | Message::BotChose { .. }
            | Message::Wake
            | Message::Refresh(_)
            | Message::Peer(_) => {}
        }
    }
}

impl LiveTable {
    async fn run(mut self: Box<LiveTable>, messages: &mut mpsc::UnboundedReceiver<Message>) {
        let mut closing = self.registry.closing.clone();
        let mut last = Instant::now();
        self.wake_bots();
        self.ask_for_presence();
        loop {
            let wake = self.next_wake(last);
            tokio::select! {
                biased;
                () = async { drop(closing.wait_for(|closing| *closing).await) } => break,
                message = messages.recv() => match message {
                    Some(message) => {
                        last = Instant::now();
                        Box::pin(self.handle(message)).await;
                    }
                    None => break,
                },
                () = tokio::time::sleep_until(wake.into()) => {}
            }
            if self.is_gone {
                break;
            }
            self.broadcast_presence();
            self.publish_changed_presence();
            self.wake_bots();
            if self.is_idle(last) && self.registry.forget_if(self.row.id, || messages.is_empty()) {
                return self.pass_on(messages);
            }
        }
        let refused = if self.is_gone { RequestError::NoSuchTable } else { RequestError::Closing };
        self.watchers.close();
        self.registry.forget(self.row.id);
        refuse_all(messages, &refused);
    }

    /// Hands messages that arrived meanwhile to the next task of the table.
    fn pass_on(&self, messages: &mut mpsc::UnboundedReceiver<Message>) {
        messages.close();
        while let Ok(message) = messages.try_recv() {
            self.registry.deliver(self.row.id, message);
        }
    }

    /// Returns when something is due without a message.
    fn next_wake(&self, last: Instant) -> Instant {
        let now = Instant::now();
        // A busy table stays busy until a message comes.
        let idle = (!self.is_busy()).then(|| (last + self.registry.config.idle_after).max(now + RETRY));
        // A timer that has expired is not due again: a bot is choosing already.
        let timer = self.timer_end().filter(|&end| end > now);
        [idle, timer, self.next_away()].into_iter().flatten().min().unwrap_or(now + LONG)
    }

    /// Returns true if the table must stay in memory: it is watched, its timer runs here, or a bot thinks.
    fn is_busy(&self) -> bool {
        let is_thinking = self.play.as_ref().is_some_and(|play| play.thinking.values().iter().any(Option::is_some));
        let is_timed = self.timer_end().is_some() && self.registry.nodes.is_ours(self.row.id);
        !self.watchers.is_empty() || is_timed || is_thinking
    }

    fn is_idle(&self, last: Instant) -> bool {
        !self.is_busy() && last.elapsed() >= self.registry.config.idle_after
    }

    async fn handle(&mut self, message: Message) {
        if message.is_request()
            && let Err(refused) = self.ensure_current().await
        {
            return message.refuse(&refused);
        }
        match message {
            Message::Execute(who, command, reply) => drop(reply.send(self.execute(&who, command).await)),
            Message::Look(look, reply) => {
                self.mark_active(look.visitor);
                let _ = reply.send(self.look(look).map(Box::new));
            }
            Message::Past(look, reply) => {
                self.mark_active(look.visitor);
                let _ = reply.send(self.past(look).map(Box::new));
            }
            Message::Consult { visitor, seq, seat, reply } => {
                let _ = reply.send(self.consult(visitor, seq, seat).map(Box::new));
            }
            Message::Record(reply) => drop(reply.send(self.record())),
            Message::Session(reply) => drop(reply.send(self.finished_session())),
            Message::Watch(watch, reply) => {
                // The client may have gone away meanwhile.
                if let Err(Ok(watching)) = reply.send(Ok(self.watch(&watch))) {
                    self.unwatch(watching.number);
                }
            }
            Message::Unwatch(number) => self.unwatch(number),
            Message::EndStreams(visitor) => {
                self.watchers.end(visitor);
                self.mark_active(Some(visitor));
            }
            Message::EndBannedStreams => {
                let registry = self.registry.clone();
                for visitor in self.watchers.end_from(|address| registry.decisions.bans_address(address)) {
                    self.mark_active(Some(visitor));
                }
            }
            Message::BotChose { seat, seq, action } => self.bot_chose(seat, seq, action).await,
            Message::Wake => self.forget_thoughts(),
            Message::Refresh(done) => {
                // The seats that have to choose are stored again with the new people.
                let is_read = self.reload().await.is_ok();
                if is_read && (self.frozen.is_some() || self.commit(Change::none()).await.is_ok()) {
                    self.broadcast_seats();
                }
                let _ = done.send(());
            }
            Message::Peer(message) => self.receive(message).await,
        }
    }

    /// Returns the session of a game that is over.
    fn finished_session(&self) -> Result<Box<Session>, RequestError> {
        let finished = self.play.as_ref().filter(|_| self.row.progress.status.is_finished());
        finished.map(|play| Box::new(play.session.clone())).ok_or(RequestError::NotOver)
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::TestTable;
    use super::*;

    #[tokio::test]
    async fn a_busy_table_sleeps_until_something_is_due() {
        let mut testing = TestTable::new(|config| config.idle_after = Duration::ZERO).await;
        let (live, last) = (&mut testing.live, Instant::now());
        assert!(live.next_wake(last) < Instant::now() + Duration::from_secs(1), "nobody needs it");
        live.row.arrangement.settings.timer = Some(600);
        let wake = live.next_wake(last);
        assert!(wake > Instant::now() + Duration::from_secs(500), "its timer runs, and it does not ask all the time");
        live.row.arrangement.settings.timer = None;
        let _watching = live.watch(&Watch { visitor: None, address: [127, 0, 0, 1].into(), after: None });
        assert!(live.next_wake(last) > Instant::now() + Duration::from_secs(1), "a stream is open");
    }
}
