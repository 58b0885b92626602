//! A local table: people who share a keyboard, bots, and a game that can be interrupted.

mod bots;
mod chance;
mod keyboard;
mod save;

use elvaland_bots::{BotGame, Budget, Level};
use elvaland_rules::mechanics::{Action, PurseView};
use elvaland_rules::record::RecordFormat;
use elvaland_rules::{AnyGame, Audience, BySeat, Scores, Seat, SeatSet, State};
use elvaland_session::{Applied, Session, Visibility};
use elvaland_texts::GameTexts;

use crate::draft::BidDraft;
use crate::snapshot::{Hints, Occupant, Snapshot};
use crate::table::{Notify, TableError, TerminalTable};

use bots::BotAnswer;
pub use bots::BotReply;
pub use chance::LocalChance;
use keyboard::Keyboard;
pub use save::{SaveError, SaveLocation, Saved, state_folder};

/// Rules that can be played at a local table.
pub trait LocalRules: RecordFormat + BotGame + GameTexts {
    /// Wraps a state for a [`Session`].
    fn into_any(state: State<Self>) -> AnyGame;
}

impl<R: RecordFormat + BotGame + GameTexts> LocalRules for R
where
    AnyGame: From<State<R>>,
{
    fn into_any(state: State<R>) -> AnyGame {
        state.into()
    }
}

/// A local table.
pub struct Local<R: LocalRules> {
    session: Session,
    occupants: Vec<Occupant>,
    chance: LocalChance,
    keyboard: Keyboard,
    /// Counts changes of the game, so that replies of bots to an earlier question are recognized.
    version: u64,
    /// The bots that are thinking about this version.
    thinking: SeatSet,
    notify: Notify<BotReply>,
    store: Option<SaveLocation>,
    error: Option<TableError>,
    /// The budget of the strongest bot for advice, if it gives any.
    advice: Option<Budget>,
    hints: Hints,
    /// The bid that a single player is laying.
    draft: BidDraft,
    snapshot: Snapshot<R, PurseView>,
}

impl<R: LocalRules> Local<R> {
    /// Starts a new game, or resumes a saved one.
    pub fn open(saved: Saved<R>, store: Option<SaveLocation>, notify: Notify<BotReply>) -> Local<R> {
        let Saved { session, names, occupants, chance, draft, .. } = saved;
        let snapshot = Snapshot::idle(state::<R>(&session).view(Audience::Spectator), names, occupants.clone());
        let mut local = Local {
            session,
            occupants,
            chance,
            keyboard: Keyboard::default(),
            version: 0,
            thinking: SeatSet::EMPTY,
            notify,
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

    /// Allows players to ask the strongest bot, which spends `budget` on an answer.
    #[must_use]
    pub fn advised(mut self, budget: Budget) -> Local<R> {
        self.advice = Some(budget);
        self.hints = Hints::Ready;
        self.show();
        self
    }

    /// Plays forced choices, starts bots, passes the keyboard on, saves and shows the table.
    fn advance(&mut self) {
        while let Some((seat, action)) = self.session.forced().filter(|&(seat, _)| self.people().contains(seat)) {
            if self.submit(seat, action).is_err() {
                break;
            }
        }
        self.ask_bots();
        self.keyboard.pass(state::<R>(&self.session), &self.people(), self.session.waiting_for());
        self.save();
        self.show();
    }

    fn submit(&mut self, seat: Seat, action: Action) -> Result<(), TableError> {
        let applied = self.session.submit(seat, action, &mut self.chance.draws(&self.session, action))?;
        self.note(&applied);
        Ok(())
    }

    /// Discards what belonged to the state before these steps.
    fn note(&mut self, applied: &Applied) {
        if !applied.steps.is_empty() {
            self.forget_question();
            self.version += 1;
            self.thinking = SeatSet::EMPTY;
        }
    }

    /// Discards advice and draft of an earlier question.
    fn forget_question(&mut self) {
        self.hints = Hints::Ready;
        self.draft = BidDraft::default();
    }

    /// Returns the seats of people.
    fn people(&self) -> SeatSet {
        let seats = Seat::ALL.into_iter().zip(&self.occupants);
        seats.filter(|&(_, &occupant)| occupant == Occupant::Person).map(|(seat, _)| seat).collect()
    }

    /// Returns the only person at the keyboard, if it is not shared.
    fn single_player(&self) -> Option<Seat> {
        let people = self.people();
        people.first().filter(|_| people.iter().count() == 1)
    }

    /// Returns the levels of the bots by seat.
    fn levels(&self) -> BySeat<Option<Level>> {
        let mut levels = BySeat::default();
        for (seat, occupant) in Seat::ALL.into_iter().zip(&self.occupants) {
            if let Occupant::Bot(level) = occupant {
                levels[seat] = Some(*level);
            }
        }
        levels
    }

    fn ask_bots(&mut self) {
        for seat in self.session.waiting_for().iter() {
            let Occupant::Bot(level) = self.occupants[seat.index()] else { continue };
            if !self.thinking.contains(seat) {
                self.thinking = self.thinking.with(seat);
                let seed = self.chance.seed_of_bot(self.session.step(), seat);
                bots::think::<R>(&self.session, seat, level, seed, self.version, self.notify.clone());
            }
        }
    }

    /// Returns the seat that may ask for advice: only one whose secrets nobody else can read on the screen.
    fn advised_seat(&self) -> Option<Seat> {
        match self.keyboard {
            Keyboard::Held(seat) if self.session.waiting_for().contains(seat) => self.advice.map(|_| seat),
            _ => None,
        }
    }

    /// Returns the person who bid last, while other bids are missing.
    fn last_bidder(&self) -> Option<Seat> {
        self.people().iter().filter(|&seat| self.session.pending(seat).is_some()).last()
    }

    /// Returns the person who can take back the last choice.
    fn undoable_seat(&self) -> Option<Seat> {
        self.people().iter().find(|&seat| self.session.can_undo(seat))
    }

    fn save(&mut self) {
        if let Some(store) = &self.store {
            let record = self.session.to_record(self.snapshot.names.clone());
            self.error = store.save(record, &self.occupants, self.chance, self.draft).err();
        }
    }

    /// Updates the snapshot.
    fn show(&mut self) {
        let (asked, alone) = (self.keyboard.player(), self.single_player());
        let audience = match self.keyboard {
            Keyboard::Held(seat) => Audience::Seat(seat),
            _ => alone.map_or(Audience::Spectator, Audience::Seat),
        };
        let game = self.session.game();
        let waiting_for = self.session.waiting_for();
        let bid = |seat: Seat| match self.session.pending(seat) {
            Some(Action::Bid(coins)) => Some(coins),
            _ => None,
        };
        let log = self.session.log(audience, Visibility::FULL);
        self.snapshot = Snapshot {
            view: state::<R>(&self.session).view(audience),
            player: asked.or(alone),
            legal: asked
                .filter(|&seat| waiting_for.contains(seat))
                .map_or_else(Vec::new, |seat| game.legal_actions(seat).to_vec()),
            is_shared: alone.is_none(),
            curtain: self.keyboard.called(),
            bid: alone.and_then(bid),
            ready: Seat::first(game.players()).filter(|&seat| self.session.pending(seat).is_some()).collect(),
            hints: self.advised_seat().map_or(Hints::Off, |_| self.hints.clone()),
            can_undo: self.undoable_seat().is_some() || self.last_bidder().is_some(),
            scores: Scores::Shown,
            log: log.into_iter().map(|logged| logged.event).collect(),
            names: std::mem::take(&mut self.snapshot.names),
            occupants: self.occupants.clone(),
        };
    }
}

impl<R: LocalRules> TerminalTable for Local<R> {
    type Rules = R;
    type Purse = PurseView;
    type Message = BotReply;

    fn snapshot(&self) -> &Snapshot<R, PurseView> {
        &self.snapshot
    }

    fn receive(&mut self, BotReply { seat, version, reply }: BotReply) {
        if version != self.version || !self.session.waiting_for().contains(seat) {
            return;
        }
        match reply {
            BotAnswer::Advice(options) => {
                // The player may have bid and withdrawn the bid since they asked.
                if self.hints == Hints::Thinking {
                    self.hints = Hints::Given(options);
                }
                self.show();
            }
            BotAnswer::Choice(action) => {
                if self.submit(seat, action).is_ok() {
                    self.advance();
                }
            }
        }
    }

    fn choose(&mut self, action: Action) -> Result<(), TableError> {
        let Some(seat) = self.keyboard.player() else { return Ok(()) };
        self.submit(seat, action)?;
        self.forget_question();
        self.advance();
        Ok(())
    }

    fn undo(&mut self) -> Result<(), TableError> {
        if let Some(applied) = self.undoable_seat().and_then(|seat| self.session.undo(seat).ok()) {
            self.note(&applied);
        } else if let Some(seat) = self.last_bidder()
            && self.session.withdraw(seat).is_ok()
        {
            self.keyboard.give_back();
        }
        self.advance();
        Ok(())
    }

    fn ask_hints(&mut self) {
        let (Some(seat), Some(budget)) = (self.advised_seat(), self.advice) else { return };
        if self.hints == Hints::Ready {
            self.hints = Hints::Thinking;
            let seed = self.chance.seed_of_bot(self.session.step(), seat);
            bots::advise::<R>(&self.session, (seat, self.levels()), budget, seed, self.version, self.notify.clone());
            self.show();
        }
    }

    fn keep_draft(&mut self, draft: BidDraft) {
        if self.single_player().is_some() && self.draft.laid() != draft.laid() {
            self.draft = draft;
            self.save();
        }
    }

    fn draft(&self) -> BidDraft {
        if self.snapshot.is_bidding() { self.draft } else { BidDraft::default() }
    }

    fn lift_curtain(&mut self) {
        self.keyboard.take();
        self.show();
    }

    fn record(&self) -> Result<String, TableError> {
        let record = self.session.to_record(self.snapshot.names.clone());
        record.map_err(|broken| TableError::File(broken.to_string()))
    }

    fn error(&self) -> Option<&TableError> {
        self.error.as_ref()
    }
}

/// Returns the state of a session of this game.
fn state<R: LocalRules>(session: &Session) -> &State<R> {
    session.game().state::<R>().expect("a table plays one game")
}
