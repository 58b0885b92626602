//! The five distinctions of the troop evaluation at the end of age 1.

use super::cards::SPECIAL_BLACKSMITH;
use super::scoring::CROWN_GEM;
use super::{Class, Edition, Nidavellir, class};
use crate::game::{Seat, Sink};
use crate::mechanics::{Coin, Event, Piece, Place, Referee, Side, Step};

/// A distinction, in the order of the evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "proper names")]
pub enum Distinction {
    KingsHand,
    HuntingMaster,
    CrownJeweler,
    GreatArmorer,
    Pioneer,
}

impl Distinction {
    /// The distinctions in the order of the evaluation.
    pub const ALL: [Distinction; 5] = [
        Distinction::KingsHand,
        Distinction::HuntingMaster,
        Distinction::CrownJeweler,
        Distinction::GreatArmorer,
        Distinction::Pioneer,
    ];

    /// The class whose majority wins it.
    pub const fn class(self) -> Class {
        match self {
            Distinction::KingsHand => class::WARRIOR,
            Distinction::HuntingMaster => class::HUNTER,
            Distinction::CrownJeweler => class::MINER,
            Distinction::GreatArmorer => class::BLACKSMITH,
            Distinction::Pioneer => class::EXPLORER,
        }
    }
}

/// Counts the majority now, and gives its strict winner what the distinction brings.
pub(super) fn evaluate<S: Sink<Event>>(referee: &mut Referee<'_, Nidavellir, S>, distinction: Distinction) {
    let winner = referee.state.table.majority(distinction.class());
    referee.tell(Event::Evaluated(distinction.class(), winner));
    match (winner, distinction) {
        (Some(seat), Distinction::KingsHand) => referee.then([Some(Step::Transform(seat, 5))]),
        (Some(seat), Distinction::HuntingMaster) => swap_zero(referee, seat),
        (Some(seat), Distinction::CrownJeweler) => {
            referee.state.table.gems[seat] = CROWN_GEM;
            referee.tell(Event::TookGem(seat, CROWN_GEM));
        }
        (Some(seat), Distinction::GreatArmorer) => referee.place(seat, Piece::dwarf(SPECIAL_BLACKSMITH), None),
        (Some(seat), Distinction::Pioneer) => {
            referee.then([Some(Step::Offer(seat, 3)), Some(Step::Keep(seat))]);
        }
        (None, Distinction::Pioneer) => {
            let side = match referee.state.table.rules.options().edition() {
                Edition::Original => Side::Up,
                Edition::German => Side::Down,
            };
            referee.then([Some(Step::Burn(side))]);
        }
        (None, _) => {}
    }
}

/// The 0 leaves the game, the special 3 takes its place.
fn swap_zero<S: Sink<Event>>(referee: &mut Referee<'_, Nidavellir, S>, seat: Seat) {
    let purse = &mut referee.state.purses[seat];
    if let Some(index) = purse.find(Coin::ZERO, Place::Hand) {
        purse.replace(index, Coin::SPECIAL);
        let (given, taken, at) = (Coin::ZERO, Coin::SPECIAL, Place::Hand);
        referee.tell(Event::Exchanged { seat, given, taken, at });
    }
}
