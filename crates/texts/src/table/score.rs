//! The score of every player, part by part, as it stands.

use elvaland_rules::Seat;

use super::Writer;
use crate::Spoken;
use crate::layout::{WIDTH, cut, longest, pad};

impl<R: Spoken> Writer<'_, R> {
    pub(super) fn scores(&mut self) {
        let texts = self.texts;
        let seats: Vec<Seat> = self.view.table().seats().collect();
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
            let cells: Vec<String> = scores.iter().map(|score| score.0[part].to_string()).collect();
            self.page.line(&row(&format!("  {label}"), &cells));
        }
        let totals: Vec<String> = scores.iter().map(|score| score.total().to_string()).collect();
        self.page.line(&row(&format!("  {total}"), &totals));
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
