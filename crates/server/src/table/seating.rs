//! Commands about seats: join, leave, start, hand over, rematch.

use std::time::Instant;

use elvaland_rules::Seat;
use elvaland_session::Visibility;

use super::begin::begin;
use super::command::Command;
use super::live_table::{Change, GameChange, LiveTable};
use crate::bots::Level;
use crate::clock::now;
use crate::config::RESERVED;
use crate::model::{
    Arrangement, BidChange, Commit, Status, StepRow, StoredOccupant, TableId, Visitor, VisitorId, seat_of,
};
use crate::request_error::RequestError;
use crate::store::StoreError;

impl LiveTable {
    fn require_host(&self, who: &Visitor) -> Result<(), RequestError> {
        if self.row.arrangement.host == Some(who.id) { Ok(()) } else { Err(RequestError::NotHost) }
    }

    fn require_open(&self) -> Result<(), RequestError> {
        if self.row.progress.status == Status::Open { Ok(()) } else { Err(RequestError::Started) }
    }

    /// Stores who sits where; begins when nobody is missing any more.
    pub(super) async fn arrange(&mut self, arrangement: Arrangement) -> Result<(), RequestError> {
        let is_full = !arrangement.seats.contains(&StoredOccupant::Open);
        if is_full && self.row.progress.status == Status::Open {
            return self.begin(arrangement).await;
        }
        let change = Change { arrangement: Some(arrangement), ..Change::none() };
        self.commit(change).await?;
        self.broadcast_seats();
        Ok(())
    }

    /// Begins the game.
    pub(super) async fn begin(&mut self, mut arrangement: Arrangement) -> Result<(), RequestError> {
        let session = begin(&arrangement.settings);
        let session = session.map_err(|broken| RequestError::settings(&arrangement.settings, broken))?;
        arrangement.settings.from = None;
        let steps = session.applied_since(0);
        let before = session.at(0, Visibility::FULL)?;
        let change = Change {
            steps: steps.iter().map(|step| StepRow::of(step.record.clone())).collect(),
            arrangement: Some(arrangement),
            game: GameChange::Begin(Box::new(session)),
            ..Change::none()
        };
        self.commit(change).await?;
        self.broadcast_steps(0, &before, &steps);
        Ok(())
    }

    pub(super) async fn join(&mut self, who: &Visitor, wanted: Option<Seat>) -> Result<(), RequestError> {
        if seat_of(&self.row.arrangement.seats, who.id).is_some() {
            return Err(RequestError::AlreadySeated);
        }
        self.require_open()?;
        let mut arrangement = self.row.arrangement.clone();
        let reserved = self.reserved();
        let seats = &mut arrangement.seats;
        let is_open = |at: &usize| seats.get(*at) == Some(&StoredOccupant::Open);
        let holder = |at: usize| reserved.get(at).copied().flatten();
        let is_free = |at: &usize| is_open(at) && holder(*at).is_none_or(|visitor| visitor == who.id);
        let at = match wanted {
            Some(seat) => Some(seat.index()).filter(is_open).ok_or(RequestError::SeatTaken)?,
            None => {
                let own = (0..seats.len()).find(|at| is_open(at) && holder(*at) == Some(who.id));
                let free = own.or_else(|| (0..seats.len()).find(is_free));
                free.or_else(|| (0..seats.len()).find(is_open)).ok_or(RequestError::SeatTaken)?
            }
        };
        if !is_free(&at) {
            return Err(RequestError::SeatReserved);
        }
        seats[at] = StoredOccupant::Person { visitor: who.id, name: who.name.clone(), stand_in: None };
        // The host may be gone for good.
        arrangement.host = arrangement.host.or(Some(who.id));
        self.seen[Seat::ALL[at]] = Some(Instant::now());
        self.arrange(arrangement).await
    }

    /// Returns the visitors for whom seats are reserved, as long as they are.
    pub(super) fn reserved(&self) -> Vec<Option<VisitorId>> {
        let is_over = now() - self.row.created >= RESERVED;
        if is_over { Vec::new() } else { self.row.arrangement.reserved.clone() }
    }

    pub(super) async fn leave(&mut self, seat: Seat) -> Result<(), RequestError> {
        let mut arrangement = self.row.arrangement.clone();
        let occupant = &mut arrangement.seats[seat.index()];
        match (self.row.progress.status, occupant) {
            (Status::Open, occupant) => {
                *occupant = StoredOccupant::Open;
                let next = arrangement.seats.iter().find_map(StoredOccupant::visitor);
                if next.is_none() {
                    return self.remove().await;
                }
                if arrangement.host.is_none_or(|host| seat_of(&arrangement.seats, host).is_none()) {
                    arrangement.host = next;
                }
                self.arrange(arrangement).await
            }
            (Status::Running, StoredOccupant::Person { visitor, stand_in, .. }) => {
                let left = *visitor;
                *stand_in = Some(Level::default());
                // If only bots are left, the host stays: they may come back.
                if arrangement.host.is_none_or(|host| host == left) {
                    let next = arrangement.seats.iter().filter(|occupant| occupant.bot().is_none());
                    arrangement.host = next.filter_map(StoredOccupant::visitor).next().or(arrangement.host);
                }
                self.arrange(arrangement).await
            }
            _ => Err(RequestError::NotRunning),
        }
    }

    pub(super) async fn fill(&mut self, who: &Visitor, level: Level) -> Result<(), RequestError> {
        self.require_host(who)?;
        self.require_open()?;
        let mut arrangement = self.row.arrangement.clone();
        for occupant in arrangement.seats.iter_mut().filter(|occupant| **occupant == StoredOccupant::Open) {
            *occupant = StoredOccupant::Bot(level);
        }
        self.arrange(arrangement).await
    }

    pub(super) async fn delete(&mut self, who: &Visitor) -> Result<(), RequestError> {
        self.require_host(who)?;
        // A record belongs to its uploader, a game to all its players.
        if self.row.progress.status != Status::Replay {
            self.require_open()?;
        }
        self.remove().await
    }

    pub(super) async fn remove(&mut self) -> Result<(), RequestError> {
        match self.registry.store.delete_table(self.row.id, self.row.revision).await {
            Err(StoreError::Conflict) => {
                self.catch_up().await?;
                return Err(RequestError::Stale { seq: self.row.progress.seq });
            }
            deleted => deleted?,
        }
        self.announce_removal();
        Ok(())
    }

    pub(super) async fn hand_over(&mut self, who: &Visitor, seat: Seat, level: Level) -> Result<(), RequestError> {
        self.require_host(who)?;
        self.playing()?;
        let is_away = seat.index() < self.row.arrangement.seats.len() && self.is_away(seat);
        let mut arrangement = self.row.arrangement.clone();
        match arrangement.seats.get_mut(seat.index()) {
            None => Err(RequestError::WrongValue { field: "seat" }),
            Some(StoredOccupant::Person { stand_in: stand_in @ None, .. }) if is_away => {
                *stand_in = Some(level);
                self.arrange(arrangement).await
            }
            Some(_) => Err(RequestError::NotAway),
        }
    }

    pub(super) async fn take_back(&mut self, seat: Seat) -> Result<(), RequestError> {
        self.playing()?;
        let mut arrangement = self.row.arrangement.clone();
        match &mut arrangement.seats[seat.index()] {
            StoredOccupant::Person { stand_in: stand_in @ Some(_), .. } => {
                *stand_in = None;
                // The result of the bot's present search is discarded.
                if let Some(play) = &mut self.play {
                    play.thinking[seat] = None;
                }
                self.arrange(arrangement).await
            }
            _ => Err(RequestError::NoStandIn),
        }
    }

    /// Returns the table of the next game. The first player to ask creates it; the others join it by asking.
    pub(super) async fn rematch(&mut self, who: &Visitor, seat: Seat) -> Result<TableId, RequestError> {
        if self.row.progress.status != Status::Over {
            return Err(RequestError::NotOver);
        }
        if let Some(table) = self.row.arrangement.rematch {
            match self.join_rematch(table, who, seat).await {
                // It was removed before it began: this is the first to ask again.
                Err(RequestError::NoSuchTable) => {}
                joined => return joined.map(|()| table),
            }
        }
        self.create_rematch(who, seat).await
    }

    /// Ends the guide of a guided game; the game goes on.
    pub(super) async fn end_guide(&mut self) -> Result<(), RequestError> {
        let mut arrangement = self.row.arrangement.clone();
        arrangement.settings.guided = false;
        self.arrange(arrangement).await
    }

    /// Joins the table of the next game.
    async fn join_rematch(&self, table: TableId, who: &Visitor, seat: Seat) -> Result<(), RequestError> {
        match self.registry.ask_boxed(table, who.clone(), Command::Join(Some(seat))).await {
            Ok(_) | Err(RequestError::AlreadySeated) => Ok(()),
            // Another player sits there by now; any seat will do.
            Err(RequestError::SeatTaken) => {
                self.registry.ask_boxed(table, who.clone(), Command::Join(None)).await.map(|_| ())
            }
            Err(refused) => Err(refused),
        }
    }

    /// Makes the table of the next game.
    async fn create_rematch(&mut self, who: &Visitor, seat: Seat) -> Result<TableId, RequestError> {
        let mut arrangement = self.row.arrangement.clone();
        let own = arrangement.seats[seat.index()].clone();
        arrangement.reserved = arrangement.seats.iter().map(StoredOccupant::visitor).collect();
        arrangement.votes = Vec::new();
        for occupant in &mut arrangement.seats {
            if !matches!(occupant, StoredOccupant::Bot(_)) {
                *occupant = StoredOccupant::Open;
            }
        }
        if let StoredOccupant::Person { visitor, name, .. } = own {
            arrangement.seats[seat.index()] = StoredOccupant::Person { visitor, name, stand_in: None };
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
