//! The sheet of one player on a score pad.

use elvaland_rules::Seat;
use elvaland_rules::mechanics::COINS;
use elvaland_rules::mechanics::ScorePart;
use elvaland_rules::pad::{Entry, ScorePadRules, Sheet};
use maud::{Markup, html};

use super::ScorePadPage;
use super::fields::MOST_LETTERS;
use crate::art::GameArt;

impl<R: GameArt + ScorePadRules> ScorePadPage<'_, R> {
    /// Returns the sheet of a seat; the fields of an empty seat are disabled.
    pub(super) fn sheet(&self, seat: Seat) -> Markup {
        let at = seat.index();
        let sheet = self.filled.pad.sheets().get(at).cloned().unwrap_or_default();
        html! {
            fieldset.seat-sheet data-seat=(at) disabled[!self.plays(seat)] hidden[!self.plays(seat)] {
                legend.unseen { (self.texts.player(&[], seat)) }
                div.leaf id={ "sheet-" (at) } tabindex="-1" {
                    div.owner {
                        label { span.unseen { (self.texts.get("page-pad-player-name")) }
                            input name={ (at) "-name" } maxlength=(MOST_LETTERS) autocomplete="off" placeholder=(self.texts.player(&[], seat)) value=(sheet.name); }
                        strong.total { (self.total(seat)) }
                    }
                    @for part in 0..R::part_names().len() { (self.part(seat, &sheet, part)) }
                }
            }
        }
    }

    /// Returns the fields of one part of the score, with its points.
    fn part(&self, seat: Seat, sheet: &Sheet<R>, part: usize) -> Markup {
        let name = R::Part::ALL[part].name();
        let id = format!("part-{}-{name}", seat.index());
        let value = self.scores.get(seat.index()).map_or(0, |score| score.values()[part]);
        let entries = || R::ENTRIES.iter().enumerate().filter(|(_, entry)| entry.part == part);
        html! {
            div.part role="group" aria-labelledby=(id) data-part=(part) data-column=(name) data-majority[self.has_majority(seat, part)] {
                h2 id=(id) { (self.mark(part)) span { (self.texts.part(R::NAME, name)) } }
                @if has_majority_term::<R>(part) {
                    span.majority title=(self.texts.get("page-pad-majority")) {
                        (self.art.picture("crown")) span.unseen { (self.texts.get("page-pad-majority")) } }
                }
                strong.value { (value) }
                div.ticks { @for tick in R::TICKS.iter().filter(|tick| tick.part == part) {
                    (self.tick(seat, tick.name::<R>(), sheet.heroes().contains(tick.hero))) } }
                div.entries { @for (at, entry) in entries() { (self.entry(seat, entry, sheet.count(at))) } }
                @if part == R::COINS { (self.coins(seat, sheet)) }
            }
        }
    }

    /// Returns the icon of a part.
    fn mark(&self, part: usize) -> Markup {
        match R::Part::ALL[part].name() {
            column if R::COLUMNS.contains(&column) => self.art.emblem(column),
            "coins" => self.art.picture("pouch"),
            "gem" => self.art.gem(6),
            "malt" => self.art.picture("malt"),
            _ => self.art.picture("laurel"),
        }
    }

    /// Returns whether the score of a part includes the bonus of a majority.
    fn has_majority(&self, seat: Seat, part: usize) -> bool {
        let pad = &self.filled.pad;
        let leads = |name: &str| {
            let entry = R::ENTRIES.iter().position(|entry| entry.name == name).unwrap_or_default();
            let count = |seat: Seat| pad.sheet(seat).count(entry);
            count(seat) > 0 && pad.seats().all(|other| count(other) <= count(seat))
        };
        self.plays(seat) && R::terms().iter().any(|term| term.part == part && term.leads.is_some_and(leads))
    }

    fn tick(&self, seat: Seat, hero: &str, is_ticked: bool) -> Markup {
        html! {
            label.chip title=[self.texts.hero_power(R::NAME, hero)] {
                input type="checkbox" name={ (seat.index()) "-" (hero) } value="on" checked[is_ticked];
                (self.art.hero(hero)) span translate="no" { (self.texts.hero(R::NAME, hero)) }
            }
        }
    }

    fn entry(&self, seat: Seat, entry: &Entry, count: u16) -> Markup {
        let field = format!("{}-{}", seat.index(), entry.name);
        let label = self.texts.pad_entry::<R>(entry);
        if entry.is_single {
            return html! {
                label.chip { input type="checkbox" name=(field) value=(entry.most) checked[count == entry.most]; (self.art.gem(entry.most)) (label) }
            };
        }
        html! {
            div.entry data-entry=(entry.name) {
                label for=(field) { (label) }
                (self.stepper(&field, &label, entry.most, count))
            }
        }
    }

    /// Returns a number field with buttons for one less and one more.
    fn stepper(&self, field: &str, label: &str, most: u16, count: u16) -> Markup {
        let button = |step: &str, sign: &str, id: &str| {
            let name = self.texts.format(id, &[("what", label.into())]);
            html! { button type="button" tabindex="-1" data-step=(step) aria-label=(name) { (sign) } }
        };
        html! {
            div.stepper {
                (button("-1", "−", "page-pad-less"))
                input id=(field) name=(field) type="number" inputmode="numeric" min="0" max=(most) placeholder="0" value=[written(count)];
                (button("1", "+", "page-pad-more"))
            }
        }
    }

    fn coins(&self, seat: Seat, sheet: &Sheet<R>) -> Markup {
        let name = |at: usize| self.texts.format("page-pad-coin", &[("number", at.into())]);
        html! {
            div.coins { @for (at, coin) in (1..=COINS).zip(sheet.coins()) {
                input name={ (seat.index()) "-coin" (at) } type="number" inputmode="numeric" min="0" max=(Sheet::<R>::HIGHEST_COIN)
                    aria-label=(name(at)) placeholder="0" value=[written(coin.into())];
            } }
        }
    }
}

/// Returns a number as the value of its field; 0 is an empty field.
fn written(count: u16) -> Option<u16> {
    (count > 0).then_some(count)
}

/// Returns whether a majority adds points to a part of the score.
fn has_majority_term<R: ScorePadRules>(part: usize) -> bool {
    R::terms().iter().any(|term| term.part == part && term.leads.is_some())
}
