//! Replaying a record step by step, checking everything it says.

use super::{Broken, Outcome, Problem, Record, RecordStep, Recorded, RecordedCards};
use crate::game::{Game, Seat, Sink, Turn};
use crate::mechanics::{Cards, Draw, Event, MAX_CARDS, Reason, State, Step, read_card};

/// A record being replayed.
#[derive(Clone, Debug)]
pub struct Replay<'a, R: Recorded> {
    record: &'a Record<R>,
    game: State<R>,
    next: usize,
}

impl<R: Recorded> Record<R> {
    /// Begins to replay the record.
    ///
    /// # Errors
    /// Options, set-up or names that do not fit the game.
    pub fn replay(&self) -> Result<Replay<'_, R>, Broken> {
        let game = R::from_record(&self.options, &self.setup).map_err(|refusal| Broken::whole(refusal.into()))?;
        let players = game.players();
        match &self.names {
            Some(names) if names.len() != players => {
                Err(Broken::whole(Problem::Names { expected: players, found: names.len() }))
            }
            _ => Ok(Replay { record: self, game, next: 0 }),
        }
    }

    /// The game before step number `step`.
    ///
    /// # Errors
    /// Whatever breaks before, or a step beyond the end.
    pub fn at(&self, step: usize) -> Result<State<R>, Broken> {
        if step > self.steps.len() {
            return Err(Broken::whole(Problem::NoSuchStep { steps: self.steps.len() }));
        }
        let mut replay = self.replay()?;
        while replay.next < step {
            replay.step(&mut ())?;
        }
        Ok(replay.game)
    }

    /// Replays everything and gives the last state: every step legal, every count of legal options right, a result
    /// when and only when the game is over, and the right one.
    ///
    /// # Errors
    /// The first thing that does not hold.
    pub fn check(&self) -> Result<State<R>, Broken> {
        let mut replay = self.replay()?;
        while replay.next < self.steps.len() {
            replay.step(&mut ())?;
        }
        replay.check_end()?;
        Ok(replay.game)
    }
}

impl<R: Recorded> Replay<'_, R> {
    /// The game as it stands.
    pub fn game(&self) -> &State<R> {
        &self.game
    }

    /// The number of the next step.
    pub fn next(&self) -> usize {
        self.next
    }

    /// Replays the next step, if there is one.
    ///
    /// # Errors
    /// The step as it was tried, and why it does not hold; the game stays as it was.
    pub fn step(&mut self, events: &mut impl Sink<Event>) -> Result<(), Broken> {
        let Some(step) = self.record.steps.get(self.next) else {
            return Ok(());
        };
        let tried = || serde_json::to_string(step).unwrap_or_default();
        self.play(step, events).map_err(|problem| Broken { step: Some(self.next), tried: tried(), problem })?;
        self.next += 1;
        Ok(())
    }

    fn play(&mut self, step: &RecordStep, events: &mut impl Sink<Event>) -> Result<(), Problem> {
        match step.kind.as_str() {
            "deal" | "offer" | "burn" => {
                let draw = self.read_draw(step)?;
                Ok(self.game.draw(&draw, events)?)
            }
            kind => {
                let words = step.words();
                let action = match &words {
                    Some(words) => self.game.action_from(kind, words)?,
                    // An unknown kind is a better message than wrong fields of it.
                    None => {
                        self.game.action_from(kind, &[]).err().filter(is_unknown).map_or(Ok(()), Err)?;
                        return Err(Problem::Fields { kind: kind.to_owned() });
                    }
                };
                if step.columns.as_ref().is_some_and(|columns| !columns.is_sorted()) {
                    return Err(Problem::ColumnOrder);
                }
                let seat = self.seat(step)?;
                self.check_bid_order(seat)?;
                self.check_legal_count(seat, step.legal)?;
                Ok(self.game.play(seat, action, events)?)
            }
        }
    }

    fn seat(&self, step: &RecordStep) -> Result<Seat, Problem> {
        let players = self.game.players();
        let asked = match self.game.turn() {
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
        match self.game.table().agenda().next() {
            Some(Step::Bids(seats)) if seats.contains(seat) && seats.first() != Some(seat) => {
                Err(Problem::BidOrder { expected: seats.first().map_or(0, Seat::index) })
            }
            _ => Ok(()),
        }
    }

    fn check_legal_count(&self, seat: Seat, noted: Option<usize>) -> Result<(), Problem> {
        let expected = || self.game.legal_actions(seat).len();
        match noted {
            // A seat that is not asked has no options at all: let the refusal say so.
            Some(found) if found != expected() && expected() > 0 => {
                Err(Problem::LegalCount { expected: expected(), found })
            }
            _ => Ok(()),
        }
    }

    fn read_draw(&self, step: &RecordStep) -> Result<Draw, Problem> {
        let wrong_fields = || Problem::Fields { kind: step.kind.clone() };
        if step.legal.is_some() {
            return Err(wrong_fields());
        }
        let player = match self.game.table().agenda().next() {
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
                let rules = self.game.table().rules();
                Ok(Draw::Burn(card.as_ref().map(|card| read_card(rules, card)).transpose()?))
            }
            _ => Err(wrong_fields()),
        }
    }

    fn read_cards(&self, names: &[String]) -> Result<Cards, Problem> {
        let rules = self.game.table().rules();
        let cards = names.iter().map(|name| read_card(rules, name)).collect::<Result<Vec<_>, _>>()?;
        let too_many = Reason::WrongNumberOfCards { expected: MAX_CARDS, found: names.len() };
        Cards::new(&cards).ok_or(Problem::Refused(too_many.into()))
    }

    /// Checks that the record ends where a record may end, with the right result.
    fn check_end(&self) -> Result<(), Broken> {
        let bidding = match self.game.table().agenda().next() {
            Some(Step::Bids(seats)) => seats != self.game.bidders(),
            _ => false,
        };
        let over = self.game.turn() == Turn::Over;
        let problem = match &self.record.result {
            _ if bidding => Problem::BidsMissing,
            None if over => Problem::ResultMissing,
            Some(_) if !over => Problem::ResultTooEarly,
            Some(found) if *found != Outcome::of(&self.game) => {
                let text = |outcome: &Outcome| serde_json::to_string(outcome).unwrap_or_default();
                Problem::Result { expected: text(&Outcome::of(&self.game)), found: text(found) }
            }
            _ => return Ok(()),
        };
        Err(Broken::whole(problem))
    }
}

fn is_unknown(refusal: &crate::mechanics::Refusal) -> bool {
    matches!(refusal.reason, Reason::UnknownAction { .. })
}
