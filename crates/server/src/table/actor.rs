//! The task of a table: takes one message after the other.

use std::sync::Arc;
use std::time::{Duration, Instant};

use elvaland_rules::{Action, Seat};
use tokio::sync::{mpsc, oneshot};

use super::command::{Command, Done};
use super::history::{Perspective, Question};
use super::live_table::LiveTable;
use super::past::Past;
use super::peers::PeerMessage;
use super::snapshot::{EarlierMoment, TableSnapshot};
use super::state::TableState;
use super::watchers::{Watch, Watching};
use crate::model::{TableId, Visitor, VisitorId};
use crate::refused::Refused;
use crate::registry::Registry;

/// How soon a table that is not needed tries again to leave memory.
const RETRY: Duration = Duration::from_millis(100);
/// How long a table sleeps that waits for nothing but messages.
const LONG: Duration = Duration::from_secs(3600);

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Refused>>;

/// Something for a table to do.
pub(crate) enum Message {
    /// A visitor wants something done.
    Obey(Visitor, Command, Reply<Done>),
    /// Somebody looks, now or back.
    Look { visitor: Option<VisitorId>, seq: Option<u64>, perspective: Perspective, reply: Reply<Box<TableState>> },
    /// Somebody opens the table's page, as it is or as it was.
    TableSnapshot(Option<VisitorId>, Option<EarlierMoment>, Reply<Box<TableSnapshot>>),
    /// Somebody asks for advice.
    Consult { visitor: VisitorId, seq: Option<u64>, seat: Option<Seat>, reply: Reply<Box<Question>> },
    /// Somebody wants to know what was played, now that it is over.
    Past(Reply<Past>),
    /// Somebody wants the record.
    Record(Reply<String>),
    /// A stream is opened.
    Watch(Watch, Reply<Watching>),
    /// A stream was closed.
    Unwatch(u64),
    /// A bot has decided.
    Thought { seat: Seat, seq: u64, action: Option<Action> },
    /// Bots are to be asked again.
    Wake,
    /// The people of the table changed in the database.
    Refresh(oneshot::Sender<()>),
    /// Another node has something to say.
    PeerMessage(PeerMessage),
}

/// Runs a table until nobody has been there for a while. Whoever comes then finds a new task.
pub(crate) async fn run(
    registry: Arc<Registry>,
    id: TableId,
    door: mpsc::UnboundedSender<Message>,
    mut messages: mpsc::UnboundedReceiver<Message>,
) {
    let _present = registry.metrics.table();
    // What is seldom is boxed, here and below: most tables only wait, and a task is as large as its largest moment.
    let loaded = Box::pin(load(registry.clone(), id, door)).await;
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
    door: mpsc::UnboundedSender<Message>,
) -> Result<Box<LiveTable>, Refused> {
    let stored = registry.store.load_table(id).await?.ok_or(Refused::NoSuchTable)?;
    let live = LiveTable::new(registry, door, &stored);
    live.map(Box::new).ok_or_else(|| {
        tracing::error!(table = %id, "the steps of a table do not hold");
        Refused::Unavailable
    })
}

/// Answers everything that waits; the door is closed by then.
fn refuse_all(messages: &mut mpsc::UnboundedReceiver<Message>, refused: &Refused) {
    messages.close();
    while let Ok(message) = messages.try_recv() {
        message.refuse(refused);
    }
}

impl Message {
    /// Whether somebody asks, and waits for an answer about the table as it is.
    fn is_asked(&self) -> bool {
        match self {
            Message::Obey(..)
            | Message::Look { .. }
            | Message::TableSnapshot(..)
            | Message::Consult { .. }
            | Message::Past(_)
            | Message::Record(_)
            | Message::Watch(..) => true,
            Message::Unwatch(_)
            | Message::Thought { .. }
            | Message::Wake
            | Message::Refresh(_)
            | Message::PeerMessage(_) => false,
        }
    }

    /// Refuses whoever asks.
    fn refuse(self, refused: &Refused) {
        match self {
            Message::Obey(_, _, reply) => drop(reply.send(Err(refused.clone()))),
            Message::Look { reply, .. } => drop(reply.send(Err(refused.clone()))),
            Message::TableSnapshot(_, _, reply) => drop(reply.send(Err(refused.clone()))),
            Message::Consult { reply, .. } => drop(reply.send(Err(refused.clone()))),
            Message::Record(reply) => drop(reply.send(Err(refused.clone()))),
            Message::Past(reply) => drop(reply.send(Err(refused.clone()))),
            Message::Watch(_, reply) => drop(reply.send(Err(refused.clone()))),
            Message::Unwatch(_)
            | Message::Thought { .. }
            | Message::Wake
            | Message::Refresh(_)
            | Message::PeerMessage(_) => {}
        }
    }
}

impl LiveTable {
    async fn run(mut self: Box<LiveTable>, messages: &mut mpsc::UnboundedReceiver<Message>) {
        let mut closing = self.registry.closing.clone();
        let mut last = Instant::now();
        self.wake_bots();
        self.ask_who_is_there();
        loop {
            let wake = self.next_wake(last);
            tokio::select! {
                biased;
                () = async { drop(closing.wait_for(|closing| *closing).await) } => break,
                message = messages.recv() => match message {
                    Some(message) => {
                        last = Instant::now();
                        Box::pin(self.hear(message)).await;
                    }
                    None => break,
                },
                () = tokio::time::sleep_until(wake.into()) => {}
            }
            if self.is_gone {
                break;
            }
            self.tell_presence();
            self.tell_nodes_who_is_there();
            self.wake_bots();
            if self.is_idle(last) && self.registry.forget_if(self.row.id, || messages.is_empty()) {
                return self.pass_on(messages);
            }
        }
        let refused = if self.is_gone { Refused::NoSuchTable } else { Refused::Closing };
        self.watchers.close();
        self.registry.forget(self.row.id);
        refuse_all(messages, &refused);
    }

    /// Gives what came in while the door was closed to the next task of the table.
    fn pass_on(&self, messages: &mut mpsc::UnboundedReceiver<Message>) {
        messages.close();
        while let Ok(message) = messages.try_recv() {
            self.registry.hand(self.row.id, message);
        }
    }

    /// When something is to be done without a message.
    fn next_wake(&self, last: Instant) -> Instant {
        let now = Instant::now();
        // Whoever is busy is so until a message comes.
        let idle = (!self.is_busy()).then(|| (last + self.registry.config.idle_after).max(now + RETRY));
        // A timer that has run out wakes nobody twice: the bot in place is thinking.
        let timer = self.timer_end().filter(|&end| end > now);
        [idle, timer, self.next_away()].into_iter().flatten().min().unwrap_or(now + LONG)
    }

    /// Whether the table is needed in memory: somebody watches, a timer runs here, or a bot thinks.
    fn is_busy(&self) -> bool {
        let is_thinking = self.play.as_ref().is_some_and(|play| play.thinking.values().iter().any(Option::is_some));
        let is_timed = self.timer_end().is_some() && self.registry.nodes.is_ours(self.row.id);
        !self.watchers.is_empty() || is_timed || is_thinking
    }

    fn is_idle(&self, last: Instant) -> bool {
        !self.is_busy() && last.elapsed() >= self.registry.config.idle_after
    }

    async fn hear(&mut self, message: Message) {
        if message.is_asked()
            && let Err(refused) = self.look_around().await
        {
            return message.refuse(&refused);
        }
        match message {
            Message::Obey(who, command, reply) => drop(reply.send(self.obey(&who, command).await)),
            Message::Look { visitor, seq, perspective, reply } => {
                self.mark_active(visitor);
                let state = match (seq, perspective) {
                    (None, Perspective::Own) => Ok(self.state_for(visitor)),
                    _ => self.state_at(visitor, seq, perspective).await,
                };
                let _ = reply.send(state.map(Box::new));
            }
            Message::TableSnapshot(visitor, moment_wanted, reply) => {
                self.mark_active(visitor);
                let scene = match moment_wanted {
                    None => self.scene(visitor).await,
                    Some(moment_wanted) => self.scene_at(visitor, moment_wanted).await,
                };
                let _ = reply.send(scene.map(Box::new));
            }
            Message::Consult { visitor, seq, seat, reply } => {
                let _ = reply.send(self.consult(visitor, seq, seat).await.map(Box::new));
            }
            Message::Record(reply) => drop(reply.send(self.record().await)),
            Message::Past(reply) => drop(reply.send(self.whole_past().await)),
            Message::Watch(watch, reply) => {
                let watching = self.watch(watch).await;
                // Whoever asked may have gone away meanwhile.
                if let Err(Ok(watching)) = reply.send(watching) {
                    self.unwatch(watching.number);
                }
            }
            Message::Unwatch(number) => self.unwatch(number),
            Message::Thought { seat, seq, action } => self.thought(seat, seq, action).await,
            Message::Wake => self.forget_thoughts(),
            Message::Refresh(done) => {
                if self.reload().await.is_ok() && self.settle().await.is_ok() {
                    self.broadcast_seats();
                }
                let _ = done.send(());
            }
            Message::PeerMessage(heard) => self.hear_from(heard).await,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::TestTable;
    use super::*;

    #[tokio::test]
    async fn a_table_that_is_needed_sleeps_until_there_is_something_to_do() {
        let mut testing = TestTable::new(|config| config.idle_after = Duration::ZERO).await;
        let (live, last) = (&mut testing.live, Instant::now());
        assert!(live.next_wake(last) < Instant::now() + Duration::from_secs(1), "nobody needs it");
        live.row.arrangement.settings.timer = Some(600);
        let wake = live.next_wake(last);
        assert!(wake > Instant::now() + Duration::from_secs(500), "its timer runs, and it does not ask all the time");
        live.row.arrangement.settings.timer = None;
        let _watching = live.watch(Watch { visitor: None, after: None }).await.expect("a stream");
        assert!(live.next_wake(last) > Instant::now() + Duration::from_secs(60), "somebody watches");
    }
}
