//! Playback: the steps since a moment as frames, each shown for a while before the next.
//!
//! A frame holds the events that are shown at the same time, the sentences of the log about them, and the HTML of the page
//! parts they change, rendered by the same functions as the page. Frames are made from views, so they hold what the viewer may
//! see and nothing else. The question is not part of the frames: it is shown at once, and no frame contains a control that
//! answers it. The last frame, `present`, turns the page into that of the newest moment.

use std::collections::BTreeMap;

use elvaland_rules::Seat;
use elvaland_rules::mechanics::{Event, SeenPurse, View};
use elvaland_session::LoggedEvent;
use serde_json::{Value, json};

use crate::art::GameArt;
use crate::table::parts::Parts;
use crate::table::{Scene, Status};

/// A step as the viewer may see it.
pub struct Step<'a, R: GameArt, P: SeenPurse> {
    /// The number of steps after it.
    pub seq: u64,
    /// The events of the step, each with the view right after it.
    pub events: Vec<(Event, &'a View<R, P>)>,
    /// Whether the step takes an earlier one back.
    pub is_undo: bool,
}

/// The kind of change that a frame shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
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

impl Kind {
    /// Returns the name in JSON and pages.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Ready => "ready",
            Kind::Reveal => "reveal",
            Kind::Pick => "pick",
            Kind::Recruit => "recruit",
            Kind::Move => "move",
            Kind::Trade => "trade",
            Kind::Transform => "transform",
            Kind::Gems => "gems",
            Kind::Discard => "discard",
            Kind::Offer => "offer",
            Kind::Majority => "majority",
            Kind::Deal => "deal",
            Kind::Undo => "undo",
            Kind::Over => "over",
            Kind::Present => "present",
        }
    }

    /// Returns the minimum time a frame is shown at normal pace, in milliseconds.
    pub const fn millis(self) -> u32 {
        match self {
            Kind::Ready | Kind::Present => 0,
            Kind::Reveal => 900,
            Kind::Majority => 1500,
            Kind::Gems => 500,
            Kind::Discard => 400,
            Kind::Undo => 300,
            Kind::Pick
            | Kind::Recruit
            | Kind::Move
            | Kind::Trade
            | Kind::Transform
            | Kind::Offer
            | Kind::Deal
            | Kind::Over => 600,
        }
    }

    const fn of(event: &Event) -> Kind {
        match event {
            Event::Ready(_) => Kind::Ready,
            Event::Revealed(..) => Kind::Reveal,
            Event::Took(..) | Event::Placed(..) | Event::Covered(..) => Kind::Pick,
            Event::Recruited(..) => Kind::Recruit,
            Event::Lifted(..) => Kind::Move,
            Event::PouchShown(..) => Kind::Trade,
            Event::Exchanged { .. } | Event::TookCoinsBack(_) => Kind::Transform,
            Event::SwappedGems(..) | Event::TookGem(..) => Kind::Gems,
            Event::Dropped(..) | Event::LeftOver(_) | Event::Discarded(..) | Event::Burned(_) => Kind::Discard,
            Event::Offered(..) | Event::OfferedUnseen(..) | Event::Kept(..) => Kind::Offer,
            Event::Evaluated(..) | Event::Awarded(..) => Kind::Majority,
            Event::AgeBegins(_) | Event::RoundBegins(_) | Event::Dealt(..) | Event::CoinsBack => Kind::Deal,
            Event::Over => Kind::Over,
        }
    }

    /// Returns whether an event belongs to a frame of this kind whose last event is `before`.
    const fn takes(self, before: &Event, event: &Event) -> bool {
        match (self, event) {
            (Kind::Pick | Kind::Recruit | Kind::Move | Kind::Offer, Event::Placed(..) | Event::Covered(..)) => {
                !matches!(before, Event::Covered(..))
            }
            (Kind::Trade, Event::Exchanged { .. }) => matches!(before, Event::PouchShown(..)),
            (Kind::Ready, Event::Ready(_))
            | (Kind::Gems, Event::SwappedGems(..))
            | (Kind::Discard, Event::Dropped(..) | Event::LeftOver(_) | Event::Discarded(..) | Event::Burned(_))
            | (Kind::Deal, Event::AgeBegins(_) | Event::RoundBegins(_) | Event::Dealt(..)) => true,
            (Kind::Reveal, Event::Revealed(_, tavern, _)) => {
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
    pub kind: Kind,
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
    kind: Kind,
    seq: u64,
    events: Vec<Event>,
    after: &'a View<R, P>,
}

fn grouped<'a, R: GameArt, P: SeenPurse>(steps: &[Step<'a, R, P>]) -> Vec<Group<'a, R, P>> {
    let mut groups: Vec<Group<'a, R, P>> = Vec::new();
    for step in steps {
        for &(event, after) in &step.events {
            let open = groups.last_mut().and_then(|group| {
                let before = *group.events.last()?;
                group.kind.takes(&before, &event).then_some(group)
            });
            match open {
                Some(group) => {
                    group.events.push(event);
                    (group.seq, group.after) = (step.seq, after);
                }
                None => groups.push(Group { kind: Kind::of(&event), seq: step.seq, events: vec![event], after }),
            }
        }
    }
    groups
}

impl<R: GameArt, P: SeenPurse> Scene<'_, R, P> {
    /// Returns the steps after the first `from` as frames; `before` is what the viewer saw then. The scene is the last of
    /// the moments. With `whole` a first frame brings all of the table as it was then, for a page that shows another moment.
    pub fn playback(&self, from: u64, before: &View<R, P>, steps: &[Step<'_, R, P>], whole: bool) -> Playback {
        let seq = self.page().step();
        let mut known = BTreeMap::new();
        let mut frames = match steps {
            // A bid that is in changes the question only.
            [] if !whole => Vec::new(),
            steps if steps.iter().any(|step| step.is_undo) => {
                vec![Frame { kind: Kind::Undo, seq, told: Vec::new(), parts: Vec::new() }]
            }
            steps => self.frames(&Beginning { from, before, whole }, steps, &mut known),
        };
        if !frames.is_empty() {
            frames.push(self.present_frame(&mut known, seq));
        }
        Playback {
            from,
            seq,
            frames,
            question: self.page().question_parts(),
            own: self.info.own.map(Seat::index),
            answers: self.page().card_answers(),
            title: self.title(),
            phase: self.page().phase(),
            is_asked: self.is_asked(),
            has_bid: self.bid.is_some(),
            is_over: self.info.status == Status::Over,
            seats: self.info.seats.iter().map(|sitting| (sitting.is_asked, sitting.is_ready)).collect(),
        }
    }

    fn frames(&self, begin: &Beginning<'_, R, P>, steps: &[Step<'_, R, P>], known: &mut Known) -> Vec<Frame> {
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
            frames.push(Frame { kind: Kind::Ready, seq: from, told: Vec::new(), parts: beginning });
        }
        for group in grouped(steps) {
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
        frames
    }

    /// Returns the frame that makes the page that of the newest moment.
    fn present_frame(&self, known: &mut Known, seq: u64) -> Frame {
        let page = self.page();
        let mut parts = page.board_parts();
        parts.extend(page.side_parts());
        Frame { kind: Kind::Present, seq, told: Vec::new(), parts: changed(known, parts) }
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
