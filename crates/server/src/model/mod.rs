//! Tables as plain data: what is stored, and what changes. No I/O.

mod ids;
pub(crate) mod names;
pub(crate) mod notifications;
pub(crate) mod orders;
mod replayed;
pub(crate) mod settings;
mod snapshot;

use elvaland_rules::Seat;

use std::fmt;
use std::str::FromStr;

use elvaland_rules::Action;
use elvaland_rules::mechanics::{Coin, ParseError, Round};
use elvaland_rules::record::RecordStep;
pub use elvaland_session::Header;
pub use elvaland_session::Status;
pub use ids::{NodeId, NoticeId, Secret, SecretHash, TableId, VisitorId, WebhookId, WrongId};
pub use notifications::{Notice, NoticeKind, NotificationSettings, PushSubscription, QuietHours, Webhook, WebhookKind};
pub use orders::{Announcement, Ban, BanSubject, GivenOrder, Order, WrongSubject};
use serde::{Deserialize, Serialize};
pub(crate) use settings::bot_levels;
pub(crate) use settings::seat_of;
pub use settings::{Prefix, Settings, StoredOccupant};
pub(crate) use snapshot::seat_snapshots;

/// A visitor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Visitor {
    /// The visitor's id.
    pub id: VisitorId,
    /// The name the others see.
    pub name: String,
}

/// A table that was changed by something else than its own task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AffectedTable {
    /// The table.
    pub table: TableId,
    /// Whether it must be woken: a bot is to play there, or a timer runs.
    pub wakes: bool,
}

/// A table without its steps.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: TableId,
    /// The number of changes so far. A commit names the revision it saw; pending bids change it, too.
    pub revision: u64,
    /// The progress of its game.
    pub progress: Progress,
    /// Its settings and seats, which rarely change.
    pub arrangement: Arrangement,
    /// When it was created, in seconds since 1970.
    pub created: i64,
}

impl TableRow {
    /// Returns true if the game waits for this visitor and no bot plays in their place.
    pub(crate) fn waits_for(&self, visitor: VisitorId) -> bool {
        self.progress.asked.iter().any(|&seat| self.arrangement.person(seat) == Some(visitor))
    }
}

/// The progress of a table, which changes with the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Progress {
    /// Open, running, over.
    pub status: Status,
    /// The number of steps so far.
    pub seq: u64,
    /// The seats that are asked and have not answered.
    pub asked: Vec<Seat>,
    /// Whether the table must be woken after a restart.
    pub wakes: bool,
    /// When it last changed, in seconds since 1970.
    pub updated: i64,
    /// The age and the round, both from 1; `None` before the game began.
    pub round: Option<Round>,
    /// Whether a person has acted in the game.
    pub is_played: bool,
}

/// The settings and seats of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Arrangement {
    /// The creator of the table, or the player who took over when they left.
    pub host: Option<VisitorId>,
    /// The settings.
    pub settings: Settings,
    /// The occupants by seat.
    pub seats: Vec<StoredOccupant>,
    /// The table of the next game.
    pub rematch: Option<TableId>,
    /// By seat, the visitor for whom it is reserved: in a rematch, those who played.
    pub reserved: Vec<Option<VisitorId>>,
    /// Votes to replace players who do not move.
    pub votes: Vec<Vote>,
}

/// A player's vote to let a bot play for another player, who keeps everybody waiting.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Vote {
    /// The seat of the voter.
    pub by: usize,
    /// The seat of the player to replace.
    pub of: usize,
    /// The number of steps at which it was cast; it is void after the next one.
    pub seq: u64,
}

impl Arrangement {
    /// Creates an arrangement without reserved seats and votes.
    pub fn new(host: Option<VisitorId>, settings: Settings, seats: Vec<StoredOccupant>) -> Arrangement {
        Arrangement { host, settings, seats, rematch: None, reserved: Vec::new(), votes: Vec::new() }
    }

    /// Returns the visitor whose share of the bots' time the table uses: the host, or another person at it.
    pub(crate) fn responsible(&self) -> Option<VisitorId> {
        self.host.or_else(|| self.seats.iter().find_map(StoredOccupant::visitor))
    }

    /// Returns the visitor on a seat, unless a bot plays for them.
    pub(crate) fn person(&self, seat: Seat) -> Option<VisitorId> {
        let occupant = self.seats.get(seat.index())?;
        occupant.visitor().filter(|_| occupant.bot().is_none())
    }
}

/// A step of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StepRow {
    /// The step in the notation of the record format, with the additional kind `undo`.
    pub step: RecordStep,
    /// Idempotency keys of requests, each with the `seq` it was answered with.
    pub receipts: Vec<(String, u64)>,
}

/// A pending bid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PendingBid {
    /// The bidder.
    pub seat: Seat,
    /// The `seq` it answers.
    pub seq: u64,
    /// The bid; `None` once it was withdrawn.
    pub bid: Option<Bid>,
    /// The idempotency keys of the requests that brought it, or an earlier one of this round.
    pub keys: Vec<String>,
}

/// A change of the pending bids of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BidChange {
    /// The pending bids stay as they are.
    Keep,
    /// A bid comes in, or replaces an earlier one of the same seat.
    Put(PendingBid),
    /// A seat takes its bid back; the keys are kept.
    Withdraw(Seat),
    /// All bids became steps.
    Clear,
}

/// One change of one table: all of it, or nothing.
#[derive(Clone, PartialEq, Debug)]
pub struct Commit {
    /// The table.
    pub table: TableId,
    /// The revision it was seen at; it has the next one afterwards.
    pub revision: u64,
    /// The steps to append; the first one has the number `progress.seq` less their number.
    pub steps: Vec<StepRow>,
    /// The change of the pending bids.
    pub bids: BidChange,
    /// The progress afterwards.
    pub progress: Progress,
    /// The settings and seats afterwards, if they changed.
    pub arrangement: Option<Arrangement>,
    /// Options and set-up, when the game begins.
    pub header: Option<Header>,
    /// The people who have to decide after the change and did not before it.
    pub waiting: Vec<VisitorId>,
}

/// A table with everything needed to rebuild it.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredTable {
    /// The table.
    pub row: TableRow,
    /// Options and set-up, once the game began.
    pub header: Option<Header>,
    /// Its steps in order.
    pub steps: Vec<StepRow>,
    /// The bids that wait for others.
    pub bids: Vec<PendingBid>,
}

impl StepRow {
    /// Returns the row of a step that answers no request.
    pub(crate) fn of(step: RecordStep) -> StepRow {
        StepRow { step, receipts: Vec::new() }
    }
}

/// A secret bid: three coins for the taverns in order. As text, `bid 5 0 3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bid(pub [Coin; 3]);

impl From<Bid> for Action {
    fn from(Bid(coins): Bid) -> Action {
        Action::Bid(coins)
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, two, three] = self.0;
        write!(f, "bid {one} {two} {three}")
    }
}

impl FromStr for Bid {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Bid, ParseError> {
        let mut words = text.split_ascii_whitespace().skip(1);
        let mut coin = || words.next().unwrap_or_default().parse();
        Ok(Bid([coin()?, coin()?, coin()?]))
    }
}
