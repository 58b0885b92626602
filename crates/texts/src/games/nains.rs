//! Nains: reading card tokens, symbols, the Shield track and the Elite.

use std::sync::LazyLock;

use elvaland_rules::mechanics::{Army, Column, Hero};
use elvaland_rules::nains::order::BOUCLIER;
use elvaland_rules::nains::{CardSet, Catalog, Cognar, Face, Nains, ORDERS};
use elvaland_rules::ruling::Ruling;

use crate::card::CardToken;
use crate::game_texts::{GameTexts, Role};

/// The part of the score whose majority wins the Certification.
const MALT: &str = "malt";

/// The built-in cards by number of players; they are a reconstruction.
static RECONSTRUCTED: LazyLock<[CardSet; 4]> =
    LazyLock::new(|| [2, 3, 4, 5].map(|players| CardSet::of(&Catalog::built_in(), players)));

impl GameTexts for Nains {
    fn read_card(token: &str) -> Option<CardToken> {
        let face: Face = token.parse().ok()?;
        Some(CardToken {
            kind: ORDERS[face.order().index()],
            points: (face.order() != BOUCLIER || face.points() > 0).then_some(face.points().into()),
            rune: face.rune().map(|rune| rune.name().to_owned()),
            occult: face.occult().into(),
            malt: face.malt().into(),
        })
    }

    fn award(counted: &str) -> Option<&'static str> {
        Cognar::ALL.into_iter().find(|&cognar| won_by(cognar) == Some(counted)).map(Cognar::name)
    }

    fn role(hero: Hero) -> Role {
        match Cognar::from_id(hero) {
            Some(Cognar::Certification) => Role::Award,
            Some(cognar) if cognar.won_in().is_some() => Role::Elite,
            Some(cognar) if cognar.is_mercenary() => Role::Mercenary,
            _ => Role::Hero,
        }
    }

    /// Adds the occult symbol printed on the board.
    fn symbols(&self, army: &Army) -> Vec<(&'static str, u16)> {
        let marks = self.cards().tally(army).marks;
        let [occult, runes, malt] = [marks.occult + 1, marks.runes(), marks.malt].map(u16::from);
        vec![("count-occult", occult), ("count-runes", runes), ("count-malt", malt)]
    }

    fn track(&self) -> Option<&[u16]> {
        Some(self.cards().track())
    }

    fn track_value(&self, column: Column, ranks: u8) -> Option<u16> {
        (column == BOUCLIER).then(|| self.cards().shield(ranks))
    }

    fn evaluation(&self) -> Vec<(Hero, &'static str)> {
        let cognars = self.elite().elite().into_iter().chain([Cognar::Certification]);
        cognars.filter_map(|cognar| Some((cognar.id(), won_by(cognar)?))).collect()
    }

    fn reconstruction(&self) -> Option<Ruling> {
        RECONSTRUCTED.contains(self.cards()).then_some(Ruling::NAI_R1)
    }
}

/// Returns the part of the score whose majority wins this card, if any.
fn won_by(cognar: Cognar) -> Option<&'static str> {
    match cognar.won_in() {
        Some(order) => Some(ORDERS[order.index()]),
        None => (cognar == Cognar::Certification).then_some(MALT),
    }
}
