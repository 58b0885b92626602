//! The bids of a round as a game of everybody at once, solved by regret (Hart and Mas-Colell 2000; RM+ of Tammelin 2014).
//!
//! Everybody has a number of bids to choose from, those that the network thinks likeliest. Again and again all make a
//! bid as likely as they regret not having made it; then one of them looks at what each of his bids would have brought
//! against those of the others. The average of what was played comes close to where nobody gains by playing otherwise.

use std::collections::HashMap;

use elvaland_rules::dealer::Numbers;
use elvaland_rules::mechanics::{Action, Coin};
use elvaland_rules::{BySeat, Game, Seat, SeatSet, State, Turn, View};

use super::Opinion;
use super::rollout::play_out;
use crate::bot::Meter;
use crate::network::{Network, Perceived};
use crate::policy::{self, ANY_BID, Bidding, Chances, Mood};
use crate::seed;

/// At most so many bids of a seat are looked at.
const CHOICES: usize = 12;
/// How likely bids are before anybody regrets anything.
const TEMPERATURE: f32 = 0.04;
/// How many looks the first guess is worth.
const GUESS: f32 = 2.0;

/// A bid a seat may make.
#[derive(Clone, Copy)]
struct Choice {
    coins: [Coin; 3],
    prior: f32,
    regret: f32,
    /// How often it was played, later rounds counting more.
    played: f32,
    /// What it brought when it was looked at.
    value: f32,
    looks: f32,
}

/// Everybody's bids of a round.
pub(super) struct BidTable<'a, R: Perceived> {
    network: &'a Network,
    seat: Seat,
    /// A world in which nobody has bid whose bid is not seen.
    world: State<R>,
    choices: BySeat<Vec<Choice>>,
    bidders: SeatSet,
    /// What the end of the round was after these bids.
    known: HashMap<[u8; 5], Chances>,
    rng: Numbers,
    rollouts: u64,
}

impl<'a, R: Perceived> BidTable<'a, R> {
    pub(super) fn new(network: &'a Network, view: &View<R>, seat: Seat, seed: u64) -> BidTable<'a, R> {
        let mut bidding = Bidding::new(network, view.table(), &view.coins(), |_, _| ANY_BID);
        bidding.settle(Mood::PLAYING.answers + 1, TEMPERATURE);
        let mut rng = seed::rng(seed);
        let mut choices = BySeat::default();
        let mut bidders = SeatSet::EMPTY;
        for bidder in view.table().seats() {
            // Late bidders have their coins in hand and are not among those who bid now.
            if !R::bids_late(view.army(bidder)) {
                bidders = bidders.with(bidder);
                let strategy = bidding.strategy(bidder, TEMPERATURE);
                choices[bidder] = likely(&strategy, &view.purse(bidder).coins);
            }
        }
        let world = view.sample_unbid(&mut rng);
        BidTable { network, seat, world, choices, bidders, known: HashMap::new(), rng, rollouts: 0 }
    }

    pub(super) fn rollouts(&self) -> u64 {
        self.rollouts
    }

    /// Looks again and again until the budget is spent.
    pub(super) fn think(&mut self, meter: Meter) {
        let others: Vec<Seat> = self.bidders.without(self.seat).iter().collect();
        let mut turn = 0;
        // Everybody else has to learn too, but the own bid matters most.
        while meter.has_more(self.rollouts.max(turn / 64)) {
            let looker = match others.get(turn as usize / 2 % others.len().max(1)) {
                Some(&other) if turn % 2 == 1 => other,
                _ => self.seat,
            };
            turn += 1;
            self.look(looker, turn as f32);
        }
    }

    /// All bid; one of them looks at what each of his bids would have brought.
    fn look(&mut self, looker: Seat, weight: f32) {
        let mut bids = [0; 5];
        for seat in self.bidders.iter() {
            bids[seat.index()] = policy::sample(&self.strategy(seat), &mut self.rng) as u8;
        }
        let strategy = self.strategy(looker);
        let mut values = [0.0; CHOICES];
        for (choice, value) in values.iter_mut().enumerate().take(strategy.len()) {
            let mut bids = bids;
            bids[looker.index()] = choice as u8;
            *value = self.value(bids)[looker.index()];
        }
        let mean: f32 = strategy.iter().zip(values).map(|(share, value)| share * value).sum();
        for ((choice, share), value) in self.choices[looker].iter_mut().zip(strategy).zip(values) {
            choice.regret = (choice.regret + value - mean).max(0.0);
            choice.played += weight * share;
            choice.value += value;
            choice.looks += 1.0;
        }
    }

    /// How likely a seat makes each of its bids now: as it regrets, with the first guess counted in.
    fn strategy(&self, seat: Seat) -> Vec<f32> {
        let choices = &self.choices[seat];
        let regrets: f32 = choices.iter().map(|choice| choice.regret).sum();
        let looks = choices.first().map_or(0.0, |choice| choice.looks);
        let guess = GUESS / (GUESS + looks);
        let even = (choices.len() as f32).recip();
        let by_regret = |choice: &Choice| if regrets > 0.0 { choice.regret / regrets } else { even };
        choices.iter().map(|choice| guess * choice.prior + (1.0 - guess) * by_regret(choice)).collect()
    }

    /// The chances of everybody at the end of the round after these bids.
    fn value(&mut self, bids: [u8; 5]) -> Chances {
        if let Some(known) = self.known.get(&bids) {
            return *known;
        }
        let mut game = self.world.clone();
        let Turn::Decide(waiting) = game.turn() else { return Chances::default() };
        for seat in waiting.iter() {
            let choice = &self.choices[seat][usize::from(bids[seat.index()])];
            game.play_unchecked(seat, Action::Bid(choice.coins), &mut ());
        }
        self.rollouts += 1;
        let chances = play_out(self.network, &mut game, &mut self.rng.clone());
        self.known.insert(bids, chances);
        chances
    }

    /// The bid that is best against these shares of the others' bids.
    pub(super) fn best_reply(&mut self, shares: &BySeat<Vec<f32>>, meter: Meter) -> Action {
        let mut turn = 0;
        while meter.has_more(self.rollouts.max(turn / 64)) {
            turn += 1;
            let mut bids = [0; 5];
            for seat in self.bidders.without(self.seat).iter() {
                bids[seat.index()] = policy::sample(&shares[seat], &mut self.rng) as u8;
            }
            for choice in 0..self.choices[self.seat].len() {
                bids[self.seat.index()] = choice as u8;
                self.choices[self.seat][choice].value += self.value(bids)[self.seat.index()];
            }
        }
        let choices = self.choices[self.seat].iter();
        let best = choices.max_by(|one, other| one.value.total_cmp(&other.value));
        Action::Bid(best.expect("a bidder has a bid").coins)
    }

    /// What the boss thinks of its own bids.
    pub(super) fn opinions(&self) -> Vec<Opinion> {
        self.average(self.seat)
    }

    /// How often a seat made each of its bids, on the average.
    pub(super) fn average(&self, seat: Seat) -> Vec<Opinion> {
        let choices = &self.choices[seat];
        let played: f32 = choices.iter().map(|choice| choice.played).sum();
        let share = |choice: &Choice| if played > 0.0 { choice.played / played } else { choice.prior };
        let opinion = |choice: &Choice| Opinion {
            action: Action::Bid(choice.coins),
            share: share(choice),
            chance: choice.value / choice.looks.max(1.0),
        };
        choices.iter().map(opinion).collect()
    }
}

/// The likeliest bids; equal ones are one.
fn likely(strategy: &[f32; policy::COUNT], coins: &[Coin; 5]) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::with_capacity(strategy.len());
    for (bid, &chance) in strategy.iter().enumerate() {
        let coins = policy::coins_of(coins, bid);
        match choices.iter_mut().find(|choice| choice.coins == coins) {
            Some(choice) => choice.prior += chance,
            None => {
                choices.push(Choice { coins, prior: chance, regret: 0.0, played: 0.0, value: 0.0, looks: 0.0 });
            }
        }
    }
    choices.sort_by(|one, other| other.prior.total_cmp(&one.prior));
    choices.truncate(CHOICES);
    let sum: f32 = choices.iter().map(|choice| choice.prior).sum();
    choices.iter_mut().for_each(|choice| choice.prior /= sum);
    choices
}
