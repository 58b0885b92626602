//! The five distinctions of the troop evaluation at the end of age 1.

use super::cards::SPECIAL_BLACKSMITH;
use super::scoring::CROWN_GEM;
use super::{Class, Edition, Nidavellir, class};
use crate::Listener;
use crate::mechanics::{Event, Piece, Referee, Side, Step};

/// A distinction, in the order of the evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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

    /// Returns the class whose majority wins it.
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

/// Counts the majority and gives its strict winner the distinction; the order is that of NID-R14.
pub(super) fn evaluate<L: Listener<Nidavellir>>(referee: &mut Referee<'_, Nidavellir, L>, distinction: Distinction) {
    let winner = referee.state.table.majority(distinction.class());
    referee.tell(Event::Evaluated(distinction.class(), winner));
    match (winner, distinction) {
        (Some(seat), Distinction::KingsHand) => referee.then([Some(Step::Transform(seat, 5))]),
        (Some(seat), Distinction::HuntingMaster) => referee.swap_trading_coin(seat),
        (Some(seat), Distinction::CrownJeweler) => {
            referee.state.table.gems[seat] = CROWN_GEM;
            referee.tell(Event::TookGem(seat, CROWN_GEM));
        }
        (Some(seat), Distinction::GreatArmorer) => referee.place(seat, Piece::dwarf(SPECIAL_BLACKSMITH), []),
        (Some(seat), Distinction::Pioneer) => referee.then([Some(Step::Offer(seat, 3))]),
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
