//! The action index: every action of a game has a fixed number.

use std::fmt;
use std::ops::Range;

use super::legal::PAIRS;
use super::{
    Action, BIDS, COINS, COLUMNS, Card, Choices, Coin, Column, Hero, Listener, NamedHero, Place, QuestionKind, Reason,
    Refusal, Rules, SeenPurse, State, View, ViewRef,
};
use crate::Seat;

#[doc = include_str!("../../docs/action-index.md")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionIndex {
    /// Where each row ends.
    ends: [usize; ActionRow::ALL.len()],
}

/// A row of the [`ActionIndex`]: actions of one kind that are numbered one after another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ActionRow {
    /// Three coins for the taverns: [`BIDS`], by rank of the sorted coins.
    Bid,
    /// A late bidder's coin, by rank.
    LateBid,
    /// The coin of a transform or of an improvement, by rank.
    Exchange,
    /// Two coins of a trade: [`PAIRS`], by rank.
    Trade,
    /// The column for the piece in hand.
    Place,
    /// The columns that lose a dwarf: single columns, then pairs.
    Discard,
    /// A hero with a fixed place.
    Hero,
    /// A hero who chooses a column, with that column.
    HeroInColumn,
    /// A card that is taken, dropped or kept, by kind.
    Card,
}

impl ActionRow {
    /// Every row, in the order of the index.
    pub const ALL: [ActionRow; 9] = [
        ActionRow::Bid,
        ActionRow::LateBid,
        ActionRow::Exchange,
        ActionRow::Trade,
        ActionRow::Place,
        ActionRow::Discard,
        ActionRow::Hero,
        ActionRow::HeroInColumn,
        ActionRow::Card,
    ];

    /// Returns the number of actions of the row in a game with these rules.
    #[inline]
    fn len<R: Rules>(self, rules: &R) -> usize {
        match self {
            ActionRow::Bid => BIDS.len(),
            ActionRow::LateBid | ActionRow::Exchange => COINS,
            ActionRow::Trade => PAIRS.len(),
            ActionRow::Place => COLUMNS,
            ActionRow::Discard => R::DISCARDS.len(),
            ActionRow::Hero => R::Hero::ALL.len(),
            ActionRow::HeroInColumn => R::choosers().len() * COLUMNS,
            ActionRow::Card => rules.cards().count(),
        }
    }
}

impl ActionIndex {
    /// Creates the index of a game with these rules.
    #[inline]
    pub fn of<R: Rules>(rules: &R) -> ActionIndex {
        let mut end = 0;
        ActionIndex {
            ends: ActionRow::ALL.map(|row| {
                end += row.len(rules);
                end
            }),
        }
    }

    /// Returns the number of actions.
    pub const fn size(self) -> usize {
        self.ends[self.ends.len() - 1]
    }

    /// Returns the numbers of a row.
    #[inline]
    pub const fn range(self, row: ActionRow) -> Range<usize> {
        let start = if row as usize == 0 { 0 } else { self.ends[row as usize - 1] };
        start..self.ends[row as usize]
    }

    /// Returns the row of a number and the position in it; `None` beyond the last.
    #[inline]
    pub fn locate(self, index: usize) -> Option<(ActionRow, usize)> {
        let row = *ActionRow::ALL.iter().find(|&&row| index < self.ends[row as usize])?;
        Some((row, index - self.range(row).start))
    }

    fn at(self, row: ActionRow, position: usize) -> usize {
        self.range(row).start + position
    }
}

/// For each of the 125 triples of ranks, its position among [`BIDS`].
const POSITIONS: [u8; COINS * COINS * COINS] = {
    let mut positions = [0; COINS * COINS * COINS];
    let mut bid = 0;
    while bid < BIDS.len() {
        let [one, two, three] = BIDS[bid];
        positions[code([one as usize, two as usize, three as usize])] = bid as u8;
        bid += 1;
    }
    positions
};

const fn code(ranks: [usize; 3]) -> usize {
    (ranks[0] * COINS + ranks[1]) * COINS + ranks[2]
}

/// A set of numbers of the [`ActionIndex`]: the legal actions of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ActionMask([u64; ActionMask::WORDS]);

impl ActionMask {
    /// The number of words: enough for the longest card list.
    pub const WORDS: usize = 5;

    /// Returns the bits, 64 a word, the lowest number first.
    pub const fn words(&self) -> &[u64; ActionMask::WORDS] {
        &self.0
    }

    /// Returns whether a number is in the set.
    #[inline]
    pub fn contains(&self, index: usize) -> bool {
        self.0.get(index / 64).is_some_and(|word| word >> (index % 64) & 1 == 1)
    }

    /// Returns how many numbers are in the set.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Returns whether no number is in the set.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; ActionMask::WORDS]
    }

    /// Returns the numbers in order.
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        (0..64 * ActionMask::WORDS).filter(|&index| self.contains(index))
    }

    fn insert(&mut self, index: usize) {
        if let Some(word) = self.0.get_mut(index / 64) {
            *word |= 1 << (index % 64);
        }
    }
}

impl fmt::Debug for ActionMask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The player's coins, sorted, each with its place: the ranks of the index.
type Ranked = [(Coin, Place, bool); COINS];

fn rank(coins: &Ranked, coin: Coin, place: Place) -> Option<usize> {
    coins.iter().position(|&(other, lies, _)| (other, lies) == (coin, place))
}

impl<R: Rules> Choices<'_, R> {
    /// Returns the number of an action, if it is legal.
    fn index(self, action: Action) -> Option<usize> {
        let index = ActionIndex::of(self.table.rules());
        self.contains(action).then(|| self.number(index, &self.purse.sorted(), action)).flatten()
    }

    fn mask(self) -> ActionMask {
        let (index, coins) = (ActionIndex::of(self.table.rules()), self.purse.sorted());
        let mut mask = ActionMask::default();
        self.actions().filter_map(|action| self.number(index, &coins, action)).for_each(|number| mask.insert(number));
        mask
    }

    /// Returns the legal action with this number.
    fn action(self, number: usize) -> Option<Action> {
        let (index, coins) = (ActionIndex::of(self.table.rules()), self.purse.sorted());
        let (row, position) = index.locate(number)?;
        let action = self.candidate(&coins, row, position)?;
        // Of equal coins only the first ranks have actions.
        (self.number(index, &coins, action) == Some(number) && self.contains(action)).then_some(action)
    }

    /// Returns the number of an action that answers the pending question.
    fn number(self, index: ActionIndex, coins: &Ranked, action: Action) -> Option<usize> {
        let (row, position) = match action {
            Action::Bid(bid) => (ActionRow::Bid, bid_position(coins, bid)?),
            Action::Coin(coin) => (ActionRow::LateBid, rank(coins, coin, Place::Hand)?),
            Action::Transform(coin, place) => (ActionRow::Exchange, rank(coins, coin, place)?),
            Action::Improve(coin) => (ActionRow::Exchange, rank(coins, coin, Place::Pouch)?),
            Action::Trade([low, high]) => {
                let low = rank(coins, low, Place::Hand)?;
                let after = |&other: &usize| coins[other].0 == high && coins[other].1 == Place::Hand;
                let high = (low + 1..COINS).find(after)?;
                (ActionRow::Trade, PAIRS.iter().position(|&pair| pair == [low, high])?)
            }
            Action::Place(column) => (ActionRow::Place, column.index()),
            Action::Discard(columns) => (ActionRow::Discard, R::DISCARDS.iter().position(|&set| set == columns)?),
            Action::Recruit(hero, None) => (ActionRow::Hero, hero.index()),
            Action::Recruit(hero, Some(column)) => {
                let chooser = R::choosers().iter().position(|other| other == hero)?;
                (ActionRow::HeroInColumn, chooser * COLUMNS + column.index())
            }
            Action::Take(card) | Action::Drop(card) | Action::Keep(card) => (ActionRow::Card, card.index()),
        };
        Some(index.at(row, position))
    }

    /// Returns the action at a position of a row that could answer the pending question.
    fn candidate(self, coins: &Ranked, row: ActionRow, position: usize) -> Option<Action> {
        let question = self.table.question()?;
        Some(match (row, question) {
            (ActionRow::Bid, _) => Action::Bid(BIDS[position].map(|rank| coins[usize::from(rank)].0)),
            (ActionRow::LateBid, _) => Action::Coin(coins[position].0),
            (ActionRow::Exchange, QuestionKind::Improve) => Action::Improve(coins[position].0),
            (ActionRow::Exchange, _) => Action::Transform(coins[position].0, coins[position].1),
            (ActionRow::Trade, _) => Action::Trade(PAIRS[position].map(|rank| coins[rank].0)),
            (ActionRow::Place, _) => Action::Place(Column::new(position)?),
            (ActionRow::Discard, _) => Action::Discard(*R::DISCARDS.get(position)?),
            (ActionRow::Hero, _) => Action::Recruit(Hero(position as u8), None),
            (ActionRow::HeroInColumn, _) => {
                let column = Column::new(position % COLUMNS)?;
                Action::Recruit(R::choosers().nth(position / COLUMNS)?, Some(column))
            }
            (ActionRow::Card, QuestionKind::Drop) => Action::Drop(Card(position as u8)),
            (ActionRow::Card, QuestionKind::Keep) => Action::Keep(Card(position as u8)),
            (ActionRow::Card, _) => Action::Take(Card(position as u8)),
        })
    }
}

/// Returns the position of a bid among [`BIDS`]: equal coins are laid in the order of their ranks.
fn bid_position(coins: &Ranked, bid: [Coin; 3]) -> Option<usize> {
    let mut used = [false; COINS];
    let mut ranks = [0; 3];
    for (rank, coin) in ranks.iter_mut().zip(bid) {
        *rank = (0..COINS).find(|&at| coins[at].0 == coin && !used[at])?;
        used[*rank] = true;
    }
    Some(usize::from(POSITIONS[code(ranks)]))
}

impl<R: Rules> State<R> {
    /// Returns the number of an action in the [`ActionIndex`], if it is legal for `seat` now.
    pub fn index(&self, seat: Seat, action: Action) -> Option<usize> {
        self.choices(seat).index(action)
    }

    /// Returns the legal action of `seat` with this number of the [`ActionIndex`].
    pub fn action(&self, seat: Seat, index: usize) -> Option<Action> {
        self.choices(seat).action(index)
    }

    /// Returns the numbers of the legal actions of `seat`; empty if the seat has no decision to make.
    pub fn legal_mask(&self, seat: Seat) -> ActionMask {
        self.choices(seat).mask()
    }

    /// Plays the action with this number of the [`ActionIndex`], and everything that follows by itself.
    ///
    /// # Errors
    /// Refuses a number that is no legal action of `seat` now; the game is unchanged.
    pub fn play_index(&mut self, seat: Seat, index: usize, listener: &mut impl Listener<R>) -> Result<(), Refusal> {
        match self.action(seat, index) {
            Some(action) => {
                self.play_unchecked(seat, action, listener);
                Ok(())
            }
            None => Err(self.not_asked(seat).unwrap_or_else(|| Reason::NoSuchIndex { index }.into())),
        }
    }
}

/// The [`ActionIndex`] as a seat sees it.
impl<R: Rules, P: SeenPurse> View<R, P> {
    /// Returns the number of an action, if it is legal for the viewing seat now.
    ///
    /// ```
    /// # use elvaland_rules::{Audience, Rules, Seat, dealer::Dealer, nidavellir::{Nidavellir, Options}};
    /// let mut dealer = Dealer::new(1);
    /// let mut game = Nidavellir::start(&Options::new(4)?, dealer.rng());
    /// game.settle_chance(dealer.rng());
    /// let view = game.view(Audience::Seat(Seat::S0));
    /// let bid = view.parse_action("bid 5 4 3")?;
    /// assert_eq!((view.index(bid), view.action(59)), (Some(59), Some(bid)));
    /// assert_eq!(view.legal_mask().len(), 60);
    /// game.play_index(Seat::S0, 59, &mut ())?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn index(&self, action: Action) -> Option<usize> {
        self.with_choices(|choices| choices.index(action)).flatten()
    }

    /// Returns the legal action of the viewing seat with this number.
    pub fn action(&self, index: usize) -> Option<Action> {
        self.with_choices(|choices| choices.action(index)).flatten()
    }

    /// Returns the numbers of the legal actions of the viewing seat; empty if it has no decision to make.
    pub fn legal_mask(&self) -> ActionMask {
        self.with_choices(|choices| choices.mask()).unwrap_or_default()
    }
}

/// The [`ActionIndex`] as a seat sees it.
impl<R: Rules> ViewRef<'_, R> {
    /// Returns the number of an action, if it is legal for the viewing seat now.
    pub fn index(self, action: Action) -> Option<usize> {
        self.choices()?.index(action)
    }

    /// Returns the legal action of the viewing seat with this number.
    pub fn action(self, index: usize) -> Option<Action> {
        self.choices()?.action(index)
    }

    /// Returns the numbers of the legal actions of the viewing seat; empty if it has no decision to make.
    pub fn legal_mask(self) -> ActionMask {
        self.choices().map_or_else(ActionMask::default, Choices::mask)
    }
}
