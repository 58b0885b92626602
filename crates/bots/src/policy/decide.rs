//! Configuration of the policy, and its decision for every kind of question.

use elvaland_rules::dealer::WyRand;
use elvaland_rules::mechanics::{Action, Coin, Step, Table};
use elvaland_rules::random::below;
use elvaland_rules::{Audience, BySeat, Rules, Seat, SeatSet, State};

use crate::bids::{ALL_BIDS, bid_coins, sorted_coins};
use crate::eval::{Network, softmax};
use crate::games::BotGame;
use crate::opponents::consistent_bids;
use crate::policy::picks;
use crate::policy::{BidPolicy, PickEvaluator};

/// How the policy turns values into actions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct PolicyConfig {
    /// Softmax temperature of bids, in logits.
    pub(crate) temperature: f32,
    /// Probability that an opponent bids and picks exactly as `greedy` would; else their coins lie anywhere.
    pub(crate) greedy_weight: f32,
    /// Softmax temperature of all other actions, in logits; 0 plays the best.
    pub(crate) pick_temperature: f32,
    /// Chooses the last card of the game by the exact score instead of the network.
    pub(crate) exact_last_pick: bool,
    /// Number of bids evaluated by round lookahead; if it is not 0, no other bid is made.
    pub(crate) lookahead_bids: usize,
    /// Factor on the game's margin within which bids and last cards are looked at.
    pub(crate) margin_factor: f32,
}

impl PolicyConfig {
    /// The policy at a temperature, without lookahead: for weaker levels.
    pub(crate) const fn with_temperature(temperature: f32) -> PolicyConfig {
        PolicyConfig { temperature, pick_temperature: temperature, ..PolicyConfig::ROLLOUT }
    }

    /// In self-play: opponents are not greedy, and the last card is a training position too.
    pub(crate) const SELF_PLAY: PolicyConfig = PolicyConfig {
        temperature: 0.05,
        greedy_weight: 0.5,
        pick_temperature: 0.0,
        exact_last_pick: false,
        lookahead_bids: 0,
        margin_factor: 0.0,
    };
    /// At the table.
    pub(crate) const PLAY: PolicyConfig = PolicyConfig {
        temperature: 0.004,
        greedy_weight: 0.9,
        pick_temperature: 0.0,
        exact_last_pick: true,
        lookahead_bids: 8,
        margin_factor: 1.0,
    };
    /// As the prior of the search: opponents are greedy, and every bid is within the margin.
    pub(crate) const PRIOR: PolicyConfig =
        PolicyConfig { greedy_weight: 1.0, margin_factor: f32::INFINITY, ..PolicyConfig::PLAY };
    /// In rollouts: without lookahead, for speed.
    pub(crate) const ROLLOUT: PolicyConfig = PolicyConfig { lookahead_bids: 0, ..PolicyConfig::PLAY };
}

/// Returns true if all players bid now.
pub(crate) fn is_bid<R: Rules>(table: &Table<R>) -> bool {
    matches!(table.agenda().next(), Some(Step::Bids(_)))
}

/// Samples an index from a distribution.
pub(crate) fn sample(chances: &[f32], rng: &mut WyRand) -> usize {
    let mut left = below(rng, 1 << 24) as f32 / (1 << 24) as f32;
    let mut last = 0;
    for (at, &chance) in chances.iter().enumerate() {
        if chance > 0.0 {
            last = at;
            left -= chance;
            if left < 0.0 {
                break;
            }
        }
    }
    last
}

/// Bids for all these seats.
pub(crate) fn bid_all<R: BotGame>(
    network: &Network,
    game: &mut State<R>,
    seats: SeatSet,
    config: PolicyConfig,
    rng: &mut WyRand,
) {
    let bid_policy = BidPolicy::new(game.table(), game.purses(), None, |_| ALL_BIDS);
    let mut bids = BySeat::from_fn(|_| [Coin::ZERO; 3]);
    for seat in seats.iter() {
        let bid = sample(&bid_policy.distribution(network, seat, config), rng);
        bids[seat] = bid_coins(&sorted_coins(game.purse(seat)), bid);
    }
    for seat in seats.iter() {
        game.play_unchecked(seat, Action::Bid(bids[seat]), &mut ());
    }
}

/// Returns the action of a seat that decides alone; `None` if it has no decision.
pub(crate) fn decide<R: BotGame>(
    network: &Network,
    game: &State<R>,
    seat: Seat,
    config: PolicyConfig,
    rng: &mut WyRand,
) -> Option<Action> {
    match game.unsorted_actions(seat).next()? {
        Action::Coin(_) => Some(late_bid(network, game, seat, config, rng)),
        Action::Drop(_) => drop(game, seat),
        _ if config.pick_temperature > 0.0 => sample_pick(network, game, seat, config, rng),
        _ => picks::best(network, game, seat, config),
    }
}

/// Samples an action from the softmax at the pick temperature.
fn sample_pick<R: BotGame>(
    network: &Network,
    game: &State<R>,
    seat: Seat,
    config: PolicyConfig,
    rng: &mut WyRand,
) -> Option<Action> {
    let actions: Vec<Action> = game.unsorted_actions(seat).collect();
    let mut judge = PickEvaluator::new(network, game.table(), seat, config);
    let mut shares: Vec<f32> = actions.iter().map(|&action| judge.evaluate(game, action)).collect();
    softmax(&mut shares, config.pick_temperature);
    actions.get(sample(&shares, rng)).copied()
}

/// Chooses a late bidder's coin from the best bid that is consistent with the revealed coins.
fn late_bid<R: BotGame>(
    network: &Network,
    game: &State<R>,
    seat: Seat,
    config: PolicyConfig,
    rng: &mut WyRand,
) -> Action {
    let view = game.view(Audience::Seat(seat));
    let coins = view.coins();
    let bid_policy = BidPolicy::new(game.table(), &coins, Some(seat), |other| consistent_bids(view.purse(other)));
    let bid = sample(&bid_policy.distribution(network, seat, config), rng);
    Action::Coin(bid_coins(&view.purse(seat).coins, bid)[game.table().auction().tavern.index()])
}

/// Discards the card that the other players would gain most from.
fn drop<R: BotGame>(game: &State<R>, seat: Seat) -> Option<Action> {
    let table = game.table();
    let tavern = table.auction().tavern;
    let bid_policy = BidPolicy::new(table, game.purses(), Some(seat), |_| ALL_BIDS);
    let loss_to_others = |at: usize| {
        table.seats().filter(|&other| other != seat).map(|other| bid_policy.card_gain(other, tavern, at)).sum()
    };
    let cards = table.tavern(tavern).iter().enumerate().map(|(at, card)| (card, loss_to_others(at)));
    let most = cards.max_by(|(_, one): &(_, f64), (_, other)| one.total_cmp(other));
    most.map(|(card, _)| Action::Drop(card))
}
