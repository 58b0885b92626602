//! What any game is: seats, whose turn it is, and the contract every game of this crate keeps.

use std::fmt;
use std::ops::{Index, IndexMut};

use rand_core::Rng;

/// The largest number of seats at a table.
pub const MAX_SEATS: usize = 5;

/// A seat at the table, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Seat {
    S0,
    S1,
    S2,
    S3,
    S4,
}

impl Seat {
    /// Every seat a table can have.
    pub const ALL: [Seat; MAX_SEATS] = [Seat::S0, Seat::S1, Seat::S2, Seat::S3, Seat::S4];

    /// The seat with this index, if there can be one.
    ///
    /// ```
    /// # use elvaland_rules::Seat;
    /// assert_eq!(Seat::new(1), Some(Seat::S1));
    /// assert_eq!(Seat::new(5), None);
    /// ```
    pub fn new(index: usize) -> Option<Seat> {
        Seat::ALL.get(index).copied()
    }

    /// The seat as an index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The first `players` seats.
    #[inline]
    pub fn first(players: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players.min(MAX_SEATS)).map(|index| Seat::ALL[index])
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.index())
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The set of one seat.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat as u8)
    }

    /// The first `players` seats.
    #[inline]
    pub(crate) const fn first_of(players: usize) -> SeatSet {
        SeatSet((1 << players) - 1)
    }

    /// This set with `seat` in it.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat as u8)
    }

    /// This set without `seat`.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat as u8))
    }

    /// Whether `seat` is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat as u8 != 0
    }

    /// Whether no seat is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat of the set.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        Seat::new(self.0.trailing_zeros() as usize)
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

/// One value for every seat; the values of seats nobody sits on are at their default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BySeat<T>(pub [T; MAX_SEATS]);

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// The player on this seat.
    Seat(Seat),
    /// Somebody who watches: sees what everybody sees.
    Spectator,
    /// Everything is open: replays of finished games and analysis, never a running game.
    Open,
}

impl Audience {
    /// Whether this audience sees what is shown to the player on `seat` alone.
    #[inline]
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Audience::Seat(own) => own == seat,
            Audience::Spectator => false,
            Audience::Open => true,
        }
    }
}

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Cards have to be drawn.
    Chance,
    /// These seats have to choose; several at once choose in secret, in any order.
    Decide(SeatSet),
    /// The game is over.
    Over,
}

/// The contract of a game: what a server, a bot or a search may rely on.
///
/// Legality has one source: [`legal_actions`](Game::legal_actions) enumerates, [`play`](Game::play) refuses what
/// is not in that list, gives the reason and changes nothing.
pub trait Game: Clone + PartialEq + fmt::Debug {
    /// A choice of a player.
    type Action: Copy + Ord + fmt::Debug;
    /// An outcome of chance.
    type Draw: Clone + PartialEq + fmt::Debug;
    /// Something that happened at the table.
    type Event: Copy + PartialEq + fmt::Debug;
    /// Why something is refused.
    type Refusal: std::error::Error + PartialEq;
    /// What an audience may know.
    type View: Clone + PartialEq + fmt::Debug;

    /// The number of players.
    fn players(&self) -> usize;

    /// What the game waits for.
    fn turn(&self) -> Turn;

    /// The different legal actions of `seat`, sorted; empty if the seat is not asked.
    fn legal_actions(&self, seat: Seat) -> Vec<Self::Action>;

    /// How many slots [`choice`](Game::choice) has for `seat`: at least as many as there are legal actions.
    fn choices(&self, seat: Seat) -> usize;

    /// The action in slot `index`, or `None` where the slot is empty. Every legal action fills one slot, so picking
    /// slots until one is filled gives a uniformly random legal action without listing them.
    fn choice(&self, seat: Seat, index: usize) -> Option<Self::Action>;

    /// A uniformly random legal action of `seat`; `None` if the seat is not asked.
    #[inline]
    fn random_action(&self, seat: Seat, rng: &mut impl Rng) -> Option<Self::Action> {
        let slots = self.choices(seat);
        (slots > 0).then(|| random_slot(slots, rng, |slot| self.choice(seat, slot)))
    }

    /// Settles one decision or one draw at random, every legal action and every draw being equally likely; `false` if
    /// the game is over. This is what playouts repeat, so a game may do it faster than step by step.
    #[inline]
    fn random_step(&mut self, rng: &mut impl Rng) -> bool {
        match self.turn() {
            Turn::Chance => {
                let draw = self.random_draw(rng);
                self.draw_unchecked(&draw, &mut ());
            }
            Turn::Decide(seats) => {
                if let Some(seat) = seats.first()
                    && let Some(action) = self.random_action(seat, rng)
                {
                    self.play_unchecked(seat, action, &mut ());
                }
            }
            Turn::Over => return false,
        }
        true
    }

    /// Plays `action` for `seat`.
    ///
    /// # Errors
    /// An illegal action is refused with the reason, and the game is left as it was.
    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Plays an action known to be legal: for searches. Anything else leaves the game in an unspecified state.
    fn play_unchecked(&mut self, seat: Seat, action: Self::Action, events: &mut impl Sink<Self::Event>);

    /// Settles a [`Turn::Chance`] with `draw`.
    ///
    /// # Errors
    /// A draw that cannot happen is refused with the reason, and the game is left as it was.
    fn draw(&mut self, draw: &Self::Draw, events: &mut impl Sink<Self::Event>) -> Result<(), Self::Refusal>;

    /// A uniformly random draw for a [`Turn::Chance`].
    fn random_draw(&self, rng: &mut impl Rng) -> Self::Draw;

    /// Settles a [`Turn::Chance`] with a draw known to be possible.
    fn draw_unchecked(&mut self, draw: &Self::Draw, events: &mut impl Sink<Self::Event>);

    /// What `audience` may know.
    fn view(&self, audience: Audience) -> Self::View;

    /// A world that the audience of `view` cannot tell from the real one.
    fn sample(view: &Self::View, rng: &mut impl Rng) -> Self;

    /// The event as `audience` may see it.
    fn event_for(event: Self::Event, audience: Audience) -> Self::Event;

    /// The total of every seat as the table stands.
    fn totals(&self) -> Vec<u16>;

    /// The seats that win as the table stands; several share the victory.
    fn winners(&self) -> SeatSet;
}

/// A uniformly random number below `n`.
#[inline(always)]
pub fn below(rng: &mut impl Rng, n: usize) -> usize {
    Lot::draw(rng).below(n)
}

/// One random number out of which a few small ones are taken.
///
/// Read as a fraction between 0 and 1, it gives the first number when multiplied by `n`, and what stands behind the
/// point is the fraction for the next one. The bias of the numbers together is at most their product / 2⁶⁴: with a
/// product of up to 2³² far below what any match could show.
#[derive(Clone, Copy)]
pub(crate) struct Lot(u64);

impl Lot {
    #[inline(always)]
    pub(crate) fn draw(rng: &mut impl Rng) -> Lot {
        Lot(rng.next_u64())
    }

    /// A uniformly random number below `n`.
    #[inline(always)]
    pub(crate) fn below(&mut self, n: usize) -> usize {
        let product = u128::from(self.0) * n as u128;
        self.0 = product as u64;
        (product >> 64) as usize
    }
}

/// What lies in a uniformly random filled slot; at least one of the `slots` must be filled.
#[inline]
pub fn random_slot<T>(slots: usize, rng: &mut impl Rng, slot: impl Fn(usize) -> Option<T>) -> T {
    loop {
        if let Some(found) = slot(below(rng, slots)) {
            return found;
        }
    }
}

/// Where events go. `()` throws them away at no cost, a `Vec` keeps them.
pub trait Sink<E> {
    /// Takes note of an event.
    fn tell(&mut self, event: E);
}

impl<E> Sink<E> for () {
    #[inline(always)]
    fn tell(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}

/// Counts the ways to play `depth` decisions from here (the perft of chess programs).
///
/// Simultaneous decisions are taken seat by seat. Draws cost no depth and come from `rng`, cloned at every branch, so
/// the count depends on nothing but the game and the generator; the end of the game counts as one way.
///
/// ```
/// # use elvaland_rules::{Ruleset, game::perft, nidavellir::{Nidavellir, Options}, dealer::Dealer};
/// let mut dealer = Dealer::new(1);
/// let game = Nidavellir::start(&Options::new(2)?, &mut dealer);
/// assert_eq!(perft(&game, 2, dealer.rng()), 60 * 60);
/// # Ok::<(), elvaland_rules::mechanics::Refusal>(())
/// ```
pub fn perft<G: Game, Q: Rng + Clone>(game: &G, depth: u32, rng: &Q) -> u64 {
    let mut game = game.clone();
    let mut rng = rng.clone();
    settle_chance(&mut game, &mut rng);
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
    actions
        .into_iter()
        .map(|action| {
            let mut next = game.clone();
            next.play_unchecked(seat, action, &mut ());
            perft(&next, depth - 1, &rng)
        })
        .sum()
}

/// Draws for as long as the game waits for chance.
pub fn settle_chance<G: Game>(game: &mut G, rng: &mut impl Rng) {
    while game.turn() == Turn::Chance {
        let draw = game.random_draw(rng);
        game.draw_unchecked(&draw, &mut ());
    }
}
