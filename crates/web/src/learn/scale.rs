//! Tables of points by count, from the scoring terms that the rules export.

use elvaland_rules::Seat;
use elvaland_rules::pad::{Entry, Gives, Pad, ScorePadRules, Sheet};
use maud::{Markup, html};

use super::{GameLessons, LessonPages};

/// The counts shown in tables.
const SHOWN: std::ops::RangeInclusive<u16> = 1..=12;
/// The counts shown in each direction of a two-way table.
const SHOWN_TWICE: std::ops::RangeInclusive<u16> = 1..=8;

/// Points by count.
pub(super) struct Scale {
    /// The part of the score.
    pub(super) part: usize,
    /// The entry of the score pad that is counted.
    pub(super) of: &'static Entry,
    /// The points for 0, 1, 2, ….
    values: Vec<u16>,
}

/// Returns the scales of a game.
pub(super) fn scales<R: ScorePadRules>() -> Vec<Scale> {
    let scale = |(part, gives)| {
        let (of, values) = match gives {
            Gives::Curve { of, values } => (of, values),
            Gives::Track { of } => (of, R::printed_track()),
            _ => return None,
        };
        Some(Scale { part, of: entry::<R>(of).filter(|entry| !entry.is_single)?, values })
    };
    R::terms().into_iter().map(|term| (term.part, term.gives)).filter_map(scale).collect()
}

fn entry<R: ScorePadRules>(name: &str) -> Option<&'static Entry> {
    R::ENTRIES.iter().find(|entry| entry.name == name)
}

/// Returns two counts of a part of the score that are multiplied, if it has any.
fn factors<R: ScorePadRules>(part: usize) -> Option<[&'static Entry; 2]> {
    R::terms().into_iter().filter(|term| term.part == part).find_map(|term| match term.gives {
        Gives::Product { of, .. } if of.len() == 2 => Some([entry::<R>(of[0])?, entry::<R>(of[1])?]),
        _ => None,
    })
}

/// Returns the points of a part of the score for these counts alone.
fn worth<R: ScorePadRules>(part: usize, counts: [(&Entry, u16); 2]) -> u16 {
    let mut sheet = Sheet::<R>::default();
    for (entry, count) in counts {
        if let Some(at) = R::ENTRIES.iter().position(|other| other.name == entry.name) {
            sheet.set(at, count);
        }
    }
    Pad::new(vec![sheet, Sheet::default()]).map_or(0, |pad| pad.score(Seat::S0).values()[part])
}

impl<R: GameLessons> LessonPages<'_, R> {
    /// Returns the tables of points of a column.
    pub(super) fn scales_of(&self, part: usize) -> Markup {
        html! {
            @for scale in scales::<R>().iter().filter(|scale| scale.part == part) { (self.scale(scale)) }
            @if let Some(factors) = factors::<R>(part) { (self.product(part, factors)) }
        }
    }

    /// Returns a table with bars: points for 1, 2, 3, ….
    pub(super) fn scale(&self, scale: &Scale) -> Markup {
        let values = || SHOWN.filter_map(|count| Some((count, *scale.values.get(usize::from(count))?)));
        let most = values().map(|(_, value)| value).max().unwrap_or(1).max(1);
        html! {
            table.scale data-entry=(scale.of.name) {
                tbody {
                    tr.bars aria-hidden="true" { td {} @for (_, value) in values() { td { (bar(value, most)) } } }
                    tr { th scope="row" { (self.texts.pad_entry::<R>(scale.of)) } @for (count, _) in values() { th scope="col" { (count) } } }
                    tr { th scope="row" { (self.say("learn-points")) } @for (count, value) in values() { td data-count=(count) { (value) } } }
                }
            }
        }
    }

    /// Returns a table of two counts that are multiplied. Its columns start at 0 of the second count if that gives
    /// points: the board of Nains has an occult symbol printed on it.
    fn product(&self, part: usize, [one, other]: [&'static Entry; 2]) -> Markup {
        let first = u16::from(worth::<R>(part, [(one, 1), (other, 0)]) == 0);
        let columns = || first..=*SHOWN_TWICE.end();
        html! {
            table.scale.product data-entry={ (one.name) " " (other.name) } {
                thead { tr { th scope="col" { (self.texts.pad_entry::<R>(one)) " ↓ " (self.texts.pad_entry::<R>(other)) " →" }
                    @for count in columns() { th scope="col" { (count) } } } }
                tbody { @for rows in SHOWN_TWICE {
                    tr { th scope="row" { (rows) } @for count in columns() {
                        td data-count={ (rows) " " (count) } { (worth::<R>(part, [(one, rows), (other, count)])) } } }
                } }
            }
        }
    }

    /// Returns the points of heroes who score together.
    pub(super) fn company(&self) -> Markup {
        let companies = R::terms().into_iter().filter_map(|term| match term.gives {
            Gives::Company { values, of } => Some((values, of)),
            _ => None,
        });
        html! {
            @for (values, heroes) in companies {
                figure.company {
                    table.scale data-entry="company" {
                        tbody {
                            tr.faces-row aria-hidden="true" { td {} @for hero in &heroes { td { (self.art.hero(hero)) } } }
                            tr { th scope="row" { (self.say("learn-heroes")) } @for count in 1..values.len() { th scope="col" { (count) } } }
                            tr { th scope="row" { (self.say("learn-points")) } @for (count, value) in values.iter().enumerate().skip(1) {
                                td data-count=(count) { (value) } } }
                        }
                    }
                    figcaption translate="no" { (self.texts.list(&heroes.iter().map(|hero| self.texts.hero(R::NAME, hero)).collect::<Vec<_>>())) }
                }
            }
        }
    }
}

/// Returns a bar whose height is the value relative to the maximum.
fn bar(value: u16, most: u16) -> Markup {
    let height = 100.0 * f32::from(value) / f32::from(most);
    html! {
        svg.bar viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true" {
            rect x="0" y=(100.0 - height) width="10" height=(height) {}
        }
    }
}
