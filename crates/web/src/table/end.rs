//! The end: the viewer's place and the winner, the score class by class, and how it came about.

use elvaland_rules::Seat;
use elvaland_rules::mechanics::SeenPurse;
use maud::{Markup, html};

use super::{Page, Scene};
use crate::art::GameArt;
use crate::chart;
use crate::guided_game;
use crate::preview;
use crate::scores::{self, Scored};

impl<R: GameArt, P: SeenPurse> Page<'_, R, P> {
    /// Draws the page of a game that is over: nothing of the running game is left.
    pub(super) fn ended(&self) -> Markup {
        let snapshot = self.scene.snapshot;
        html! {
            div #table.ended data-game=(R::NAME) data-live=[self.moment().is_none().then_some(&snapshot.id)] data-seq=(self.step())
                data-latest=(self.latest_step()) data-players=(snapshot.seats.len()) data-phase="over" data-notified[self.scene.viewer.is_notified] {
                (self.moment_bar())
                (self.end())
                (self.review())
                (self.final_armies())
                @if self.moment().is_some() { (self.side()) }
                (self.glossary())
            }
        }
    }

    fn end(&self) -> Markup {
        let (texts, course) = (self.scene.texts, self.totals());
        html! {
            section #end aria-labelledby="end-title" {
                (self.verdict())
                (self.podium())
                (self.after_the_game())
                div.how {
                    (self.sheet())
                    @if course.len() > 1 {
                        figure.course { figcaption { (texts.get("page-score-by-round")) } (chart::course(course, &self.labels(), &self.round_labels())) }
                    }
                }
                pre #score-text hidden { (self.as_text()) }
            }
        }
    }

    /// Says the viewer's place and who won.
    fn verdict(&self) -> Markup {
        let texts = self.scene.texts;
        let won = self.scene.texts.winners(self.scene.view, &self.names).unwrap_or_default();
        let own = self.own().filter(|&own| self.place(own) > 1);
        html! {
            header.verdict { (self.art.picture("crown"))
                @match own {
                    Some(own) => {
                        h1 #end-title { (texts.format("page-your-place", &[("place", self.place(own).into()),
                            ("count", self.names.len().into()), ("points", self.scene.view.score(own).total().into())])) }
                        p { (won) }
                    },
                    None => h1 #end-title { (won) },
                }
            }
        }
    }

    /// Returns the place of a player: one more than the number of players who did better.
    fn place(&self, seat: Seat) -> usize {
        let view = self.scene.view;
        let winners = view.standing().winners;
        if winners.contains(seat) {
            return 1;
        }
        let total = view.score(seat).total();
        1 + view.table().seats().filter(|&other| winners.contains(other) || view.score(other).total() > total).count()
    }

    /// Returns the seats by place.
    fn by_place(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.scene.view.table().seats().collect();
        seats.sort_by_key(|&seat| self.place(seat));
        seats
    }

    /// Lists the players by place, each with the parts of the score as a bar.
    fn podium(&self) -> Markup {
        let Scene { texts, view, snapshot, .. } = self.scene;
        let best = view.table().seats().map(|seat| view.score(seat).total()).max().unwrap_or(1);
        let parts = |seat: Seat| -> Vec<(&str, String, u16)> {
            let values = view.score(seat).values().to_vec();
            R::part_names().zip(values).map(|(part, points)| (part, texts.part(R::NAME, part), points)).collect()
        };
        html! {
            ol.podium { @for seat in self.by_place() {
                li data-seat=(seat.index()) data-own[self.own() == Some(seat)] {
                    span.place { (self.place(seat)) }
                    (self.art.seat(seat.index()))
                    strong translate="no" { (self.label(seat)) }
                    @if let Some(level) = snapshot.seat(seat).and_then(|seat| seat.occupant.level()) { span.badge { (texts.level(level.name())) } }
                    b.total { (view.score(seat).total()) }
                    (chart::stacked(&parts(seat), best))
                }
            } }
        }
    }

    /// Offers what can be done next.
    fn after_the_game(&self) -> Markup {
        let Scene { texts, snapshot, extras, .. } = self.scene;
        html! {
            div.controls {
                @match &snapshot.rematch {
                    Some(next) => a.button.main href=(self.scene.viewer.base.table(next)) { (texts.get("page-next-game")) },
                    None => @if snapshot.own.is_some() { (self.button("rematch", &texts.get("page-rematch"), "main")) },
                }
                @if self.moment().is_none() { a.button href=(self.address("replay")) { (texts.get("page-replay")) } }
                @if self.moment().is_none() && extras.review.is_some() { a.button href="#review" { (texts.get("page-review")) } }
                button type="button" data-copy="#score-text" data-done=(texts.get("page-copied")) { (texts.get("page-copy-score")) }
                a.button href=(self.scene.viewer.base.address(preview::address(&snapshot.id, texts.language()))) download={ "elvaland-" (snapshot.id) ".png" } data-share {
                    (texts.get("preview-share")) }
                button.quiet type="button" data-print { (texts.get("page-print")) }
                a.button.quiet href={ (self.scene.viewer.base.address("/api/v1/tables/")) (snapshot.id) "/record" } download={ "elvaland-" (snapshot.id) ".json" } {
                    (texts.get("page-download-record")) }
                @if snapshot.options.is_guided { a.button href={ (self.scene.viewer.base.address(guided_game::DONE)) "?game=" (R::NAME) } { (texts.get("page-guide-finish")) } }
            }
        }
    }

    /// Draws the score class by class; its rows are the legend of the bars.
    fn sheet(&self) -> Markup {
        let Scene { texts, view, .. } = self.scene;
        let winners = view.standing().winners;
        let player = |seat: Seat| Scored {
            name: self.label(seat),
            parts: view.score(seat),
            is_winner: winners.contains(seat),
            is_empty: false,
        };
        let players: Vec<Scored<R>> = view.table().seats().map(player).collect();
        scores::table::<R>(self.art, texts, &players)
    }

    /// Lists the armies as they were at the end, one tap away.
    fn final_armies(&self) -> Markup {
        let texts = self.scene.texts;
        html! {
            section #armies aria-labelledby="armies-title" {
                h2 #armies-title { (texts.get("page-final-armies")) }
                @for seat in self.by_place() {
                    details id={ "army-" (seat.index()) } data-seat=(seat.index()) {
                        summary { (self.art.seat(seat.index())) span translate="no" { (self.label(seat)) } }
                        (self.columns(seat)) (self.command(seat))
                    }
                }
            }
        }
    }

    /// Returns what players are called in charts.
    pub(super) fn labels(&self) -> Vec<String> {
        self.scene.view.table().seats().map(|seat| self.label(seat)).collect()
    }

    /// Returns everybody's total after every round, when the game is over.
    fn totals(&self) -> &[Vec<u16>] {
        self.scene.snapshot.details.course.as_ref().map_or(&[], |course| &course.totals)
    }

    /// Returns the labels of the rounds: the age and the round, the age at its first round only.
    fn round_labels(&self) -> Vec<String> {
        let rounds = usize::from(self.scene.view.table().rules().rounds());
        let label = |after: usize| match after.checked_sub(1).map(|at| (at / rounds, at % rounds + 1)) {
            None => String::new(),
            Some((0, round)) => format!("I·{round}"),
            Some((_, round)) => format!("II·{round}"),
        };
        (0..self.totals().len()).map(label).collect()
    }

    /// The score sheet as lines of text.
    fn as_text(&self) -> String {
        let Scene { texts, view, snapshot, .. } = self.scene;
        let mut text =
            format!("{}\n", texts.victory(&view.standing(), &self.names, elvaland_rules::Audience::Spectator));
        for seat in self.by_place() {
            let score = view.score(seat);
            let parts = R::part_names()
                .zip(score.values())
                .map(|(part, points)| format!("{} {points}", texts.part(R::NAME, part)));
            let parts: Vec<String> = parts.collect();
            text += &format!("{}. {}: {} ({})\n", self.place(seat), self.player(seat), score.total(), parts.join(", "));
        }
        text + &self.scene.viewer.table_link(&snapshot.id) + "\n"
    }
}
