//! Positions in which the first player is asked something, found by playing games at random.

use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Action, Event, QuestionKind};
use elvaland_rules::record::{RecordFormat, Recorder};
use elvaland_rules::{Audience, Seat, State, Turn};
use elvaland_texts::{GameTexts, Language, Texts};
use serde_json::Value;

/// The limit of random games to search; every kind of question comes up earlier.
const GAMES: u64 = 20_000;
/// The first player is the one who is asked.
const ASKED: Seat = Seat::S0;

/// A point of a recorded game, and an answer to what is asked there.
pub(crate) struct Position {
    pub(crate) record: Value,
    /// The number of steps before it.
    pub(crate) at: usize,
    /// The answer, as forms send it.
    pub(crate) answer: String,
    /// The log entries of the answer.
    pub(crate) told: Vec<String>,
}

/// Finds a position with a question that has this answer and at least one other.
pub(crate) fn find<R: RecordFormat + GameTexts>(
    options: &R::Options,
    kind: &str,
    is_wanted: impl Fn(Action) -> bool,
) -> Position {
    let found = (0..GAMES).find_map(|number| {
        let mut dealer = Dealer::of_run(2026, number);
        let mut game = Recorder::new(R::start(options, dealer.rng()));
        let at_random = |dealer: &mut Dealer, game: &State<R>, seat| dealer.pick(game, seat);
        let answer = play_until(&mut game, &mut dealer, at_random, |game| answer(game, kind, &is_wanted))?;
        Some(position(game, answer))
    });
    found.unwrap_or_else(|| panic!("nobody was asked {kind} in {GAMES} games"))
}

/// Returns an answer of the first player, if they are asked this.
pub(crate) fn answer<R: RecordFormat + GameTexts>(
    game: &State<R>,
    kind: &str,
    is_wanted: &impl Fn(Action) -> bool,
) -> Option<Action> {
    if game.table().question().map(QuestionKind::name::<R>) != Some(kind) {
        return None;
    }
    let legal = game.legal_actions(ASKED);
    legal.iter().copied().find(|&action| is_wanted(action)).filter(|_| legal.len() > 1)
}

/// Plays until the first player is asked what is looked for.
pub(crate) fn play_until<R: RecordFormat + GameTexts>(
    game: &mut Recorder<R>,
    dealer: &mut Dealer,
    mut choose: impl FnMut(&mut Dealer, &State<R>, Seat) -> Action,
    look: impl Fn(&State<R>) -> Option<Action>,
) -> Option<Action> {
    loop {
        match game.game().turn() {
            Turn::Chance => {
                let draw = dealer.draw(game.game());
                game.draw(&draw, &mut ()).expect("the dealer's draws are possible");
            }
            Turn::Decide(seats) => {
                let seat = seats.first()?;
                let found = if seat == ASKED { look(game.game()) } else { None };
                if found.is_some() {
                    return found;
                }
                let action = choose(dealer, game.game(), seat);
                game.play(seat, action, &mut ()).expect("picked among the legal ones");
            }
            Turn::Over => return None,
        }
    }
}

/// The record of a whole game at random.
pub(crate) fn whole_game<R: RecordFormat + GameTexts>(options: &R::Options) -> Value {
    let mut dealer = Dealer::of_run(2026, 0);
    let mut game = Recorder::new(R::start(options, dealer.rng()));
    play_until(&mut game, &mut dealer, |dealer, game, seat| dealer.pick(game, seat), |_| None);
    serde_json::from_str(&game.record().to_json()).expect("a record is JSON")
}

pub(crate) fn position<R: RecordFormat + GameTexts>(mut game: Recorder<R>, answer: Action) -> Position {
    let (record, text) = (game.record().to_json(), game.game().table().display_action(answer).to_string());
    let at = game.record().steps.len();
    let mut events: Vec<Event> = Vec::new();
    game.play(ASKED, answer, &mut events).expect("it is legal");
    let (texts, table) = (Texts::new(Language::English), game.game().table());
    let names = ["Ada", "Eitri", "Dvalin", "Alvis", "Lofar"].map(str::to_owned);
    let told = events.iter().filter(|event| !matches!(event, Event::Ready(_)));
    let told = told.filter_map(|event| {
        texts.event(table.rules(), &names, Audience::Seat(ASKED), (*event).for_audience(Audience::Seat(ASKED)))
    });
    Position {
        record: serde_json::from_str(&record).expect("a record is JSON"),
        at,
        answer: text,
        told: told.collect(),
    }
}
