//! How Nains is written in position texts.

use std::sync::Arc;

use super::cognar::MERCENARIES;
use super::rules::gems;
use super::{Catalog, Cognar, EliteOrder, Nains, Options, Power};
use crate::Seat;
use crate::mechanics::{Age, Coin, Gem, HeroSet, Reason, Refusal, Rules, State, Step, Tavern};
use crate::position::{PositionError, PositionFormat, PositionHooks, Unfit};

/// The list of cards a position is played with; the text does not tell it.
#[derive(Clone, Debug)]
pub struct Components(pub Arc<Catalog>);

impl Default for Components {
    fn default() -> Components {
        Components(Catalog::built_in())
    }
}

/// How the order of the Elite begins in a text: `elite=tiss,aral,brum,redwin,ordo`.
const ELITE: &str = "elite=";

impl PositionFormat for Nains {
    type Components = Components;
}

impl PositionHooks for Nains {
    fn from_words(components: &Components, players: usize, words: &[&str]) -> Result<Nains, Refusal> {
        let options = Options::with_catalog(players, &components.0)?;
        let mut elite = EliteOrder::default();
        for word in words {
            let names = word.strip_prefix(ELITE).ok_or_else(|| Reason::UnknownOption { text: (*word).to_owned() })?;
            elite = EliteOrder::from_names(names.split(','))?;
        }
        Ok(Nains::new(&options, elite))
    }

    fn words(&self) -> Vec<String> {
        let names = self.elite().elite().map(Cognar::name);
        let usual = self.elite() == EliteOrder::default();
        if usual { Vec::new() } else { vec![format!("{ELITE}{}", names.join(","))] }
    }

    fn gems(&self) -> Vec<Gem> {
        gems(self.players()).collect()
    }

    /// One card is left over, unless Svara takes it.
    fn second_deck_loss(state: &State<Nains>) -> usize {
        usize::from(state.table().heroes_left().contains(Cognar::Svara.id()))
    }

    /// Counts the card that Svara brings and Ga'at, while Svara and Oboron can still be recruited.
    fn pieces_to_come(state: &State<Nains>, seat: Seat) -> usize {
        let table = state.table();
        let left = table.heroes_left();
        let is_kept = |step| matches!(step, Step::Offer(owner, _) | Step::Keep(owner) if owner == seat);
        let kept = left.contains(Cognar::Svara.id()) || table.agenda().iter().any(is_kept);
        let ally = left.contains(Cognar::Oboron.id())
            || table.agenda().iter().any(|step| step == Step::Power(Power::Ally(seat)));
        usize::from(kept) + usize::from(ally)
    }

    fn check_pieces(state: &State<Nains>) -> Result<(), PositionError> {
        let table = state.table();
        let to_do = |power| table.agenda().iter().any(|step| step == Step::Power(power));
        check_second_tavern(state)?;
        let is_evaluated = table.age() == Age::Second
            || table.agenda().iter().any(|step| step == Step::Age(Age::Second)) && !to_do(Power::Evaluate);
        for seat in table.seats() {
            let heroes = table.army(seat).heroes();
            let has = |cognar: Cognar| heroes.contains(cognar.id());
            let unfit = |unfit| Err(PositionError { clause: format!("{seat}:"), unfit });
            if let Some(hero) = homeless(state, seat).iter().next() {
                return unfit(Unfit::HeroPost { hero: Nains::hero_name(hero).to_owned() });
            }
            let special = state.purse(seat).coins().contains(&Coin::SPECIAL);
            if special != (has(Cognar::Kardum) && !to_do(Power::SpecialCoin(seat))) {
                return unfit(Unfit::OnlyTogether { one: "coin s3".to_owned(), other: "kardum".to_owned() });
            }
            if has(Cognar::Gaat) != (has(Cognar::Oboron) && !to_do(Power::Ally(seat))) {
                return unfit(Unfit::OnlyTogether { one: "gaat".to_owned(), other: "oboron".to_owned() });
            }
            let won = Cognar::ELITE.into_iter().chain([Cognar::Certification]).find(|&cognar| has(cognar));
            if let (Some(cognar), false) = (won, is_evaluated) {
                return unfit(Unfit::TooEarly { piece: cognar.name().to_owned() });
            }
        }
        Ok(())
    }

    fn power_fits(state: &State<Nains>, power: Power) -> bool {
        let table = state.table();
        let is_bidder = |seat| table.auction().order().iter().any(|bid| bid.seat() == seat);
        match power {
            Power::Improve(seat) => is_bidder(seat),
            Power::Drop(seat) => {
                let is_next = table.agenda().iter().any(|step| step == Step::Turns(1));
                let first = table.auction().order().first().map(|bid| bid.seat());
                table.auction().tavern == Tavern::Second && is_next && first == Some(seat) && table.seats().count() == 2
            }
            Power::SpecialCoin(seat) => is_bidder(seat) && table.army(seat).heroes().contains(Cognar::Kardum.id()),
            Power::Ally(seat) => is_bidder(seat) && table.army(seat).heroes().contains(Cognar::Oboron.id()),
            Power::Evaluate => table.age() == Age::First,
        }
    }

    fn power_rank(power: Power) -> u8 {
        match power {
            Power::Improve(_) | Power::Drop(_) | Power::SpecialCoin(_) | Power::Ally(_) => 0,
            Power::Evaluate => 1,
        }
    }

    fn power_ends(_power: Power) -> Age {
        Age::First
    }

    fn power_places(power: Power) -> bool {
        matches!(power, Power::Ally(_))
    }

    fn power_text(power: Power) -> String {
        match power {
            Power::Improve(seat) => format!("improve.{seat}"),
            Power::Drop(seat) => format!("drop.{seat}"),
            Power::SpecialCoin(seat) => format!("special.{seat}"),
            Power::Ally(seat) => format!("ally.{seat}"),
            Power::Evaluate => "evaluate".to_owned(),
        }
    }

    fn power_from_text(words: &[&str]) -> Option<Power> {
        let seat = |text: &str| text.parse().ok().and_then(Seat::new);
        match *words {
            ["improve", owner] => Some(Power::Improve(seat(owner)?)),
            ["drop", owner] => Some(Power::Drop(seat(owner)?)),
            ["special", owner] => Some(Power::SpecialCoin(seat(owner)?)),
            ["ally", owner] => Some(Power::Ally(seat(owner)?)),
            ["evaluate"] => Some(Power::Evaluate),
            _ => None,
        }
    }
}

/// With two players the first one at the second tavern discards a card, so that the other takes the last one (NAI-R10).
fn check_second_tavern(state: &State<Nains>) -> Result<(), PositionError> {
    let table = state.table();
    let is_there = |step| table.agenda().iter().any(|other| other == step);
    let drops = Seat::ALL.into_iter().any(|seat| is_there(Step::Power(Power::Drop(seat))));
    let most = match () {
        () if table.seats().count() > 2 || table.auction().tavern != Tavern::Second || drops => return Ok(()),
        () if is_there(Step::Turns(1)) => 1,
        () if is_there(Step::Turns(2)) => 0,
        () => return Ok(()),
    };
    if table.tavern(Tavern::Second).len() <= most {
        return Ok(());
    }
    Err(PositionError { clause: "taverns".to_owned(), unfit: Unfit::TooManyCards { most } })
}

/// Returns the heroes that choose a column but stand in none.
fn homeless(state: &State<Nains>, seat: Seat) -> HeroSet {
    let army = state.table().army(seat);
    let choosers = MERCENARIES.or([Cognar::Gaat.id()].into_iter().collect());
    army.heroes().and(choosers).iter().filter(|&hero| army.post(hero).is_none()).collect()
}
