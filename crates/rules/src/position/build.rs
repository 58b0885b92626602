//! Builds a state from the clauses of a position, with the defaults of a new game for missing clauses.

use super::read::Draft;
use super::{PositionError, PositionFormat, Unfit, agenda, check};
use crate::mechanics::{Age, Agenda, Auction, Bag, Bid, Coin, Gem, State, Step, Table, Tavern};
use crate::{BySeat, Seat};

impl<R: PositionFormat> Draft<R> {
    /// Puts the clauses together, with the values of a new game for what was left out.
    pub(super) fn build(self) -> Result<State<R>, PositionError> {
        let gems = self.all_gems()?;
        let treasure = check::treasure(&self.rules, &self.purses)?;
        let decks = self.all_decks()?;
        let steps = self.agenda.clone().unwrap_or_else(|| self.usual_agenda());
        let agenda = Agenda::new(&steps).ok_or_else(|| Unfit::TooManySteps.at("agenda"))?;
        let auction = self.auction(&steps, &gems)?;
        let mut purses = self.purses;
        // Coins on taverns that were, or are being, resolved lie open.
        let is_open = |tavern: &Tavern| match steps.first() {
            Some(Step::Tavern(next)) => tavern < next,
            _ => agenda::is_resolving(steps.iter().copied()) && *tavern <= auction.tavern,
        };
        for tavern in Tavern::ALL.iter().filter(|tavern| is_open(tavern)) {
            purses.0.iter_mut().for_each(|purse| {
                if purse.bid(*tavern).is_some() {
                    purse.turn_over(*tavern);
                }
            });
        }
        Ok(State {
            table: Table {
                rules: self.rules,
                age: self.age,
                round: self.round,
                treasure,
                gems,
                armies: self.armies,
                taverns: self.taverns,
                auction,
                agenda,
            },
            purses,
            decks,
            offer: self.offer,
        })
    }

    /// Returns the gems said, and for the others those left, in order.
    fn all_gems(&self) -> Result<BySeat<Gem>, PositionError> {
        let mut left = self.rules.gems();
        let mut gems = BySeat::default();
        for seat in Seat::first(self.rules.players()) {
            if let Some(gem) = self.gems[seat] {
                let at = left.iter().position(|&other| other == gem);
                left.remove(at.ok_or_else(|| Unfit::Gem { gem }.at(format!("{seat}: gem {gem}")))?);
            }
        }
        let mut left = left.into_iter();
        for seat in Seat::first(self.rules.players()) {
            gems[seat] = self.gems[seat].or_else(|| left.next()).unwrap_or(0);
        }
        Ok(gems)
    }

    /// Returns the decks said. Otherwise the cards in the taverns are missing from the deck being played, those of an
    /// offer from the second, and those in the armies as far as enough is left to be dealt; the deck of a past age is
    /// empty.
    fn all_decks(&self) -> Result<[Bag; 2], PositionError> {
        let mut decks = [Bag::default(); 2];
        for age in Age::ALL {
            let list = self.rules.deck(age);
            decks[age as usize] = match &self.decks[age as usize] {
                Some(cards) => Bag::of(list, cards.iter().copied()).map_err(|card| {
                    Unfit::TooManyCopies { card: self.rules.card_name(card).to_owned() }
                        .at(format!("deck{}", age.number()))
                })?,
                None if age < self.age => Bag::default(),
                None => {
                    let mut bag = list.full();
                    let dealt = self.taverns.iter().flat_map(|cards| cards.iter()).filter(|_| age == self.age);
                    for card in dealt.chain(self.offer.iter().filter(|_| age == Age::Second)) {
                        bag.remove(list, card);
                    }
                    for card in check::dwarves(&self.armies).filter(|_| age == self.age) {
                        if bag.len() > self.cards_to_deal() {
                            bag.remove(list, card);
                        }
                    }
                    bag
                }
            };
        }
        Ok(decks)
    }

    /// Returns how many cards of this age are not dealt yet.
    fn cards_to_deal(&self) -> usize {
        let deal_is_next = match &self.agenda {
            Some(steps) => steps.contains(&Step::Deal),
            None => self.usual_tavern().is_none(),
        };
        let rounds = usize::from(self.rules.rounds() - self.round) + usize::from(deal_is_next);
        rounds * 3 * self.rules.cards_per_tavern()
    }

    /// Without taverns the cards are dealt; with coins in all hands everybody bids; else the first tavern that has
    /// cards is resolved.
    fn usual_agenda(&self) -> Vec<Step<R::Power>> {
        let seats = Seat::first(self.rules.players());
        let bidders = seats.filter(|&seat| !R::bids_late(&self.armies[seat]));
        let in_hand = bidders.clone().all(|seat| self.purses[seat].is_in_hand());
        let bids = Step::Bids(bidders.collect());
        match self.usual_tavern() {
            None => vec![Step::Deal],
            Some(_) if in_hand => vec![bids],
            Some(tavern) => vec![Step::Tavern(tavern)],
        }
    }

    fn usual_tavern(&self) -> Option<Tavern> {
        Tavern::ALL.into_iter().find(|tavern| !self.taverns[tavern.index()].is_empty())
    }

    /// Returns the auction said, or, while a tavern is resolved, that of the first one with cards: with the coins that
    /// lie there, sorted by the gems.
    fn auction(&self, steps: &[Step<R::Power>], gems: &BySeat<Gem>) -> Result<Auction, PositionError> {
        let (tavern, bids) = match &self.auction {
            Some((tavern, bids)) => (*tavern, bids.clone()),
            None if !agenda::is_resolving(steps.iter().copied()) => return Ok(Auction::default()),
            None => {
                let tavern = self.usual_tavern().unwrap_or_default();
                let seats = Seat::first(self.rules.players());
                (tavern, seats.filter_map(|seat| Some((seat, self.purses[seat].bid(tavern)?.value()))).collect())
            }
        };
        let mut auction = Auction::of(tavern);
        for (seat, value) in bids {
            let coin = self.revealed(seat, tavern, value).ok_or_else(|| Unfit::Auction.at("auction"))?;
            auction.add(Bid::new(seat, coin, gems[seat]));
        }
        Ok(auction)
    }

    /// Returns the coin of this value that a player revealed. It may have changed since; but one that trades was one
    /// that trades then, the 0 or what replaced it, and one that does not was none.
    fn revealed(&self, seat: Seat, tavern: Tavern, value: u8) -> Option<Coin> {
        match self.purses[seat].bid(tavern).filter(|coin| coin.trades()) {
            Some(_) => [Coin::ZERO, Coin::SPECIAL].into_iter().find(|coin| coin.value() == value),
            None => (2..=25).contains(&value).then(|| Coin::treasure_unchecked(value)),
        }
    }
}
