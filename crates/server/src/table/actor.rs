//! The task of a table: takes one message after the other.

use std::sync::Arc;
use std::time::{Duration, Instant};

use elvaland_rules::{Action, Seat};
use tokio::sync::{mpsc, oneshot};

use super::command::{Command, Done};
use super::elsewhere::Heard;
use super::history::{Lens, Question};
use super::live::Live;
use super::past::Past;
use super::scene::{Glance, Scene};
use super::state::TableState;
use super::watch::{Watch, Watching};
use crate::house::House;
use crate::ids::{TableId, VisitorId};
use crate::refused::Refused;
use crate::store::Visitor;

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
    Look { visitor: Option<VisitorId>, seq: Option<u64>, lens: Lens, reply: Reply<Box<TableState>> },
    /// Somebody opens the table's page, as it is or as it was.
    Scene(Option<VisitorId>, Option<Glance>, Reply<Box<Scene>>),
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
    Heard(Heard),
}

/// Runs a table until nobody has been there for a while. Whoever comes then finds a new task.
pub(crate) async fn run(
    house: Arc<House>,
    id: TableId,
    door: mpsc::UnboundedSender<Message>,
    mut messages: mpsc::UnboundedReceiver<Message>,
) {
    let _present = house.metrics.table();
    // What is seldom is boxed, here and below: most tables only wait, and a task is as large as its largest moment.
    let loaded = Box::pin(load(house.clone(), id, door)).await;
    match loaded {
        Ok(live) => live.run(&mut messages).await,
        Err(refused) => {
            house.forget(id);
            refuse_all(&mut messages, &refused);
        }
    }
}

/// Rebuilds a table from the store.
async fn load(house: Arc<House>, id: TableId, door: mpsc::UnboundedSender<Message>) -> Result<Box<Live>, Refused> {
    let stored = house.store.load_table(id).await?.ok_or(Refused::NoSuchTable)?;
    let live = Live::new(house, door, &stored);
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
            | Message::Scene(..)
            | Message::Consult { .. }
            | Message::Past(_)
            | Message::Record(_)
            | Message::Watch(..) => true,
            Message::Unwatch(_) | Message::Thought { .. } | Message::Wake | Message::Refresh(_) | Message::Heard(_) => {
                false
            }
        }
    }

    /// Refuses whoever asks.
    fn refuse(self, refused: &Refused) {
        match self {
            Message::Obey(_, _, reply) => drop(reply.send(Err(refused.clone()))),
            Message::Look { reply, .. } => drop(reply.send(Err(refused.clone()))),
            Message::Scene(_, _, reply) => drop(reply.send(Err(refused.clone()))),
            Message::Consult { reply, .. } => drop(reply.send(Err(refused.clone()))),
            Message::Record(reply) => drop(reply.send(Err(refused.clone()))),
            Message::Past(reply) => drop(reply.send(Err(refused.clone()))),
            Message::Watch(_, reply) => drop(reply.send(Err(refused.clone()))),
            Message::Unwatch(_) | Message::Thought { .. } | Message::Wake | Message::Refresh(_) | Message::Heard(_) => {
            }
        }
    }
}

impl Live {
    async fn run(mut self: Box<Live>, messages: &mut mpsc::UnboundedReceiver<Message>) {
        let mut closing = self.house.closing.clone();
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
            if self.is_idle(last) && self.house.forget_if(self.row.id, || messages.is_empty()) {
                return self.pass_on(messages);
            }
        }
        let refused = if self.is_gone { Refused::NoSuchTable } else { Refused::Closing };
        self.watchers.close();
        self.house.forget(self.row.id);
        refuse_all(messages, &refused);
    }

    /// Gives what came in while the door was closed to the next task of the table.
    fn pass_on(&self, messages: &mut mpsc::UnboundedReceiver<Message>) {
        messages.close();
        while let Ok(message) = messages.try_recv() {
            self.house.hand(self.row.id, message);
        }
    }

    /// When something is to be done without a message.
    fn next_wake(&self, last: Instant) -> Instant {
        let now = Instant::now();
        // Whoever is busy is so until a message comes.
        let idle = (!self.is_busy()).then(|| (last + self.house.config.idle_after).max(now + RETRY));
        // A timer that has run out wakes nobody twice: the bot in place is thinking.
        let timer = self.timer_end().filter(|&end| end > now);
        [idle, timer, self.next_away()].into_iter().flatten().min().unwrap_or(now + LONG)
    }

    /// Whether the table is needed in memory: somebody watches, a timer runs here, or a bot thinks.
    fn is_busy(&self) -> bool {
        let is_thinking = self.play.as_ref().is_some_and(|play| play.thinking.0.iter().any(Option::is_some));
        let is_timed = self.timer_end().is_some() && self.house.nodes.is_ours(self.row.id);
        !self.watchers.is_empty() || is_timed || is_thinking
    }

    fn is_idle(&self, last: Instant) -> bool {
        !self.is_busy() && last.elapsed() >= self.house.config.idle_after
    }

    async fn hear(&mut self, message: Message) {
        if message.is_asked()
            && let Err(refused) = self.look_around().await
        {
            return message.refuse(&refused);
        }
        match message {
            Message::Obey(who, command, reply) => drop(reply.send(self.obey(&who, command).await)),
            Message::Look { visitor, seq, lens, reply } => {
                self.notice(visitor);
                let state = match (seq, lens) {
                    (None, Lens::Own) => Ok(self.state_for(visitor)),
                    _ => self.state_at(visitor, seq, lens).await,
                };
                let _ = reply.send(state.map(Box::new));
            }
            Message::Scene(visitor, glance, reply) => {
                self.notice(visitor);
                let scene = match glance {
                    None => self.scene(visitor).await,
                    Some(glance) => self.scene_at(visitor, glance).await,
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
                    self.tell_tidings();
                }
                let _ = done.send(());
            }
            Message::Heard(heard) => self.hear_from(heard).await,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::kit::Kit;
    use super::*;

    #[tokio::test]
    async fn a_table_that_is_needed_sleeps_until_there_is_something_to_do() {
        let mut kit = Kit::new(|config| config.idle_after = Duration::ZERO).await;
        let (live, last) = (&mut kit.live, Instant::now());
        assert!(live.next_wake(last) < Instant::now() + Duration::from_secs(1), "nobody needs it");
        live.row.arrangement.settings.timer = Some(600);
        let wake = live.next_wake(last);
        assert!(wake > Instant::now() + Duration::from_secs(500), "its timer runs, and it does not ask all the time");
        live.row.arrangement.settings.timer = None;
        let _watching = live.watch(Watch { visitor: None, after: None }).await.expect("a stream");
        assert!(live.next_wake(last) > Instant::now() + Duration::from_secs(60), "somebody watches");
    }
}
