//! Sessions from set-ups and records, and records from sessions.

use elvaland_rules::any::UnknownGame;
use elvaland_rules::mechanics::{ParseError, Reason, Refusal};
use elvaland_rules::record::{Broken, Problem, Record, RecordFormat, RecordStep};
use elvaland_rules::{Action, AnyGame, GameName, State, with_rules, with_state};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::applied::{self, PlayedStep};
use crate::chance::Chance;
use crate::session::Session;

/// What a record has before its first step: with the steps, all that is needed to rebuild a session.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The options of the game.
    pub options: Value,
    /// The set-up before the first step.
    pub setup: Value,
}

impl Header {
    fn of<R: RecordFormat>(beginning: &State<R>) -> Header {
        Header {
            options: serde_json::to_value(beginning.table().rules().options_record()).unwrap_or_default(),
            setup: serde_json::to_value(R::setup_record(beginning)).unwrap_or_default(),
        }
    }

    fn read<R: RecordFormat>(&self) -> Result<(R::OptionsRecord, R::SetupRecord), Broken> {
        let json = |error: serde_json::Error| whole(Problem::Json(error.to_string()));
        let options = serde_json::from_value(self.options.clone()).map_err(json)?;
        Ok((options, serde_json::from_value(self.setup.clone()).map_err(json)?))
    }

    fn beginning<R: RecordFormat>(&self) -> Result<State<R>, Broken> {
        let (options, setup) = self.read::<R>()?;
        R::from_record(&options, &setup).map_err(|refusal| whole(refusal.into()))
    }
}

/// A record that was read.
pub struct Imported {
    /// The recorded game.
    pub session: Session,
    /// The names of the players, if the record has them.
    pub names: Vec<String>,
}

fn whole(problem: Problem) -> Broken {
    Broken { step: None, tried: String::new(), problem }
}

impl Session {
    /// Begins `game`, which was just set up, and makes the first draws.
    ///
    /// # Errors
    /// A draw that the rules refuse.
    pub fn begin(game: AnyGame, chance: &mut impl Chance) -> Result<Session, Refusal> {
        let mut session = Session::new(with_state!(&game, state => Header::of(state)), game);
        session.settle(chance)?;
        Ok(session)
    }

    /// Draws for as long as the game waits for chance.
    pub(crate) fn settle(&mut self, chance: &mut impl Chance) -> Result<(), Refusal> {
        let steps = with_state!(self.game(), state => applied::play_on(state.clone(), &[], chance))?;
        steps.iter().for_each(|step| self.push(step));
        Ok(())
    }

    pub(crate) fn before_first_step(game: GameName, header: &Header) -> Result<Session, Broken> {
        let state: AnyGame = with_rules!(game, R => header.beginning::<R>()?.into());
        Ok(Session::new(header.clone(), state))
    }

    /// Rebuilds a session from its header and all its steps, undos among them.
    ///
    /// # Errors
    /// The first step that the rules or the format refuse.
    pub fn replay<'a>(
        game: GameName,
        header: &Header,
        steps: impl IntoIterator<Item = &'a RecordStep>,
    ) -> Result<Session, Broken> {
        let mut session = Session::before_first_step(game, header)?;
        for (at, step) in steps.into_iter().enumerate() {
            session.follow_record(step).map_err(|problem| Broken {
                step: Some(at),
                tried: serde_json::to_string(step).unwrap_or_default(),
                problem,
            })?;
        }
        Ok(session)
    }

    /// Follows a step of a record, or an undo.
    fn follow_record(&mut self, step: &RecordStep) -> Result<(), Problem> {
        let unknown = || Problem::from(ParseError::UnknownAction { text: step.kind.clone() });
        if let Some(seat) = PlayedStep::undone_by(step) {
            return self.follow(PlayedStep::Undo(seat)).map(|_| ()).ok_or_else(unknown);
        }
        let applied = with_state!(self.game(), state => {
            let mut state = state.clone();
            match step.is_draw() {
                true => {
                    let draw = state.read_draw(step)?;
                    applied::draw(&mut state, draw)?
                }
                false => {
                    let (seat, action) = state.read_choice(step)?;
                    applied::choose(&mut state, seat, action)?
                }
            }
        });
        self.push(&applied);
        Ok(())
    }

    /// Begins a session from the first `at` steps of a record.
    ///
    /// # Errors
    /// A broken record, fewer steps, or a game that is over by then.
    pub fn continue_record(game: GameName, text: &str, at: usize, chance: &mut impl Chance) -> Result<Session, Broken> {
        with_rules!(game, R => prefix::<R>(text, at))?.go_on(chance)
    }

    /// Begins a session from the first `at` steps of this one. Steps that were taken back are left out and not counted.
    ///
    /// # Errors
    /// Fewer steps, a game that is over by then, or a moment at which only some have bid.
    pub fn continue_from(&self, at: usize, chance: &mut impl Chance) -> Result<Session, Broken> {
        let standing = self.standing();
        let no_such_step = || whole(Problem::NoSuchStep { steps: standing.len() });
        let kept = standing.get(..at).ok_or_else(no_such_step)?;
        let mut session = Session::before_first_step(self.name(), &self.header)?;
        for &step in kept {
            session.follow(step).ok_or_else(no_such_step)?;
        }
        let ends_with_bid = matches!(kept.last(), Some(PlayedStep::Choice(_, Action::Bid(_))));
        if ends_with_bid && session.game().is_bidding() {
            return Err(whole(Problem::BidsMissing));
        }
        session.go_on(chance)
    }

    /// Makes the next draws of a game that is continued.
    fn go_on(mut self, chance: &mut impl Chance) -> Result<Session, Broken> {
        if self.game().is_over() {
            return Err(whole(Refusal::from(Reason::GameOver).into()));
        }
        self.settle(chance).map_err(|refusal| whole(refusal.into()))?;
        Ok(self)
    }

    /// Reads a record of whichever game it names, and checks all of it.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn import(text: &str) -> Result<Imported, Broken> {
        let value: Value = serde_json::from_str(text).map_err(|error| whole(Problem::Json(error.to_string())))?;
        let name = value["game"].as_str().unwrap_or_default();
        let unknown = |unknown: UnknownGame| whole(Problem::Json(unknown.to_string()));
        let game: GameName = name.parse().map_err(unknown)?;
        with_rules!(game, R => {
            let record = Record::<R>::from_json(text)?;
            record.check()?;
            let header = Header::of(record.replay()?.game());
            let session = Session::replay(game, &header, &record.steps)?;
            Ok(Imported { session, names: record.names.unwrap_or_default() })
        })
    }

    /// Returns all steps in the notation of records, undos among them: what [`replay`](Session::replay) reads.
    pub fn record_steps(&self) -> Vec<RecordStep> {
        self.applied_since(0).into_iter().map(|applied| applied.record).collect()
    }

    /// Returns the record of the game with these players' names, as JSON. Steps that were taken back are left out.
    ///
    /// # Errors
    /// A header that does not fit the game.
    pub fn to_record(&self, names: Vec<String>) -> Result<String, Broken> {
        with_rules!(self.name(), R => {
            let (options, setup) = self.header.read::<R>()?;
            let mut record = Record::<R>::new(options, setup);
            record.names = Some(names);
            record.steps = self.standing_records();
            record.result = self.game().outcome();
            Ok(record.to_json())
        })
    }

    fn standing_records(&self) -> Vec<RecordStep> {
        let Some(mut session) = self.rewound() else { return Vec::new() };
        self.standing().into_iter().map_while(|step| Some(session.follow(step)?.record)).collect()
    }
}

fn prefix<R: RecordFormat>(text: &str, at: usize) -> Result<Session, Broken>
where
    AnyGame: From<State<R>>,
{
    let mut record = Record::<R>::from_json(text)?;
    if at > record.steps.len() {
        return Err(whole(Problem::NoSuchStep { steps: record.steps.len() }));
    }
    if at < record.steps.len() {
        record.steps.truncate(at);
        record.result = None;
    }
    record.steps.iter_mut().for_each(|step| step.legal = None);
    let beginning = record.replay()?.game().clone();
    record.check()?;
    let game = AnyGame::from(beginning);
    let header = with_state!(&game, state => Header::of(state));
    Session::replay(game.name(), &header, &record.steps)
}
