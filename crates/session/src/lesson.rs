//! Prepared games. A lesson is a record: its deals are dealt again, the opponent plays its recorded moves, and the
//! learner's recorded moves are proposed, each as long as it is legal. The lesson goes on if the learner plays another
//! move.

use std::sync::LazyLock;

use elvaland_rules::mechanics::{Draw, Refusal};
use elvaland_rules::record::{Broken, RecordFormat, RecordStep};
use elvaland_rules::{Action, AnyGame, GameName, Seat, State, with_state};
use rand_core::Rng;

use crate::chance::Prepared;
use crate::record::{Header, Imported};
use crate::session::Session;
use elvaland_rules::mechanics::Stage;

/// The lessons, at most one for each game.
static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let records = [include_str!("../lessons/nidavellir.json"), include_str!("../lessons/nains.json")];
    records.into_iter().filter_map(|record| Lesson::read(record).ok()).collect()
});

/// A prepared game for learners.
pub struct Lesson {
    game: GameName,
    header: Header,
    /// Every step of the record, with the stage of the game it was made in.
    steps: Vec<(Stage, RecordStep)>,
}

impl Lesson {
    /// Returns the lesson of `game`, if there is one.
    pub fn of(game: GameName) -> Option<&'static Lesson> {
        LESSONS.iter().find(|lesson| lesson.game == game)
    }

    /// Reads a lesson from the record of a game.
    ///
    /// # Errors
    /// A broken record.
    pub fn read(record: &str) -> Result<Lesson, Broken> {
        let Imported { session, .. } = Session::import(record)?;
        let mut stage = session.rewound().map_or_else(|| session.game().stage(), |start| start.game().stage());
        let mut steps = Vec::new();
        for applied in session.applied_since(0) {
            steps.push((std::mem::replace(&mut stage, applied.after.stage()), applied.record));
        }
        Ok(Lesson { game: session.name(), header: session.header().clone(), steps })
    }

    /// Returns the game that is taught.
    pub fn game(&self) -> GameName {
        self.game
    }

    /// Returns the options and the set-up of the game.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Returns the number of players.
    pub fn players(&self) -> usize {
        let players = self.header.options["players"].as_u64();
        players.and_then(|players| usize::try_from(players).ok()).unwrap_or_default()
    }

    /// Begins the lesson. `rng` draws what was not prepared.
    ///
    /// # Errors
    /// A draw that the rules refuse.
    pub fn begin(&self, rng: impl Rng) -> Result<Session, Refusal> {
        let prepared = Session::before_first_step(self.game, &self.header);
        let mut session = prepared.expect("the record was checked when the lesson was read");
        session.settle(&mut Prepared { lesson: Some(self), rng })?;
        Ok(session)
    }

    /// Returns the draw that was prepared for `state`, if it is possible.
    pub(crate) fn draw<R: RecordFormat>(&self, state: &State<R>) -> Option<Draw> {
        let draws = self.at(state.table().stage()).filter(|step| step.is_draw());
        let mut draws = draws.filter_map(|step| state.read_draw(step).ok());
        draws.find(|draw| state.clone().draw(draw, &mut ()).is_ok())
    }

    /// Returns the move that was prepared for `seat`, if it is legal now.
    pub fn choice(&self, game: &AnyGame, seat: Seat) -> Option<Action> {
        let mut own = self.at(game.stage()).filter(|step| step.player == Some(seat.index()) && !step.is_draw());
        with_state!(game, state => own.find_map(|step| {
            let (_, action) = state.read_choice(step).ok()?;
            state.is_legal(seat, action).then_some(action)
        }))
    }

    fn at(&self, stage: Stage) -> impl Iterator<Item = &RecordStep> {
        self.steps.iter().filter(move |(other, _)| *other == stage).map(|(_, step)| step)
    }
}
