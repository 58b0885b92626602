//! Views that borrow: what an audience may know, read from the state in place.

use std::fmt;

use super::{
    Action, ActionList, ActionText, Age, Army, Bag, Choices, OfferView, ParseError, PurseView, Rules, Score, Standing,
    State, Step, Table, View,
};
use crate::{Audience, Seat, Turn};

/// What an audience may know about a game, read from its state in place.
///
/// It answers what a [`View`] answers and gives out no other secret, but copies neither the table nor anything that is
/// not asked for: for programs that read one position after another, such as the encoder of a network. A bot that
/// is hosted by another program receives a [`View`], which holds no secret at all.
///
/// ```
/// # use elvaland_rules::{Audience, Rules, Seat, dealer::Dealer, nidavellir::{Nidavellir, Options}};
/// let mut dealer = Dealer::new(1);
/// let mut game = Nidavellir::start(&Options::new(4)?, dealer.rng());
/// game.settle_chance(dealer.rng());
/// let seen = game.view_ref(Audience::Seat(Seat::S0));
/// assert_eq!(seen.legal_actions(), game.view(Audience::Seat(Seat::S0)).legal_actions());
/// assert_eq!(seen.purse(Seat::S1).coins, game.view(Audience::Seat(Seat::S0)).purse(Seat::S1).coins);
/// # Ok::<(), elvaland_rules::mechanics::Refusal>(())
/// ```
pub struct ViewRef<'a, R: Rules> {
    state: &'a State<R>,
    audience: Audience,
}

impl<R: Rules> Clone for ViewRef<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for ViewRef<'_, R> {}

/// Two views are equal if the audiences cannot tell them apart, whatever else the states hold.
impl<R: Rules> PartialEq for ViewRef<'_, R> {
    fn eq(&self, other: &Self) -> bool {
        self.to_view() == other.to_view()
    }
}

impl<R: Rules> Eq for ViewRef<'_, R> {}

impl<R: Rules> fmt::Debug for ViewRef<'_, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_view().fmt(f)
    }
}

impl<R: Rules> State<R> {
    /// Returns what `audience` may know, read from this state in place.
    #[inline]
    pub const fn view_ref(&self, audience: Audience) -> ViewRef<'_, R> {
        ViewRef { state: self, audience }
    }
}

impl<'a, R: Rules> ViewRef<'a, R> {
    /// Returns the view as a value of its own.
    pub fn to_view(self) -> View<R> {
        <View<R>>::of(self)
    }

    /// Returns the state, secrets included: for building a [`View`].
    pub(super) const fn state(self) -> &'a State<R> {
        self.state
    }

    /// Returns the audience.
    #[inline]
    pub const fn audience(self) -> Audience {
        self.audience
    }

    /// Returns the seat that looks; `None` for a spectator and for the open view.
    #[inline]
    pub const fn viewing_seat(self) -> Option<Seat> {
        self.audience.seat()
    }

    /// Returns the public part of the game.
    #[inline]
    pub const fn table(self) -> &'a Table<R> {
        &self.state.table
    }

    /// Returns what the game waits for.
    #[inline]
    pub fn turn(self) -> Turn {
        self.state.turn()
    }

    /// Returns a player's army.
    #[inline]
    pub fn army(self, seat: Seat) -> &'a Army {
        self.table().army(seat)
    }

    /// Returns a player's coins as the audience sees them.
    #[inline]
    pub fn purse(self, seat: Seat) -> PurseView {
        PurseView::of(&self.state.purses[seat], self.audience.sees(seat))
    }

    /// Returns what may be left of the deck of an age, the cards offered to another player included.
    #[inline]
    pub fn deck(self, age: Age) -> Bag {
        let mut deck = self.state.decks[age as usize];
        if age == Age::Second && !self.sees_offer() {
            // To everybody else the cards shown are still part of the deck.
            for card in self.state.offer.iter() {
                deck.put_back(self.state.table.rules.deck(age), card);
            }
        }
        deck
    }

    /// Returns the cards of a pending offer.
    #[inline]
    pub fn offer(self) -> OfferView {
        let offer = self.state.offer;
        if offer.is_empty() || self.sees_offer() {
            OfferView::Seen(offer)
        } else {
            OfferView::Unseen(offer.len() as u8)
        }
    }

    /// Returns whether a pending offer is shown to the audience.
    fn sees_offer(self) -> bool {
        let owner = self.state.table.agenda.iter().find_map(|step| match step {
            Step::Keep(seat) => Some(seat),
            _ => None,
        });
        owner.is_some_and(|seat| self.audience.sees(seat))
    }

    /// Returns a player's score in the present position. Scores depend on coins, not on where they lie: they are public.
    pub fn score(self, seat: Seat) -> Score<R> {
        self.state.score(seat)
    }

    /// Returns totals and winners in the present position.
    pub fn standing(self) -> Standing {
        self.state.standing()
    }

    /// Returns the legal actions of the viewing seat, sorted and without duplicates; empty if it has no decision to make
    /// or no single seat looks.
    pub fn legal_actions(self) -> ActionList {
        self.choices().map_or_else(ActionList::default, |choices| ActionList::sorted(choices.actions()))
    }

    /// Returns whether `action` is legal for the viewing seat now.
    pub fn is_legal(self, action: Action) -> bool {
        self.choices().is_some_and(|choices| choices.contains(action))
    }

    /// Displays an action as one line; see [`Table::display_action`].
    pub const fn display_action(self, action: Action) -> ActionText<'a, R> {
        self.table().display_action(action)
    }

    /// Parses an action from one line; see [`Table::parse_action`].
    ///
    /// # Errors
    /// Returns the unknown or missing words.
    pub fn parse_action(self, text: &str) -> Result<Action, ParseError> {
        self.table().parse_action(text)
    }

    pub(super) fn choices(self) -> Option<Choices<'a, R>> {
        Some(self.state.choices(self.viewing_seat()?))
    }
}

impl<R: Rules> From<ViewRef<'_, R>> for View<R> {
    fn from(view: ViewRef<'_, R>) -> View<R> {
        view.to_view()
    }
}
