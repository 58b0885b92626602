//! Chance: draws from the decks.

use rand_core::Rng;

use super::{Age, Card, Cards, Draw, Event, MAX_CARDS, Reason, Referee, Refusal, Rules, State, Step, Tavern};
use crate::{Listener, Seat};

/// The side on which a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Side {
    Up,
    Down,
}

impl<R: Rules, L: Listener<R>> Referee<'_, R, L> {
    /// Applies a possible draw, then resolves everything that follows by itself.
    #[inline]
    pub(crate) fn draw(&mut self, draw: &Draw) {
        let step = self.state.table.agenda.next();
        if let Draw::Deal(taverns) = draw {
            return self.deal(taverns);
        }
        self.state.table.agenda.pop();
        match (step, draw) {
            (Some(Step::Offer(seat, _)), Draw::Offer(cards)) => self.offer(seat, *cards),
            (_, Draw::Burn(Some(card))) => {
                self.remove_from_deck(Age::Second, *card);
                self.tell(Event::Burned(Some(*card)));
            }
            // An unseen card stays in the bag: it cannot be told from those that will be dealt.
            (_, Draw::Burn(None)) => self.tell(Event::Burned(None)),
            _ => debug_assert!(false, "{draw:?} does not answer {step:?}"),
        }
        self.same().settle();
    }

    /// Deals at random straight into the taverns, without events: for playouts.
    #[inline]
    pub(super) fn deal_at_random(&mut self, rng: &mut impl Rng) {
        let State { table, decks, .. } = &mut *self.state;
        let (list, count) = (table.rules.deck(table.age), table.rules.cards_per_tavern());
        let deck = &mut decks[table.age as usize];
        // Each arm has a constant count, so that the compiler unrolls it.
        table.taverns = match count {
            3 => deck.draw(list, 3, rng),
            4 => deck.draw(list, 4, rng),
            count => {
                debug_assert_eq!(count, MAX_CARDS);
                deck.draw(list, MAX_CARDS, rng)
            }
        };
        self.begin_bids();
    }

    fn deal(&mut self, taverns: &[Cards; 3]) {
        let age = self.state.table.age;
        for (tavern, cards) in Tavern::ALL.into_iter().zip(*taverns) {
            for card in cards.iter() {
                self.remove_from_deck(age, card);
            }
            self.state.table.taverns[tavern.index()] = cards;
            self.tell(Event::Dealt(tavern, cards));
        }
        self.begin_bids();
    }

    fn offer(&mut self, seat: Seat, cards: Cards) {
        for card in cards.iter() {
            self.remove_from_deck(Age::Second, card);
        }
        self.state.offer = cards;
        // First: the pending step says who may see the cards.
        self.then([Some(Step::Keep(seat))]);
        self.tell(Event::Offered(seat, cards));
    }

    #[inline]
    fn remove_from_deck(&mut self, age: Age, card: Card) {
        let list = self.state.table.rules.deck(age);
        let removed = self.state.decks[age as usize].remove(list, card);
        debug_assert!(removed, "the deck has the card");
    }
}

impl<R: Rules> State<R> {
    /// Returns how many cards of the second deck an offer shows.
    fn offer_size(&self, count: u8) -> usize {
        usize::from(count).min(MAX_CARDS).min(self.decks[1].len())
    }

    /// Returns a uniformly random draw for a [`Turn::Chance`](crate::Turn::Chance).
    #[inline]
    pub fn random_draw(&self, rng: &mut impl Rng) -> Draw {
        match self.table.agenda.next() {
            Some(Step::Offer(_, count)) => {
                let [cards] = self.pick_cards(Age::Second, self.offer_size(count), rng);
                Draw::Offer(cards)
            }
            Some(Step::Burn(Side::Up)) => {
                let [cards] = self.pick_cards(Age::Second, 1, rng);
                Draw::Burn(cards.iter().next())
            }
            Some(Step::Burn(Side::Down)) => Draw::Burn(None),
            _ => Draw::Deal(self.pick_cards(self.table.age, self.table.rules.cards_per_tavern(), rng)),
        }
    }

    /// Draws lists of `count` cards each from a deck, without replacement.
    #[inline]
    fn pick_cards<const LISTS: usize>(&self, age: Age, count: usize, rng: &mut impl Rng) -> [Cards; LISTS] {
        let mut bag = self.decks[age as usize];
        bag.draw(self.table.rules.deck(age), count, rng)
    }

    /// Checks that a draw is possible now.
    pub(super) fn check_draw(&self, draw: &Draw) -> Result<(), Refusal> {
        let step = self.table.agenda.next().ok_or(Reason::GameOver)?;
        let not_asked = Reason::NotAsked { asked: super::Table::<R>::asked_name(step) };
        match (step, draw) {
            (Step::Deal, Draw::Deal(taverns)) => {
                for cards in taverns {
                    check_number(self.table.rules.cards_per_tavern(), cards.len())?;
                }
                self.check_in_deck(self.table.age, taverns)
            }
            (Step::Offer(_, count), Draw::Offer(cards)) => {
                check_number(self.offer_size(count), cards.len())?;
                self.check_in_deck(Age::Second, &[*cards])
            }
            (Step::Burn(Side::Up), Draw::Burn(Some(card))) => {
                self.check_in_deck(Age::Second, &[Cards::new(&[*card]).unwrap_or_default()])
            }
            (Step::Burn(Side::Down), Draw::Burn(None)) => Ok(()),
            (Step::Burn(side), Draw::Burn(_)) => {
                check_number(usize::from(side == Side::Up), usize::from(side == Side::Down))
            }
            (Step::Deal | Step::Offer(..) | Step::Burn(_), _) => Err(not_asked.into()),
            _ => Err(Reason::NotChance.into()),
        }
    }

    fn check_in_deck(&self, age: Age, lists: &[Cards]) -> Result<(), Refusal> {
        let mut bag = self.decks[age as usize];
        for card in lists.iter().flat_map(|cards| cards.iter()) {
            if !bag.remove(self.table.rules.deck(age), card) {
                return Err(Reason::CardNotInDeck { card: self.table.rules.card_name(card).to_owned() }.into());
            }
        }
        Ok(())
    }
}

fn check_number(expected: usize, found: usize) -> Result<(), Refusal> {
    if expected == found { Ok(()) } else { Err(Reason::WrongNumberOfCards { expected, found }.into()) }
}
