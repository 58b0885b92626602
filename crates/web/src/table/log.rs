//! What happened, as text, by rounds; and the reactions beside it.

use elvaland_rules::mechanics::{Event, SeenPurse};
use maud::{Markup, html};

use super::{Happened, Page, Scene};
use crate::art::Drawn;

impl<R: Drawn, P: SeenPurse> Page<'_, R, P> {
    pub(super) fn side(&self) -> Markup {
        html! {
            aside #side {
                @if self.scene.frame.moment.is_none() { (self.reactions()) }
                (self.log())
                p.links {
                    a href=(self.scene.frame.address("text")) { (self.scene.texts.get("page-text-view")) }
                    button.quiet type="button" popovertarget="keys" { (self.scene.texts.get("page-keys")) kbd { "?" } }
                }
            }
        }
    }

    /// The log, the latest round first and open.
    fn log(&self) -> Markup {
        let Scene { texts, log, .. } = self.scene;
        let rounds: Vec<&[Happened]> =
            log.chunk_by(|_, next| !matches!(next.event, Event::RoundBegins(_) | Event::AgeBegins(_))).collect();
        html! {
            section #log aria-labelledby="log-title" {
                h2 #log-title { (texts.get("page-log")) }
                @for (at, round) in rounds.iter().enumerate().rev() {
                    @let (heading, rest) = self.heading(round);
                    @let is_past = at + 1 < rounds.len();
                    details id={ "round-" (at) } open[at + 2 > rounds.len()] {
                        summary { (heading) }
                        ol { @for happened in rest.iter().filter(|happened| !is_past || !Self::is_to_be_remembered(happened.event)) {
                            @if let Some(told) = self.told(happened) { (self.line(happened, &told)) }
                        } }
                    }
                }
            }
            p #latest.unseen role="status" aria-live="polite" { (self.news()) }
        }
    }

    /// What happened last, as sentences.
    pub(super) fn news(&self) -> Markup {
        html! { @for happened in self.latest() { @if let Some(told) = self.told(happened) { (told) ". " } } }
    }

    /// A line of the log, which leads to that moment where one may look back.
    fn line(&self, happened: &Happened, told: &str) -> Markup {
        let frame = self.scene.frame;
        let now = frame.moment.as_ref().map(|moment| moment.step());
        let is_later = now.is_some_and(|now| happened.step >= now);
        html! {
            li data-later[is_later] {
                @if frame.has_past { a data-step=(happened.step + 1) href=(self.moment_address(happened.step + 1)) { (told) } }
                @else { (told) }
            }
        }
    }

    /// How a round is called, and what happened in it. The first one begins without being told.
    fn heading<'r>(&self, round: &'r [Happened]) -> (String, &'r [Happened]) {
        let Scene { texts, view, .. } = self.scene;
        match round {
            [Happened { event: Event::RoundBegins(_) | Event::AgeBegins(_), .. }, rest @ ..] => {
                (self.told(&round[0]).unwrap_or_default(), rest)
            }
            _ => {
                let rounds = view.table().rules().rounds();
                let first = texts.format("table-round", &[("round", 1.into()), ("rounds", rounds.into())]);
                (format!("{}, {first}", texts.age(R::NAME, 1)), round)
            }
        }
    }

    /// What the last step brought, for those who listen.
    fn latest(&self) -> &[Happened] {
        let log = self.scene.log;
        let last = log.last().map_or(0, |happened| happened.step);
        &log[log.partition_point(|happened| happened.step < last)..]
    }

    /// Where coins are to be remembered, those of earlier rounds are not read again.
    fn is_to_be_remembered(event: Event) -> bool {
        P::IS_MEMORY && matches!(event, Event::Revealed(..) | Event::PouchShown(..) | Event::Exchanged { .. })
    }

    fn told(&self, happened: &Happened) -> Option<String> {
        // Who is ready is seen, and by then old news.
        if matches!(happened.event, Event::Ready(_)) {
            return None;
        }
        let Scene { texts, view, .. } = self.scene;
        texts.event(view.table().rules(), &self.names, view.audience(), happened.event)
    }
}
