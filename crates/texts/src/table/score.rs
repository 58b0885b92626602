//! Score sheets: of a table, or of a score pad.

use elvaland_rules::mechanics::{Rules, ScorePart, SeenPurse};
use elvaland_rules::pad::{Pad, ScorePadRules};
use elvaland_rules::{Audience, Scores, Seat};

use super::TableWriter;
use crate::layout::{TextLines, WIDTH, cut, longest, pad};
use crate::{GameTexts, Texts};

/// The points of hidden coins.
const UNKNOWN: &str = "?";

impl<R: GameTexts, P: SeenPurse> TableWriter<'_, R, P> {
    pub(super) fn scores(&mut self) {
        let texts = self.texts;
        if self.scores == Scores::Hidden {
            self.page.gap();
            return self.page.sentence(&texts.get("table-scores-hidden"));
        }
        let is_known = |seat| self.view.purse(seat).known_coins().is_some();
        let cell = |seat, part: usize, points: u16| match R::Part::ALL[part].name() {
            "coins" if !is_known(seat) => UNKNOWN.to_owned(),
            _ => points.to_string(),
        };
        let column = |seat| {
            let score = self.view.score(seat);
            let parts = score.values().iter().enumerate().map(|(part, &points)| cell(seat, part, points));
            parts.chain([score.total().to_string()]).collect()
        };
        let columns: Vec<Vec<String>> = self.view.table().seats().map(column).collect();
        let all_known = self.view.table().seats().all(is_known);
        self.page.gap();
        write_columns::<R>(texts, self.names, &columns, &mut self.page);
        if !all_known {
            self.page.hang("  ", &texts.get("table-memory").split(' ').collect::<Vec<_>>());
        }
    }
}

impl Texts {
    /// Returns the winner and the score sheet of a score pad, in lines of at most 80 characters.
    ///
    /// ```
    /// use elvaland_rules::{nidavellir::Nidavellir, pad::Pad};
    /// use elvaland_texts::{Language, Texts};
    ///
    /// let pad = Pad::<Nidavellir>::read(["Ann: H 4, coins 25 11 9 5 3", "Bob: B 3"])?;
    /// let text = Texts::new(Language::German).pad(&pad);
    /// assert!(text.starts_with("Nidavellir. Ann gewinnt mit 69 Punkten.\n"), "{text}");
    /// # Ok::<(), elvaland_rules::pad::PadError>(())
    /// ```
    #[must_use]
    pub fn pad<R: GameTexts + ScorePadRules>(&self, pad: &Pad<R>) -> String {
        let (texts, names) = (self.for_game(R::NAME), pad.names());
        let column = |seat| {
            let score = pad.score(seat);
            score.values().iter().copied().chain([score.total()]).map(|points| points.to_string()).collect()
        };
        let columns: Vec<Vec<String>> = pad.seats().map(column).collect();
        let mut page = TextLines::default();
        page.sentence(&format!("{}. {}.", texts.game(R::NAME), texts.victory(&pad.standing(), &names, Audience::Open)));
        page.gap();
        write_columns::<R>(texts, &names, &columns, &mut page);
        page.finish()
    }
}

/// Writes a score sheet: the parts of every player's score, then the total.
fn write_columns<R: Rules>(texts: &Texts, names: &[String], columns: &[Vec<String>], page: &mut TextLines) {
    let labels: Vec<String> = R::part_names().map(|part| texts.part(R::NAME, part)).collect();
    let (title, total) = (texts.get("table-score"), texts.part(R::NAME, "total"));
    let width = 2 + longest(&labels).max(longest(&[&title, &total]));
    let names = short_names(texts, names, columns.len(), (WIDTH - width) / columns.len().max(1) - 2);
    let row = |label: &str, cells: &[&str]| {
        let cells = cells.iter().zip(&names).map(|(cell, name)| format!("  {cell:>0$}", name.chars().count().max(4)));
        pad(label, width) + &cells.collect::<String>()
    };
    page.line(&row(&title, &names.iter().map(String::as_str).collect::<Vec<_>>()));
    for (at, label) in labels.iter().chain([&total]).enumerate() {
        let cells: Vec<&str> = columns.iter().map(|column| column[at].as_str()).collect();
        page.line(&row(&format!("  {label}"), &cells));
    }
}

/// Returns the players' names, truncated to `width`; long default names become seat numbers.
fn short_names(texts: &Texts, names: &[String], players: usize, width: usize) -> Vec<String> {
    let name = |seat: Seat| {
        let name = texts.player(names, seat);
        let is_numbered = name == texts.player(&[], seat);
        match name.chars().count() {
            length if length > width && is_numbered => {
                texts.format("table-seat", &[("number", (seat.index() + 1).into())])
            }
            _ => cut(&name, width),
        }
    };
    Seat::first(players).map(name).collect()
}
