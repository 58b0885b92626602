//! Writing a record while a game is played.

use super::{Broken, Outcome, PartsRecord, Record, RecordFormat, RecordStep};
use crate::dealer::Dealer;
use crate::mechanics::{Action, Draw, Refusal, Score, ScorePart, State, Step};
use crate::{Listener, Seat, Turn};

/// Whether a record contains the number of legal actions of each decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Counting {
    Off,
    On,
}

/// A game together with the record of it.
///
/// Both hold secrets while the game runs: the record has the bids of the round being played.
#[derive(Clone, Debug)]
pub struct Recorder<R: RecordFormat> {
    game: State<R>,
    record: Record<R>,
    /// Bids become steps, in seat order, when all of them are in.
    bids: Vec<RecordStep>,
    counting: Counting,
}

impl<R: RecordFormat> Recorder<R> {
    /// Creates a recorder of a game at its beginning; only then can the record be replayed.
    pub fn new(game: State<R>) -> Recorder<R> {
        let record = Record::new(game.table().rules().options_record(), R::setup_record(&game));
        Recorder { game, record, bids: Vec::new(), counting: Counting::Off }
    }

    /// Creates a recorder with the names of the players.
    #[must_use]
    pub fn named(game: State<R>, names: Vec<String>) -> Recorder<R> {
        let mut recorder = Recorder::new(game);
        recorder.record.names = Some(names);
        recorder
    }

    /// Continues an interrupted record after replaying it.
    ///
    /// # Errors
    /// Returns the first step that does not hold.
    pub fn resume(record: Record<R>) -> Result<Recorder<R>, Broken> {
        let game = record.check()?;
        Ok(Recorder { game, record, bids: Vec::new(), counting: Counting::Off })
    }

    /// Makes the recorder write the number of legal actions of each decision.
    #[must_use]
    pub fn counting_legal(self) -> Recorder<R> {
        Recorder { counting: Counting::On, ..self }
    }

    /// Returns the game being recorded.
    pub fn game(&self) -> &State<R> {
        &self.game
    }

    /// Returns the record so far.
    pub fn record(&self) -> &Record<R> {
        &self.record
    }

    /// Plays and records an action.
    ///
    /// # Errors
    /// Refuses an illegal action; game and record are unchanged.
    pub fn play(&mut self, seat: Seat, action: Action, events: &mut impl Listener<R>) -> Result<(), Refusal> {
        let mut step = self.game.step_of(seat, action);
        if self.counting == Counting::On {
            step.legal = Some(self.game.legal_actions(seat).len());
        }
        self.game.play(seat, action, events)?;
        if matches!(action, Action::Bid(_)) {
            self.bids.push(step);
        } else {
            self.record.steps.push(step);
        }
        if !matches!(self.game.table().agenda().next(), Some(Step::Bids(_))) {
            self.bids.sort_by_key(|bid| bid.player);
            self.record.steps.append(&mut self.bids);
        }
        self.note_result();
        Ok(())
    }

    /// Applies and records a draw.
    ///
    /// # Errors
    /// Refuses an impossible draw; game and record are unchanged.
    pub fn draw(&mut self, draw: &Draw, events: &mut impl Listener<R>) -> Result<(), Refusal> {
        let step = self.game.step_of_draw(draw);
        self.game.draw(draw, events)?;
        self.record.steps.push(step);
        self.note_result();
        Ok(())
    }

    /// Plays the game to its end at random and returns its record.
    pub fn play_out(mut self, dealer: &mut Dealer) -> Record<R> {
        loop {
            match self.game.turn() {
                Turn::Chance => {
                    let draw = dealer.draw(&self.game);
                    self.draw(&draw, &mut ()).expect("the dealer's draws are possible");
                }
                Turn::Decide(seats) => {
                    let seat = seats.first().expect("a decision has a seat");
                    let action = dealer.pick(&self.game, seat);
                    self.play(seat, action, &mut ()).expect("picked among the legal ones");
                }
                Turn::Over => return self.record,
            }
        }
    }

    fn note_result(&mut self) {
        if self.game.turn() == Turn::Over {
            self.record.result = Some(Outcome::of(&self.game));
        }
    }
}

impl Outcome {
    /// Returns the outcome of the present position.
    pub fn of<R: RecordFormat>(game: &State<R>) -> Outcome {
        let named = |score: Score<R>| {
            PartsRecord(score.iter().map(|(part, points)| (part.name().to_owned(), points)).collect())
        };
        Outcome {
            totals: game.totals(),
            winners: game.winners().iter().map(Seat::index).collect(),
            parts: game.scores().into_iter().map(named).collect(),
        }
    }
}
