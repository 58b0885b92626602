//! What everybody may bid in a round, and what comes of it.

use std::collections::HashMap;

use elvaland_rules::dealer::WyRand;
use elvaland_rules::mechanics::{Action, Coin};
use elvaland_rules::{BySeat, Seat, SeatSet, State, Turn, View};

use crate::bids::{ANY_BID, COUNT};
use crate::eval::{Chances, Network};
use crate::games::BotGame;
use crate::opponents::Mind;
use crate::policy::{Bidding, Mood};
use crate::search::play_out;
use crate::seed;

/// So many bids of a seat are thought to be possible by the others: the likeliest.
const LIKELY: usize = 12;
/// How likely bids are before anybody regrets anything.
const TEMPERATURE: f32 = 0.04;

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
    known: HashMap<(SeatSet, [u8; 5]), Chances>,
    seed: u64,
    rollouts: u64,
}

impl<'a, R: BotGame> Payoffs<'a, R> {
    /// The bids that are likely for everybody, and those of a seat that looks at more of its own, if there is one.
    pub(crate) fn new(
        network: &'a Network,
        view: &View<R>,
        thorough: Option<Seat>,
        seed: u64,
        rng: &mut WyRand,
    ) -> Payoffs<'a, R> {
        let coins = view.coins();
        let bidding = Bidding::new(view.table(), &coins, None, |_| ANY_BID);
        let mut payoffs = Payoffs {
            network,
            world: view.sample_unbid(rng),
            bidders: SeatSet::EMPTY,
            coins: Default::default(),
            priors: Default::default(),
            known: HashMap::new(),
            seed,
            rollouts: 0,
        };
        // Late bidders have their coins in hand and are not among those who bid now.
        for seat in view.table().seats().filter(|&seat| !R::bids_late(view.army(seat))) {
            payoffs.bidders = payoffs.bidders.with(seat);
            let most = if thorough == Some(seat) { COUNT } else { LIKELY };
            let mood = Mood { temperature: TEMPERATURE, rehearsed: most, ..Mood::FORESEEN };
            let strategies = [bidding.strategy(network, seat, mood), bidding.greedy_strategy(seat)];
            for (mind, strategy) in Mind::ALL.into_iter().zip(strategies) {
                let (coins, chances) = likely(&strategy, &view.purse(seat).coins, most);
                payoffs.coins[mind as usize][seat] = coins;
                payoffs.priors[mind as usize][seat] = shares(&chances[..LIKELY.min(chances.len())]);
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
        self.coins[Mind::Network as usize][seat].iter().map(|&coins| Action::Bid(coins))
    }

    /// How likely everybody makes the likeliest of his bids who thinks like that.
    pub(crate) fn priors(&self, mind: Mind) -> &Shares {
        &self.priors[mind as usize]
    }

    /// How many rounds were played out.
    pub(crate) fn rollouts(&self) -> u64 {
        self.rollouts
    }

    /// What each of a seat's first so many bids brings to it, if the others think like that and make these bids.
    pub(crate) fn of_bids(&mut self, seat: Seat, own: usize, theirs: Mind, mut bids: Bids) -> Vec<f64> {
        let own = 0..own as u8;
        own.map(|bid| {
            bids[seat] = bid;
            f64::from(self.after(seat, theirs, bids)[seat.index()])
        })
        .collect()
    }

    /// The chances of everybody at the end of the round after these bids; rounds with the same bids are played once.
    fn after(&mut self, seat: Seat, theirs: Mind, bids: Bids) -> Chances {
        let greedy = match theirs {
            Mind::Network => SeatSet::EMPTY,
            Mind::Greedy => self.bidders.without(seat),
        };
        if let Some(known) = self.known.get(&(greedy, *bids.values())) {
            return *known;
        }
        let mut game = self.world.clone();
        let Turn::Decide(waiting) = game.turn() else { return Chances::default() };
        let minds = theirs.of_others(seat);
        for bidder in waiting.iter() {
            let coins = self.coins[minds[bidder] as usize][bidder][usize::from(bids[bidder])];
            game.play_unchecked(bidder, Action::Bid(coins), &mut ());
        }
        self.rollouts += 1;
        let mut rng = seed::rng(seed::mixed([self.seed, self.rollouts]));
        let chances = play_out(self.network, &minds, &mut game, &mut rng);
        self.known.insert((greedy, *bids.values()), chances);
        chances
    }
}

/// The likeliest bids, at most so many, and how likely each of them is; equal ones are one.
fn likely(strategy: &[f32; COUNT], coins: &[Coin; 5], most: usize) -> (Vec<[Coin; 3]>, Vec<f32>) {
    let mut choices: Vec<([Coin; 3], f32)> = Vec::with_capacity(strategy.len());
    for (bid, &chance) in strategy.iter().enumerate() {
        let coins = crate::bids::coins_of(coins, bid);
        match choices.iter_mut().find(|(known, _)| *known == coins) {
            Some((_, known)) => *known += chance,
            None => choices.push((coins, chance)),
        }
    }
    choices.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    choices.truncate(most);
    choices.into_iter().unzip()
}

/// Chances that add up to 1.
fn shares(chances: &[f32]) -> Vec<f32> {
    let sum: f32 = chances.iter().sum();
    chances.iter().map(|chance| chance / sum).collect()
}
