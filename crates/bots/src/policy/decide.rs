//! Every decision of a network.

use elvaland_rules::dealer::WyRand;
use elvaland_rules::mechanics::{Action, Coin, Step, Table};
use elvaland_rules::random::below;
use elvaland_rules::{Audience, BySeat, Rules, Seat, SeatSet, State};

use crate::bids::{ANY_BID, coins_of, sorted};
use crate::eval::{Network, softmax};
use crate::games::BotGame;
use crate::opponents::agreeing;
use crate::policy::picks;
use crate::policy::{Bidding, Judge};

/// How a network makes up its mind.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Mood {
    /// How much worse a bid may be and still be made, in strength.
    pub(crate) temperature: f32,
    /// How likely another player bids and takes just what greedy would; if he does not, his coins lie anywhere.
    pub(crate) greedy: f32,
    /// How much worse any other action may be and still be taken; 0 for the best alone.
    pub(crate) leeway: f32,
    /// Whether the last card of the game is chosen by the score instead of by the network.
    pub(crate) settles: bool,
    /// How many of the most promising bids are gone through card by card; if any are, none of the others is made.
    pub(crate) rehearsed: usize,
    /// Bids, and last cards, are only gone through that come as close to the best as the game demands, so many times over.
    pub(crate) closeness: f32,
}

impl Mood {
    /// Somebody who is content with what is nearly the best.
    pub(crate) const fn easy_going(temperature: f32) -> Mood {
        Mood { temperature, leeway: temperature, ..Mood::IMAGINED }
    }

    /// While it learns: at its table nobody is greedy, and the last card is there to learn from, too.
    pub(crate) const LEARNING: Mood =
        Mood { temperature: 0.05, greedy: 0.5, leeway: 0.0, settles: false, rehearsed: 0, closeness: 0.0 };
    /// When it plays.
    pub(crate) const PLAYING: Mood =
        Mood { temperature: 0.004, greedy: 0.9, leeway: 0.0, settles: true, rehearsed: 8, closeness: 1.0 };
    /// When a boss asks what it might bid: only what greedy players do is thought of, and no bid is too far from the best.
    pub(crate) const FORESEEN: Mood = Mood { greedy: 1.0, closeness: f32::INFINITY, ..Mood::PLAYING };
    /// When it plays in somebody's head, who has no time to be thorough.
    pub(crate) const IMAGINED: Mood = Mood { rehearsed: 0, ..Mood::PLAYING };
}

/// Whether everybody bids now.
pub(crate) fn is_bid<R: Rules>(table: &Table<R>) -> bool {
    matches!(table.agenda().next(), Some(Step::Bids(_)))
}

/// A number with these chances.
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
    mood: Mood,
    rng: &mut WyRand,
) {
    let bidding = Bidding::new(game.table(), game.purses(), None, |_| ANY_BID);
    let mut bids = BySeat::from_fn(|_| [Coin::ZERO; 3]);
    for seat in seats.iter() {
        let bid = sample(&bidding.strategy(network, seat, mood), rng);
        bids[seat] = coins_of(&sorted(game.purse(seat)), bid);
    }
    for seat in seats.iter() {
        game.play_unchecked(seat, Action::Bid(bids[seat]), &mut ());
    }
}

/// What a seat that is asked alone does; `None` if it is not asked.
pub(crate) fn decide<R: BotGame>(
    network: &Network,
    game: &State<R>,
    seat: Seat,
    mood: Mood,
    rng: &mut WyRand,
) -> Option<Action> {
    match game.unsorted_actions(seat).next()? {
        Action::Coin(_) => Some(late_bid(network, game, seat, mood, rng)),
        Action::Drop(_) => drop(game, seat),
        _ if mood.leeway > 0.0 => within(network, game, seat, mood, rng),
        _ => picks::best(network, game, seat, mood),
    }
}

/// For somebody who is content with less than the best: the better, the likelier.
fn within<R: BotGame>(network: &Network, game: &State<R>, seat: Seat, mood: Mood, rng: &mut WyRand) -> Option<Action> {
    let actions: Vec<Action> = game.unsorted_actions(seat).collect();
    let mut judge = Judge::new(network, game.table(), seat, mood);
    let mut shares: Vec<f32> = actions.iter().map(|&action| judge.outlook(game, action)).collect();
    softmax(&mut shares, mood.leeway);
    actions.get(sample(&shares, rng)).copied()
}

/// A late bidder's coin: the first of the best bid with what is left in hand, knowing what the others revealed.
fn late_bid<R: BotGame>(network: &Network, game: &State<R>, seat: Seat, mood: Mood, rng: &mut WyRand) -> Action {
    let view = game.view(Audience::Seat(seat));
    let coins = view.coins();
    let bidding = Bidding::new(game.table(), &coins, Some(seat), |other| agreeing(view.purse(other)));
    let bid = sample(&bidding.strategy(network, seat, mood), rng);
    Action::Coin(coins_of(&view.purse(seat).coins, bid)[game.table().auction().tavern.index()])
}

/// The card that the others would miss most.
fn drop<R: BotGame>(game: &State<R>, seat: Seat) -> Option<Action> {
    let table = game.table();
    let tavern = table.auction().tavern;
    let bidding = Bidding::new(table, game.purses(), Some(seat), |_| ANY_BID);
    let missed =
        |at: usize| table.seats().filter(|&other| other != seat).map(|other| bidding.card(other, tavern, at)).sum();
    let cards = table.tavern(tavern).iter().enumerate().map(|(at, card)| (card, missed(at)));
    let most = cards.max_by(|(_, one): &(_, f64), (_, other)| one.total_cmp(other));
    most.map(|(card, _)| Action::Drop(card))
}
