//! Events for notifications, raised once a change is stored.

use elvaland_rules::Seat;

use super::live_table::LiveTable;
use crate::model::{NoticeKind, Status, VisitorId, seat_of};
use crate::notify::NotificationTrigger;
use crate::review::results::GameResult;

impl LiveTable {
    /// Raises what people may want to be notified of: `waiting` are asked since the change; the table had the status
    /// `before`.
    pub(super) fn raise_notices(&self, before: Status, waiting: &[VisitorId]) {
        let (dispatcher, table) = (&self.registry.dispatcher, self.row.id);
        if before == Status::Running && self.row.progress.status == Status::Over {
            for visitor in self.row.arrangement.seats.iter().filter_map(|occupant| occupant.visitor()) {
                self.raise_notice(visitor, NoticeKind::Over);
            }
            if let Some(play) = self.play.as_ref().filter(|_| dispatcher.has_webhooks(table)) {
                dispatcher.raise(NotificationTrigger::Over(table, Box::new(GameResult::of(play.session.game()))));
            }
            return;
        }
        for &visitor in waiting {
            self.raise_notice(visitor, NoticeKind::Turn);
        }
        if !waiting.is_empty() {
            dispatcher.raise(NotificationTrigger::Waits(table, self.row.progress.seq));
        }
    }

    fn raise_notice(&self, visitor: VisitorId, kind: NoticeKind) {
        let seat: Option<Seat> = seat_of(&self.row.arrangement.seats, visitor);
        let is_present = seat.is_some_and(|seat| self.is_there(seat, visitor));
        self.registry.dispatcher.raise(NotificationTrigger::Notice { visitor, table: self.row.id, kind, is_present });
    }
}
