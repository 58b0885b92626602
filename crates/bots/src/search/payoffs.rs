//! Payoffs of the bid node: each player's candidate bids, and cached rollouts of their combinations.

use std::collections::HashMap;

use elvaland_rules::dealer::WyRand;
use elvaland_rules::mechanics::{Action, Coin};
use elvaland_rules::{BySeat, Seat, SeatSet, State, Turn, View};

use crate::bids::{ALL_BIDS, BID_COUNT};
use crate::eval::{Network, WinProbabilities};
use crate::games::BotGame;
use crate::opponents::OpponentType;
use crate::policy::{BidPolicy, PolicyConfig};
use crate::search::rollout;
use crate::seed;

/// Candidate bids per seat: the likeliest of the prior.
const PRIOR_BIDS: usize = 12;
/// Softmax temperature of the prior.
const PRIOR_TEMPERATURE: f32 = 0.04;

/// A distribution over the candidate bids of each seat.
pub(crate) type Shares = BySeat<Vec<f32>>;

/// The bid of each seat, as an index into its candidates.
pub(crate) type Bids = BySeat<u8>;

/// The candidate bids of a round and the payoffs of their combinations.
pub(crate) struct Payoffs<'a, R: BotGame> {
    network: &'a Network,
    /// A determinization before any hidden bid.
    world: State<R>,
    bidders: SeatSet,
    /// The candidate bids by opponent type, the likeliest first.
    coins: [BySeat<Vec<[Coin; 3]>>; 2],
    /// The prior over the candidates by opponent type.
    priors: [Shares; 2],
    /// Win probabilities by the set of greedy seats and the bids.
    cache: HashMap<(SeatSet, [u8; 5]), WinProbabilities>,
    seed: u64,
    rollouts: u64,
}

impl<'a, R: BotGame> Payoffs<'a, R> {
    /// Computes the candidates of all seats; `full_width_seat` gets all bids.
    pub(crate) fn new(
        network: &'a Network,
        view: &View<R>,
        full_width_seat: Option<Seat>,
        seed: u64,
        rng: &mut WyRand,
    ) -> Payoffs<'a, R> {
        let coins = view.coins();
        let bid_policy = BidPolicy::new(view.table(), &coins, None, |_| ALL_BIDS);
        let mut payoffs = Payoffs {
            network,
            world: view.sample_unbid(rng),
            bidders: SeatSet::EMPTY,
            coins: Default::default(),
            priors: Default::default(),
            cache: HashMap::new(),
            seed,
            rollouts: 0,
        };
        // Late bidders keep their coins in hand and do not bid now.
        for seat in view.table().seats().filter(|&seat| !R::bids_late(view.army(seat))) {
            payoffs.bidders = payoffs.bidders.with(seat);
            let limit = if full_width_seat == Some(seat) { BID_COUNT } else { PRIOR_BIDS };
            let config = PolicyConfig { temperature: PRIOR_TEMPERATURE, lookahead_bids: limit, ..PolicyConfig::PRIOR };
            let distributions = [bid_policy.distribution(network, seat, config), bid_policy.greedy_distribution(seat)];
            for (opponent_type, distribution) in OpponentType::ALL.into_iter().zip(distributions) {
                let (coins, probabilities) = likeliest_bids(&distribution, &view.purse(seat).coins, limit);
                payoffs.coins[opponent_type as usize][seat] = coins;
                payoffs.priors[opponent_type as usize][seat] =
                    normalized(&probabilities[..PRIOR_BIDS.min(probabilities.len())]);
            }
        }
        payoffs
    }

    /// Returns the seats that bid now.
    pub(crate) fn bidders(&self) -> SeatSet {
        self.bidders
    }

    /// Returns the candidate bids of a seat that follows the policy.
    pub(crate) fn bids(&self, seat: Seat) -> impl Iterator<Item = Action> {
        self.coins[OpponentType::Policy as usize][seat].iter().map(|&coins| Action::Bid(coins))
    }

    /// Returns the priors of all seats for an opponent type.
    pub(crate) fn priors(&self, opponent_type: OpponentType) -> &Shares {
        &self.priors[opponent_type as usize]
    }

    /// Returns the number of rollouts.
    pub(crate) fn rollouts(&self) -> u64 {
        self.rollouts
    }

    /// Returns the payoff of the first `own` bids of a seat against these bids of opponents of a type.
    pub(crate) fn bid_payoffs(
        &mut self,
        seat: Seat,
        own: usize,
        opponent_type: OpponentType,
        mut bids: Bids,
    ) -> Vec<f64> {
        let own = 0..own as u8;
        own.map(|bid| {
            bids[seat] = bid;
            f64::from(self.payoff(seat, opponent_type, bids)[seat.index()])
        })
        .collect()
    }

    /// Returns the win probabilities after these bids, from the cache or by a rollout.
    fn payoff(&mut self, seat: Seat, opponent_type: OpponentType, bids: Bids) -> WinProbabilities {
        let greedy = match opponent_type {
            OpponentType::Policy => SeatSet::EMPTY,
            OpponentType::Greedy => self.bidders.without(seat),
        };
        if let Some(cached) = self.cache.get(&(greedy, *bids.values())) {
            return *cached;
        }
        let mut game = self.world.clone();
        let Turn::Decide(waiting) = game.turn() else { return WinProbabilities::default() };
        let types = opponent_type.for_others_of(seat);
        for bidder in waiting.iter() {
            let coins = self.coins[types[bidder] as usize][bidder][usize::from(bids[bidder])];
            game.play_unchecked(bidder, Action::Bid(coins), &mut ());
        }
        self.rollouts += 1;
        let mut rng = seed::rng(seed::mixed([self.seed, self.rollouts]));
        let probabilities = rollout(self.network, &types, &mut game, &mut rng);
        self.cache.insert((greedy, *bids.values()), probabilities);
        probabilities
    }
}

/// Returns the likeliest bids with their probabilities; bids of equal coins are merged.
fn likeliest_bids(distribution: &[f32; BID_COUNT], coins: &[Coin; 5], limit: usize) -> (Vec<[Coin; 3]>, Vec<f32>) {
    let mut choices: Vec<([Coin; 3], f32)> = Vec::with_capacity(distribution.len());
    for (bid, &probability) in distribution.iter().enumerate() {
        let coins = crate::bids::bid_coins(coins, bid);
        match choices.iter_mut().find(|(known, _)| *known == coins) {
            Some((_, sum)) => *sum += probability,
            None => choices.push((coins, probability)),
        }
    }
    choices.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    choices.truncate(limit);
    choices.into_iter().unzip()
}

/// Scales probabilities to a sum of 1.
fn normalized(probabilities: &[f32]) -> Vec<f32> {
    let sum: f32 = probabilities.iter().sum();
    probabilities.iter().map(|probability| probability / sum).collect()
}
