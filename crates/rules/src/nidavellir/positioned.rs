//! How Nidavellir is written in position texts.

use super::scoring::CROWN_GEM;
use super::{CLASSES, Discarder, Distinction, Edition, Nidavellir, NidavellirHero, Options, Power, cards};
use crate::Seat;
use crate::mechanics::{Age, Card, Coin, Gem, Piece, Reason, Refusal, State, Step};
use crate::position::{PositionError, PositionFormat, PositionHooks, Unfit};

impl PositionFormat for Nidavellir {
    type Components = ();
}

impl PositionHooks for Nidavellir {
    fn from_words(_components: &(), players: usize, words: &[&str]) -> Result<Nidavellir, Refusal> {
        let mut options = Options::new(players)?;
        let mut edition: Option<Edition> = None;
        for &word in words {
            match word.parse() {
                _ if word == "first-game" => options = options.with_first_game(true),
                Ok(said) if edition.is_none() => edition = Some(said),
                Ok(_) => return Err(Reason::UnknownOption { text: words.join(" ") }.into()),
                Err(_) => return Err(Reason::UnknownOption { text: word.to_owned() }.into()),
            }
        }
        Ok(Nidavellir::new(options.with_edition(edition.unwrap_or_default())))
    }

    fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        if self.options().is_first_game() {
            words.push("first-game".to_owned());
        }
        if self.options().edition() == Edition::German {
            words.push("german".to_owned());
        }
        words
    }

    fn gems(&self) -> Vec<Gem> {
        self.options().gems().chain([CROWN_GEM]).collect()
    }

    /// Returns the cards that come from no deck: the special Blacksmith.
    fn extra_card(&self) -> Option<Card> {
        Some(cards::SPECIAL_BLACKSMITH)
    }

    /// Returns the number of cards that leave the second deck at the end of age 1: the Pioneer's, or a discarded one.
    fn second_deck_loss(state: &State<Nidavellir>) -> usize {
        let agenda = state.table().agenda();
        let is_past = agenda.iter().any(|step| step == Step::Age(Age::Second));
        let is_due = agenda.iter().any(|step| step == Step::Power(Power::Evaluate(Distinction::Pioneer)));
        usize::from(state.table().age() == Age::First && (is_due || !is_past))
    }

    /// Checks that the special coin, gem and card came with their distinctions, that no piece covers Thrud, and that she
    /// is in hand only to be put back.
    fn check_pieces(state: &State<Nidavellir>) -> Result<(), PositionError> {
        let table = state.table();
        let has_begun = table.agenda().iter().any(|step| step == Step::Age(Age::Second));
        let is_due = |distinction| {
            let step = Step::Power(Power::Evaluate(distinction));
            table.age() == Age::First && (!has_begun || table.agenda().iter().any(|other| other == step))
        };
        for seat in table.seats() {
            if !is_thrud_in_place(state, seat) {
                let unfit = Unfit::HeroPost { hero: "thrud".to_owned() };
                return Err(PositionError { clause: format!("{seat}: army"), unfit });
            }
            let dwarf = Piece::dwarf(cards::SPECIAL_BLACKSMITH);
            let early = [
                (Distinction::HuntingMaster, state.purse(seat).coins().contains(&Coin::SPECIAL), "coin s3"),
                (Distinction::CrownJeweler, table.gem(seat) == CROWN_GEM, "gem 6"),
                (Distinction::GreatArmorer, table.army(seat).pieces().contains(&dwarf), "card B2"),
            ];
            if let Some((.., piece)) = early.into_iter().find(|&(distinction, there, _)| there && is_due(distinction)) {
                return Err(PositionError {
                    clause: format!("{seat}:"),
                    unfit: Unfit::TooEarly { piece: piece.to_owned() },
                });
            }
        }
        Ok(())
    }

    /// Returns the pieces that the end of age 1 can add: the special Blacksmith and the Pioneer's card.
    fn pieces_to_come(state: &State<Nidavellir>, _seat: Seat) -> usize {
        if state.table().age() == Age::First { 2 } else { 0 }
    }

    fn power_fits(state: &State<Nidavellir>, power: Power) -> bool {
        Self::power_rank(power) == 0 || state.table().age() == Self::power_ends(power)
    }

    fn power_ends(power: Power) -> Age {
        if power == Power::Retire { Age::Second } else { Age::First }
    }

    fn power_rank(power: Power) -> u8 {
        match power {
            Power::Thrud(_) | Power::Ylud(_) | Power::Discard(..) => 0,
            Power::Evaluate(distinction) => 1 + distinction as u8,
            Power::Retire => 6,
        }
    }

    fn power_places(power: Power) -> bool {
        matches!(power, Power::Ylud(_) | Power::Evaluate(_))
    }

    fn power_text(power: Power) -> String {
        match power {
            Power::Thrud(seat) => format!("thrud.{seat}"),
            Power::Ylud(seat) => format!("ylud.{seat}"),
            Power::Discard(seat, Discarder::Dagda) => format!("discard.{seat}.dagda"),
            Power::Discard(seat, Discarder::Bonfur) => format!("discard.{seat}.bonfur"),
            Power::Evaluate(distinction) => format!("evaluate.{}", CLASSES[distinction.class().index()]),
            Power::Retire => "retire".to_owned(),
        }
    }

    fn power_from_text(words: &[&str]) -> Option<Power> {
        let seat = |text: &str| text.parse().ok().and_then(Seat::new);
        match *words {
            ["thrud", owner] => Some(Power::Thrud(seat(owner)?)),
            ["ylud", owner] => Some(Power::Ylud(seat(owner)?)),
            ["discard", owner, "dagda"] => Some(Power::Discard(seat(owner)?, Discarder::Dagda)),
            ["discard", owner, "bonfur"] => Some(Power::Discard(seat(owner)?, Discarder::Bonfur)),
            ["evaluate", class] => Distinction::ALL
                .into_iter()
                .find(|distinction| CLASSES[distinction.class().index()] == class)
                .map(Power::Evaluate),
            ["retire"] => Some(Power::Retire),
            _ => None,
        }
    }
}

fn is_thrud_in_place(state: &State<Nidavellir>, seat: Seat) -> bool {
    let thrud = NidavellirHero::Thrud.id();
    let (army, agenda) = (state.table().army(seat), state.table().agenda());
    match army.post(thrud) {
        Some(column) => state.top(seat, column) == Some(Piece::hero(thrud, column)),
        None if !army.heroes().contains(thrud) => true,
        None => agenda.next().is_none() || agenda.iter().any(|step| step == Step::Power(Power::Thrud(seat))),
    }
}
