//! The log of events as text, by rounds, with the reactions beside it.

use elvaland_rules::Seat;
use elvaland_rules::mechanics::{Event, SeenPurse};
use elvaland_session::LoggedEvent;
use maud::{Markup, html};

use super::parts::{Parts, part};
use super::{Page, Scene};
use crate::art::GameArt;
use crate::notifications;

impl<R: GameArt, P: SeenPurse> Page<'_, R, P> {
    pub(super) fn side(&self) -> Markup {
        html! {
            aside #side {
                header {
                    h2 #log-title { (self.scene.texts.get("page-log")) }
                    p.links {
                        @if self.scene.extras.puzzle.is_none() { a.button.quiet href=(self.address("text")) { (self.scene.texts.get("page-text-view")) } }
                        button.quiet.with-keys type="button" popovertarget="keys" title=(self.scene.texts.get("page-keys")) {
                            span.unseen { (self.scene.texts.get("page-keys")) } kbd { "?" } }
                        @if self.is_live() {
                            button.quiet type="button" popovertarget="reactions" { (self.scene.texts.get("page-reactions")) }
                            (notifications::opener(self.scene.texts))
                            button.quiet type="button" popovertarget="leaving" { (self.scene.texts.get("page-leave-short")) }
                        }
                    }
                }
                @if self.is_live() { (self.reactions()) (notifications::control(self.scene.viewer.base, self.scene.texts, &self.scene.snapshot.id)) (self.leaving()) }
                (self.log())
            }
        }
    }

    /// Returns whether the viewer plays here now.
    fn is_live(&self) -> bool {
        let snapshot = self.scene.snapshot;
        snapshot.own.is_some() && self.moment().is_none() && self.scene.extras.puzzle.is_none()
    }

    /// Draws the log, the latest round first and open. The style turns the order round and begins at the end.
    fn log(&self) -> Markup {
        html! {
            section #log aria-labelledby="log-title" {
                @for (_, round) in self.rounds() { (round) }
            }
            (self.latest_news())
        }
    }

    /// Returns the rounds of the log as parts, the latest first.
    pub(super) fn log_parts(&self) -> Parts {
        self.rounds().into_iter().map(|(at, round)| part(&format!("round-{at}"), round)).collect()
    }

    fn rounds(&self) -> Vec<(usize, Markup)> {
        let rounds: Vec<&[LoggedEvent]> = self
            .scene
            .log
            .chunk_by(|_, next| !matches!(next.event, Event::RoundBegins(_) | Event::AgeBegins(_)))
            .collect();
        let draw = |(at, round): (usize, &&[LoggedEvent])| (at, self.round(at, round, at + 1 < rounds.len()));
        rounds.iter().enumerate().rev().map(draw).collect()
    }

    fn round(&self, at: usize, round: &[LoggedEvent], is_past: bool) -> Markup {
        let (heading, rest) = self.heading(round);
        html! {
            details id={ "round-" (at) } open[!is_past] {
                summary { (heading) }
                ol { @for happened in rest.iter().filter(|happened| !is_past || !Self::is_to_be_remembered(happened.event)) {
                    @if let Some(told) = self.told(happened) { (self.line(happened, &told)) }
                } }
            }
        }
    }

    /// Says what happened last, for screen readers.
    pub(super) fn latest_news(&self) -> Markup {
        html! { p #latest.unseen role="status" aria-live="polite" { (self.news()) } }
    }

    /// Says what happened last.
    pub(super) fn news(&self) -> Markup {
        html! { @for happened in self.latest() { @if let Some(told) = self.told(happened) { (told) ". " } } }
    }

    /// Draws a line of the log; it links to that moment where the viewer may look back.
    fn line(&self, happened: &LoggedEvent, told: &str) -> Markup {
        let snapshot = self.scene.snapshot;
        let now = self.moment().map(|moment| moment.step());
        let is_later = now.is_some_and(|now| happened.step >= now);
        html! {
            li data-later[is_later] data-seat=[subject(happened.event).map(Seat::index)] {
                @if snapshot.details.has_past { a data-step=(happened.step + 1) href=(self.moment_address(happened.step + 1)) { (told) } }
                @else { (told) }
            }
        }
    }

    /// Returns the heading of a round and what happened in it. The first round has no event that announces it.
    fn heading<'r>(&self, round: &'r [LoggedEvent]) -> (String, &'r [LoggedEvent]) {
        let Scene { texts, view, .. } = self.scene;
        match round {
            [LoggedEvent { event: Event::RoundBegins(_) | Event::AgeBegins(_), .. }, rest @ ..] => {
                (self.told(&round[0]).unwrap_or_default(), rest)
            }
            _ => {
                let rounds = view.table().rules().rounds();
                let first = texts.format("table-round", &[("round", 1.into()), ("rounds", rounds.into())]);
                (format!("{}, {first}", texts.age(R::NAME, 1)), round)
            }
        }
    }

    /// Returns what the last step caused, for screen readers.
    fn latest(&self) -> &[LoggedEvent] {
        let log = self.scene.log;
        let last = log.last().map_or(0, |happened| happened.step);
        &log[log.partition_point(|happened| happened.step < last)..]
    }

    /// Returns whether memory mode hides the event once its round is over.
    fn is_to_be_remembered(event: Event) -> bool {
        P::IS_MEMORY && matches!(event, Event::Revealed(..) | Event::PouchShown(..) | Event::Exchanged { .. })
    }

    /// Returns the sentence of the log about an event, if it has one.
    pub(crate) fn told(&self, happened: &LoggedEvent) -> Option<String> {
        // The panels show who is ready.
        if matches!(happened.event, Event::Ready(_)) {
            return None;
        }
        let Scene { texts, view, .. } = self.scene;
        texts.event(view.table().rules(), &self.names, view.audience(), happened.event)
    }
}

/// Returns the player whom an event is about.
fn subject(event: Event) -> Option<Seat> {
    match event {
        Event::Ready(seat)
        | Event::Revealed(seat, ..)
        | Event::Took(seat, _)
        | Event::Dropped(seat, _)
        | Event::Recruited(seat, _)
        | Event::Placed(seat, _)
        | Event::Covered(seat, _)
        | Event::Lifted(seat, _)
        | Event::Discarded(seat, _)
        | Event::PouchShown(seat, _)
        | Event::Exchanged { seat, .. }
        | Event::TookCoinsBack(seat)
        | Event::SwappedGems(seat, _)
        | Event::TookGem(seat, _)
        | Event::Offered(seat, _)
        | Event::OfferedUnseen(seat, _)
        | Event::Kept(seat, _) => Some(seat),
        Event::Evaluated(_, winner) | Event::Awarded(_, winner) => winner,
        Event::AgeBegins(_)
        | Event::RoundBegins(_)
        | Event::Dealt(..)
        | Event::LeftOver(_)
        | Event::CoinsBack
        | Event::Burned(_)
        | Event::Over => None,
    }
}
