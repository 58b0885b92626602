//! Test kit: a table, an audience, and the page they get.

use std::cell::Cell;
use std::fmt::Write as _;
use std::sync::{Arc, LazyLock};

use elvaland_assessment::{Level, ReviewStatus};
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Action, Coin, Event, MemoryView, SeenPurse, View};
use elvaland_rules::nains::order::{BOUCLIER, FORGE, TEMPLE};
use elvaland_rules::nains::{self, Catalog, Nains, ORDERS};
use elvaland_rules::nidavellir::{self, Edition, Nidavellir};
use elvaland_rules::pad::ScorePadRules;
use elvaland_rules::position::PositionFormat;
use elvaland_rules::{AnyGame, Audience, Scores, Seat, State, Turn};
use elvaland_session::{
    AnyView, Course, Guide, LoggedEvent, Occupant, SeatSnapshot, ShownMoment, Status, TableOptions, TableSnapshot,
    Visibility,
};
use elvaland_texts::{Language, Texts};
use elvaland_web::art::GameArt;
use elvaland_web::score_pad::FilledPad;
use elvaland_web::table::{Extras, Puzzle, Scene};
use elvaland_web::{Base, Markup, Preferences, Viewer};
use scraper::{ElementRef, Html, Selector};

thread_local! {
    /// Whether pages are drawn under [`PATH`] in this test.
    static IS_UNDER_PATH: Cell<bool> = const { Cell::new(false) };
}

/// The base path of pages that are hosted under a path.
pub(crate) const PATH: &str = "/games";

/// The base path of the pages of this test: the root of a domain, unless it is run by [`under_path`].
pub(crate) fn base() -> &'static Base {
    static BASES: LazyLock<[Base; 2]> = LazyLock::new(|| ["", PATH].map(Base::new));
    &BASES[usize::from(IS_UNDER_PATH.get())]
}

/// Runs a test whose pages are hosted under [`PATH`].
pub(crate) fn under_path(test: impl FnOnce()) {
    IS_UNDER_PATH.set(true);
    test();
    IS_UNDER_PATH.set(false);
}

/// The default names of players.
pub(crate) const NAMES: [&str; 5] = ["Ada", "Bo", "Cy", "Dag", "Eve"];

/// A game whose pages are tested.
pub(crate) trait Played: GameArt + PositionFormat {
    /// Every kind of game.
    fn variants() -> Vec<Self::Options>;

    /// Returns the game of either kind.
    fn any(state: &State<Self>) -> AnyGame;
}

/// 2 to 5 players, both editions.
impl Played for Nidavellir {
    fn any(state: &State<Nidavellir>) -> AnyGame {
        state.clone().into()
    }

    fn variants() -> Vec<nidavellir::Options> {
        let usual = |players| nidavellir::Options::new(players).expect("2 to 5 players");
        (2..=5).flat_map(|players| Edition::ALL.map(|edition| usual(players).with_edition(edition))).collect()
    }
}

/// 2 to 5 players, with the cards of the box and with a list of one's own.
impl Played for Nains {
    fn any(state: &State<Nains>) -> AnyGame {
        state.clone().into()
    }

    fn variants() -> Vec<nains::Options> {
        let lists = [Catalog::built_in(), Arc::new(own_list())];
        let all = (2..=5).flat_map(|players| lists.each_ref().map(|list| nains::Options::with_catalog(players, list)));
        all.map(|options| options.expect("2 to 5 players")).collect()
    }
}

/// The same tests for each game, whose rules they call `G`.
macro_rules! for_both_games {
    ($($tests:tt)*) => {
        mod nidavellir {
            use super::*;
            type G = elvaland_rules::nidavellir::Nidavellir;
            $($tests)*
        }
        mod nains {
            use super::*;
            type G = elvaland_rules::nains::Nains;
            $($tests)*
        }
    };
}
pub(crate) use for_both_games;

/// A list of cards that nobody printed: many symbols, and runes of its own.
pub(crate) fn own_list() -> Catalog {
    let mut text = String::from("shield_track = [0, 1, 999]\n");
    for (number, dwarf) in Catalog::built_in().cards().iter().enumerate() {
        let order = dwarf.face.order();
        let points = if order == BOUCLIER { 0 } else { 20 - number % 3 };
        let occult = if order == TEMPLE { number % 4 } else { 0 };
        let rune = if order == FORGE { format!("rune = \"r{number}\"\n") } else { String::new() };
        let _ = writeln!(text, "[[dwarf]]\nera = {}\norder = \"{}\"", dwarf.era.number(), ORDERS[order.index()]);
        let _ = writeln!(text, "points = {points}\noccult = {occult}\nmalt = {}\n{rune}", number % 4);
        let _ = writeln!(text, "five_players_only = {}", dwarf.five_players_only);
    }
    Catalog::from_toml(&text).expect("a list that is accepted")
}

/// Returns the table of a position text without the name of the game.
#[track_caller]
pub(crate) fn table<R: Played>(text: &str) -> State<R> {
    format!("{} {text}", R::NAME).parse().expect("a position")
}

/// Returns the table after these actions, each by the first asked seat; chance draws by itself.
#[track_caller]
pub(crate) fn after<R: Played>(mut state: State<R>, actions: &[&str]) -> State<R> {
    for action in actions {
        draw(&mut state);
        let seat = asked(&state);
        let action = state.parse_action(action).expect("an action");
        state.play(seat, action, &mut ()).expect("a legal action");
    }
    draw(&mut state);
    state
}

fn draw<R: Played>(state: &mut State<R>) {
    state.settle_chance(Dealer::new(1).rng());
}

/// The first of the seats that are asked.
#[track_caller]
pub(crate) fn asked<R: Played>(state: &State<R>) -> Seat {
    match state.turn() {
        Turn::Decide(seats) => seats.first().expect("a seat is asked"),
        other => panic!("{other:?}"),
    }
}

/// Returns all audiences of a table.
pub(crate) fn audiences<R: Played>(state: &State<R>) -> Vec<Audience> {
    Seat::first(state.players()).map(Audience::Seat).chain([Audience::Spectator]).collect()
}

/// A random game, watched before every step: the table, and what happened until then.
pub(crate) fn random_game<R: Played>(options: &R::Options, seed: u64, mut watch: impl FnMut(&State<R>, &[Event])) {
    let mut dealer = Dealer::new(seed);
    let mut state = R::start(options, dealer.rng());
    let mut log = Vec::new();
    loop {
        watch(&state, &log);
        match state.turn() {
            Turn::Chance => state.draw(&dealer.draw(&state), &mut log).expect("a possible draw"),
            Turn::Decide(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = seats[dealer.below(seats.len())];
                let action = dealer.pick(&state, seat);
                state.play(seat, action, &mut log).expect("a legal action");
            }
            Turn::Over => return,
        }
    }
}

/// The words of a language.
pub(crate) fn texts(language: Language) -> &'static Texts {
    static ALL: LazyLock<[Texts; 3]> = LazyLock::new(|| Language::ALL.map(Texts::new));
    ALL.iter().find(|texts| texts.language() == language).expect("every language")
}

/// Somebody's look at a table.
#[derive(Clone)]
pub(crate) struct Look<'a, R: Played> {
    state: &'a State<R>,
    audience: Audience,
    language: Language,
    names: Vec<String>,
    is_memory: bool,
    scores: Scores,
    bid: Option<[Coin; 3]>,
    log: Vec<LoggedEvent>,
    is_stood_in: bool,
    moment: Option<ShownMoment>,
    puzzle: Option<Puzzle>,
    own: Option<Seat>,
    review: Option<ReviewStatus>,
    guide: Option<Guide>,
}

impl<'a, R: Played> Look<'a, R> {
    /// Creates the page of a table for an audience, in English.
    pub(crate) fn new(state: &'a State<R>, audience: Audience) -> Look<'a, R> {
        let names = NAMES[..state.players()].iter().map(|&name| name.to_owned()).collect();
        let (language, scores) = (Language::English, Scores::Shown);
        Look {
            state,
            audience,
            language,
            names,
            is_memory: false,
            scores,
            bid: None,
            log: Vec::new(),
            is_stood_in: false,
            moment: None,
            puzzle: None,
            own: None,
            review: None,
            guide: None,
        }
    }

    pub(crate) fn in_language(self, language: Language) -> Look<'a, R> {
        Look { language, ..self }
    }

    pub(crate) fn named(self, names: &[&str]) -> Look<'a, R> {
        let names = names[..self.state.players()].iter().map(|&name| name.to_owned()).collect();
        Look { names, ..self }
    }

    /// Changes the table to memory mode.
    pub(crate) fn remembering(self) -> Look<'a, R> {
        Look { is_memory: true, ..self }
    }

    pub(crate) fn without_scores(self) -> Look<'a, R> {
        Look { scores: Scores::Hidden, ..self }
    }

    /// Adds a pending bid, which can still be changed.
    pub(crate) fn with_bid(self, coins: [Coin; 3]) -> Look<'a, R> {
        Look { bid: Some(coins), ..self }
    }

    /// Lets a bot play in the viewer's place.
    pub(crate) fn stood_in(self) -> Look<'a, R> {
        Look { is_stood_in: true, ..self }
    }

    /// Shows an earlier moment.
    pub(crate) fn at(self, moment: Option<ShownMoment>) -> Look<'a, R> {
        Look { moment, ..self }
    }

    /// Shows a puzzle.
    pub(crate) fn puzzling(self, puzzle: Puzzle) -> Look<'a, R> {
        Look { puzzle: Some(puzzle), ..self }
    }

    /// Adds the review of the game.
    pub(crate) fn reviewed(self, review: ReviewStatus) -> Look<'a, R> {
        Look { review: Some(review), ..self }
    }

    /// Sets the seat of the viewer, who sees more than from there.
    pub(crate) fn played_by(self, seat: Seat) -> Look<'a, R> {
        Look { own: Some(seat), ..self }
    }

    /// Adds the guide of a first game, which proposes this move.
    pub(crate) fn guided(self, proposal: Option<Action>) -> Look<'a, R> {
        Look { guide: Some(Guide { proposal }), ..self }
    }

    /// After these events, as far as the viewer may know them.
    pub(crate) fn after(self, events: &[Event]) -> Look<'a, R> {
        let told =
            |(at, event): (usize, &Event)| LoggedEvent { step: at as u32, event: event.for_audience(self.audience) };
        Look { log: events.iter().enumerate().map(told).collect(), ..self }
    }

    /// After these steps with their events, as far as the viewer may know them.
    pub(crate) fn stepped(self, steps: Vec<Vec<Event>>) -> Look<'a, R> {
        let told = |(at, events): (usize, Vec<Event>)| {
            events
                .into_iter()
                .map(move |event| LoggedEvent { step: at as u32, event: event.for_audience(self.audience) })
        };
        Look { log: steps.into_iter().enumerate().flat_map(told).collect(), ..self }
    }

    /// The page as it is sent.
    pub(crate) fn html(&self) -> String {
        let view = self.state.view(self.audience);
        if self.is_memory { self.draw(&MemoryView::of(&view)) } else { self.draw(&view) }
    }

    /// The page as a browser reads it.
    pub(crate) fn page(&self) -> Html {
        Html::parse_document(&self.html())
    }

    fn draw<P: SeenPurse>(&self, view: &View<R, P>) -> String {
        self.with_scene(view, |scene| in_layout(self.language, &scene.title(), &scene.draw()))
    }

    /// Does something with the scene that is drawn.
    pub(crate) fn with_scene<P: SeenPurse, T>(&self, view: &View<R, P>, draw: impl FnOnce(&Scene<'_, R, P>) -> T) -> T {
        let mut snapshot = snapshot(self.state, self.audience, &self.names);
        snapshot.own = self.own.or(snapshot.own);
        if let Some(own) = snapshot.own.filter(|_| self.is_stood_in) {
            snapshot.seats[own.index()].occupant = Occupant::Person { stand_in: Some(Level::King) };
        }
        snapshot.can_undo &= self.moment.is_none();
        snapshot.bid = self.bid.map(Action::Bid);
        snapshot.scores = self.scores;
        let details = &mut snapshot.details;
        details.moment.clone_from(&self.moment);
        details.log.clone_from(&self.log);
        details.guide = self.guide;
        if let Some(moment) = &self.moment {
            details.course = Some(moment.course().clone());
        }
        let preferences = Preferences::default();
        let viewer = viewer(self.language, &preferences);
        let extras = Extras { advice: &[], review: self.review.as_ref(), puzzle: self.puzzle.as_ref() };
        draw(&Scene { extras, ..Scene::of(&snapshot, view, &viewer) })
    }
}

/// Ada, who looks at a table.
pub(crate) fn viewer(language: Language, preferences: &Preferences) -> Viewer<'_> {
    Viewer {
        base: base(),
        origin: "https://elvaland.example",
        texts: texts(language),
        preferences,
        name: Some("Ada"),
        path: "/t/abc",
        is_notified: false,
    }
}

/// A whole page around something.
pub(crate) fn in_layout(language: Language, title: &str, content: &Markup) -> String {
    let preferences = Preferences::default();
    viewer(language, &preferences).page(title, None, content).into_string()
}

/// A table of people, all of them looking.
pub(crate) fn snapshot<R: Played>(state: &State<R>, audience: Audience, names: &[String]) -> TableSnapshot {
    let asked = |seat| matches!(state.turn(), Turn::Decide(seats) if seats.contains(seat));
    let seat = |(seat, name): (Seat, &String)| SeatSnapshot {
        is_present: true,
        is_asked: asked(seat),
        ..SeatSnapshot::new(Occupant::Person { stand_in: None }, Some(name.clone()))
    };
    let own = match audience {
        Audience::Seat(seat) => Some(seat),
        _ => None,
    };
    let game = R::any(state);
    let options = TableOptions::new(game.name(), serde_json::json!({"players": state.players()}));
    let seats = Seat::first(state.players()).zip(names).map(seat).collect();
    let is_over = state.turn() == Turn::Over;
    let mut snapshot = TableSnapshot {
        status: if is_over { Status::Over } else { Status::Running },
        seq: 7,
        view: Some(AnyView::of(&game, audience, Visibility::FULL)),
        audience,
        own,
        is_host: own == Some(Seat::S0),
        can_undo: own.is_some(),
        legal: own.map_or_else(Vec::new, |seat| state.legal_actions(seat).to_vec()),
        outcome: game.outcome(),
        ..TableSnapshot::open("abc".to_owned(), options, seats)
    };
    snapshot.details.has_past = true;
    if is_over {
        let totals = vec![vec![0; state.players()], state.totals()];
        snapshot.details.course = Some(Arc::new(Course { totals, stops: Vec::new() }));
    }
    snapshot
}

/// The elements that a selector finds.
pub(crate) fn all<'a>(page: &'a Html, selector: &str) -> Vec<ElementRef<'a>> {
    page.select(&Selector::parse(selector).expect("a selector")).collect()
}

/// The elements that a selector finds within another.
pub(crate) fn within<'a>(element: ElementRef<'a>, selector: &str) -> Vec<ElementRef<'a>> {
    element.select(&Selector::parse(selector).expect("a selector")).collect()
}

/// Returns the only element that matches a selector.
#[track_caller]
pub(crate) fn one<'a>(page: &'a Html, selector: &str) -> ElementRef<'a> {
    let found = all(page, selector);
    assert_eq!(found.len(), 1, "{selector}");
    found[0]
}

/// The words of an element, with single spaces.
pub(crate) fn words(element: ElementRef<'_>) -> String {
    element.text().flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ")
}

/// The page of a score pad with these fields filled in.
pub(crate) fn pad<R: Played + ScorePadRules>(language: Language, fields: &[(&str, &str)]) -> String {
    let preferences = Preferences::default();
    let viewer = Viewer { name: Some("Ada Secret"), path: "/score", ..viewer(language, &preferences) };
    elvaland_web::score_pad::draw(&viewer, &FilledPad::<R>::read(fields.iter().copied())).into_string()
}
