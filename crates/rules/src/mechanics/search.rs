//! What searches and playouts need beyond the game itself: slots, perft, hypothetical tables (feature `search`).

use rand_core::Rng;

use super::{Action, Army, Piece, Rules, State, Table};
use crate::{Seat, Turn};

impl<R: Rules> State<R> {
    /// Returns the legal actions of `seat` in slot order, without allocating.
    ///
    /// ```
    /// # use elvaland_rules::nidavellir::{Nidavellir, Options};
    /// # use elvaland_rules::{dealer::Dealer, Rules, Seat};
    /// let mut dealer = Dealer::new(1);
    /// let mut game = Nidavellir::start(&Options::new(4)?, dealer.rng());
    /// game.settle_chance(dealer.rng());
    /// assert_eq!(game.unsorted_actions(Seat::S0).count(), game.legal_actions(Seat::S0).len());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn unsorted_actions(&self, seat: Seat) -> impl Iterator<Item = Action> {
        self.choices(seat).actions()
    }

    /// Returns the number of slots of `seat`: at least the number of legal actions, because slots can be empty.
    #[inline]
    pub fn slot_count(&self, seat: Seat) -> usize {
        self.choices(seat).slots()
    }

    /// Returns the action in a slot, or `None` if the slot is empty. Every legal action fills exactly one slot.
    #[inline]
    pub fn slot_action(&self, seat: Seat, slot: usize) -> Option<Action> {
        let choices = self.choices(seat);
        if slot < choices.slots() { choices.slot(slot) } else { None }
    }

    /// Counts the ways to play `depth` decisions from here (perft).
    ///
    /// Simultaneous decisions are taken seat by seat. Draws cost no depth and come from `rng`, cloned at every branch, so
    /// that the count depends only on the game and the generator; the end of the game counts as one way.
    ///
    /// ```
    /// # use elvaland_rules::{Rules, dealer::Dealer, nidavellir::{Nidavellir, Options}};
    /// let mut dealer = Dealer::new(1);
    /// let game = Nidavellir::start(&Options::new(2)?, dealer.rng());
    /// assert_eq!(game.perft(2, dealer.rng()), 60 * 60);
    /// # Ok::<(), elvaland_rules::mechanics::Refusal>(())
    /// ```
    pub fn perft<G: Rng + Clone>(&self, depth: u32, rng: &G) -> u64 {
        let mut game = self.clone();
        let mut rng = rng.clone();
        game.settle_chance(&mut rng);
        let Turn::Decide(seats) = game.turn() else {
            return 1;
        };
        if depth == 0 {
            return 1;
        }
        let seat = seats.first().expect("a decision has a seat");
        let actions = game.legal_actions(seat);
        if depth == 1 {
            return actions.len() as u64;
        }
        let ways = actions.into_iter().map(|action| {
            let mut next = game.clone();
            next.play_unchecked(seat, action, &mut ());
            next.perft(depth - 1, &rng)
        });
        ways.sum()
    }
}

impl<R: Rules> Table<R> {
    /// Adds a piece to its column without any effect of it: for evaluating what a card would be worth.
    #[inline]
    pub fn suppose(&mut self, seat: Seat, piece: Piece) {
        self.add_piece(seat, piece);
    }

    /// Replaces the army of a seat: for evaluating what an army would be worth.
    #[inline]
    pub fn suppose_army(&mut self, seat: Seat, army: Army) {
        self.armies[seat] = army;
    }
}
