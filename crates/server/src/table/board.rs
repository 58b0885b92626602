//! The game on a table, whichever it is: played step by step, and shown to an audience.

use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Event, MemoryView, Reason, Refusal, Step, Tavern};
use elvaland_rules::record::{Broken, Outcome, Problem, Record, RecordStep, Recorded};
use elvaland_rules::{Action, AnyGame, Audience, GameName, Scores, Seat, SeatSet, State, Turn, with_rules, with_state};
use rand_core::Rng;
use serde_json::Value;
use serde_json::value::RawValue;

use super::events::Told;
use super::lesson::Lesson;
use crate::bots::Coins;
use crate::entropy;
use crate::games::Hosted;
use crate::model::Header;
use crate::model::Settings;
use crate::model::StepRow;

/// A step as it is stored: one of the record, or the taking back of the last one.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Move {
    Step(Box<RecordStep>),
    Undo(Seat),
}

impl Move {
    /// The step in the notation of records; `undo` is the one word that records do not have.
    pub(crate) fn to_text(&self) -> String {
        match self {
            Move::Step(step) => serde_json::to_string(step).unwrap_or_default(),
            Move::Undo(seat) => {
                let undo = RecordStep { kind: "undo".to_owned(), player: Some(seat.index()), ..RecordStep::default() };
                serde_json::to_string(&undo).unwrap_or_default()
            }
        }
    }

    pub(crate) fn from_text(text: &str) -> Option<Move> {
        let step: RecordStep = serde_json::from_str(text).ok()?;
        match step.kind.as_str() {
            "undo" => step.player.and_then(Seat::new).map(Move::Undo),
            _ => Some(Move::Step(Box::new(step))),
        }
    }

    /// All that was stored of a game; `None` if something of it is no step.
    pub(crate) fn all_from(steps: &[StepRow]) -> Option<Vec<Move>> {
        steps.iter().map(|row| Move::from_text(&row.step)).collect()
    }

    /// Who made it; nobody did if it was drawn.
    pub(crate) fn player(&self) -> Option<Seat> {
        match self {
            Move::Step(step) => step.player.and_then(Seat::new),
            Move::Undo(seat) => Some(*seat),
        }
    }
}

/// The steps that count: those taken back, and their taking back, left out.
pub(crate) fn standing(moves: &[Move]) -> Vec<RecordStep> {
    let mut steps = Vec::new();
    for step in moves {
        match step {
            Move::Step(step) => steps.push((**step).clone()),
            Move::Undo(_) => drop(steps.pop()),
        }
    }
    steps
}

/// A step, and what happened by it.
pub(crate) struct Played {
    pub(crate) step: RecordStep,
    pub(crate) events: Vec<Event>,
}

/// What a choice brings: the steps to store, and the table afterwards.
pub(crate) struct Outlook {
    pub(crate) played: Vec<Played>,
    pub(crate) board: Board,
    /// Whether the choice may be taken back while nobody else has acted.
    pub(crate) is_revocable: bool,
}

/// A game that begins: what is stored of it, and the table.
pub(crate) struct Beginning {
    pub(crate) header: Header,
    pub(crate) steps: Vec<RecordStep>,
    pub(crate) board: Board,
}

/// Where in the game something happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub(crate) age: u8,
    pub(crate) round: u8,
    /// The tavern being resolved; none while bids are made and after the last one.
    pub(crate) tavern: Option<Tavern>,
}

impl Place {
    fn of<R: Recorded>(state: &State<R>) -> Place {
        let table = state.table();
        Place { age: table.age().number(), round: table.round(), tavern: table.resolved() }
    }
}

/// The game on a table. It holds every secret: what leaves goes through [`Board::show`].
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Board {
    game: AnyGame,
}

/// How much of a table is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    pub(crate) coins: Coins,
    pub(crate) scores: Scores,
}

impl Board {
    /// A new game, set up by chance or as it was prepared; or one that goes on from a record.
    pub(crate) fn start(settings: &Settings) -> Result<Beginning, Broken> {
        with_rules!(settings.game, R => match (&settings.from, settings.lesson()) {
            (Some(from), _) => from_record::<R>(&from.record, from.at),
            (None, Some(lesson)) => prepared_game::<R>(lesson),
            (None, None) => new_game::<R>(settings),
        })
    }

    /// The table after these steps, which were stored.
    pub(crate) fn rebuild(game: GameName, header: &Header, steps: &[RecordStep]) -> Option<Board> {
        let mut board = Board::begin(game, header)?;
        for step in steps {
            board.follow(step).ok()?;
        }
        Some(board)
    }

    /// The table before its first step.
    pub(crate) fn begin(game: GameName, header: &Header) -> Option<Board> {
        with_rules!(game, R => beginning::<R>(header).map(|state| Board { game: state.into() }))
    }

    /// Plays a step that was stored.
    pub(crate) fn follow(&mut self, step: &RecordStep) -> Result<Vec<Event>, Problem> {
        let mut events = Vec::new();
        with_state!(&mut self.game, state => state.follow(step, &mut events))?;
        Ok(events)
    }

    pub(crate) fn game(&self) -> &AnyGame {
        &self.game
    }

    pub(crate) fn is_over(&self) -> bool {
        with_state!(&self.game, state => state.turn()) == Turn::Over
    }

    /// The seats that have to choose.
    pub(crate) fn asked(&self) -> SeatSet {
        match with_state!(&self.game, state => state.turn()) {
            Turn::Decide(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }

    /// Whether secret bids are asked for.
    pub(crate) fn is_bidding(&self) -> bool {
        with_state!(&self.game, state => matches!(state.table().agenda().next(), Some(Step::Bids(_))))
    }

    /// Reads an action as a line of text and checks that it is legal now.
    pub(crate) fn read(&self, seat: Seat, text: &str) -> Result<Action, Refusal> {
        with_state!(&self.game, state => {
            let action = state.parse_action(text)?;
            if !state.is_legal(seat, action) {
                state.clone().play(seat, action, &mut ())?;
            }
            Ok(action)
        })
    }

    /// An action as a line of text.
    pub(crate) fn text(&self, action: Action) -> String {
        with_state!(&self.game, state => state.display_action(action).to_string())
    }

    /// The legal actions of a seat as lines of text.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<String> {
        with_state!(&self.game, state => {
            state.legal_actions(seat).into_iter().map(|action| state.display_action(action).to_string()).collect()
        })
    }

    /// Who chose what with a step, if there was something to choose.
    pub(crate) fn chosen(&self, step: &RecordStep) -> Option<(Seat, Action)> {
        let seat = step.player.and_then(Seat::new).filter(|seat| self.asked().contains(*seat))?;
        let action = self.action_of(seat, step)?;
        let options = with_state!(&self.game, state => state.legal_actions(seat).len());
        (options > 1).then_some((seat, action))
    }

    /// The legal action of a seat that would be written as this step.
    pub(crate) fn action_of(&self, seat: Seat, step: &RecordStep) -> Option<Action> {
        with_state!(&self.game, state => {
            state.legal_actions(seat).into_iter().find(|&action| state.step_of(seat, action) == *step)
        })
    }

    /// The coins of a seat, sorted.
    pub(crate) fn coins(&self, seat: Seat) -> Vec<String> {
        let coins = with_state!(&self.game, state => state.view(Audience::Seat(seat)).purse(seat).coins);
        coins.map(|coin| coin.to_string()).into()
    }

    /// The first legal action of a seat that is asked.
    pub(crate) fn first_legal(&self, seat: Seat) -> Option<Action> {
        with_state!(&self.game, state => state.legal_actions(seat).first().copied())
    }

    /// What these choices bring, in this order, together with all draws that follow: those of a lesson, where it prepared
    /// some.
    pub(crate) fn outlook(&self, choices: &[(Seat, Action)], lesson: Option<&Lesson>) -> Result<Outlook, Refusal> {
        let mut game = self.game.clone();
        let played = with_state!(&mut game, state => play_on(state, choices, lesson))?;
        let mut events = played.iter().flat_map(|played| &played.events).peekable();
        let is_revocable = choices.len() == 1 && events.peek().is_some() && events.all(Event::is_revocable);
        Ok(Outlook { played, board: Board { game }, is_revocable })
    }

    /// What an audience is shown, as JSON; when the game is over, everything that is public then.
    pub(crate) fn show(&self, audience: Audience, shown: Shown) -> Box<RawValue> {
        let shown = if self.is_over() { Shown { coins: Coins::Shown, scores: Scores::Shown } } else { shown };
        let text = with_state!(&self.game, state => match shown.coins {
            Coins::Remembered => MemoryView::of(&state.view(audience)).to_text(shown.scores),
            Coins::Shown => state.view(audience).to_text(shown.scores),
        });
        RawValue::from_string(text).unwrap_or_default()
    }

    /// What happened, as an audience may hear it.
    pub(crate) fn tell(&self, told: &[Told], audience: Audience) -> Vec<Value> {
        with_state!(&self.game, state => {
            let rules = state.table().rules();
            told.iter().map(|told| told.to_json(rules, audience)).collect()
        })
    }

    /// Everybody's total as the table stands.
    pub(crate) fn totals(&self) -> Vec<u16> {
        with_state!(&self.game, state => state.scores().iter().map(|score| score.total()).collect())
    }

    /// Everybody's share of the victory as the table stands.
    pub(crate) fn shares(&self) -> Vec<f32> {
        with_state!(&self.game, state => {
            let winners = state.standing().winners;
            let share = 1.0 / winners.iter().count().max(1) as f32;
            Seat::first(state.players()).map(|seat| if winners.contains(seat) { share } else { 0.0 }).collect()
        })
    }

    /// Where in the game the table is.
    pub(crate) fn place(&self) -> Place {
        with_state!(&self.game, state => Place::of(state))
    }

    /// How the game ended, if it did.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| with_state!(&self.game, state => Outcome::of(state)))
    }

    /// The record of a game that was played from this header by these steps.
    pub(crate) fn record(&self, header: &Header, steps: Vec<RecordStep>, names: Vec<String>) -> Option<String> {
        with_state!(&self.game, state => record_of(state, header, steps, names))
    }
}

fn beginning<R: Recorded>(header: &Header) -> Option<State<R>> {
    let options = serde_json::from_value(header.options.clone()).ok()?;
    let setup = serde_json::from_value(header.setup.clone()).ok()?;
    R::from_record(&options, &setup).ok()
}

/// Plays choices, then draws for as long as chance is asked.
fn play_on<R: Recorded>(
    state: &mut State<R>,
    choices: &[(Seat, Action)],
    lesson: Option<&Lesson>,
) -> Result<Vec<Played>, Refusal> {
    let (mut played, mut rng) = (Vec::new(), entropy::numbers());
    for &(seat, action) in choices {
        let (step, mut events) = (state.step_of(seat, action), Vec::new());
        state.play(seat, action, &mut events)?;
        played.push(Played { step, events });
    }
    while state.turn() == Turn::Chance {
        let prepared = lesson.and_then(|lesson| prepared_draw(state, lesson));
        played.push(match prepared {
            Some(prepared) => prepared,
            None => random_draw(state, &mut rng)?,
        });
    }
    Ok(played)
}

fn random_draw<R: Recorded>(state: &mut State<R>, rng: &mut impl Rng) -> Result<Played, Refusal> {
    let draw = state.random_draw(rng);
    let (step, mut events) = (state.step_of_draw(&draw), Vec::new());
    state.draw(&draw, &mut events)?;
    Ok(Played { step, events })
}

/// What a lesson prepared for this moment, if it can be.
fn prepared_draw<R: Recorded>(state: &mut State<R>, lesson: &Lesson) -> Option<Played> {
    let place = Place::of(state);
    lesson.draws(place).find_map(|step| {
        let mut events = Vec::new();
        state.follow(step, &mut events).ok().map(|()| Played { step: step.clone(), events })
    })
}

fn header_of<R: Recorded>(beginning: &State<R>) -> Header {
    let options = beginning.table().rules().options_record();
    Header {
        options: serde_json::to_value(options).unwrap_or_default(),
        setup: serde_json::to_value(R::setup_record(beginning)).unwrap_or_default(),
    }
}

fn new_game<R: Hosted>(settings: &Settings) -> Result<Beginning, Broken>
where
    AnyGame: From<State<R>>,
{
    let whole = |problem| Broken { step: None, tried: String::new(), problem };
    let options = serde_json::from_value(settings.options.clone());
    let options = options.map_err(|error| whole(Problem::Json(error.to_string())))?;
    let options = R::options(&options, settings.cards.as_deref()).map_err(|refusal| whole(refusal.into()))?;
    // The dealer sets the game up and is forgotten: no later draw follows from this number.
    let mut state = R::start(&options, Dealer::new(entropy::numbers().next_u64()).rng());
    let header = header_of(&state);
    let begun = play_on(&mut state, &[], None).map_err(|refusal| whole(refusal.into()))?;
    let steps = begun.into_iter().map(|played| played.step).collect();
    Ok(Beginning { header, steps, board: Board { game: state.into() } })
}

fn prepared_game<R: Hosted>(lesson: &Lesson) -> Result<Beginning, Broken>
where
    AnyGame: From<State<R>>,
{
    let whole = |problem: Problem| Broken { step: None, tried: String::new(), problem };
    let header = lesson.header.clone();
    let mut state = beginning::<R>(&header).ok_or_else(|| whole(Problem::Json("no such lesson".to_owned())))?;
    let begun = play_on(&mut state, &[], Some(lesson)).map_err(|refusal| whole(refusal.into()))?;
    let steps = begun.into_iter().map(|played| played.step).collect();
    Ok(Beginning { header, steps, board: Board { game: state.into() } })
}

fn from_record<R: Hosted>(text: &str, at: usize) -> Result<Beginning, Broken>
where
    AnyGame: From<State<R>>,
{
    let mut record = Record::<R>::from_json(text)?;
    if at > record.steps.len() {
        return Err(Broken {
            step: None,
            tried: String::new(),
            problem: Problem::NoSuchStep { steps: record.steps.len() },
        });
    }
    if at < record.steps.len() {
        record.steps.truncate(at);
        record.result = None;
    }
    record.steps.iter_mut().for_each(|step| step.legal = None);
    let header = header_of(record.replay()?.game());
    let mut state = record.check()?;
    if state.turn() == Turn::Over {
        let refusal = Refusal::from(Reason::GameOver);
        return Err(Broken { step: None, tried: String::new(), problem: refusal.into() });
    }
    let mut steps = record.steps;
    let whole = |refusal: Refusal| Broken { step: None, tried: String::new(), problem: refusal.into() };
    let more = play_on(&mut state, &[], None).map_err(whole)?;
    steps.extend(more.into_iter().map(|played| played.step));
    Ok(Beginning { header, steps, board: Board { game: state.into() } })
}

fn record_of<R: Recorded>(
    state: &State<R>,
    header: &Header,
    steps: Vec<RecordStep>,
    names: Vec<String>,
) -> Option<String> {
    let options = serde_json::from_value(header.options.clone()).ok()?;
    let setup = serde_json::from_value(header.setup.clone()).ok()?;
    let mut record = Record::<R>::new(options, setup);
    record.names = Some(names);
    record.steps = steps;
    record.result = (state.turn() == Turn::Over).then(|| Outcome::of(state));
    Some(record.to_json())
}

/// A record that was brought.
pub(crate) struct Brought {
    pub(crate) game: GameName,
    pub(crate) header: Header,
    pub(crate) steps: Vec<RecordStep>,
    pub(crate) names: Vec<String>,
}

/// Reads a record of whichever game it says it is of, and checks all of it.
pub(crate) fn read_record(text: &str) -> Result<Brought, Broken> {
    let whole = |text: String| Broken { step: None, tried: String::new(), problem: Problem::Json(text) };
    let value: Value = serde_json::from_str(text).map_err(|error| whole(error.to_string()))?;
    let name = value["game"].as_str().unwrap_or_default();
    let game: GameName =
        name.parse().map_err(|unknown: elvaland_rules::any::UnknownGame| whole(unknown.to_string()))?;
    with_rules!(game, R => {
        let record = Record::<R>::from_json(text)?;
        record.check()?;
        let header = header_of(record.replay()?.game());
        let mut steps = record.steps;
        steps.iter_mut().for_each(|step| step.legal = None);
        Ok(Brought { game, header, steps, names: record.names.unwrap_or_default() })
    })
}
