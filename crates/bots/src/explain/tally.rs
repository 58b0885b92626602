//! Counts what happens to one player in sampled continuations.

use elvaland_assessment::{
    CoinExchange, Explanation, Lead, LikelyCard, LikelyHero, LineOutlook, MajorityOutlook, TavernOutlook,
};
use elvaland_rules::mechanics::{Age, COLUMNS, Card, Coin, Column, Event, Gain, Hero, Table, Tavern};
use elvaland_rules::{Action, Listener, Seat, State, View};

use super::{appeal, missing};
use crate::games::BotGame;

/// Cards, heroes and exchanges with a lower probability are left out.
const MIN_PROBABILITY: f32 = 0.15;

/// Rounds to three digits: stored reviews stay small.
fn rounded(number: f32) -> f32 {
    (number * 1000.0).round() / 1000.0
}

/// Counts of equal values, in the order in which they were first seen.
struct Counts<T>(Vec<(T, u32)>);

impl<T: PartialEq + Copy> Counts<T> {
    fn add(&mut self, thing: T) {
        match self.0.iter_mut().find(|(other, _)| *other == thing) {
            Some((_, count)) => *count += 1,
            None => self.0.push((thing, 1)),
        }
    }

    /// Returns the values of at least [`MIN_PROBABILITY`] with their shares of `samples`, the likeliest first.
    fn likely(&self, samples: u32) -> impl Iterator<Item = (T, f32)> {
        let mut sorted = self.0.clone();
        sorted.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
        let share = move |(thing, count): (T, u32)| (thing, rounded(count as f32 / samples as f32).min(1.0));
        sorted.into_iter().map(share).filter(|&(_, probability)| probability >= MIN_PROBABILITY)
    }
}

impl<T> Default for Counts<T> {
    fn default() -> Counts<T> {
        Counts(Vec::new())
    }
}

/// A coin exchange: the coins that are added if it is a trade, the coin given up and the coin taken.
type Exchange = (Option<[Coin; 2]>, Coin, Coin);

/// The counts of one action.
pub(super) struct OptionTally<'v, R: BotGame> {
    view: &'v View<R>,
    seat: Seat,
    action: Action,
    samples: u32,
    /// The places in the order of play and the cards, by tavern.
    places: [[u32; 5]; 3],
    cards: [Counts<Card>; 3],
    exchanges: Counts<Exchange>,
    heroes: Counts<Hero>,
    lines: u32,
    ahead: [u32; COLUMNS],
    tied: [u32; COLUMNS],
    points: i64,
    /// The columns missing for a line right after the action, and whether the action completed one.
    missing: Vec<Column>,
    is_completed: bool,
    /// The change of the score by the action itself.
    change: i32,
    sample: Sample,
}

/// The state of the continuation being played.
#[derive(Default)]
struct Sample {
    /// The action itself has been played.
    has_acted: bool,
    /// The number of rewarded lines before the action, or after it if the action is a recruitment.
    recruits: u8,
    pouch: Option<[Coin; 2]>,
    /// The lead of the player in each column when the majorities were rewarded.
    leads: Option<[Lead; COLUMNS]>,
}

impl<'v, R: BotGame> OptionTally<'v, R> {
    pub(super) fn new(view: &'v View<R>, seat: Seat, action: Action) -> OptionTally<'v, R> {
        OptionTally {
            view,
            seat,
            action,
            samples: 0,
            places: Default::default(),
            cards: Default::default(),
            exchanges: Counts::default(),
            heroes: Counts::default(),
            lines: 0,
            ahead: [0; COLUMNS],
            tied: [0; COLUMNS],
            points: 0,
            missing: Vec::new(),
            is_completed: false,
            change: 0,
            sample: Sample::default(),
        }
    }

    /// Begins a continuation.
    pub(super) fn begin(&mut self) {
        self.samples += 1;
        self.sample = Sample { recruits: self.view.army(self.seat).recruits(), ..Sample::default() };
        if let Action::Trade(coins) = self.action {
            self.sample.pouch = Some(coins);
        }
    }

    /// Notes the game right after the action.
    pub(super) fn acted(&mut self, game: &State<R>) {
        let army = game.table().army(self.seat);
        let is_recruit = matches!(self.action, Action::Recruit(..));
        let was_due = self.view.army(self.seat).is_hero_due() && !is_recruit;
        self.is_completed = army.is_hero_due() && !was_due;
        self.missing = missing(army);
        self.change = i32::from(game.score(self.seat).total()) - i32::from(self.view.score(self.seat).total());
        self.sample.has_acted = true;
        if is_recruit {
            self.sample.recruits = army.recruits();
        }
    }

    /// Ends a continuation.
    pub(super) fn end(&mut self, game: &State<R>) {
        let (seat, table) = (self.seat, game.table());
        self.lines += u32::from(table.army(seat).recruits() > self.sample.recruits);
        self.points += i64::from(game.score(seat).total()) - i64::from(self.view.score(seat).total());
        let leads = self.sample.leads.unwrap_or_else(|| leads(table, seat));
        for (column, lead) in leads.into_iter().enumerate() {
            self.ahead[column] += u32::from(lead == Lead::Ahead);
            self.tied[column] += u32::from(lead == Lead::Tied);
        }
    }

    /// Returns the change of the score by the action itself, if it moves or discards pieces.
    pub(super) fn change(&self) -> Option<i32> {
        matches!(self.action, Action::Discard(_) | Action::Place(_)).then_some(self.change)
    }

    fn share(&self, count: u32) -> f32 {
        rounded(count as f32 / self.samples as f32)
    }

    /// Returns what was counted.
    pub(super) fn explanation(&self) -> Explanation {
        Explanation {
            points: rounded(self.points as f32 / self.samples as f32),
            taverns: Tavern::ALL.into_iter().filter_map(|tavern| self.tavern(tavern)).collect(),
            coins: self.exchanges.likely(self.samples).map(exchange).collect(),
            line: self.line(),
            majorities: Column::ALL.into_iter().filter_map(|column| self.majority(column)).collect(),
            ..Explanation::default()
        }
    }

    fn tavern(&self, tavern: Tavern) -> Option<TavernOutlook> {
        let (rules, at) = (self.view.table().rules(), tavern.index());
        let card = |(card, probability): (Card, f32)| {
            let Gain { points, is_line } = appeal(self.view, self.seat, card);
            LikelyCard { card: rules.card_name(card).to_owned(), probability, points, is_line }
        };
        let places = self.places[at].iter().take(rules.players()).map(|&count| self.share(count)).collect();
        let cards: Vec<LikelyCard> = self.cards[at].likely(self.samples).map(card).collect();
        (self.places[at] != [0; 5]).then_some(TavernOutlook { tavern: at, places, cards })
    }

    fn line(&self) -> LineOutlook {
        let hero = |(hero, probability): (Hero, f32)| LikelyHero { hero: R::hero_name(hero).to_owned(), probability };
        let missing_before = missing(self.view.army(self.seat)).len();
        // In the last round a line that is not completed helps nobody.
        let table = self.view.table();
        let is_over_soon = table.age() == Age::Second && table.round() == table.rules().rounds();
        let has_future = !is_over_soon || self.lines > 0;
        let missing: &[Column] = if has_future { &self.missing } else { &[] };
        let is_nearer = has_future && !self.is_completed;
        LineOutlook {
            probability: self.share(self.lines),
            heroes: self.heroes.likely(self.samples).map(hero).collect(),
            is_completed: self.is_completed,
            added: if is_nearer { missing_before.saturating_sub(missing.len()) } else { 0 },
            missing: missing.iter().map(|&column| R::column_name(column).to_owned()).collect(),
        }
    }

    /// Returns where the player stands in a column, if it counts at present.
    fn majority(&self, column: Column) -> Option<MajorityOutlook> {
        let table = self.view.table();
        let is_distinction = table.age() == Age::First;
        (is_distinction || R::FINAL_MAJORITY == Some(column)).then(|| MajorityOutlook {
            column: R::column_name(column).to_owned(),
            before: leads(table, self.seat)[column.index()],
            ahead: self.share(self.ahead[column.index()]),
            tied: self.share(self.tied[column.index()]),
            rounds_left: table.rules().rounds() - table.round(),
            is_distinction,
        })
    }
}

impl<R: BotGame> Listener<R> for OptionTally<'_, R> {
    fn on_event(&mut self, event: Event, state: &State<R>) {
        // The coins of a trade are shown right before the exchange.
        let pouch = self.sample.pouch.take();
        match event {
            Event::Took(seat, card) if seat == self.seat && self.sample.has_acted => {
                let auction = state.table().auction();
                let place = auction.order().iter().position(|bid| bid.seat() == seat).unwrap_or(0);
                self.places[auction.tavern.index()][place] += 1;
                self.cards[auction.tavern.index()].add(card);
            }
            Event::PouchShown(seat, coins) if seat == self.seat => self.sample.pouch = Some(coins),
            // Exchanges after the evaluation belong to the prizes of majorities, which are counted there.
            Event::Exchanged { seat, given, taken, .. } if seat == self.seat && self.sample.leads.is_none() => {
                self.exchanges.add((pouch, given, taken));
            }
            Event::Recruited(seat, hero) if seat == self.seat && self.sample.has_acted => self.heroes.add(hero),
            Event::Evaluated(..) | Event::Awarded(..) => {
                let seat = self.seat;
                self.sample.leads.get_or_insert_with(|| leads(state.table(), seat));
            }
            _ => {}
        }
    }
}

/// Returns where a player stands in each column.
fn leads<R: BotGame>(table: &Table<R>, seat: Seat) -> [Lead; COLUMNS] {
    Column::ALL.map(|column| {
        let ranks = |seat: Seat| table.army(seat).ranks().of(column);
        let best = table.seats().filter(|&other| other != seat).map(ranks).max().unwrap_or(0);
        match ranks(seat).cmp(&best) {
            std::cmp::Ordering::Greater => Lead::Ahead,
            std::cmp::Ordering::Equal if best > 0 => Lead::Tied,
            _ => Lead::Behind,
        }
    })
}

fn exchange(((trade, given, taken), probability): (Exchange, f32)) -> CoinExchange {
    CoinExchange {
        trade: trade.map(|coins| coins.map(|coin| coin.to_string())),
        given: given.to_string(),
        taken: taken.to_string(),
        probability,
    }
}
