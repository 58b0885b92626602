//! The bids of a round as a game of everybody at once: regret (Hart and Mas-Colell 2000; RM+ of Tammelin 2014).
//!
//! Everybody has a number of bids to choose from, those that are likeliest for whoever thinks as he does. Again and again the
//! others bid as somebody of their mind would, and the player looks at what each of his bids would have brought; he makes a
//! bid the more often the more he regrets not having made it. What he made on the average is what he plays.
//!
//! The others do not learn from regret too: with the few looks there is time for, what they learn is mostly noise, and
//! measured against the network it made the boss weaker (`docs/bots.md`). The price is that with much time the average comes
//! close to the one best reply, which can be foreseen: the exploiter measures how much that costs.

use std::collections::HashMap;

use elvaland_rules::dealer::Numbers;
use elvaland_rules::mechanics::{Action, Coin};
use elvaland_rules::{BySeat, Game, Seat, SeatSet, State, Turn, View};

use super::Opinion;
use super::mind::Mind;
use super::rollout::play_out;
use crate::bot::Meter;
use crate::name::Studied;
use crate::network::Network;
use crate::policy::{self, ANY_BID, Bidding, Chances, Mood};
use crate::ruler::COUNT;
use crate::seed;

/// At most so many bids of a seat are looked at.
const CHOICES: usize = 12;
/// How likely bids are before anybody regrets anything.
const TEMPERATURE: f32 = 0.04;
/// How many looks the first guess is worth. With 2 and a temperature of 0.015 the boss was a little stronger against networks,
/// but somebody who knew how it thinks won 44 % instead of 36.
const GUESS: f64 = 8.0;

/// A bid a seat may make.
#[derive(Clone, Copy)]
struct Choice {
    coins: [Coin; 3],
    /// How likely it is for somebody who thinks like that.
    prior: f32,
    regret: f64,
    /// How often it was played, later looks counting more.
    played: f64,
    /// What it brought, all looks together.
    value: f64,
}

/// Everybody's bids of a round.
pub(super) struct BidTable<'a, R: Studied> {
    network: &'a Network,
    seat: Seat,
    /// A world in which nobody has bid whose bid is not seen.
    world: State<R>,
    /// What everybody may bid, by how he may think.
    choices: [BySeat<Vec<Choice>>; 2],
    bidders: SeatSet,
    /// What the end of the round was after these bids.
    known: HashMap<(Mind, [u8; 5]), Chances>,
    looks: u64,
    seed: u64,
    rng: Numbers,
    rollouts: u64,
}

impl<'a, R: Studied> BidTable<'a, R> {
    pub(super) fn new(network: &'a Network, view: &View<R>, seat: Seat, seed: u64) -> BidTable<'a, R> {
        let coins = view.coins();
        let bidding = Bidding::new(view.table(), &coins, None, |_| ANY_BID);
        let mut rng = seed::rng(seed);
        let mut choices = [const { BySeat([const { Vec::new() }; 5]) }; 2];
        let mut bidders = SeatSet::EMPTY;
        for bidder in view.table().seats() {
            // Late bidders have their coins in hand and are not among those who bid now.
            if !R::bids_late(view.army(bidder)) {
                bidders = bidders.with(bidder);
                let coins = &view.purse(bidder).coins;
                let mood = Mood { temperature: TEMPERATURE, rehearsed: CHOICES, ..Mood::PLAYING };
                let strategy = bidding.strategy(network, bidder, mood);
                choices[Mind::Network as usize][bidder] = likely(&strategy, coins);
                choices[Mind::Greedy as usize][bidder] = likely(&bidding.greedy_strategy(bidder), coins);
            }
        }
        let world = view.sample_unbid(&mut rng);
        BidTable { network, seat, world, choices, bidders, known: HashMap::new(), looks: 0, seed, rng, rollouts: 0 }
    }

    pub(super) fn rollouts(&self) -> u64 {
        self.rollouts
    }

    /// Looks again and again until the budget is spent.
    pub(super) fn think(&mut self, meter: Meter) {
        while self.has_more(meter) {
            let strategy = self.strategy();
            let theirs = Mind::any(&mut self.rng);
            let values = self.look(theirs, |table, seat| {
                table.choices[theirs as usize][seat].iter().map(|choice| choice.prior).collect()
            });
            let mean: f64 = strategy.iter().zip(&values).map(|(share, value)| share * value).sum();
            let weight = self.looks as f64;
            for ((choice, share), value) in
                self.choices[Mind::Network as usize][self.seat].iter_mut().zip(strategy).zip(values)
            {
                choice.regret = (choice.regret + value - mean).max(0.0);
                choice.played += weight * share;
            }
        }
    }

    /// The bid that is best against these shares of the others' bids.
    pub(super) fn best_reply(&mut self, shares: &BySeat<Vec<f32>>, meter: Meter) -> Action {
        while self.has_more(meter) {
            self.look(Mind::Network, |_, seat| shares[seat].clone());
        }
        let choices = self.choices[Mind::Network as usize][self.seat].iter();
        let best = choices.max_by(|one, other| one.value.total_cmp(&other.value));
        Action::Bid(best.expect("a bidder has a bid").coins)
    }

    /// Looks that cost no rollout, because everything in them is known, are not for nothing either.
    fn has_more(&self, meter: Meter) -> bool {
        meter.has_more(self.rollouts.max(self.looks / 64))
    }

    /// The others bid, with these shares; tells what each of the own bids brings.
    fn look(&mut self, theirs: Mind, shares: impl Fn(&Self, Seat) -> Vec<f32>) -> Vec<f64> {
        self.looks += 1;
        let mut bids = [0; 5];
        for seat in self.bidders.without(self.seat).iter() {
            bids[seat.index()] = policy::sample(&shares(self, seat), &mut self.rng) as u8;
        }
        let mut values = Vec::with_capacity(CHOICES);
        for choice in 0..self.choices[Mind::Network as usize][self.seat].len() {
            bids[self.seat.index()] = choice as u8;
            let value = f64::from(self.value(theirs, bids)[self.seat.index()]);
            self.choices[Mind::Network as usize][self.seat][choice].value += value;
            values.push(value);
        }
        values
    }

    /// How likely the player makes each of his bids now: as he regrets, with the first guess counted in.
    fn strategy(&self) -> Vec<f64> {
        let choices = &self.choices[Mind::Network as usize][self.seat];
        let regrets: f64 = choices.iter().map(|choice| choice.regret).sum();
        let guess = GUESS / (GUESS + self.looks as f64);
        let even = (choices.len() as f64).recip();
        let by_regret = |choice: &Choice| if regrets > 0.0 { choice.regret / regrets } else { even };
        choices.iter().map(|choice| guess * f64::from(choice.prior) + (1.0 - guess) * by_regret(choice)).collect()
    }

    /// The chances of everybody at the end of the round after these bids.
    fn value(&mut self, theirs: Mind, bids: [u8; 5]) -> Chances {
        if let Some(known) = self.known.get(&(theirs, bids)) {
            return *known;
        }
        let mut game = self.world.clone();
        let Turn::Decide(waiting) = game.turn() else { return Chances::default() };
        let minds = theirs.of_others(self.seat);
        for seat in waiting.iter() {
            let choice = &self.choices[minds[seat] as usize][seat][usize::from(bids[seat.index()])];
            game.play_unchecked(seat, Action::Bid(choice.coins), &mut ());
        }
        self.rollouts += 1;
        let mut rng = seed::rng(seed::mixed([self.seed, self.rollouts]));
        let chances = play_out(self.network, &minds, &mut game, &mut rng);
        self.known.insert((theirs, bids), chances);
        chances
    }

    /// What the player thinks of his bids, and how often he made them on the average.
    pub(super) fn opinions(&self) -> Vec<Opinion> {
        let choices = &self.choices[Mind::Network as usize][self.seat];
        let played: f64 = choices.iter().map(|choice| choice.played).sum();
        let share = |choice: &Choice| if played > 0.0 { (choice.played / played) as f32 } else { choice.prior };
        let opinion = |choice: &Choice| Opinion {
            action: Action::Bid(choice.coins),
            share: share(choice),
            chance: (choice.value / self.looks.max(1) as f64) as f32,
        };
        choices.iter().map(opinion).collect()
    }
}

/// The likeliest bids; equal ones are one.
fn likely(strategy: &[f32; COUNT], coins: &[Coin; 5]) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::with_capacity(strategy.len());
    for (bid, &chance) in strategy.iter().enumerate() {
        let coins = policy::coins_of(coins, bid);
        match choices.iter_mut().find(|choice| choice.coins == coins) {
            Some(choice) => choice.prior += chance,
            None => {
                choices.push(Choice { coins, prior: chance, regret: 0.0, played: 0.0, value: 0.0 });
            }
        }
    }
    choices.sort_by(|one, other| other.prior.total_cmp(&one.prior));
    choices.truncate(CHOICES);
    let sum: f32 = choices.iter().map(|choice| choice.prior).sum();
    choices.iter_mut().for_each(|choice| choice.prior /= sum);
    choices
}
