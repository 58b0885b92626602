//! Playback: the steps since a moment as frames, each shown for a while before the next.
//!
//! A frame holds the events that are shown at the same time, the sentences of the log about them, and the HTML of the page
//! parts they change, rendered by the same functions as the page. Frames are made from views, so they hold what the viewer may
//! see and nothing else. The question is not part of the frames: it is shown at once, and no frame contains a control that
//! answers it. The last frame, `present`, turns the page into that of the newest moment.

use std::any::Any;
use std::collections::BTreeMap;

use elvaland_rules::Seat;
use elvaland_rules::mechanics::{Event, SeenPurse, View};
use elvaland_session::{AnyView, LoggedEvent, SeenEvent, SeenStep, Update, with_view};
use serde_json::{Value, json};

use crate::art::GameArt;
use crate::table::Scene;
use crate::table::parts::Parts;
use crate::viewer::Viewer;

/// The kind of change that a frame shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrameKind {
    /// Bids came in.
    Ready,
    /// The coins of a tavern are turned over.
    Reveal,
    /// A player takes a card.
    Pick,
    /// A player recruits a hero.
    Recruit,
    /// A hero moves to another column.
    Move,
    /// Two coins are traded.
    Trade,
    /// A coin becomes another.
    Transform,
    /// Gems change hands.
    Gems,
    /// Cards are discarded.
    Discard,
    /// Cards are shown to a player, who keeps one.
    Offer,
    /// A majority is counted.
    Majority,
    /// A round ends, and cards are dealt for the next.
    Deal,
    /// A step was taken back.
    Undo,
    /// The game ends.
    Over,
    /// Everything was shown: the page becomes that of the newest moment.
    Present,
}

impl FrameKind {
    /// Returns the name in JSON and pages.
    pub const fn name(self) -> &'static str {
        match self {
            FrameKind::Ready => "ready",
            FrameKind::Reveal => "reveal",
            FrameKind::Pick => "pick",
            FrameKind::Recruit => "recruit",
            FrameKind::Move => "move",
            FrameKind::Trade => "trade",
            FrameKind::Transform => "transform",
            FrameKind::Gems => "gems",
            FrameKind::Discard => "discard",
            FrameKind::Offer => "offer",
            FrameKind::Majority => "majority",
            FrameKind::Deal => "deal",
            FrameKind::Undo => "undo",
            FrameKind::Over => "over",
            FrameKind::Present => "present",
        }
    }

    /// Returns the minimum time a frame is shown at normal pace, in milliseconds.
    pub const fn millis(self) -> u32 {
        match self {
            FrameKind::Ready | FrameKind::Present => 0,
            FrameKind::Reveal => 900,
            FrameKind::Majority => 1500,
            FrameKind::Gems => 500,
            FrameKind::Discard => 400,
            FrameKind::Undo => 300,
            FrameKind::Pick
            | FrameKind::Recruit
            | FrameKind::Move
            | FrameKind::Trade
            | FrameKind::Transform
            | FrameKind::Offer
            | FrameKind::Deal
            | FrameKind::Over => 600,
        }
    }

    const fn of(event: &Event) -> FrameKind {
        match event {
            Event::Ready(_) => FrameKind::Ready,
            Event::Revealed(..) => FrameKind::Reveal,
            Event::Took(..) | Event::Placed(..) | Event::Covered(..) => FrameKind::Pick,
            Event::Recruited(..) => FrameKind::Recruit,
            Event::Lifted(..) => FrameKind::Move,
            Event::PouchShown(..) => FrameKind::Trade,
            Event::Exchanged { .. } | Event::TookCoinsBack(_) => FrameKind::Transform,
            Event::SwappedGems(..) | Event::TookGem(..) => FrameKind::Gems,
            Event::Dropped(..) | Event::LeftOver(_) | Event::Discarded(..) | Event::Burned(_) => FrameKind::Discard,
            Event::Offered(..) | Event::OfferedUnseen(..) | Event::Kept(..) => FrameKind::Offer,
            Event::Evaluated(..) | Event::Awarded(..) => FrameKind::Majority,
            Event::AgeBegins(_) | Event::RoundBegins(_) | Event::Dealt(..) | Event::CoinsBack => FrameKind::Deal,
            Event::Over => FrameKind::Over,
        }
    }

    /// Returns whether an event belongs to a frame of this kind whose last event is `before`.
    const fn takes(self, before: &Event, event: &Event) -> bool {
        match (self, event) {
            (
                FrameKind::Pick | FrameKind::Recruit | FrameKind::Move | FrameKind::Offer,
                Event::Placed(..) | Event::Covered(..),
            ) => !matches!(before, Event::Covered(..)),
            (FrameKind::Trade, Event::Exchanged { .. }) => matches!(before, Event::PouchShown(..)),
            (FrameKind::Ready, Event::Ready(_))
            | (FrameKind::Gems, Event::SwappedGems(..))
            | (FrameKind::Discard, Event::Dropped(..) | Event::LeftOver(_) | Event::Discarded(..) | Event::Burned(_))
            | (FrameKind::Deal, Event::AgeBegins(_) | Event::RoundBegins(_) | Event::Dealt(..)) => true,
            (FrameKind::Reveal, Event::Revealed(_, tavern, _)) => {
                matches!(before, Event::Revealed(_, other, _) if other.index() == tavern.index())
            }
            _ => false,
        }
    }
}

/// One change of the page: events that are shown at the same time.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame {
    /// The kind of change.
    pub kind: FrameKind,
    /// The number of steps it has shown when it is over.
    pub seq: u64,
    /// The sentences of the log.
    pub told: Vec<String>,
    /// The parts of the page that differ from the frame before, by element id.
    pub parts: Parts,
}

/// The steps since a moment, to be played back to one viewer.
#[derive(Clone, PartialEq, Debug)]
pub struct Playback {
    /// The number of steps before the first frame.
    pub from: u64,
    /// The number of steps of the newest moment.
    pub seq: u64,
    /// The frames, in order. After the last frame the page is that of the newest moment.
    pub frames: Vec<Frame>,
    /// The pending question: page parts by element id.
    pub question: Parts,
    /// The seat whose view it is, if it is a player's.
    own: Option<usize>,
    /// The cards that answer the question: element id of the tavern, card, answer.
    answers: Vec<(String, String, String)>,
    title: String,
    phase: &'static str,
    is_asked: bool,
    has_bid: bool,
    is_over: bool,
    /// Whether each seat is asked now, and whether its bid is in.
    seats: Vec<(bool, bool)>,
}

/// The page parts that the viewer has, by element id.
type Known = BTreeMap<String, String>;

/// The state of the page before the first frame.
struct Beginning<'a, R: GameArt, P: SeenPurse> {
    from: u64,
    before: &'a View<R, P>,
    whole: bool,
}

/// Events that are seen together, with what the viewer sees after the last of them.
struct Group<'a, R: GameArt, P: SeenPurse> {
    kind: FrameKind,
    seq: u64,
    events: Vec<Event>,
    after: &'a View<R, P>,
}

/// Groups the events of steps; `None` if the steps are of another game.
fn grouped<R: GameArt, P: SeenPurse + 'static>(steps: &[SeenStep]) -> Option<Vec<Group<'_, R, P>>> {
    let mut groups: Vec<Group<'_, R, P>> = Vec::new();
    for step in steps {
        let seq = u64::from(step.seq) + 1;
        for &SeenEvent { event, ref view } in &step.events {
            let after = typed(view)?;
            let open = groups.last_mut().and_then(|group| {
                let before = *group.events.last()?;
                group.kind.takes(&before, &event).then_some(group)
            });
            match open {
                Some(group) => {
                    group.events.push(event);
                    (group.seq, group.after) = (seq, after);
                }
                None => groups.push(Group { kind: FrameKind::of(&event), seq, events: vec![event], after }),
            }
        }
    }
    Some(groups)
}

/// Returns the view inside, if it is of this game.
fn typed<R: GameArt, P: SeenPurse + 'static>(any: &AnyView) -> Option<&View<R, P>> {
    with_view!(any, view => (view as &dyn Any).downcast_ref())
}

/// Renders the steps of an update as frames. With `whole` a first frame brings all of the table as it was before them, for a page
/// that shows another moment. `None` if the game has not begun, or if the steps are of another game.
pub fn playback(update: &Update, viewer: &Viewer<'_>, whole: bool) -> Option<Playback> {
    let Update { from, before, steps, table } = update;
    with_view!(table.view.as_ref()?, view => Scene::of(table, view, viewer).playback(*from, before, steps, whole))
}

impl<R: GameArt, P: SeenPurse + 'static> Scene<'_, R, P> {
    /// Returns the steps after the first `from` as frames; `before` is what the viewer saw then. The scene is the last of
    /// the moments. With `whole` a first frame brings all of the table as it was then, for a page that shows another moment.
    /// `None` if `before` or a step is of another game.
    pub fn playback(&self, from: u64, before: &AnyView, steps: &[SeenStep], whole: bool) -> Option<Playback> {
        let before = typed(before)?;
        let seq = self.page().step();
        let mut known = BTreeMap::new();
        let mut frames = match steps {
            // A bid that is in changes the question only.
            [] if !whole => Vec::new(),
            steps if steps.iter().any(|step| step.undone_by.is_some()) => {
                vec![Frame { kind: FrameKind::Undo, seq, told: Vec::new(), parts: Vec::new() }]
            }
            steps => self.frames(&Beginning { from, before, whole }, steps, &mut known)?,
        };
        if !frames.is_empty() {
            frames.push(self.present_frame(&mut known, seq));
        }
        Some(Playback {
            from,
            seq,
            frames,
            question: self.page().question_parts(),
            own: self.snapshot.own.map(Seat::index),
            answers: self.page().card_answers(),
            title: self.title(),
            phase: self.page().phase(),
            is_asked: self.is_asked(),
            has_bid: self.bid.is_some(),
            is_over: self.snapshot.shows_end(),
            seats: self.snapshot.seats.iter().map(|seat| (seat.is_asked, seat.is_ready)).collect(),
        })
    }

    fn frames(&self, begin: &Beginning<'_, R, P>, steps: &[SeenStep], known: &mut Known) -> Option<Vec<Frame>> {
        let &Beginning { from, before, whole } = begin;
        let present = self.page();
        let past = present.past_log();
        let first = past.last().map_or(0, |last| (last.step + 1).saturating_sub(steps.len() as u32));
        let mut log: Vec<LoggedEvent> = past.iter().copied().filter(|happened| happened.step < first).collect();
        let scene = Scene { view: before, log: &log, ..*self };
        let beginning = scene.past_page(0).board_parts();
        // The taverns of the page before had other controls: they are sent with the first frame in any case.
        known.extend(beginning.iter().filter(|(id, _)| whole || !id.starts_with("tavern")).cloned());
        known.extend(scene.past_page(0).side_parts());
        let mut frames = Vec::new();
        if whole {
            frames.push(Frame { kind: FrameKind::Ready, seq: from, told: Vec::new(), parts: beginning });
        }
        for group in grouped(steps)? {
            let new = log.len();
            log.extend(
                group.events.iter().map(|&event| LoggedEvent { step: group.seq.saturating_sub(1) as u32, event }),
            );
            let scene = Scene { view: group.after, log: &log, ..*self };
            let page = scene.past_page(group.events.len());
            let told = log[new..].iter().filter_map(|happened| page.told(happened)).collect();
            let parts = changed(known, page.board_parts());
            frames.push(Frame { kind: group.kind, seq: group.seq, told, parts });
        }
        Some(frames)
    }

    /// Returns the frame that makes the page that of the newest moment.
    fn present_frame(&self, known: &mut Known, seq: u64) -> Frame {
        let page = self.page();
        let mut parts = page.board_parts();
        parts.extend(page.side_parts());
        Frame { kind: FrameKind::Present, seq, told: Vec::new(), parts: changed(known, parts) }
    }
}

/// Returns the parts that are not known yet, and keeps them.
fn changed(known: &mut Known, parts: Parts) -> Parts {
    let is_new = |(id, part): &(String, String)| known.insert(id.clone(), part.clone()).as_ref() != Some(part);
    parts.into_iter().filter(is_new).collect()
}

impl Playback {
    /// Returns the playback as the script of the page reads it.
    pub fn to_json(&self) -> Value {
        let parts = |parts: &Parts| -> Value {
            parts
                .iter()
                .map(|(id, part)| (id.clone(), Value::from(part.as_str())))
                .collect::<serde_json::Map<_, _>>()
                .into()
        };
        let frame = |frame: &Frame| {
            json!({"kind": frame.kind.name(), "ms": frame.kind.millis(), "seq": frame.seq, "told": frame.told,
                "parts": parts(&frame.parts)})
        };
        json!({
            "from": self.from,
            "seq": self.seq,
            "own": self.own,
            "title": self.title,
            "phase": self.phase,
            "asked": self.is_asked,
            "bid": self.has_bid,
            "over": self.is_over,
            "seats": self.seats,
            "question": parts(&self.question),
            "answers": self.answers,
            "frames": self.frames.iter().map(frame).collect::<Vec<_>>(),
        })
    }
}
