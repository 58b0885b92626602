//! The score of every player, part by part, as it stands.

use elvaland_rules::mechanics::SeenPurse;
use elvaland_rules::{Scores, Seat};

use super::Writer;
use crate::Spoken;
use crate::layout::{WIDTH, cut, longest, pad};

/// Stands for what coins give that are not seen.
const UNKNOWN: &str = "?";

impl<R: Spoken, P: SeenPurse> Writer<'_, R, P> {
    pub(super) fn scores(&mut self) {
        let texts = self.texts;
        if self.scores == Scores::Hidden {
            self.page.gap();
            return self.page.sentence(&texts.get("table-scores-hidden"));
        }
        let seats: Vec<Seat> = self.view.table().seats().collect();
        let is_known = |seat| self.view.purse(seat).known_coins().is_some();
        let labels: Vec<String> = R::PARTS.iter().map(|part| texts.part(R::NAME, part)).collect();
        let (title, total) = (texts.get("table-score"), texts.part(R::NAME, "total"));
        let width = 2 + longest(&labels).max(longest(&[&title, &total]));
        let names = self.short_names(&seats, (WIDTH - width) / seats.len().max(1) - 2);
        let scores: Vec<_> = seats.iter().map(|&seat| self.view.score(seat)).collect();

        self.page.gap();
        let row = |label: &str, cells: &[String]| {
            let cells =
                cells.iter().zip(&names).map(|(cell, name)| format!("  {cell:>0$}", name.chars().count().max(4)));
            pad(label, width) + &cells.collect::<String>()
        };
        self.page.line(&row(&title, &names));
        for (part, label) in labels.iter().enumerate() {
            let cells = scores.iter().zip(&seats).map(|(score, &seat)| match R::PARTS[part] {
                "coins" if !is_known(seat) => UNKNOWN.to_owned(),
                _ => score.0[part].to_string(),
            });
            self.page.line(&row(&format!("  {label}"), &cells.collect::<Vec<_>>()));
        }
        let totals: Vec<String> = scores.iter().map(|score| score.total().to_string()).collect();
        self.page.line(&row(&format!("  {total}"), &totals));
        if !seats.iter().all(|&seat| is_known(seat)) {
            self.page.hang("  ", &texts.get("table-memory").split(' ').collect::<Vec<_>>());
        }
    }

    /// The players' names, cut to fit; where a number does as well, the number of the seat.
    fn short_names(&self, seats: &[Seat], width: usize) -> Vec<String> {
        let name = |&seat: &Seat| {
            let name = self.player(seat);
            let is_numbered = name == self.texts.player(&[], seat);
            match name.chars().count() {
                length if length > width && is_numbered => {
                    self.texts.format("table-seat", &[("number", (seat.index() + 1).into())])
                }
                _ => cut(&name, width),
            }
        };
        seats.iter().map(name).collect()
    }
}
