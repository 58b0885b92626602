//! Commands about seats: join, leave, start, hand over, rematch.

use std::time::Instant;

use elvaland_rules::Seat;

use super::begin::begin;
use super::command::{Command, Done};
use super::live_table::{Change, GameChange, LiveTable};
use crate::bots::Level;
use crate::model::{Arrangement, BidChange, Commit, Sitter, Status, StepRow, TableId, Visitor, seat_of};
use crate::refused::Refused;
use crate::store::{ClusterMessage, StoreError};

impl LiveTable {
    /// Executes a command. Retries if another node changed the table meanwhile: a bid that collided with another bid
    /// is not stale.
    pub(super) async fn obey(&mut self, who: &Visitor, command: Command) -> Result<Done, Refused> {
        loop {
            let seen = self.row.revision;
            match self.try_to_obey(who, command.clone()).await {
                Err(Refused::Stale { .. }) if self.row.revision != seen => {}
                answer => return answer,
            }
        }
    }

    async fn try_to_obey(&mut self, who: &Visitor, command: Command) -> Result<Done, Refused> {
        self.mark_active(Some(who.id));
        if let Some(frozen) = &self.frozen {
            return Err(Refused::Frozen(frozen.clone()));
        }
        let seat = seat_of(&self.row.arrangement.seats, who.id).ok_or(Refused::NotSeated);
        let mut done = Done { seq: self.row.progress.seq, table: self.row.id };
        match command {
            Command::Join(wanted) => self.join(who, wanted).await?,
            Command::Leave => self.leave(seat?).await?,
            Command::Start(level) => self.fill(who, level).await?,
            Command::Delete => self.delete(who).await?,
            Command::Act { seq, key, action } => {
                let seat = self.own_hand(seat?)?;
                done.seq = self.act(seat, seq, key.as_deref(), &action).await?;
                self.registry.metrics.acted();
                return Ok(done);
            }
            Command::Withdraw { seq } => {
                let seat = self.own_hand(seat?)?;
                self.withdraw(seat, seq).await?;
            }
            Command::Undo { seq, key } => {
                let seat = self.own_hand(seat?)?;
                done.seq = self.undo(seat, seq, key.as_deref()).await?;
                return Ok(done);
            }
            Command::React(reaction) => {
                let seat = seat?;
                self.react(seat, reaction);
                let reaction = reaction.name().to_owned();
                self.registry.tell_nodes(ClusterMessage::Reaction { table: self.row.id, seat: seat.index(), reaction });
            }
            Command::HandOver { seat, level } => self.hand_over(who, seat, level).await?,
            Command::TakeBack => self.take_back(seat?).await?,
            Command::Rematch => done.table = self.rematch(who, seat?).await?,
            Command::LetGo => {
                seat?;
                self.let_go().await?;
            }
        }
        done.seq = self.row.progress.seq;
        Ok(done)
    }

    /// Returns the seat unless a bot plays for its player.
    fn own_hand(&self, seat: Seat) -> Result<Seat, Refused> {
        match self.row.arrangement.seats[seat.index()] {
            Sitter::Person { stand_in: Some(_), .. } => Err(Refused::StandIn),
            _ => Ok(seat),
        }
    }

    fn host_only(&self, who: &Visitor) -> Result<(), Refused> {
        if self.row.arrangement.host == Some(who.id) { Ok(()) } else { Err(Refused::NotHost) }
    }

    fn open_only(&self) -> Result<(), Refused> {
        if self.row.progress.status == Status::Open { Ok(()) } else { Err(Refused::Started) }
    }

    /// Stores who sits where; begins when nobody is missing any more.
    async fn arrange(&mut self, arrangement: Arrangement) -> Result<(), Refused> {
        let is_full = !arrangement.seats.contains(&Sitter::Open);
        if is_full && self.row.progress.status == Status::Open {
            return self.begin(arrangement).await;
        }
        let change = Change { arrangement: Some(arrangement), ..Change::none() };
        self.commit(change).await?;
        self.broadcast_seats();
        Ok(())
    }

    /// Begins the game.
    pub(super) async fn begin(&mut self, mut arrangement: Arrangement) -> Result<(), Refused> {
        let session = begin(&arrangement.settings);
        let session = session.map_err(|broken| Refused::settings(&arrangement.settings, broken))?;
        arrangement.settings.from = None;
        let steps = session.applied_since(0);
        let change = Change {
            steps: steps.iter().map(|step| StepRow::of(step.record.clone())).collect(),
            arrangement: Some(arrangement),
            game: GameChange::Begin(Box::new(session)),
            ..Change::none()
        };
        self.commit(change).await?;
        self.broadcast_steps(0, &steps);
        Ok(())
    }

    async fn join(&mut self, who: &Visitor, wanted: Option<Seat>) -> Result<(), Refused> {
        if seat_of(&self.row.arrangement.seats, who.id).is_some() {
            return Err(Refused::AlreadySeated);
        }
        self.open_only()?;
        let mut arrangement = self.row.arrangement.clone();
        let seats = &mut arrangement.seats;
        let at = match wanted {
            Some(seat) => Some(seat.index()).filter(|&at| seats.get(at) == Some(&Sitter::Open)),
            None => seats.iter().position(|sitter| *sitter == Sitter::Open),
        };
        let at = at.ok_or(Refused::SeatTaken)?;
        seats[at] = Sitter::Person { visitor: who.id, name: who.name.clone(), stand_in: None };
        // The host may be gone for good.
        arrangement.host = arrangement.host.or(Some(who.id));
        self.seen[Seat::ALL[at]] = Some(Instant::now());
        self.arrange(arrangement).await
    }

    async fn leave(&mut self, seat: Seat) -> Result<(), Refused> {
        let mut arrangement = self.row.arrangement.clone();
        let sitter = &mut arrangement.seats[seat.index()];
        match (self.row.progress.status, sitter) {
            (Status::Open, sitter) => {
                *sitter = Sitter::Open;
                let next = arrangement.seats.iter().find_map(Sitter::visitor);
                if next.is_none() {
                    return self.remove().await;
                }
                if arrangement.host.is_none_or(|host| seat_of(&arrangement.seats, host).is_none()) {
                    arrangement.host = next;
                }
                self.arrange(arrangement).await
            }
            (Status::Running, Sitter::Person { visitor, stand_in, .. }) => {
                let left = *visitor;
                *stand_in = Some(Level::default());
                // If only bots are left, the host stays: they may come back.
                if arrangement.host.is_none_or(|host| host == left) {
                    let next = arrangement.seats.iter().filter(|sitter| sitter.bot().is_none());
                    arrangement.host = next.filter_map(Sitter::visitor).next().or(arrangement.host);
                }
                self.arrange(arrangement).await
            }
            _ => Err(Refused::NotRunning),
        }
    }

    async fn fill(&mut self, who: &Visitor, level: Level) -> Result<(), Refused> {
        self.host_only(who)?;
        self.open_only()?;
        let mut arrangement = self.row.arrangement.clone();
        for sitter in arrangement.seats.iter_mut().filter(|sitter| **sitter == Sitter::Open) {
            *sitter = Sitter::Bot(level);
        }
        self.arrange(arrangement).await
    }

    async fn delete(&mut self, who: &Visitor) -> Result<(), Refused> {
        self.host_only(who)?;
        // A record belongs to its uploader, a game to all its players.
        if self.row.progress.status != Status::Replay {
            self.open_only()?;
        }
        self.remove().await
    }

    async fn remove(&mut self) -> Result<(), Refused> {
        match self.registry.store.delete_table(self.row.id, self.row.revision).await {
            Err(StoreError::Conflict) => {
                self.catch_up().await?;
                return Err(Refused::Stale { seq: self.row.progress.seq });
            }
            deleted => deleted?,
        }
        self.vanish();
        Ok(())
    }

    async fn hand_over(&mut self, who: &Visitor, seat: Seat, level: Level) -> Result<(), Refused> {
        self.host_only(who)?;
        self.playing()?;
        let is_away = seat.index() < self.row.arrangement.seats.len() && self.is_away(seat);
        let mut arrangement = self.row.arrangement.clone();
        match arrangement.seats.get_mut(seat.index()) {
            None => Err(Refused::WrongValue { field: "seat" }),
            Some(Sitter::Person { stand_in: stand_in @ None, .. }) if is_away => {
                *stand_in = Some(level);
                self.arrange(arrangement).await
            }
            Some(_) => Err(Refused::NotAway),
        }
    }

    async fn take_back(&mut self, seat: Seat) -> Result<(), Refused> {
        self.playing()?;
        let mut arrangement = self.row.arrangement.clone();
        match &mut arrangement.seats[seat.index()] {
            Sitter::Person { stand_in: stand_in @ Some(_), .. } => {
                *stand_in = None;
                // What the bot is thinking about now does not count any more.
                if let Some(play) = &mut self.play {
                    play.thinking[seat] = None;
                }
                self.arrange(arrangement).await
            }
            _ => Err(Refused::NoStandIn),
        }
    }

    /// Returns the table of the next game. The first player to ask creates it; the others join it by asking.
    async fn rematch(&mut self, who: &Visitor, seat: Seat) -> Result<TableId, Refused> {
        if self.row.progress.status != Status::Over {
            return Err(Refused::NotOver);
        }
        if let Some(table) = self.row.arrangement.rematch {
            match self.come_along(table, who, seat).await {
                // It was removed before it began: this is the first to ask again.
                Err(Refused::NoSuchTable) => {}
                joined => return joined.map(|()| table),
            }
        }
        self.next_table(who, seat).await
    }

    /// The learner goes on without the guide.
    async fn let_go(&mut self) -> Result<(), Refused> {
        let mut arrangement = self.row.arrangement.clone();
        arrangement.settings.guided = false;
        self.arrange(arrangement).await
    }

    /// Joins the table of the next game.
    async fn come_along(&self, table: TableId, who: &Visitor, seat: Seat) -> Result<(), Refused> {
        match self.registry.ask_boxed(table, who.clone(), Command::Join(Some(seat))).await {
            Ok(_) | Err(Refused::AlreadySeated) => Ok(()),
            // Another player sits there by now; any seat will do.
            Err(Refused::SeatTaken) => {
                self.registry.ask_boxed(table, who.clone(), Command::Join(None)).await.map(|_| ())
            }
            Err(refused) => Err(refused),
        }
    }

    /// Makes the table of the next game.
    async fn next_table(&mut self, who: &Visitor, seat: Seat) -> Result<TableId, Refused> {
        let mut arrangement = self.row.arrangement.clone();
        let own = arrangement.seats[seat.index()].clone();
        for sitter in &mut arrangement.seats {
            if !matches!(sitter, Sitter::Bot(_)) {
                *sitter = Sitter::Open;
            }
        }
        if let Sitter::Person { visitor, name, .. } = own {
            arrangement.seats[seat.index()] = Sitter::Person { visitor, name, stand_in: None };
        }
        arrangement.host = Some(who.id);
        // A rematch is not guided.
        arrangement.settings.guided = false;
        let table = self.registry.create(arrangement).await?;
        let mut arrangement = self.row.arrangement.clone();
        arrangement.rematch = Some(table);
        let commit = Commit {
            table: self.row.id,
            revision: self.row.revision,
            steps: Vec::new(),
            bids: BidChange::Keep,
            progress: self.row.progress.clone(),
            arrangement: Some(arrangement),
            header: None,
            waiting: Vec::new(),
        };
        if let Err(refused) = self.write(commit).await {
            // Another request was faster: all go to that table, and this one is nobody's.
            let _ = self.registry.ask_boxed(table, who.clone(), Command::Leave).await;
            return Err(refused);
        }
        self.broadcast_seats();
        Ok(table)
    }
}
