//! Steps of a record: written from actions and draws, and replayed.

use super::{Problem, RecordFormat, RecordStep, RecordedCards};
use crate::mechanics::{Action, Cards, Draw, MAX_CARDS, ParseError, Reason, State, Step};
use crate::{Listener, Seat, Turn};

impl<R: RecordFormat> State<R> {
    /// Returns `action` of `seat` as a step of a record; it must answer the pending question.
    pub fn step_of(&self, seat: Seat, action: Action) -> RecordStep {
        let (kind, words) = self.table.action_words(action);
        RecordStep::choice(seat.index(), kind, words)
    }

    /// Returns a draw as a step of a record.
    pub fn step_of_draw(&self, draw: &Draw) -> RecordStep {
        let rules = self.table().rules();
        let name = |card| rules.card_name(card).to_owned();
        match draw {
            Draw::Deal(taverns) => {
                let taverns = taverns.iter().map(|cards| cards.iter().map(name).collect());
                RecordStep { cards: Some(RecordedCards::Deal(taverns.collect())), ..RecordStep::of("deal") }
            }
            Draw::Offer(cards) => RecordStep {
                player: match self.table().agenda().next() {
                    Some(Step::Offer(seat, _)) => Some(seat.index()),
                    _ => None,
                },
                cards: Some(RecordedCards::Offer(cards.iter().map(name).collect())),
                ..RecordStep::of("offer")
            },
            Draw::Burn(card) => RecordStep { card: Some(card.map(name)), ..RecordStep::of("burn") },
        }
    }

    /// Plays one step of a record.
    ///
    /// # Errors
    /// Returns why the rules or the format refuse the step; the game is unchanged.
    pub fn follow(&mut self, step: &RecordStep, listener: &mut impl Listener<R>) -> Result<(), Problem> {
        if step.is_draw() {
            return Ok(self.draw(&self.read_draw(step)?, listener)?);
        }
        let (seat, action) = self.read_choice(step)?;
        self.check_bid_order(seat)?;
        // An illegal action has a reason of its own, whatever was counted.
        if self.is_legal(seat, action) {
            self.check_legal_count(seat, step.legal)?;
        }
        Ok(self.play(seat, action, listener)?)
    }

    /// Reads a player's choice from a step of a record. Whether it is legal, [`play`](State::play) decides.
    ///
    /// # Errors
    /// Returns the fields, names or player that do not fit.
    pub fn read_choice(&self, step: &RecordStep) -> Result<(Seat, Action), Problem> {
        let kind = step.kind.as_str();
        let action = match step.words() {
            Some(words) => self.table.action_from(kind, &words)?,
            // "Unknown kind" is a better message than "wrong fields".
            None => {
                self.table.action_from(kind, &[]).err().filter(is_unknown).map_or(Ok(()), Err)?;
                return Err(Problem::Fields { kind: kind.to_owned() });
            }
        };
        if step.columns.as_ref().is_some_and(|columns| !columns.is_sorted()) {
            return Err(Problem::ColumnOrder);
        }
        Ok((self.seat_of(step)?, action))
    }

    fn seat_of(&self, step: &RecordStep) -> Result<Seat, Problem> {
        let players = self.players();
        let asked = match self.turn() {
            Turn::Decide(seats) => seats.first().map(Seat::index),
            _ => None,
        };
        let player = step.player.ok_or(Problem::Player { expected: asked })?;
        match Seat::new(player) {
            Some(seat) if player < players => Ok(seat),
            _ => Err(Problem::Refused(Reason::NoSuchSeat { seat: player, players }.into())),
        }
    }

    fn check_bid_order(&self, seat: Seat) -> Result<(), Problem> {
        match self.table().agenda().next() {
            Some(Step::Bids(seats)) if seats.contains(seat) && seats.first() != Some(seat) => {
                Err(Problem::BidOrder { expected: seats.first().map_or(0, Seat::index) })
            }
            _ => Ok(()),
        }
    }

    fn check_legal_count(&self, seat: Seat, noted: Option<usize>) -> Result<(), Problem> {
        let expected = || self.legal_actions(seat).len();
        match noted {
            // A seat that is not asked has no options at all: let the refusal say so.
            Some(found) if found != expected() && expected() > 0 => {
                Err(Problem::LegalCount { expected: expected(), found })
            }
            _ => Ok(()),
        }
    }

    /// Reads an outcome of chance from a step of a record. Whether it is possible, [`draw`](State::draw) decides.
    ///
    /// # Errors
    /// Returns the fields or names that do not fit.
    pub fn read_draw(&self, step: &RecordStep) -> Result<Draw, Problem> {
        let wrong_fields = || Problem::Fields { kind: step.kind.clone() };
        if step.legal.is_some() {
            return Err(wrong_fields());
        }
        let player = match self.table().agenda().next() {
            Some(Step::Offer(seat, _)) if step.kind == "offer" => Some(seat.index()),
            _ => None,
        };
        let wrong_player = step.player != player && (step.kind != "offer" || player.is_some());
        match (step.kind.as_str(), step.fields().as_slice(), &step.cards, &step.card) {
            _ if wrong_player => Err(Problem::Player { expected: player }),
            ("deal", ["cards"], Some(RecordedCards::Deal(taverns)), _) => {
                let lists = taverns.iter().map(|cards| self.read_cards(cards)).collect::<Result<Vec<_>, _>>()?;
                Ok(Draw::Deal(lists.try_into().map_err(|_| wrong_fields())?))
            }
            ("offer", ["cards"], Some(RecordedCards::Offer(cards)), _) => Ok(Draw::Offer(self.read_cards(cards)?)),
            ("burn", ["card"], None, Some(card)) => {
                let rules = self.table().rules();
                Ok(Draw::Burn(card.as_ref().map(|card| rules.parse_card(card)).transpose()?))
            }
            _ => Err(wrong_fields()),
        }
    }

    fn read_cards(&self, names: &[String]) -> Result<Cards, Problem> {
        let rules = self.table().rules();
        let cards = names.iter().map(|name| rules.parse_card(name)).collect::<Result<Vec<_>, _>>()?;
        let too_many = Reason::WrongNumberOfCards { expected: MAX_CARDS, found: names.len() };
        Cards::new(&cards).ok_or(Problem::Refused(too_many.into()))
    }
}

fn is_unknown(error: &ParseError) -> bool {
    matches!(error, ParseError::UnknownAction { .. })
}
