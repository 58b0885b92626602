//! Who is there, and who has been away for long.

use std::time::{Duration, Instant};

use elvaland_rules::{Audience, BySeat, Seat};

use super::live::Live;
use crate::ids::VisitorId;
use crate::stream::Frame;

/// Whether a player is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Presence {
    /// He watches.
    pub(super) is_present: bool,
    /// He has given no sign of life for so long that the host may hand his seat to a bot.
    pub(super) is_away: bool,
}

impl Live {
    /// A visitor gave a sign of life.
    pub(super) fn notice(&mut self, visitor: Option<VisitorId>) {
        if let Audience::Seat(seat) = self.audience_of(visitor) {
            self.seen[seat] = Some(Instant::now());
        }
    }

    pub(super) fn is_away(&self, seat: Seat) -> bool {
        let sitter = &self.row.arrangement.seats[seat.index()];
        let Some(visitor) = sitter.visitor() else {
            return false;
        };
        let since = self.seen[seat].map_or(Duration::MAX, |seen| seen.elapsed());
        !self.watchers.has(visitor) && since >= self.house.config.away_after
    }

    pub(super) fn presence(&self) -> BySeat<Presence> {
        let mut presence = BySeat::<Presence>::default();
        for (sitter, seat) in self.row.arrangement.seats.iter().zip(Seat::ALL) {
            let is_present = sitter.visitor().is_some_and(|visitor| self.watchers.has(visitor));
            presence[seat] = Presence { is_present, is_away: self.is_away(seat) };
        }
        presence
    }

    /// When the next player will have been away for long; only those who watch want to know.
    pub(super) fn next_away(&self) -> Option<Instant> {
        let people = self.row.arrangement.seats.iter().zip(Seat::ALL);
        let absent = people.filter(|(sitter, _)| sitter.visitor().is_some_and(|who| !self.watchers.has(who)));
        let ends = absent.filter_map(|(_, seat)| self.seen[seat]?.checked_add(self.house.config.away_after));
        ends.filter(|end| !self.watchers.is_empty() && *end > Instant::now()).min()
    }

    /// Tells who came, went, or has been away for long, unless that was told already.
    pub(super) fn tell_presence(&mut self) {
        // Whoever does not keep up is dropped while he is told, which is to be told as well.
        while self.told != self.presence() {
            self.tell_tidings();
        }
    }

    /// Sends everybody what is meant for him. Whoever is dropped because he does not keep up was there until now.
    pub(super) fn send(&mut self, frame: impl Fn(Option<VisitorId>) -> Option<Frame>) {
        for visitor in self.watchers.send(&self.house.metrics, frame) {
            self.notice(Some(visitor));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::kit::Kit;
    use super::super::watch::Watch;
    use super::*;

    #[tokio::test]
    async fn who_is_too_slow_was_there_until_now() {
        let mut kit = Kit::new(|config| config.away_after = Duration::from_secs(60)).await;
        let (live, seat) = (&mut kit.live, Seat::S1);
        let bo = live.row.arrangement.seats[1].visitor().expect("a visitor");
        let _slow = live.watch(Watch { visitor: Some(bo), after: None }).await.expect("a stream");
        let mut other = live.watch(Watch { visitor: None, after: None }).await.expect("a stream");
        live.seen[seat] = None;
        let mut last = None;
        // Nobody waits for him.
        while live.watchers.has(bo) {
            live.tell_tidings();
            while let Ok(frame) = other.frames.try_recv() {
                last = Some(frame);
            }
        }
        assert!(!live.is_away(seat), "he comes back and catches up");
        assert!(last.expect("a frame").text().contains(r#""present":true"#));
        live.tell_presence();
        let told = other.frames.try_recv().expect("the others hear of it");
        assert!(!told.text().contains(r#""present":true"#), "{}", told.text());
        assert!(live.next_away().is_some_and(|end| end > Instant::now() + Duration::from_secs(50)));
    }
}
