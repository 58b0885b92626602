//! A table at this computer: people who share a keyboard, bots, and a game that can be interrupted.

mod bots;
mod chance;
mod keyboard;
mod save;

use elvaland_bots::{BotGame, Budget};
use elvaland_rules::mechanics::{Action, Event, PurseView};
use elvaland_rules::record::{Recorded, Recorder};
use elvaland_rules::{Audience, BySeat, Scores, Seat, SeatSet, State, Turn};
use elvaland_texts::Spoken;

use crate::draft::Draft;
use crate::snapshot::{Hints, Occupant, Snapshot};
use crate::table::{Notify, Table, TableError};

pub use bots::BotReply;
use bots::Reply;
pub use chance::Chance;
use keyboard::Keyboard;
pub use save::{SaveError, Saved, Store, state_folder};

/// Rules that can be played at a table here.
pub trait Playable: Recorded + BotGame + Spoken + 'static {}

impl<R: Recorded + BotGame + Spoken + 'static> Playable for R {}

/// A table at this computer.
pub struct Local<R: Playable> {
    recorder: Recorder<R>,
    occupants: Vec<Occupant>,
    chance: Chance,
    /// Bids that wait for the others.
    bids: BySeat<Option<Action>>,
    keyboard: Keyboard,
    /// Choices of the player who acted last, which can be taken back.
    choices: Vec<Before<R>>,
    log: Vec<Event>,
    /// Counts what happened, so that replies about an earlier table are told apart.
    version: u64,
    /// The bots that think about this version.
    thinking: SeatSet,
    report: Notify<BotReply>,
    store: Option<Store>,
    error: Option<TableError>,
    /// What the strongest bot may spend on an advice, if it gives any.
    advice: Option<Budget>,
    hints: Hints,
    /// The bid that somebody who plays alone is laying.
    draft: Draft,
    snapshot: Snapshot<R, PurseView>,
}

/// The table before a choice.
struct Before<R: Playable> {
    seat: Seat,
    recorder: Recorder<R>,
    logged: usize,
}

impl<R: Playable> Local<R> {
    /// Begins a game, or goes on with one.
    pub fn open(saved: Saved<R>, store: Option<Store>, report: Notify<BotReply>) -> Local<R> {
        let Saved { recorder, occupants, chance, log, draft } = saved;
        let snapshot = first_snapshot(&recorder, &occupants);
        let mut local = Local {
            recorder,
            occupants,
            chance,
            bids: BySeat::default(),
            keyboard: Keyboard::default(),
            choices: Vec::new(),
            log,
            version: 0,
            thinking: SeatSet::EMPTY,
            report,
            store,
            error: None,
            advice: None,
            hints: Hints::Off,
            draft,
            snapshot,
        };
        local.advance();
        local
    }

    /// The strongest bot can be asked what it would do; it spends so much on an answer.
    #[must_use]
    pub fn advised(mut self, budget: Budget) -> Local<R> {
        self.advice = Some(budget);
        self.hints = Hints::Ready;
        self.show();
        self
    }

    /// Forgets what was reply and laid about an earlier question.
    fn forget_question(&mut self) {
        self.hints = Hints::Ready;
        self.draft = Draft::default();
    }

    /// The seat that may be advised: what a bot says of secrets is for nobody else to read.
    fn advised_seat(&self) -> Option<Seat> {
        match self.keyboard {
            Keyboard::Held(seat) if self.waited_for().contains(seat) => self.advice.map(|_| seat),
            _ => None,
        }
    }

    /// Whether somebody plays alone here.
    fn is_alone(&self) -> bool {
        self.people().iter().count() == 1
    }

    /// Settles what needs nobody, lets bots think, and shows the table to whoever is asked.
    fn advance(&mut self) {
        while self.settle() {}
        self.ask_bots();
        self.keyboard.pass(self.recorder.game(), &self.people(), self.waited_for());
        self.save();
        self.show();
    }

    /// Settles one thing that needs nobody; `false` if there is none.
    fn settle(&mut self) -> bool {
        match self.game().turn() {
            Turn::Chance => self.draw(),
            Turn::Decide(seats) => self.reveal(seats) || self.play_forced(seats),
            Turn::Over => false,
        }
    }

    fn game(&self) -> &State<R> {
        self.recorder.game()
    }

    /// The seats with people.
    fn people(&self) -> SeatSet {
        let seats = Seat::ALL.into_iter().zip(&self.occupants);
        seats.filter(|&(_, &occupant)| occupant == Occupant::Person).map(|(seat, _)| seat).collect()
    }

    /// The seats that have to choose and have not bid.
    fn waited_for(&self) -> SeatSet {
        match self.game().turn() {
            Turn::Decide(seats) => seats.iter().filter(|&seat| self.bids[seat].is_none()).collect(),
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }

    fn draw(&mut self) -> bool {
        let draw = self.game().random_draw(&mut self.chance.numbers(self.recorder.record().steps.len()));
        let mut events = Vec::new();
        let drawn = self.recorder.draw(&draw, &mut events);
        self.choices.clear();
        self.note(events);
        drawn.is_ok()
    }

    /// Turns the bids over when all of them are in.
    fn reveal(&mut self, seats: SeatSet) -> bool {
        if !seats.iter().all(|seat| self.bids[seat].is_some()) {
            return false;
        }
        let bids = std::mem::take(&mut self.bids);
        self.choices.clear();
        seats.iter().all(|seat| bids[seat].is_some_and(|bid| self.play(seat, bid).is_ok()))
    }

    /// Plays the choice of a person that is none.
    fn play_forced(&mut self, seats: SeatSet) -> bool {
        let Some(seat) = seats.first().filter(|&seat| self.people().contains(seat)) else {
            return false;
        };
        let forced = Action::forced(&self.game().legal_actions(seat));
        forced.is_some_and(|action| self.play(seat, action).is_ok())
    }

    fn play(&mut self, seat: Seat, action: Action) -> Result<(), TableError> {
        let mut events = Vec::new();
        self.recorder.play(seat, action, &mut events)?;
        let stays =
            !events.iter().all(Event::is_revocable) || self.choices.last().is_some_and(|last| last.seat != seat);
        if stays {
            self.choices.clear();
        }
        self.note(events);
        Ok(())
    }

    fn note(&mut self, events: Vec<Event>) {
        self.log.extend(events);
        self.forget_question();
        self.version += 1;
        self.thinking = SeatSet::EMPTY;
    }

    fn ask_bots(&mut self) {
        for seat in self.waited_for().iter() {
            let Occupant::Bot(level) = self.occupants[seat.index()] else { continue };
            if !self.thinking.contains(seat) {
                self.thinking = self.thinking.with(seat);
                let seed = self.chance.seed_of_bot(self.recorder.record().steps.len(), seat);
                bots::think(self.game(), seat, level, seed, self.version, self.report.clone());
            }
        }
    }

    fn save(&mut self) {
        if let Some(store) = &self.store {
            self.error = store.keep(self.recorder.record(), &self.occupants, self.chance, self.draft).err();
        }
    }

    /// Writes down what may be shown now.
    fn show(&mut self) {
        let people = self.people();
        let is_shared = people.iter().count() > 1;
        let asked = self.keyboard.player();
        let alone = people.first().filter(|_| !is_shared);
        let audience = match self.keyboard {
            Keyboard::Held(seat) => Audience::Seat(seat),
            _ => alone.map_or(Audience::Spectator, Audience::Seat),
        };
        let waited_for = self.waited_for();
        let legal = asked.map_or_else(Vec::new, |seat| self.game().legal_actions(seat));
        let bid = |seat: Seat| match self.bids[seat] {
            Some(Action::Bid(coins)) => Some(coins),
            _ => None,
        };
        self.snapshot = Snapshot {
            view: self.game().view(audience),
            player: asked.or(alone),
            legal: legal.into_iter().filter(|_| asked.is_some_and(|seat| waited_for.contains(seat))).collect(),
            is_shared,
            curtain: self.keyboard.called(),
            bid: alone.and_then(bid),
            ready: self.game().table().seats().filter(|&seat| self.bids[seat].is_some()).collect(),
            hints: self.advised_seat().map_or(Hints::Off, |_| self.hints.clone()),
            can_undo: !self.choices.is_empty() || self.last_bidder().is_some(),
            scores: Scores::Shown,
            log: self.log.iter().map(|event| event.for_audience(audience)).collect(),
            names: std::mem::take(&mut self.snapshot.names),
            occupants: self.occupants.clone(),
        };
    }

    /// The person who bid last, while others still think.
    fn last_bidder(&self) -> Option<Seat> {
        self.people().iter().filter(|&seat| self.bids[seat].is_some()).last()
    }
}

impl<R: Playable> Table for Local<R> {
    type Rules = R;
    type Purse = PurseView;
    type Message = BotReply;

    fn snapshot(&self) -> &Snapshot<R, PurseView> {
        &self.snapshot
    }

    fn receive(&mut self, reply: BotReply) {
        let BotReply { seat, version, reply } = reply;
        if version != self.version || !self.waited_for().contains(seat) {
            return;
        }
        match reply {
            Reply::Advice(hints) => {
                // Whoever has bid and taken it back asks again.
                if self.hints == Hints::Thinking {
                    self.hints = Hints::Given(hints);
                }
                return self.show();
            }
            Reply::Choice(action @ Action::Bid(_)) => self.bids[seat] = Some(action),
            Reply::Choice(action) => {
                self.choices.clear();
                if self.play(seat, action).is_err() {
                    return;
                }
            }
        }
        self.advance();
    }

    fn choose(&mut self, action: Action) -> Result<(), TableError> {
        let Some(seat) = self.keyboard.player() else { return Ok(()) };
        if let Action::Bid(_) = action {
            self.game().clone().play(seat, action, &mut ())?;
            self.bids[seat] = Some(action);
            self.forget_question();
        } else {
            let before = Before { seat, recorder: self.recorder.clone(), logged: self.log.len() };
            if self.choices.last().is_some_and(|last| last.seat != seat) {
                self.choices.clear();
            }
            self.choices.push(before);
            self.play(seat, action).inspect_err(|_| drop(self.choices.pop()))?;
        }
        self.advance();
        Ok(())
    }

    fn undo(&mut self) -> Result<(), TableError> {
        if let Some(before) = self.choices.pop() {
            self.recorder = before.recorder;
            self.log.truncate(before.logged);
            self.note(Vec::new());
        } else if let Some(seat) = self.last_bidder() {
            self.bids[seat] = None;
            self.keyboard.give_back();
        }
        self.advance();
        Ok(())
    }

    fn ask_hints(&mut self) {
        let (Some(seat), Some(budget)) = (self.advised_seat(), self.advice) else { return };
        if self.hints == Hints::Ready {
            self.hints = Hints::Thinking;
            let seed = self.chance.seed_of_bot(self.recorder.record().steps.len(), seat);
            bots::advise(self.game(), seat, budget, seed, self.version, self.report.clone());
            self.show();
        }
    }

    fn keep_draft(&mut self, draft: Draft) {
        if self.is_alone() && self.draft.laid() != draft.laid() {
            self.draft = draft;
            self.save();
        }
    }

    fn draft(&self) -> Draft {
        if self.snapshot.is_bidding() { self.draft } else { Draft::default() }
    }

    fn lift_curtain(&mut self) {
        self.keyboard.take();
        self.show();
    }

    fn record(&self) -> Result<String, TableError> {
        Ok(self.recorder.record().to_json())
    }

    fn error(&self) -> Option<&TableError> {
        self.error.as_ref()
    }
}

/// A table before anything was shown of it: everybody's names are in the record.
fn first_snapshot<R: Playable>(recorder: &Recorder<R>, occupants: &[Occupant]) -> Snapshot<R, PurseView> {
    let names = recorder.record().names.clone().unwrap_or_default();
    Snapshot::idle(recorder.game().view(Audience::Spectator), names, occupants.to_vec())
}
