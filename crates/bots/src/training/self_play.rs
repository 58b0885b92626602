//! Self-play games: the learner on some seats, snapshots of it or frozen bots on the others.

use elvaland_rules::dealer::{Dealer, WyRand};
use elvaland_rules::mechanics::{Action, Hero};
use elvaland_rules::random::below;
use elvaland_rules::{Audience, Seat, State, Turn};
use rand_core::Rng;

use crate::bot::{Bot, Budget};
use crate::eval::Network;
use crate::games::BotGame;
use crate::opponents::Beliefs;
use crate::policy::{PolicyEvaluator, Sampling, is_bid, sample};
use crate::reward::SeatOutcome;
use crate::search::improved_policy;
use crate::seed;
use crate::spec::BotSpec;
use crate::training::experience::{CreditConfig, Experience};
use crate::training::schedule::{LATE_BIDDER_GAMES, RECRUIT_EXPLORATION, SEARCHED_DECISIONS, SNAPSHOT_GAMES};

/// The opponents that may take part in a game.
#[derive(Clone, Copy)]
pub(super) struct Participants<'a> {
    pub(super) learner: &'a Network,
    pub(super) snapshots: &'a [Network],
    pub(super) bots: &'a [BotSpec],
    /// Share of the games with bots on some seats.
    pub(super) bot_games: f32,
    /// Share of those in which the learner sits alone among them.
    pub(super) alone_games: f32,
    /// The rollouts of the searches to learn from; `None` learns from the results.
    pub(super) expert: Option<u64>,
}

/// The player on a seat.
enum SelfPlayer<'a, R: BotGame> {
    Learner,
    Snapshot(&'a Network),
    Bot(Box<dyn Bot<R>>, Budget),
}

/// Sums over the learner's seats of some games.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct GameSums {
    pub(super) seats: f64,
    pub(super) score: f64,
    /// Seats against bots and snapshots only, and their share of the victories.
    pub(super) alone: f64,
    pub(super) alone_wins: f64,
    /// Seats that were made to recruit the late bidder, and their share of the victories.
    pub(super) late: f64,
    pub(super) late_wins: f64,
}

impl GameSums {
    pub(super) fn add(&mut self, other: &GameSums) {
        self.seats += other.seats;
        self.score += other.score;
        self.alone += other.alone;
        self.alone_wins += other.alone_wins;
        self.late += other.late;
        self.late_wins += other.late_wins;
    }
}

/// Returns a uniform number from 0 to 1.
fn uniform(rng: &mut WyRand) -> f32 {
    below(rng, 1 << 24) as f32 / (1 << 24) as f32
}

impl<'a> Participants<'a> {
    /// Draws the players of a game; at least one is the learner.
    fn seats<R: BotGame>(&self, players: usize, rng: &mut WyRand) -> Vec<SelfPlayer<'a, R>> {
        let kind = uniform(rng);
        let with_bots = kind < self.bot_games && !self.bots.is_empty();
        let with_snapshots = kind > 1.0 - SNAPSHOT_GAMES && !self.snapshots.is_empty();
        let mut seats: Vec<SelfPlayer<'a, R>> = (0..players).map(|_| SelfPlayer::Learner).collect();
        if !with_bots && !with_snapshots {
            return seats;
        }
        let is_alone = with_bots && uniform(rng) < self.alone_games;
        let others = if is_alone { players - 1 } else { 1 + below(rng, players - 1) };
        let first = below(rng, players);
        for at in first..first + others {
            seats[at % players] = if with_bots { self.bot(rng) } else { self.snapshot(rng) };
        }
        seats
    }

    fn bot<R: BotGame>(&self, rng: &mut WyRand) -> SelfPlayer<'a, R> {
        let spec = self.bots[below(rng, self.bots.len())];
        let seed = rng.next_u64();
        SelfPlayer::Bot(spec.bot(seed), spec.own_budget().unwrap_or_default())
    }

    fn snapshot<R: BotGame>(&self, rng: &mut WyRand) -> SelfPlayer<'a, R> {
        SelfPlayer::Snapshot(&self.snapshots[below(rng, self.snapshots.len())])
    }
}

/// Plays games one after the other and records the learner's decisions.
#[derive(Default)]
pub(super) struct SelfPlay {
    pub(super) experience: Experience,
    pub(super) sums: GameSums,
    evaluator: PolicyEvaluator,
    /// The beliefs of the searches in the present round.
    beliefs: Beliefs,
    /// The recorded decisions of each seat in the present game.
    decisions: [Vec<usize>; 5],
}

impl SelfPlay {
    /// Plays a game; all chance follows from the seed.
    pub(super) fn play<R: BotGame>(
        &mut self,
        options: &R::Options,
        participants: Participants<'_>,
        credit: CreditConfig,
        seed: u64,
    ) {
        let mut dealer = Dealer::new(seed);
        let mut rng = seed::rng(seed::mix(seed));
        let mut game = R::start(options, dealer.rng());
        let players = game.players();
        let mut seats = participants.seats::<R>(players, &mut rng);
        let late = R::late_bidder()
            .filter(|_| uniform(&mut rng) < LATE_BIDDER_GAMES)
            .and_then(|hero| Some((Seat::new(below(&mut rng, players))?, hero)));
        self.decisions.iter_mut().for_each(Vec::clear);
        let mut has_begun = false;
        loop {
            match game.turn() {
                Turn::Chance => {
                    let draw = dealer.draw(&game);
                    game.draw_unchecked(&draw, &mut ());
                }
                Turn::Decide(asked) => {
                    let Some(seat) = asked.first() else { break };
                    let legal = game.legal_actions(seat);
                    if participants.expert.is_some() && is_bid(game.table()) && !has_begun {
                        self.beliefs.begin_round(&game.view(Audience::Spectator));
                    }
                    has_begun = is_bid(game.table());
                    let forced = forced_action(&legal, late.filter(|&(owner, _)| owner == seat));
                    let action = forced.unwrap_or_else(|| {
                        self.choose(&game, seat, &legal, &mut seats[seat.index()], participants, &mut rng)
                    });
                    game.play_unchecked(seat, action, &mut ());
                }
                Turn::Over => break,
            }
        }
        self.finish(&game, &seats, late, credit);
    }

    fn choose<R: BotGame>(
        &mut self,
        game: &State<R>,
        seat: Seat,
        legal: &[Action],
        player: &mut SelfPlayer<'_, R>,
        Participants { learner, expert, .. }: Participants<'_>,
        rng: &mut WyRand,
    ) -> Action {
        let view = game.view(Audience::Seat(seat));
        match player {
            SelfPlayer::Bot(bot, budget) => bot.choose(&view, legal, *budget),
            SelfPlayer::Snapshot(network) => {
                let shares = self.evaluator.probabilities(network, &view, seat, legal, Sampling::TRAINING);
                legal[sample(shares, rng)]
            }
            SelfPlayer::Learner => {
                let shares = self.evaluator.probabilities(learner, &view, seat, legal, Sampling::TRAINING);
                let action = sample(shares, rng);
                if expert.is_some() && uniform(rng) >= SEARCHED_DECISIONS {
                    return legal[action];
                }
                let PolicyEvaluator { observation, activations } = &self.evaluator;
                let is_recruit = matches!(legal[0], Action::Recruit(..));
                let exploration = if is_recruit { RECRUIT_EXPLORATION } else { 1.0 };
                let index = self.experience.push(observation, activations, action, exploration);
                self.decisions[seat.index()].push(index);
                if let Some(rollouts) = expert {
                    let chance = (rng.next_u64(), Budget::Iterations(rollouts));
                    let (shares, value) = improved_policy(learner, &view, legal, &self.beliefs, chance);
                    self.experience.label_last(&shares, value);
                }
                legal[action]
            }
        }
    }

    /// Assigns the result to the learner's decisions.
    fn finish<R: BotGame>(
        &mut self,
        game: &State<R>,
        seats: &[SelfPlayer<'_, R>],
        late: Option<(Seat, Hero)>,
        credit: CreditConfig,
    ) {
        let (standing, players) = (game.standing(), game.players());
        let is_learner = |seat: Seat| matches!(seats[seat.index()], SelfPlayer::Learner);
        let learners = Seat::first(players).filter(|&seat| is_learner(seat)).count();
        for seat in Seat::first(players).filter(|&seat| is_learner(seat)) {
            let outcome = SeatOutcome::of(&standing, players, seat);
            self.experience.assign_credit(&self.decisions[seat.index()], outcome, credit);
            self.sums.seats += 1.0;
            self.sums.score += f64::from(standing.totals[seat]);
            let owns = |(owner, hero): (Seat, Hero)| owner == seat && game.table().army(seat).heroes().contains(hero);
            if late.is_some_and(owns) {
                self.sums.late += 1.0;
                self.sums.late_wins += f64::from(outcome.share);
            } else if learners == 1 {
                self.sums.alone += 1.0;
                self.sums.alone_wins += f64::from(outcome.share);
            }
        }
    }
}

/// Returns the only action, or the recruit of the late bidder for the seat that has to.
fn forced_action(legal: &[Action], late: Option<(Seat, Hero)>) -> Option<Action> {
    match (legal, late) {
        ([only], _) => Some(*only),
        (_, Some((_, hero))) => {
            legal.iter().copied().find(|action| matches!(action, Action::Recruit(recruit, _) if *recruit == hero))
        }
        _ => None,
    }
}
