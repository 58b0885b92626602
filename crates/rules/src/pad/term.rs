//! The score as data: a sum of terms, for programs that score elsewhere.

use std::collections::BTreeMap;

use serde::Serialize;

/// A summand of a part of the score. Entries and heroes are called by their names.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Term {
    /// The part of the score.
    pub part: usize,
    /// The heroes who must all be ticked on the sheet.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<&'static str>,
    /// The entry in which the player must have the majority, shared or alone; a count of 0 never has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leads: Option<&'static str>,
    /// The points that it gives.
    pub gives: Gives,
}

/// The points of a term.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Gives {
    /// This number of points.
    Points(u16),
    /// Counts multiplied with each other.
    Product {
        /// A constant factor.
        times: u16,
        /// The entries.
        of: Vec<&'static str>,
    },
    /// The value of a count in a table; beyond its end the last one.
    Curve {
        /// The table, from 0 on.
        values: Vec<u16>,
        /// The entry.
        of: &'static str,
    },
    /// The value of a count on the track of the game.
    Track {
        /// The entry.
        of: &'static str,
    },
    /// The value of a number of heroes in a table.
    Company {
        /// The table, from 0 on.
        values: Vec<u16>,
        /// The heroes.
        of: Vec<&'static str>,
    },
    /// The highest of several counts.
    Highest {
        /// The entries.
        of: Vec<&'static str>,
        /// By hero: how many of the highest counts a ticked hero adds.
        each: BTreeMap<&'static str, usize>,
    },
    /// The highest coin.
    HighestCoin,
    /// All coins.
    Coins,
}

impl Term {
    /// Creates a term without conditions.
    pub(crate) fn new(part: usize, gives: Gives) -> Term {
        Term { part, with: Vec::new(), leads: None, gives }
    }

    /// Returns a count as it is.
    pub(crate) fn count(part: usize, of: &'static str) -> Term {
        Term::new(part, Gives::Product { times: 1, of: vec![of] })
    }

    /// Gives the points only to players with this hero.
    pub(crate) fn with(mut self, hero: &'static str) -> Term {
        self.with.push(hero);
        self
    }

    /// Gives the points only to players with the majority in entry `of`.
    pub(crate) fn for_majority(mut self, of: &'static str) -> Term {
        self.leads = Some(of);
        self
    }

    /// Returns the points of heroes with fixed points.
    pub(crate) fn heroes(part: usize, heroes: impl IntoIterator<Item = (&'static str, u16)>) -> Vec<Term> {
        let term = |(hero, points)| Term::new(part, Gives::Points(points)).with(hero);
        heroes.into_iter().map(term).collect()
    }

    /// Returns the values that a rule gives for every count up to the most.
    pub(crate) fn curve(part: usize, of: &'static str, most: u16, value: impl Fn(u16) -> u16) -> Term {
        Term::new(part, Gives::Curve { values: (0..=most).map(value).collect(), of })
    }
}

/// Returns the heroes who break a tie of totals, one for each.
pub(super) fn tie_breakers<R: super::ScorePadRules>() -> Vec<&'static str> {
    let breaks = |tick: &&super::Tick| R::tie_break([tick.hero].into_iter().collect()) > 0;
    R::TICKS.iter().filter(breaks).map(|tick| tick.name::<R>()).collect()
}
