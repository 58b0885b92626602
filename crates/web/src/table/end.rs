//! The end: who won, the score sheet, and how it came about.

use elvaland_rules::Seat;
use elvaland_rules::mechanics::SeenPurse;
use maud::{Markup, html};

use super::{Page, Scene};
use crate::art::Drawn;
use crate::chart;
use crate::scores::{self, Scored};

impl<R: Drawn, P: SeenPurse> Page<'_, R, P> {
    pub(super) fn end(&self) -> Markup {
        let Scene { texts, view, info, course, .. } = self.scene;
        let winners = view.standing().winners;
        html! {
            section #end aria-labelledby="end-title" {
                h2 #end-title { (self.art.picture("crown")) (self.winners()) }
                (self.sheet(&winners.iter().collect::<Vec<_>>()))
                @if course.len() > 1 {
                    figure.course { figcaption { (texts.get("page-score-by-round")) } (chart::course(course, &self.names)) }
                }
                div.controls {
                    @match &info.rematch {
                        Some(next) => a.button.main href={ "/t/" (next) } { (texts.get("page-next-game")) },
                        None => @if info.own.is_some() { (self.button("rematch", &texts.get("page-rematch"), "main")) },
                    }
                    @if info.moment.is_none() { a.button href=(info.address("replay")) { (texts.get("page-replay")) } }
                    button.quiet type="button" data-copy="#score-text" data-done=(texts.get("page-copied")) { (texts.get("page-copy-score")) }
                    button.quiet type="button" data-print { (texts.get("page-print")) }
                    a.button.quiet href={ "/api/v1/tables/" (info.id) "/record" } download={ "elvaland-" (info.id) ".json" } {
                        (texts.get("page-download-record")) }
                }
                pre #score-text hidden { (self.as_text()) }
            }
        }
    }

    fn winners(&self) -> String {
        self.scene.texts.winners(self.scene.view, &self.names).unwrap_or_default()
    }

    /// Parts of the score by player, each with a bar of what it is of the best total.
    fn sheet(&self, winners: &[Seat]) -> Markup {
        let Scene { texts, view, .. } = self.scene;
        let player = |seat: Seat| Scored {
            name: self.player(seat).to_string(),
            parts: view.score(seat),
            is_winner: winners.contains(&seat),
            is_empty: false,
        };
        let players: Vec<Scored<R>> = view.table().seats().map(player).collect();
        let best = players.iter().map(|player| player.parts.total()).max().unwrap_or(1).max(1);
        let parts: Vec<Vec<u16>> = players.iter().map(|player| player.parts.values().to_vec()).collect();
        html! {
            (scores::table::<R>(texts, &players))
            div.bars aria-hidden="true" { (chart::bars(&parts, best, &self.names)) }
        }
    }

    /// The score sheet as lines of text.
    fn as_text(&self) -> String {
        let Scene { texts, view, .. } = self.scene;
        let mut text = format!("{}\n", self.winners());
        for seat in view.table().seats() {
            let score = view.score(seat);
            let parts = R::part_names()
                .zip(score.values())
                .map(|(part, points)| format!("{} {points}", texts.part(R::NAME, part)));
            let parts: Vec<String> = parts.collect();
            text += &format!("{}: {} ({})\n", self.player(seat), score.total(), parts.join(", "));
        }
        text
    }
}
