//! Every decision of a network.

use elvaland_rules::dealer::Numbers;
use elvaland_rules::game::below;
use elvaland_rules::mechanics::{Action, BIDS, COINS, Coin, Step, Table};
use elvaland_rules::{Audience, Game, Ruleset, Seat, SeatSet, State};

use super::bidding::Bidding;
use super::exp::softmax;
use super::gaze::Anchor;
use super::known::{ANY_BID, agreeing};
use super::picking;
use crate::network::{Network, Perceived};

/// How a network makes up its mind.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Mood {
    /// How much worse a bid may be and still be made, in strength.
    pub(crate) temperature: f32,
    /// How often everybody answers everybody else's chances.
    pub(crate) answers: usize,
    /// How much worse any other action may be and still be taken; 0 for the best alone.
    pub(crate) leeway: f32,
}

impl Mood {
    /// Somebody who is content with what is nearly the best.
    pub(crate) const fn easy_going(temperature: f32) -> Mood {
        Mood { temperature, leeway: temperature, ..Mood::PLAYING }
    }

    /// While it learns.
    pub(crate) const LEARNING: Mood = Mood { temperature: 0.05, answers: 1, leeway: 0.0 };
    /// When it plays.
    pub(crate) const PLAYING: Mood = Mood { temperature: 0.02, answers: 1, leeway: 0.0 };
}

/// Whether everybody bids now.
pub(crate) fn is_bid<R: Ruleset>(table: &Table<R>) -> bool {
    matches!(table.agenda().next(), Some(Step::Bids(_)))
}

/// A number with these chances.
pub(crate) fn sample(chances: &[f32], rng: &mut Numbers) -> usize {
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

/// The coins of a bid out of sorted ones.
pub(crate) fn coins_of(coins: &[Coin; COINS], bid: usize) -> [Coin; 3] {
    BIDS[bid].map(|at| coins[usize::from(at)])
}

/// The coins of a seat, sorted.
pub(crate) fn sorted<R: Ruleset>(game: &State<R>, seat: Seat) -> [Coin; COINS] {
    let mut coins = *game.purse(seat).coins();
    coins.sort_unstable();
    coins
}

/// Bids for all these seats.
pub(crate) fn bid_all<R: Perceived>(
    network: &Network,
    game: &mut State<R>,
    seats: SeatSet,
    mood: Mood,
    rng: &mut Numbers,
) {
    let mut bidding = Bidding::new(network, game.table(), game.purses(), |_| ANY_BID);
    bidding.settle(bidding.seats().collect(), mood.answers, mood.temperature);
    for seat in seats.iter() {
        let bid = sample(&bidding.strategy(seat, mood.temperature), rng);
        let coins = coins_of(&sorted(game, seat), bid);
        game.play_unchecked(seat, Action::Bid(coins), &mut ());
    }
}

/// What a seat that is asked alone does; `None` if it is not asked.
pub(crate) fn decide<R: Perceived>(
    network: &Network,
    game: &State<R>,
    seat: Seat,
    mood: Mood,
    rng: &mut Numbers,
) -> Option<Action> {
    match (0..game.choices(seat)).find_map(|slot| game.choice(seat, slot))? {
        Action::Coin(_) => Some(late_bid(network, game, seat, mood, rng)),
        Action::Drop(_) => drop(network, game, seat),
        _ if mood.leeway > 0.0 => within(network, game, seat, mood.leeway, rng),
        _ => picking::best(network, game, seat),
    }
}

/// For somebody who is content with less than the best: the better, the likelier.
fn within<R: Perceived>(
    network: &Network,
    game: &State<R>,
    seat: Seat,
    leeway: f32,
    rng: &mut Numbers,
) -> Option<Action> {
    let actions: Vec<Action> = (0..game.choices(seat)).filter_map(|slot| game.choice(seat, slot)).collect();
    let anchor = Anchor::new(network, game.table(), game.purses(), seat);
    let mut shares: Vec<f32> = actions.iter().map(|&action| picking::outlook(&anchor, game, seat, action)).collect();
    softmax(&mut shares, leeway);
    actions.get(sample(&shares, rng)).copied()
}

/// A late bidder's coin: the first of the best bid with what is left in hand, knowing what the others revealed.
fn late_bid<R: Perceived>(network: &Network, game: &State<R>, seat: Seat, mood: Mood, rng: &mut Numbers) -> Action {
    let view = game.view(Audience::Seat(seat));
    let mut bidding = Bidding::new(network, game.table(), &view.coins(), |other| agreeing(view.purse(other)));
    bidding.settle(bidding.others_of(seat), mood.answers, mood.temperature);
    let bid = sample(&bidding.strategy(seat, mood.temperature), rng);
    Action::Coin(coins_of(&view.purse(seat).coins, bid)[game.table().auction().tavern.index()])
}

/// The card that the others would miss most.
fn drop<R: Perceived>(network: &Network, game: &State<R>, seat: Seat) -> Option<Action> {
    let table = game.table();
    let tavern = table.auction().tavern;
    let bidding = Bidding::new(network, table, game.purses(), |_| ANY_BID);
    let missed =
        |at: usize| table.seats().filter(|&other| other != seat).map(|other| bidding.card(other, tavern, at)).sum();
    let cards = table.tavern(tavern).iter().enumerate().map(|(at, card)| (card, missed(at)));
    let most = cards.max_by(|(_, one): &(_, f32), (_, other)| one.total_cmp(other));
    most.map(|(card, _)| Action::Drop(card))
}
