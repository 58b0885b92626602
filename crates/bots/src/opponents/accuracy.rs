//! Accuracy of the model of greedy opponents in fixed games.

use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Action, BIDS, Coin, Tavern};
use elvaland_rules::{Seat, State, Turn};

use crate::baselines;
use crate::bids::{ALL_BIDS, bid_coins, sorted_coins};
use crate::eval::LazyNetwork;
use crate::games::BotGame;
use crate::opponents::{Gems, GreedyDraft, GreedyModel};
use crate::policy::{BidPolicy, is_bid};

/// Counts of predictions that were compared with what greedy players did.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Accuracy {
    /// Outcomes of a first tavern.
    pub outcomes: u32,
    /// Outcomes in which the best card left was the predicted one.
    pub cards: u32,
    /// Outcomes in which everybody's gems were the predicted ones.
    pub gems: u32,
    /// Cards that greedy players took.
    pub picks: u32,
    /// Cards among these that were predicted.
    pub predicted_picks: u32,
}

/// Plays a few games of `R` and compares every prediction about greedy players with what they do.
///
/// # Panics
/// If `players` is not between 2 and 5.
pub fn accuracy<R: BotGame>(players: usize) -> Accuracy {
    let mut accuracy = Accuracy::default();
    for seed in 0..8 {
        compare_first_taverns(&mut random_game::<R>(players, seed), &mut accuracy);
    }
    for seed in 0..6 {
        compare_picks(random_game::<R>(players, seed), &mut accuracy);
    }
    accuracy
}

/// A game before its first deal, and what draws from it.
type RandomGame<R> = (State<R>, Dealer);

fn random_game<R: BotGame>(players: usize, seed: u64) -> RandomGame<R> {
    let mut dealer = Dealer::new(seed);
    (R::start(&R::default_options(players).expect("2 to 5 players"), dealer.rng()), dealer)
}

/// Before every round, compares what five bids of the first seat would get at the first tavern.
fn compare_first_taverns<R: BotGame>((game, dealer): &mut RandomGame<R>, accuracy: &mut Accuracy) {
    let network = LazyNetwork::default().of_table(game.table());
    while game.turn() != Turn::Over {
        let all_bid = game.table().seats().all(|seat| !R::bids_late(game.table().army(seat)));
        if is_bid(game.table()) && all_bid {
            let bid_policy = BidPolicy::new(game.table(), game.purses(), None, |_| ALL_BIDS);
            let values = bid_policy.card_values(&network, Seat::S0);
            let turn_order = bid_policy.turn_order(Seat::S0, &values);
            let outcomes = turn_order.outcomes(0, turn_order.gems(), &|_, card, _| values[0][usize::from(card)]);
            let coins = sorted_coins(game.purse(Seat::S0));
            for bid in [0, 13, 27, 41, 59] {
                let coin = usize::from(BIDS[bid][0]);
                let Some((left, gems)) = played(game.clone(), Action::Bid(bid_coins(&coins, bid))) else { continue };
                let cards = game.table().tavern(Tavern::First).iter().zip(values[0]);
                let is_left = |card| left.contains(&Action::Take(card));
                let best = cards.filter(|(card, _)| is_left(*card)).map(|(_, value)| value);
                accuracy.outcomes += 1;
                accuracy.cards += u32::from(outcomes.values[coin] == best.reduce(f32::max).unwrap_or(0.0));
                accuracy.gems += u32::from(outcomes.gems[coin] == gems);
            }
        }
        game.random_step(dealer.rng());
    }
}

/// Plays the first tavern after a bid of the first seat, all others being greedy.
///
/// Returns the cards that were left for the first seat and everybody's gems, those of the others first; `None` if a hero
/// was recruited, which the forecast leaves out.
fn played<R: BotGame>(mut game: State<R>, bid: Action) -> Option<(Vec<Action>, Gems)> {
    let own = Seat::S0;
    let before = game.clone();
    for seat in game.table().seats() {
        let action = if seat == own { Some(bid) } else { baselines::greedy::decide(&before, seat) };
        game.play_unchecked(seat, action?, &mut ());
    }
    let mut left = None;
    while game.table().auction().tavern == Tavern::First {
        let Turn::Decide(seats) = game.turn() else { return None };
        let seat = seats.first()?;
        let legal = game.legal_actions(seat);
        if !matches!(legal[0], Action::Take(_)) {
            return None;
        }
        if seat == own {
            left = Some(legal.clone());
        }
        game.play_unchecked(seat, baselines::greedy::decide(&game, seat)?, &mut ());
    }
    let mut gems = Gems::default();
    let others = game.table().seats().filter(|&seat| seat != own);
    for (gem, seat) in gems.iter_mut().zip(others.chain([own])) {
        *gem = game.table().gem(seat);
    }
    Some((left?, gems))
}

/// Lets greedy players play every round, and compares the cards that they take.
fn compare_picks<R: BotGame>((mut game, mut dealer): RandomGame<R>, accuracy: &mut Accuracy) {
    while game.turn() != Turn::Over {
        if is_bid(game.table()) {
            game = greedy_round(game, accuracy);
        } else {
            game.random_step(dealer.rng());
        }
    }
}

/// Plays a round of greedy players to its last tavern.
fn greedy_round<R: BotGame>(mut game: State<R>, accuracy: &mut Accuracy) -> State<R> {
    let before = game.clone();
    let greedy_model = GreedyModel::new(before.table(), before.purses());
    let mut draft = GreedyDraft::new(&greedy_model);
    let Turn::Decide(seats) = game.turn() else { return game };
    for seat in seats.iter() {
        let bid = baselines::greedy::decide(&before, seat).expect("all seats bid");
        game.play_unchecked(seat, bid, &mut ());
    }
    while let Turn::Decide(seats) = game.turn()
        && !is_bid(game.table())
        && let Some(seat) = seats.first()
    {
        let action = baselines::greedy::decide(&game, seat).expect("the seat is asked");
        if let Action::Take(card) = action {
            let tavern = game.table().auction().tavern;
            draft.move_to_tavern(tavern);
            let coin = game.purse(seat).bid(tavern).map_or(0, Coin::value);
            let cards = *game.table().tavern(tavern);
            let place = draft.choose(seat, coin, cards, 0).expect("there are cards");
            accuracy.picks += 1;
            accuracy.predicted_picks += u32::from(cards.get(place) == Some(card));
            draft.take(seat, card);
        }
        game.play_unchecked(seat, action, &mut ());
    }
    game
}

#[cfg(test)]
mod tests {
    use super::*;
    use elvaland_rules::nains::Nains;
    use elvaland_rules::nidavellir::Nidavellir;

    #[test]
    fn gems_after_the_first_tavern_are_predicted_exactly() {
        for players in 2..=5 {
            for Accuracy { outcomes, gems, .. } in [accuracy::<Nidavellir>(players), accuracy::<Nains>(players)] {
                assert!(outcomes > 20 && gems == outcomes, "{players} players: {gems} of {outcomes}");
            }
        }
    }
}
