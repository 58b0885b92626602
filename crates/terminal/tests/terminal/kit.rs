//! Tables and moments for the tests.

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};

use elvaland_bots::{Budget, Level};
use elvaland_rules::mechanics::{Action, PurseView};
use elvaland_rules::position::PositionFormat;
use elvaland_rules::record::Record;
use elvaland_rules::{Audience, Seat, State};
use elvaland_terminal::{
    BotReply, Hints, Local, LocalChance, LocalRules, Notify, Occupant, SaveLocation, Saved, Snapshot, TerminalTable,
};

/// Returns the snapshot of a position text for the player on a seat.
pub(crate) fn snapshot<R: PositionFormat>(position: &str, seat: Seat) -> Snapshot<R, PurseView> {
    let state: State<R> = position.parse().expect("a position");
    let mut log = Vec::new();
    // The log has the events of the first legal action.
    if let Some(&action) = state.legal_actions(seat).first() {
        state.clone().play(seat, action, &mut log).expect("legal");
    }
    let names = ["Ada", "Bo", "Cy", "Di", "Eli"][..state.players()].iter().map(|&name| name.to_owned()).collect();
    let occupants = vec![Occupant::Person; state.players()];
    Snapshot {
        player: Some(seat),
        legal: state.legal_actions(seat).to_vec(),
        log,
        ..Snapshot::idle(state.view(Audience::Seat(seat)), names, occupants)
    }
}

/// A local table with bots of the fastest level, and the channel of their replies.
pub(crate) struct Seated<R: LocalRules> {
    pub(crate) table: Local<R>,
    replies: Receiver<BotReply>,
}

impl<R: LocalRules> Seated<R> {
    pub(crate) fn open(saved: Saved<R>, store: Option<SaveLocation>) -> Seated<R> {
        let (sender, replies) = mpsc::channel();
        let report: Notify<BotReply> = Arc::new(move |reply| sender.send(reply).expect("somebody listens"));
        Seated { table: Local::open(saved, store, report), replies }
    }

    /// Creates a new game with `people` persons on the first seats and bots on the others.
    pub(crate) fn new(options: &R::Options, players: usize, people: usize, store: Option<SaveLocation>) -> Seated<R> {
        let occupant = |seat| if seat < people { Occupant::Person } else { Occupant::Bot(Level::Apprentice) };
        let names = (0..players).map(|seat| format!("P{seat}")).collect();
        let saved = Saved::new(options, names, (0..players).map(occupant).collect(), LocalChance { seed: Some(7) });
        Seated::open(saved, store)
    }

    /// Waits until a person has to choose, or the game is over.
    pub(crate) fn settle(&mut self) -> &Snapshot<R, PurseView> {
        while self.table.snapshot().legal.is_empty()
            && self.table.snapshot().curtain.is_none()
            && !self.table.snapshot().is_over()
        {
            let reply = self.replies.recv().expect("a bot thinks");
            self.table.receive(reply);
        }
        self.table.snapshot()
    }

    /// Adds a bot that can be asked for advice.
    pub(crate) fn advised(self, budget: Budget) -> Seated<R> {
        Seated { table: self.table.advised(budget), ..self }
    }

    /// Waits for the reply of the bot.
    pub(crate) fn advice(&mut self) -> Hints {
        while self.table.snapshot().hints == Hints::Thinking {
            let reply = self.replies.recv().expect("somebody thinks");
            self.table.receive(reply);
        }
        self.table.snapshot().hints.clone()
    }

    /// Chooses an action that depends on the legal actions alone.
    pub(crate) fn choose(&mut self) {
        let legal = &self.table.snapshot().legal;
        let action = legal[legal.len() / 3];
        self.table.choose(action).expect("legal");
    }

    /// Plays at most this number of choices, or to the end.
    pub(crate) fn play(&mut self, most: usize) {
        for _ in 0..most {
            let snapshot = self.settle();
            if snapshot.is_over() {
                return;
            }
            if snapshot.curtain.is_some() {
                self.table.lift_curtain();
            } else {
                self.choose();
            }
        }
    }

    pub(crate) fn record(&self) -> Record<R> {
        Record::from_json(&self.table.record().expect("a record")).expect("well formed")
    }
}

/// Whether an action shows something that only its player may know.
pub(crate) fn is_secret(legal: &[Action]) -> bool {
    !legal.iter().all(|action| action.is_public())
}
