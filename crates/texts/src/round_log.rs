//! The taverns of the current round with the cards that are gone and their takers, read from the log.

use elvaland_rules::Seat;
use elvaland_rules::mechanics::{Card, Event, Tavern};

/// The cards dealt and taken since the round began.
#[derive(Default)]
pub struct RoundLog {
    dealt: [Vec<Card>; 3],
    taken: [Vec<(Card, Option<Seat>)>; 3],
}

/// A place of a tavern: a card, or the ghost of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// The card is still there.
    Card(Card),
    /// The card is gone; with the player who took it, or `None` if it was discarded.
    Taken(Card, Option<Seat>),
}

impl RoundLog {
    /// Reads the events of a game, or of its current round, in order.
    pub fn read(events: impl IntoIterator<Item = Event>) -> RoundLog {
        let mut round = RoundLog::default();
        let mut at = Tavern::First;
        for event in events {
            match event {
                Event::RoundBegins(_) | Event::AgeBegins(_) => round = RoundLog::default(),
                Event::Dealt(tavern, cards) => round.dealt[tavern.index()] = cards.iter().collect(),
                Event::Revealed(_, tavern, _) => at = tavern,
                Event::Took(seat, card) => round.taken[at.index()].push((card, Some(seat))),
                Event::Dropped(_, card) | Event::LeftOver(card) => round.taken[at.index()].push((card, None)),
                _ => {}
            }
        }
        round
    }

    /// Returns the players who took a card at `tavern`, in order.
    pub fn takers(&self, tavern: Tavern) -> impl Iterator<Item = Seat> {
        self.taken[tavern.index()].iter().filter_map(|&(_, taker)| taker)
    }

    /// Returns the places of a tavern in the order of the deal. Cards never change their place, so that nothing jumps
    /// when one is taken. Without a deal in the log, the cards that are left come first.
    pub fn spots(&self, tavern: Tavern, left: impl Iterator<Item = Card>) -> Vec<Spot> {
        let mut left: Vec<Card> = left.collect();
        let mut taken = self.taken[tavern.index()].clone();
        let mut spots = Vec::new();
        let mut copies_left = |card: Card, taken: &[(Card, Option<Seat>)]| {
            let is_gone = taken.iter().any(|&(other, _)| other == card);
            let at = left.iter().position(|&other| other == card).filter(|_| !is_gone)?;
            Some(left.remove(at))
        };
        for &card in &self.dealt[tavern.index()] {
            if let Some(card) = copies_left(card, &taken) {
                spots.push(Spot::Card(card));
            } else if let Some(at) = taken.iter().position(|&(other, _)| other == card) {
                spots.push(Spot::Taken(card, taken.remove(at).1));
            }
        }
        spots.extend(left.into_iter().map(Spot::Card));
        spots.extend(taken.into_iter().map(|(card, taker)| Spot::Taken(card, taker)));
        spots
    }
}

#[cfg(test)]
mod tests {
    use elvaland_rules::mechanics::{Cards, Coin};
    use elvaland_rules::nidavellir::Nidavellir;
    use elvaland_rules::{Rules, State};

    use super::*;

    /// Returns the card with this index among all kinds of cards.
    fn card(number: usize) -> Card {
        let game: State<Nidavellir> = "nidavellir 2p".parse().expect("a position");
        game.table().rules().cards().nth(number).expect("so many cards")
    }

    fn log(events: &[Event]) -> RoundLog {
        RoundLog::read(events.iter().copied())
    }

    fn dealt() -> Event {
        Event::Dealt(Tavern::First, Cards::new(&[1, 2, 2, 3].map(card)).expect("four cards"))
    }

    #[test]
    fn taken_cards_keep_their_place() {
        let round = log(&[
            dealt(),
            Event::Revealed(Seat::S0, Tavern::First, Coin::ZERO),
            Event::Took(Seat::S1, card(2)),
            Event::Took(Seat::S0, card(3)),
        ]);
        let spots = round.spots(Tavern::First, [card(1), card(2)].into_iter());
        let expected = [
            Spot::Card(card(1)),
            Spot::Taken(card(2), Some(Seat::S1)),
            Spot::Card(card(2)),
            Spot::Taken(card(3), Some(Seat::S0)),
        ];
        assert_eq!(spots, expected);
        assert_eq!(round.takers(Tavern::First).collect::<Vec<_>>(), [Seat::S1, Seat::S0]);
    }

    #[test]
    fn a_new_round_forgets_who_took_what() {
        let round = log(&[dealt(), Event::Took(Seat::S1, card(2)), Event::RoundBegins(2)]);
        assert!(round.spots(Tavern::First, [].into_iter()).is_empty());
    }

    #[test]
    fn without_a_deal_the_cards_left_come_first() {
        let round = log(&[Event::Took(Seat::S1, card(2)), Event::LeftOver(card(3))]);
        let spots = round.spots(Tavern::First, [card(1)].into_iter());
        let expected = [Spot::Card(card(1)), Spot::Taken(card(2), Some(Seat::S1)), Spot::Taken(card(3), None)];
        assert_eq!(spots, expected);
    }
}
