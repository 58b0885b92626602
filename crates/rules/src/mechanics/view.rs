//! Views: what an audience may know, built by listing it.

use std::fmt;

use super::{
    Action, ActionList, ActionText, Age, Army, Bag, COINS, Cards, Choices, Coin, ParseError, Place, Purse, Rules,
    Score, Standing, State, Table, ViewRef,
};
use crate::{Audience, BySeat, Seat, Turn};

/// What an audience may know about a game. It is another type than the state, so that secrets cannot leak by accident.
///
/// `P` is what is seen of a player's coins: all of them but where they lie, or in memory mode less
/// ([`MemoryView`](super::MemoryView)).
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct View<R: Rules, P = PurseView> {
    pub(super) audience: Audience,
    pub(super) table: Table<R>,
    pub(super) purses: BySeat<P>,
    pub(super) decks: [Bag; 2],
    pub(super) offer: OfferView,
}

impl<R: Rules, P: fmt::Debug> fmt::Debug for View<R, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let View { audience, table, purses, decks, offer } = self;
        f.debug_struct("View")
            .field("audience", audience)
            .field("table", table)
            .field("purses", &purses.of_players(table.rules.players()))
            .field("decks", decks)
            .field("offer", offer)
            .finish()
    }
}

/// A player's coins as an audience sees them: the five coins are public, some of the places are not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PurseView {
    /// The coins the player owns, sorted.
    pub coins: [Coin; COINS],
    /// The places, sorted, each with what can be seen of the coin there.
    pub laid: [Laid; COINS],
}

/// What is seen of a player's coins.
pub trait SeenPurse: Copy {
    /// Whether the coins of others are to be remembered.
    const IS_MEMORY: bool;

    /// Returns the five coins, if the audience knows them.
    fn known_coins(&self) -> Option<[Coin; COINS]>;

    /// Returns the places, sorted, each with what can be seen of the coin there.
    fn laid(&self) -> [Laid; COINS];
}

impl SeenPurse for PurseView {
    const IS_MEMORY: bool = false;

    fn known_coins(&self) -> Option<[Coin; COINS]> {
        Some(self.coins)
    }

    fn laid(&self) -> [Laid; COINS] {
        self.laid
    }
}

/// A coin on its place as an audience sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Laid {
    /// Where it lies.
    pub place: Place,
    /// What can be seen of it.
    pub face: Face,
}

/// What can be seen of a coin.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Face {
    /// Everybody knows this coin: it lies open, is in hand, or was seen this round (NID-R11).
    Known(Coin),
    /// Only its owner, who is looking, knows this coin.
    Own(Coin),
    /// It lies face down.
    Hidden,
}

impl Face {
    /// Returns the coin, if the audience knows it.
    pub fn coin(self) -> Option<Coin> {
        match self {
            Face::Known(coin) | Face::Own(coin) => Some(coin),
            Face::Hidden => None,
        }
    }
}

/// The cards of a pending offer as an audience sees them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OfferView {
    /// The cards, for the player they are shown to; empty if there is no offer.
    Seen(Cards),
    /// The number of cards shown to another player.
    Unseen(u8),
}

impl Default for PurseView {
    fn default() -> PurseView {
        PurseView::of(&Purse::default(), false)
    }
}

impl PurseView {
    #[inline]
    pub(super) fn of(purse: &Purse, own: bool) -> PurseView {
        let laid = purse.in_place_order(|coin, place, seen| {
            let face = match (place, seen, own) {
                (Place::Hand, _, _) | (_, true, _) => Face::Known(coin),
                (_, false, true) => Face::Own(coin),
                (_, false, false) => Face::Hidden,
            };
            Laid { place, face }
        });
        PurseView { coins: purse.sorted_coins(), laid }
    }

    /// Returns what is seen of the coins at `place`.
    pub fn at(&self, place: Place) -> impl Iterator<Item = Face> {
        self.laid.into_iter().filter(move |laid| laid.place == place).map(|laid| laid.face)
    }
}

impl<R: Rules> View<R> {
    /// Creates a view of its own from one that borrows. The state is destructured completely, so that a new field does
    /// not compile until its visibility is decided in [`ViewRef`].
    pub(super) fn of(seen: ViewRef<'_, R>) -> View<R> {
        let State { table: _, purses: _, decks: _, offer: _ } = seen.state();
        // All of the table is public.
        let Table { rules: _, age: _, round: _, treasure: _, gems: _, armies: _, taverns: _, auction: _, agenda: _ } =
            seen.table();
        View {
            audience: seen.audience(),
            table: seen.table().clone(),
            purses: BySeat::from_fn(|seat| seen.purse(seat)),
            decks: Age::ALL.map(|age| seen.deck(age)),
            offer: seen.offer(),
        }
    }

    /// Returns all players' coins as if they were in hand: which coins a player has is public, where they lie is not.
    pub fn coins(&self) -> BySeat<Purse> {
        BySeat(self.purses.0.map(|purse| Purse::in_hand(purse.coins)))
    }
}

impl<R: Rules, P> View<R, P> {
    /// Creates a view from its decoded parts.
    #[cfg(feature = "json")]
    pub(crate) fn from_parts(
        audience: Audience,
        table: Table<R>,
        purses: BySeat<P>,
        decks: [Bag; 2],
        offer: OfferView,
    ) -> View<R, P> {
        View { audience, table, purses, decks, offer }
    }

    /// Returns the audience.
    pub fn audience(&self) -> Audience {
        self.audience
    }

    /// Returns the public part of the game.
    pub fn table(&self) -> &Table<R> {
        &self.table
    }

    /// Returns this view with a changed table: for evaluating hypothetical tables.
    #[must_use]
    pub fn supposing(&self, change: impl FnOnce(&mut Table<R>)) -> View<R, P>
    where
        P: Clone,
    {
        let mut supposed = self.clone();
        change(&mut supposed.table);
        supposed
    }

    /// Returns a player's coins.
    pub fn purse(&self, seat: Seat) -> &P {
        &self.purses[seat]
    }

    /// Returns what may be left of the deck of an age, the cards offered to another player included.
    pub fn deck(&self, age: Age) -> Bag {
        self.decks[age as usize]
    }

    /// Returns the cards of a pending offer.
    pub fn offer(&self) -> OfferView {
        self.offer
    }

    /// Returns a player's army.
    pub fn army(&self, seat: Seat) -> &Army {
        self.table.army(seat)
    }

    /// Returns the seat that looks; `None` for a spectator and for the open view.
    pub fn viewing_seat(&self) -> Option<Seat> {
        self.audience.seat()
    }

    /// Returns what the game waits for.
    pub fn turn(&self) -> Turn {
        self.table.turn()
    }

    /// Returns the legal actions of the viewing seat, sorted and without duplicates; empty if it has no decision to make
    /// or no single seat looks.
    ///
    /// ```
    /// # use elvaland_rules::{Audience, Rules, Seat, dealer::Dealer, nidavellir::{Nidavellir, Options}};
    /// let mut dealer = Dealer::new(1);
    /// let mut game = Nidavellir::start(&Options::new(2)?, dealer.rng());
    /// game.settle_chance(dealer.rng());
    /// let view = game.view(Audience::Seat(Seat::S1));
    /// assert_eq!(view.legal_actions(), game.legal_actions(Seat::S1));
    /// assert!(game.view(Audience::Spectator).legal_actions().is_empty());
    /// # Ok::<(), elvaland_rules::mechanics::Refusal>(())
    /// ```
    pub fn legal_actions(&self) -> ActionList
    where
        P: SeenPurse,
    {
        self.with_choices(|choices| ActionList::sorted(choices.actions())).unwrap_or_default()
    }

    /// Returns whether `action` is legal for the viewing seat now.
    pub fn is_legal(&self, action: Action) -> bool
    where
        P: SeenPurse,
    {
        self.with_choices(|choices| choices.contains(action)).unwrap_or_default()
    }

    /// Displays an action as one line; see [`Table::display_action`].
    pub const fn display_action(&self, action: Action) -> ActionText<'_, R> {
        self.table.display_action(action)
    }

    /// Parses an action from one line; see [`Table::parse_action`].
    ///
    /// # Errors
    /// Returns the unknown or missing words.
    pub fn parse_action(&self, text: &str) -> Result<Action, ParseError> {
        self.table.parse_action(text)
    }

    /// Evaluates the choices of the viewing seat, which knows all of its own coins; `None` if no single seat looks.
    pub(super) fn with_choices<T>(&self, evaluate: impl FnOnce(Choices<'_, R>) -> T) -> Option<T>
    where
        P: SeenPurse,
    {
        let seat = self.viewing_seat()?;
        let mut coins = [(Coin::ZERO, Place::Hand, false); COINS];
        for (own, Laid { place, face }) in coins.iter_mut().zip(self.purses[seat].laid()) {
            *own = (face.coin()?, place, matches!(face, Face::Known(_)));
        }
        let offer = match self.offer {
            OfferView::Seen(cards) => cards,
            OfferView::Unseen(_) => Cards::default(),
        };
        Some(evaluate(Choices { table: &self.table, seat, purse: &Purse::laid(coins), offer: &offer }))
    }

    /// Returns a player's score in the present position; coins that the audience does not know count 0.
    pub fn score(&self, seat: Seat) -> Score<R>
    where
        P: SeenPurse,
    {
        R::score(&self.table, &self.known_purses(), seat)
    }

    /// Returns totals and winners in the present position; coins that the audience does not know count 0.
    pub fn standing(&self) -> Standing
    where
        P: SeenPurse,
    {
        Standing::of(&self.table, &self.known_purses())
    }

    fn known_purses(&self) -> BySeat<Purse>
    where
        P: SeenPurse,
    {
        BySeat(self.purses.0.map(|purse| Purse::in_hand(purse.known_coins().unwrap_or([Coin::ZERO; COINS]))))
    }
}
