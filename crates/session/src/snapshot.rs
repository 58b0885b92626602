//! A table as one viewer sees it: what pages, the API and the terminal show.
//!
//! A snapshot is plain data and holds no secret of anybody else. The session fills in the game, the host of the table (a server, a
//! terminal, a browser) who sits where.

use std::sync::Arc;

use elvaland_assessment::Level;
use elvaland_rules::record::{Broken, Outcome};
use elvaland_rules::{Action, AnyGame, Audience, BySeat, GameName, Scores, Seat};
use serde_json::Value;

use crate::course::{Course, ShownMoment};
use crate::history::LoggedEvent;
use crate::lesson::Lesson;
use crate::session::Session;
use crate::view::{AnyView, Visibility};

/// The status of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Seats are open.
    Open,
    /// The game is played.
    Running,
    /// The game is over.
    Over,
    /// An uploaded record.
    Replay,
}

impl Status {
    /// Every status.
    pub const ALL: [Status; 4] = [Status::Open, Status::Running, Status::Over, Status::Replay];

    /// Returns the name in responses and in databases.
    pub const fn name(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Running => "running",
            Status::Over => "over",
            Status::Replay => "replay",
        }
    }

    /// Returns true if nothing is secret any more.
    pub const fn is_finished(self) -> bool {
        matches!(self, Status::Over | Status::Replay)
    }
}

/// The options of a table that everybody may see.
#[derive(Clone, PartialEq, Debug)]
pub struct TableOptions {
    /// The game.
    pub game: GameName,
    /// The options of the game as records write them, the number of players among them.
    pub options: Value,
    /// Whether the table is in the lobby; if not, only its address leads to it.
    pub is_public: bool,
    /// Memory mode: the coins of others are not shown.
    pub memory: bool,
    /// Whether scores are hidden until the end.
    pub hide_scores: bool,
    /// Seconds per move; then a bot moves for the player.
    pub timer: Option<u32>,
    /// Whether another card list than the built-in one is used.
    pub has_own_cards: bool,
    /// Whether it is a guided game with a prepared deal.
    pub is_guided: bool,
}

impl TableOptions {
    /// Returns the default options of a table for a game with these options.
    pub fn new(game: GameName, options: Value) -> TableOptions {
        TableOptions {
            game,
            options,
            is_public: false,
            memory: false,
            hide_scores: false,
            timer: None,
            has_own_cards: false,
            is_guided: false,
        }
    }
}

/// The occupant of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// The bot that plays for them while they are away.
        stand_in: Option<Level>,
    },
    /// A bot.
    Bot(Level),
    /// A former player; a bot plays on.
    Gone,
}

impl Occupant {
    /// Returns the bot that decides here, if one does.
    pub fn bot(self) -> Option<Level> {
        match self {
            Occupant::Bot(level) | Occupant::Person { stand_in: Some(level) } => Some(level),
            Occupant::Gone => Some(Level::default()),
            Occupant::Open | Occupant::Person { stand_in: None } => None,
        }
    }

    /// Returns the level of the bot here, also in a person's place; `None` for a former player.
    pub fn level(self) -> Option<Level> {
        self.bot().filter(|_| self != Occupant::Gone)
    }

    /// Returns true if a bot plays in a person's place.
    pub fn is_stood_in(self) -> bool {
        matches!(self, Occupant::Person { stand_in: Some(_) })
    }

    /// Returns true if a person decides here.
    pub fn is_active_person(self) -> bool {
        matches!(self, Occupant::Person { stand_in: None })
    }
}

/// A seat.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatSnapshot {
    /// The occupant.
    pub occupant: Occupant,
    /// The name to show; no two at a table are alike. `None` for an open seat, and for a former player without a name.
    pub name: Option<String>,
    /// Whether the person has the table open.
    pub is_present: bool,
    /// Whether the person is shown as away: nothing was heard of them for some seconds.
    pub is_absent: bool,
    /// Whether the person has been away so long that the host may call a bot.
    pub is_away: bool,
    /// Whether the person has kept the others waiting so long that these may vote for a bot.
    pub is_stalling: bool,
    /// The players who have voted for a bot here.
    pub votes: Vec<Seat>,
    /// Whether the seat is reserved for a player of the game before.
    pub is_reserved: bool,
    /// Whether the seat has to choose and has not.
    pub is_asked: bool,
    /// Whether the seat's bid is in while others still think.
    pub is_ready: bool,
}

impl SeatSnapshot {
    /// Creates the snapshot of a seat that nobody looks at and nobody waits for.
    pub fn new(occupant: Occupant, name: Option<String>) -> SeatSnapshot {
        SeatSnapshot {
            occupant,
            name,
            is_present: false,
            is_absent: false,
            is_away: false,
            is_stalling: false,
            votes: Vec::new(),
            is_reserved: false,
            is_asked: false,
            is_ready: false,
        }
    }
}

/// A vote on letting a bot play for a person who does not move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StandInVote {
    /// The number of players who agree.
    pub agreed: usize,
    /// The number of players who have to agree.
    pub needed: usize,
    /// Whether the viewer agrees.
    pub has_own: bool,
}

/// The guide of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guide {
    /// The proposed move, if there is one.
    pub proposal: Option<Action>,
}

/// A table at one moment, as one viewer sees it.
#[derive(Clone, Debug)]
pub struct TableSnapshot {
    /// The table's name in addresses.
    pub id: String,
    /// The status.
    pub status: Status,
    /// The options that were chosen when the table was created.
    pub options: TableOptions,
    /// The seats in order.
    pub seats: Vec<SeatSnapshot>,
    /// The audience of the snapshot.
    pub audience: Audience,
    /// The viewer's seat.
    pub own: Option<Seat>,
    /// Whether the viewer created the table, or took over when its creator left.
    pub is_host: bool,
    /// The number of steps, undos among them.
    pub seq: u64,
    /// What the audience sees of the game, once it began.
    pub view: Option<AnyView>,
    /// Whether scores are shown.
    pub scores: Scores,
    /// The audience's legal actions.
    pub legal: Vec<Action>,
    /// The viewer's pending bid.
    pub bid: Option<Action>,
    /// Whether the viewer can undo their last choice.
    pub can_undo: bool,
    /// Whether the viewer may ask the strongest bot.
    pub may_ask: bool,
    /// The result, if the moment is the end of the game.
    pub outcome: Option<Outcome>,
    /// The table of the next game.
    pub rematch: Option<String>,
    /// Why the table is read-only: the rules refuse one of its stored steps.
    pub frozen: Option<Broken>,
    /// Details that only pages show, not the API.
    pub details: PageDetails,
}

/// The parts of a snapshot that only pages show.
#[derive(Clone, Debug, Default)]
pub struct PageDetails {
    /// The events, as the audience may know them; at an earlier moment also the later ones.
    pub log: Vec<LoggedEvent>,
    /// The course of a finished game.
    pub course: Option<Arc<Course>>,
    /// Whether the viewer may look at earlier moments.
    pub has_past: bool,
    /// The earlier moment that is shown.
    pub moment: Option<ShownMoment>,
    /// The guide, in a guided game.
    pub guide: Option<Guide>,
}

impl TableSnapshot {
    /// Creates the snapshot of a table whose game has not begun, for a spectator.
    pub fn open(id: String, options: TableOptions, seats: Vec<SeatSnapshot>) -> TableSnapshot {
        TableSnapshot {
            id,
            status: Status::Open,
            options,
            seats,
            audience: Audience::Spectator,
            own: None,
            is_host: false,
            seq: 0,
            view: None,
            scores: Scores::Shown,
            legal: Vec::new(),
            bid: None,
            can_undo: false,
            may_ask: false,
            outcome: None,
            rematch: None,
            frozen: None,
            details: PageDetails::default(),
        }
    }

    /// Adds the game as it is now. Audience, seat and status must be set.
    #[must_use]
    pub fn with_game(mut self, session: &Session, visibility: Visibility) -> TableSnapshot {
        self.put_game(session.game(), visibility);
        let own = self.own.filter(|_| !self.status.is_finished());
        self.legal = own.map_or_else(Vec::new, |seat| session.game().legal_actions(seat).to_vec());
        self.bid = own.and_then(|seat| session.pending(seat));
        self.outcome = session.game().outcome();
        self
    }

    /// Adds what only pages show of the game as it is now. `course` is that of a finished game, `lesson` that of a guided one.
    pub fn add_details(
        &mut self,
        session: &Session,
        visibility: Visibility,
        course: Option<Arc<Course>>,
        lesson: Option<&Lesson>,
    ) {
        let guided = self.own.zip(lesson).filter(|_| self.status == Status::Running);
        self.details = PageDetails {
            log: session.log(self.audience, visibility),
            course,
            // In memory mode earlier moments are shown at the end only.
            has_past: self.status.is_finished() || !visibility.memory,
            moment: None,
            guide: guided.map(|(seat, lesson)| Guide { proposal: lesson.choice(session.game(), seat) }),
        };
    }

    /// Replaces the game by that of another moment.
    pub(crate) fn put_game(&mut self, game: &AnyGame, visibility: Visibility) {
        self.view = Some(AnyView::of(game, self.audience, visibility));
        self.scores = visibility.at(game).scores;
    }

    /// Returns the snapshot as the question what `seat` should have played after `step` steps: nothing later is shown, and
    /// nothing can be done but answer.
    #[must_use]
    pub fn into_puzzle(mut self, seat: Seat, step: u32) -> TableSnapshot {
        (self.status, self.own, self.seq) = (Status::Running, Some(seat), step.into());
        (self.is_host, self.can_undo, self.may_ask) = (false, false, false);
        (self.outcome, self.rematch) = (None, None);
        let PageDetails { mut log, course, .. } = self.details;
        log.retain(|logged| logged.step < step);
        let course = course.map(|course| Arc::new(course.until(step)));
        self.details = PageDetails { log, course, ..PageDetails::default() };
        self
    }

    /// Returns true if the snapshot shows the end of a game.
    pub fn shows_end(&self) -> bool {
        self.status.is_finished() && self.outcome.is_some()
    }

    /// Returns a seat; `None` if the table has fewer.
    pub fn seat(&self, seat: Seat) -> Option<&SeatSnapshot> {
        self.seats.get(seat.index())
    }

    /// Returns true if a bot plays in the viewer's place.
    pub fn is_stood_in(&self) -> bool {
        self.own.and_then(|own| self.seat(own)).is_some_and(|seat| seat.occupant.is_stood_in())
    }

    /// Returns the levels of the bots by seat.
    pub fn bot_levels(&self) -> BySeat<Option<Level>> {
        let mut levels = BySeat::default();
        for (seat, snapshot) in Seat::ALL.into_iter().zip(&self.seats) {
            levels[seat] = snapshot.occupant.bot();
        }
        levels
    }

    /// Returns the vote on a bot for a person who does not move, if the viewer may take part.
    pub fn vote(&self, seat: Seat) -> Option<StandInVote> {
        let own = self.own.filter(|&own| own != seat)?;
        let stalling = self.seat(seat).filter(|stalling| stalling.is_stalling)?;
        self.seat(own)?.occupant.bot().is_none().then(|| {
            let others = Seat::ALL.into_iter().zip(&self.seats).filter(|(other, _)| *other != seat);
            StandInVote {
                agreed: stalling.votes.len(),
                needed: others.filter(|(_, other)| other.occupant.is_active_person()).count(),
                has_own: stalling.votes.contains(&own),
            }
        })
    }

    /// Returns true if several people sit at the table.
    pub fn is_shared(&self) -> bool {
        self.seats.iter().filter(|seat| matches!(seat.occupant, Occupant::Person { .. })).count() > 1
    }
}
