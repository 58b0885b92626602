//! Lists of tables: the visitor's own, and those with open seats.

use elvaland_rules::mechanics::Round;
use elvaland_texts::Texts;
use maud::{Markup, html};

use crate::Viewer;

/// A table in a list.
pub struct Listed {
    /// The table's name in addresses.
    pub id: String,
    /// The game's name in records.
    pub game: &'static str,
    /// The names of its players.
    pub names: Vec<String>,
    /// The age and the round, if the game has begun.
    pub round: Option<Round>,
    /// Its status: whose turn it is, or that it is finished.
    pub state: String,
    /// Whether it is the viewer's turn.
    pub is_waiting: bool,
    /// Seconds since the last change.
    pub idle: u64,
}

/// Returns a list of tables: game, round, players, whose turn, how long ago.
pub(super) fn list(viewer: &Viewer<'_>, tables: &[Listed]) -> Markup {
    let texts = viewer.texts;
    html! {
        ul.tables {
            @for table in tables {
                li data-waiting[table.is_waiting] {
                    a href=(viewer.base.table(&table.id)) {
                        (viewer.base.art(table.game).sign(0))
                        span.what { strong { (texts.game(table.game)) } @if let Some(round) = table.round { " " span.round { (round_name(texts, table.game, round)) } } }
                        span.names translate="no" { (table.names.join(", ")) }
                        span.state { (table.state) }
                        span.ago { (ago(texts, table.idle)) }
                    }
                }
            }
        }
    }
}

fn round_name(texts: &Texts, game: &str, Round { age, round }: Round) -> String {
    texts.format("page-age-round", &[("age", texts.age(game, age).into()), ("round", round.into())])
}

/// Says how long ago something was, in the largest unit that fits.
fn ago(texts: &Texts, seconds: u64) -> String {
    let (id, count) = match seconds {
        0..60 => return texts.get("page-ago-now"),
        60..3600 => ("page-ago-minutes", seconds / 60),
        3600..86_400 => ("page-ago-hours", seconds / 3600),
        _ => ("page-ago-days", seconds / 86_400),
    };
    texts.format(id, &[("count", usize::try_from(count).unwrap_or(usize::MAX).into())])
}

#[cfg(test)]
mod tests {
    use elvaland_texts::Language;

    use super::*;

    #[test]
    fn times_are_told_in_the_largest_unit_that_fits() {
        let texts = Texts::new(Language::English);
        let told = [5, 60, 3599, 3600, 172_800].map(|seconds| ago(&texts, seconds));
        assert_eq!(told, ["just now", "1 minute ago", "59 minutes ago", "1 hour ago", "2 days ago"]);
    }
}
