//! Mercenaries come at least in pairs (NAI-R5): the first only where it completes a new line and if another is left, the
//! second at once and anywhere, further ones freely while lines are due and at least two are left.

use crate::mechanics::{Army, Chain, Columns, Hero, HeroSet, Reason, Refusal};
use crate::nains::Cognar;
use crate::nains::cognar::MERCENARIES;
use crate::ruling::Ruling;

/// Returns the Cognars of those left that may be recruited at this point of a chain.
#[inline]
pub(in crate::nains) fn recruitable(army: &Army, left: HeroSet, chain: Chain) -> HeroSet {
    let mercenaries = left.and(MERCENARIES);
    match chain {
        Chain::Bound => mercenaries,
        Chain::None | Chain::Open if mercenaries.has_two() && !columns(army, chain).is_empty() => left,
        Chain::None | Chain::Open => left.minus(MERCENARIES),
    }
}

/// Returns the columns a mercenary may be placed in.
#[inline]
pub(in crate::nains) fn columns(army: &Army, chain: Chain) -> Columns {
    match chain {
        Chain::None => completing(army),
        Chain::Bound | Chain::Open => Columns::ALL,
    }
}

/// Returns the column where one more rank completes a new line: the shortest one, if it is unique.
#[inline]
fn completing(army: &Army) -> Columns {
    let shortest = army.ranks().shortest();
    if shortest.is_single() { shortest } else { Columns::default() }
}

/// Returns the chain after this Cognar joined in it.
#[inline]
pub(in crate::nains) fn chain(chain: Chain, hero: Hero) -> Chain {
    match chain {
        _ if !MERCENARIES.contains(hero) => Chain::None,
        Chain::None => Chain::Bound,
        Chain::Bound | Chain::Open => Chain::Open,
    }
}

/// Returns why a Cognar that is left may not be recruited.
pub(in crate::nains) fn refusal(hero: Hero) -> Refusal {
    let name = Cognar::from_id(hero).map_or("?", Cognar::name).to_owned();
    let reason = match MERCENARIES.contains(hero) {
        true => Reason::HeroNeedsPair { hero: name },
        false => Reason::HeroMustFollow { hero: name },
    };
    reason.under(Ruling::NAI_R5)
}
