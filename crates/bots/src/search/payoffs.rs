//! What everybody may bid in a round, and what comes of it.

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

/// So many bids of a seat are thought to be possible by the others: the likeliest.
const PRIOR_BIDS: usize = 12;
/// How likely bids are before anybody regrets anything.
const PRIOR_TEMPERATURE: f32 = 0.04;

/// Chances of the bids of every seat, in their order.
pub(crate) type Shares = BySeat<Vec<f32>>;

/// The bid of every seat, by its number among those the seat may make.
pub(crate) type Bids = BySeat<u8>;

/// The bids of a round, for everybody, and what the round comes to after them.
pub(crate) struct Payoffs<'a, R: BotGame> {
    network: &'a Network,
    /// A world in which nobody has bid whose bid is not seen.
    world: State<R>,
    bidders: SeatSet,
    /// What everybody may bid, by how he may think: the likeliest first.
    coins: [BySeat<Vec<[Coin; 3]>>; 2],
    /// How likely somebody makes the likeliest of these bids who thinks like that.
    priors: [Shares; 2],
    /// What the end of the round was after these bids, by who of the bidders is greedy.
    cache: HashMap<(SeatSet, [u8; 5]), WinProbabilities>,
    seed: u64,
    rollouts: u64,
}

impl<'a, R: BotGame> Payoffs<'a, R> {
    /// The bids that are likely for everybody, and those of a seat that looks at more of its own, if there is one.
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
        // Late bidders have their coins in hand and are not among those who bid now.
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

    /// Everybody who bids now.
    pub(crate) fn bidders(&self) -> SeatSet {
        self.bidders
    }

    /// The bids of somebody who thinks as the network does.
    pub(crate) fn bids(&self, seat: Seat) -> impl Iterator<Item = Action> {
        self.coins[OpponentType::Policy as usize][seat].iter().map(|&coins| Action::Bid(coins))
    }

    /// How likely everybody makes the likeliest of his bids who thinks like that.
    pub(crate) fn priors(&self, opponent_type: OpponentType) -> &Shares {
        &self.priors[opponent_type as usize]
    }

    /// How many rounds were played out.
    pub(crate) fn rollouts(&self) -> u64 {
        self.rollouts
    }

    /// What each of a seat's first so many bids brings to it, if the others think like that and make these bids.
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

    /// The chances of everybody at the end of the round after these bids; rounds with the same bids are played once.
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

/// The likeliest bids, at most so many, and how likely each of them is; equal ones are one.
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

/// Chances that add up to 1.
fn normalized(probabilities: &[f32]) -> Vec<f32> {
    let sum: f32 = probabilities.iter().sum();
    probabilities.iter().map(|probability| probability / sum).collect()
}
