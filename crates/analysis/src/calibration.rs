//! Calibration: do players win as often as their chances say?
//!
//! Bots of known levels play games; at some moments everybody's chances are estimated from what the public sees, and
//! compared with the results.

use std::convert::Infallible;
use std::ops::{ControlFlow, Range};

use elvaland_bots::{BotGame, BotKind, BotSpec, Budget, ChanceSample, Chances, Level, Occupants, seed};
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Draw, Standing};
use elvaland_rules::random::below;
use elvaland_rules::record::RecordFormat;
use elvaland_rules::{Action, Audience, BySeat, Seat, SeatSet, State};
use serde::Serialize;

use crate::contestant::Contestant;
use crate::driver::{self, Bots, Control, Playing};
use crate::parallel::{Work, in_order};
use crate::party::Party;
use crate::public_beliefs::PublicBeliefs;

/// The number of bins of a reliability diagram.
pub const BINS: usize = 10;
/// One moment in this many is measured.
const MOMENTS: usize = 6;
/// The number of sampled worlds per estimate.
const WORLDS: u32 = 32;

/// The games to play.
#[derive(Clone, Debug)]
pub struct CalibrationPlan {
    /// The levels to draw the players from.
    pub levels: Vec<Level>,
    /// Whether all players of a game have the same level.
    pub is_equal: bool,
    /// Whether levels are estimated from the game, as those of people are.
    pub is_estimated: bool,
    /// The number of games.
    pub games: u64,
    /// The seed of all games.
    pub seed: u64,
    /// The number of threads.
    pub threads: usize,
}

/// The estimated chances of one bin, and the results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct CalibrationBin {
    /// The number of estimated chances.
    pub count: f64,
    /// The sum of the estimated chances.
    pub chances: f64,
    /// The sum of the shares of the victories.
    pub shares: f64,
}

/// Chances compared with results.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Reliability {
    /// The bins, by chance: from 0 to 0.1, and so on.
    pub bins: [CalibrationBin; BINS],
    squares: f64,
}

impl Reliability {
    /// Adds the chance of a player and their share of the victory.
    pub fn add(&mut self, chance: f32, share: f32) {
        let (chance, share) = (f64::from(chance), f64::from(share));
        let bin = &mut self.bins[((chance * BINS as f64) as usize).min(BINS - 1)];
        bin.count += 1.0;
        bin.chances += chance;
        bin.shares += share;
        self.squares += (chance - share).powi(2);
    }

    /// Adds other comparisons.
    fn merge(&mut self, other: &Reliability) {
        for (bin, added) in self.bins.iter_mut().zip(&other.bins) {
            bin.count += added.count;
            bin.chances += added.chances;
            bin.shares += added.shares;
        }
        self.squares += other.squares;
    }

    /// Returns the number of chances.
    pub fn count(&self) -> f64 {
        self.bins.iter().map(|bin| bin.count).sum()
    }

    /// Returns the Brier score: the mean squared difference of chance and result.
    pub fn brier(&self) -> f64 {
        self.squares / self.count().max(1.0)
    }

    /// Returns the expected calibration error: the mean difference of chances and results by bin, weighted by count.
    pub fn calibration_error(&self) -> f64 {
        self.bins.iter().map(|bin| (bin.chances - bin.shares).abs()).sum::<f64>() / self.count().max(1.0)
    }
}

/// The result of a calibration.
#[derive(Clone, Debug, Default)]
pub struct Calibration {
    /// Chances compared with results.
    pub reliability: Reliability,
    /// The beginnings of the rounds, to fit a model.
    pub samples: Vec<ChanceSample>,
}

impl Calibration {
    /// Plays the games; calls `finished` with the number of games of each finished part.
    pub fn play<R: BotGame + RecordFormat>(
        options: &R::Options,
        plan: &CalibrationPlan,
        finished: impl Fn(u64),
    ) -> Calibration {
        let mut all = Calibration::default();
        const PART: u64 = 4;
        let work = Work { count: plan.games, chunk: PART, threads: plan.threads };
        let play = |games: Range<u64>| {
            let mut some = Calibration::default();
            games.for_each(|game| some.play_game::<R>(&R::unshared_options(options), plan, game));
            some
        };
        let done: Result<(), Infallible> = in_order(work, play, |some| {
            all.reliability.merge(&some.reliability);
            all.samples.extend(some.samples);
            finished(PART);
            Ok(ControlFlow::Continue(()))
        });
        done.expect("nothing fails");
        all
    }

    fn play_game<R: BotGame + RecordFormat>(&mut self, options: &R::Options, plan: &CalibrationPlan, number: u64) {
        let mut dealer = Dealer::new(seed::mixed([plan.seed, number]));
        let start = R::start(options, dealer.rng());
        let levels = seated_levels(plan, start.players(), number);
        let bot = |&level: &Level| Contestant::from(BotSpec { kind: BotKind::Level(level), budget: None });
        let bots: Vec<Contestant<R>> = levels.iter().map(bot).collect();
        let mut party = Party::of_simulation(bots.iter(), Budget::default(), plan.seed, number);
        let mut measured = MeasuredGame {
            bots: Bots { party: &mut party, chance: dealer },
            public: PublicGame::new(plan, &levels),
            levels,
            number,
            chosen: Dealer::new(seed::mixed([plan.seed, number, 1])),
            is_new_round: true,
            estimates: Vec::new(),
            samples: Vec::new(),
        };
        let finished = driver::play(Playing::Unrecorded(start.into()), &mut measured, &mut (), &|| false);
        let standing = finished.expect("nothing stops it").game.state().standing();
        self.add_game(&standing, measured);
    }

    /// Compares the estimates of a game with its result.
    fn add_game<R: BotGame>(&mut self, standing: &Standing, game: MeasuredGame<'_, R>) {
        let shares: Vec<f32> = Seat::first(game.levels.len()).map(|seat| standing.share(seat) as f32).collect();
        for chances in game.estimates {
            chances.iter().zip(&shares).for_each(|(&chance, &share)| self.reliability.add(chance, share));
        }
        self.samples.extend(game.samples.into_iter().map(|sample| ChanceSample { shares: shares.clone(), ..sample }));
    }
}

/// A game of bots with estimates of everybody's chances at some moments.
struct MeasuredGame<'a, R: BotGame> {
    bots: Bots<'a, R, Dealer>,
    public: PublicGame<R>,
    levels: Vec<Level>,
    number: u64,
    /// The random generator that chooses the measured moments.
    chosen: Dealer,
    /// True from a draw to the next bid.
    is_new_round: bool,
    /// The chances of all seats at each measured moment.
    estimates: Vec<Vec<f32>>,
    samples: Vec<ChanceSample>,
}

impl<R: BotGame> Control<R> for MeasuredGame<'_, R> {
    const IS_LEGAL: bool = <Bots<'_, R, Dealer> as Control<R>>::IS_LEGAL;

    fn draw(&mut self, game: &State<R>) -> Draw {
        self.is_new_round = true;
        self.bots.draw(game)
    }

    /// Asks one seat at a time, so that there is a moment between two bids.
    fn decide(&mut self, game: &State<R>, seats: SeatSet) -> BySeat<Option<Action>> {
        let actions = self.bots.decide(game, seats.first().into_iter().collect());
        for seat in seats.iter() {
            if let Some(action) = actions[seat] {
                self.measure(game, action);
                self.public.observe(game, seat, action);
            }
        }
        actions
    }
}

impl<R: BotGame> MeasuredGame<'_, R> {
    /// Estimates the chances before the first bid of a round, and before some other actions.
    fn measure(&mut self, game: &State<R>, action: Action) {
        let is_first_bid = self.is_new_round && matches!(action, Action::Bid(_));
        let is_measured = below(self.chosen.rng(), MOMENTS) == 0;
        let occupants = self.public.occupants_at(game);
        if !is_first_bid && !is_measured {
            return;
        }
        let view = game.view(Audience::Spectator);
        let chances = Chances::of_view(&view, &occupants, WORLDS, seed::mixed([self.number]));
        if is_first_bid {
            self.is_new_round = false;
            self.samples.push(sample(&chances, &self.levels));
        }
        if is_measured {
            self.estimates.push(chances.by_seat());
        }
    }
}

/// Returns a moment to fit a model; the shares are not known yet.
fn sample(chances: &Chances, levels: &[Level]) -> ChanceSample {
    let (values, remaining) = chances.values();
    ChanceSample { values: values.to_vec(), remaining, levels: levels.to_vec(), shares: Vec::new() }
}

/// Draws the level of each seat of a game.
fn seated_levels(plan: &CalibrationPlan, players: usize, number: u64) -> Vec<Level> {
    let mut dealer = Dealer::new(seed::mixed([plan.seed, number, 2]));
    let mut draw = || plan.levels[below(dealer.rng(), plan.levels.len())];
    let first = draw();
    (0..players).map(|_| if plan.is_equal { first } else { draw() }).collect()
}

/// The public information about the players of a game.
struct PublicGame<R: BotGame> {
    levels: BySeat<Option<Level>>,
    is_estimated: bool,
    beliefs: PublicBeliefs<R>,
}

impl<R: BotGame> PublicGame<R> {
    fn new(plan: &CalibrationPlan, levels: &[Level]) -> PublicGame<R> {
        let known = |seat: Seat| levels.get(seat.index()).copied().filter(|_| !plan.is_estimated);
        PublicGame {
            levels: BySeat::from_fn(known),
            is_estimated: plan.is_estimated,
            beliefs: PublicBeliefs::default(),
        }
    }

    /// Returns what is known before the next action.
    fn occupants_at(&mut self, game: &State<R>) -> Occupants {
        Occupants { levels: self.levels, beliefs: self.beliefs.at(game) }
    }

    /// Learns from an action, unless the levels are known. Bids count from the next round on.
    fn observe(&mut self, game: &State<R>, seat: Seat, action: Action) {
        if self.is_estimated {
            self.beliefs.observe(game, seat, action);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use elvaland_bots::{Beliefs, PublicHistory};
    use elvaland_rules::nidavellir::{Nidavellir, Options};
    use elvaland_rules::{AnyGame, Rules, Turn};

    #[test]
    fn perfect_chances_have_no_error_and_certain_wrong_ones_the_greatest() {
        let mut reliability = Reliability::default();
        for (chance, share) in [(0.25, 1.0), (0.25, 0.0), (0.25, 0.0), (0.25, 0.0)] {
            reliability.add(chance, share);
        }
        assert_eq!((reliability.calibration_error(), reliability.brier()), (0.0, 0.1875));
        let mut wrong = Reliability::default();
        wrong.add(1.0, 0.0);
        assert_eq!((wrong.calibration_error(), wrong.brier(), wrong.bins[BINS - 1].count), (1.0, 1.0, 1.0));
    }

    #[test]
    fn calibration_is_the_same_on_any_number_of_threads() {
        let plan = |threads| CalibrationPlan {
            levels: vec![Level::Apprentice, Level::Gambler],
            is_equal: false,
            is_estimated: true,
            games: 8,
            seed: 1,
            threads,
        };
        let options = Options::new(2).expect("two players");
        let [one, two] = [1, 2].map(|threads| Calibration::play::<Nidavellir>(&options, &plan(threads), |_| {}));
        assert_eq!((&one.reliability, &one.samples), (&two.reliability, &two.samples));
        assert_eq!(one.samples.len(), 8 * 8, "eight rounds each");
        assert!(one.reliability.count() > 80.0);
    }

    /// Plays a game of two masters and compares the beliefs of the public at each decision with those of its history.
    #[test]
    fn bids_enter_the_beliefs_of_the_public_after_their_round() {
        let plan = CalibrationPlan {
            levels: vec![Level::Master],
            is_equal: true,
            is_estimated: true,
            games: 1,
            seed: 1,
            threads: 1,
        };
        let mut public = PublicGame::new(&plan, &[Level::Master; 2]);
        let mut dealer = Dealer::new(5);
        let mut game = Nidavellir::start(&Options::new(2).expect("two players"), dealer.rng());
        let mut past: Vec<(AnyGame, Seat, Action)> = Vec::new();
        loop {
            game.settle_chance(dealer.rng());
            let Turn::Decide(seats) = game.turn() else { break };
            let seat = seats.first().expect("a seat is asked");
            let now = AnyGame::from(game.clone());
            let history = PublicHistory::of_decisions(past.iter().map(|(game, seat, it)| (game, *seat, *it)), &now);
            let known = Beliefs::of_game(&history);
            let used = public.occupants_at(&game).beliefs;
            for seat in Seat::first(2) {
                let [known, used] = [known, used].map(|beliefs| beliefs.type_probabilities(seat));
                let is_close = known.iter().zip(used).all(|((_, known), (_, used))| (known - used).abs() < 1e-3);
                assert!(is_close, "after {} decisions: {known:?}, {used:?}", past.len());
            }
            let legal = game.legal_actions(seat);
            let action = legal[past.len() * 7 % legal.len()];
            public.observe(&game, seat, action);
            past.push((now, seat, action));
            game.play(seat, action, &mut ()).expect("legal");
        }
        assert!(past.len() > 60, "{}", past.len());
    }
}
