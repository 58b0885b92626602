//! Votes: when all others agree, a bot plays for a player who keeps them waiting.

use elvaland_rules::Seat;

use super::live_table::LiveTable;
use crate::bots::Level;
use crate::model::{StoredOccupant, Vote};
use crate::request_error::RequestError;

impl LiveTable {
    /// Returns true if a player has had to choose for as long as an absent player must be away to be replaced.
    pub(super) fn is_stalling(&self, seat: Seat) -> bool {
        let Ok(play) = self.playing() else { return false };
        let is_asked = play.session.waiting_for().contains(seat) && self.row.arrangement.person(seat).is_some();
        is_asked && play.asked_since.elapsed() >= self.registry.config.away_after
    }

    /// Returns the players whose votes are needed to replace another one.
    pub(super) fn voters(&self, of: Seat) -> Vec<Seat> {
        let seats = Seat::first(self.row.arrangement.seats.len());
        seats.filter(|&seat| seat != of && self.row.arrangement.person(seat).is_some()).collect()
    }

    /// Returns the players who have voted to replace another one, as far as their votes count.
    pub(super) fn votes(&self, of: Seat) -> Vec<Seat> {
        let votes = &self.row.arrangement.votes;
        let has_voted = |by: &Seat| votes.contains(&self.new_vote(*by, of));
        self.voters(of).into_iter().filter(has_voted).collect()
    }

    fn new_vote(&self, by: Seat, of: Seat) -> Vote {
        Vote { by: by.index(), of: of.index(), seq: self.row.progress.seq }
    }

    /// Counts the vote of a player; with the last one, a bot takes over.
    pub(super) async fn vote(&mut self, own: Seat, of: Seat) -> Result<(), RequestError> {
        self.playing()?;
        self.require_no_stand_in(own)?;
        if of == own || of.index() >= self.row.arrangement.seats.len() || !self.is_stalling(of) {
            return Err(RequestError::NotStalling);
        }
        let mut arrangement = self.row.arrangement.clone();
        let vote = self.new_vote(own, of);
        arrangement.votes.retain(|other| other.seq == vote.seq && *other != vote);
        arrangement.votes.push(vote);
        let is_unanimous = self.voters(of).iter().all(|&by| arrangement.votes.contains(&self.new_vote(by, of)));
        if let StoredOccupant::Person { stand_in, .. } = &mut arrangement.seats[of.index()]
            && is_unanimous
        {
            *stand_in = Some(Level::default());
            arrangement.votes.retain(|vote| vote.of != of.index());
        }
        self.arrange(arrangement).await
    }
}
