//! An earlier moment of a game: where one can go from it, and what one can do there.

use elvaland_rules::mechanics::SeenPurse;
use elvaland_rules::{Audience, Seat};
use elvaland_session::{ShownMoment, Status};
use maud::{Markup, html};

use super::{Page, Scene};
use crate::art::GameArt;
use crate::home::{DEFAULT_LEVEL, level_options};
use crate::shell::choice;

/// Returns the name of an audience in addresses.
fn eyes_name(eyes: Audience) -> String {
    match eyes {
        Audience::Seat(seat) => seat.index().to_string(),
        Audience::Spectator => "spectator".to_owned(),
        Audience::Open => "open".to_owned(),
    }
}

impl<R: GameArt, P: SeenPurse> Page<'_, R, P> {
    /// Returns the address of the first moment at or after `step`.
    pub(super) fn moment_address(&self, step: u32) -> String {
        let eyes = self.moment().and_then(|moment| moment.eyes);
        let eyes = eyes.map_or_else(String::new, |eyes| format!("&as={}", eyes_name(eyes)));
        format!("{}?step={step}{eyes}", self.address("replay"))
    }

    /// Draws the controls that lead to other moments.
    pub(super) fn moment_bar(&self) -> Markup {
        let Scene { texts, snapshot, .. } = self.scene;
        let Some(moment) = self.moment() else { return html! {} };
        let at = texts.format("page-moment", &[("at", (moment.index() + 1).into()), ("count", moment.count().into())]);
        html! {
            section #moment aria-label=(texts.get("page-replay")) {
                nav.steps {
                    (self.step_link("page-first", "⇤", (moment.index() > 0).then(|| moment.first()), "Home"))
                    (self.step_link("page-previous-tavern", "«", moment.previous_stage(), "Shift+ArrowLeft"))
                    (self.step_link("page-previous", "‹", moment.previous(), "ArrowLeft"))
                    (self.step_link("page-next", "›", moment.next(), "ArrowRight"))
                    (self.step_link("page-next-tavern", "»", moment.next_stage(), "Shift+ArrowRight"))
                    (self.step_link("page-last", "⇥", moment.next().map(|_| moment.last()), "End"))
                    (self.play_button(moment))
                }
                form.slide method="get" action=(self.address("replay")) {
                    label { span.unseen { (texts.get("page-replay")) }
                        input type="range" name="step" min=(moment.first()) max=(moment.last()) value=(moment.step())
                            aria-valuetext=(at); }
                    output { (at) }
                    @if let Some(eyes) = moment.eyes {
                        (choice(&texts.get("page-eyes"), "as", &eyes_name(eyes), self.eyes()))
                    }
                    button.quiet { (texts.get("page-show")) }
                }
                div.controls {
                    @if snapshot.status != Status::Replay { a.button.quiet href=(self.scene.viewer.base.table(&snapshot.id)) { (texts.get("page-back-to-table")) } }
                    (self.going_on(moment))
                }
            }
        }
    }

    /// Draws the button that plays the steps after the moment; only the script can.
    fn play_button(&self, moment: &ShownMoment) -> Markup {
        let (snapshot, last) = (self.scene.snapshot, moment.last());
        let label = self.scene.texts.get("page-play-steps");
        let eyes = moment.eyes.map_or_else(String::new, |eyes| format!("&as={}", eyes_name(eyes)));
        html! {
            button.quiet.with-script type="button" data-play data-table=(snapshot.id) data-from=(moment.step()) aria-label=(label) title=(label)
                data-to=(last) data-eyes=(eyes) data-then=(self.moment_address(last))
                disabled[moment.next().is_none()] { "▶" }
        }
    }

    fn step_link(&self, label: &str, sign: &str, step: Option<u32>, key: &str) -> Markup {
        let label = self.scene.texts.get(label);
        html! {
            @match step {
                Some(step) => a.button.quiet data-step=(step) aria-keyshortcuts=(key) aria-label=(label) title=(label)
                    href=(self.moment_address(step)) { (sign) },
                None => a.button.quiet role="link" aria-disabled="true" aria-label=(label) { (sign) },
            }
        }
    }

    /// Returns the audiences whose view of a finished game can be chosen: value and label.
    fn eyes(&self) -> Vec<(String, String)> {
        let texts = self.scene.texts;
        let seats = self.scene.view.table().seats().map(|seat| (eyes_name(Audience::Seat(seat)), self.player(seat)));
        let mut eyes: Vec<(String, String)> = seats.collect();
        eyes.push((eyes_name(Audience::Open), texts.get("page-eyes-open")));
        eyes.push((eyes_name(Audience::Spectator), texts.get("page-eyes-spectator")));
        eyes
    }

    /// The form that continues the game from here at a new table, with bots.
    fn going_on(&self, moment: &ShownMoment) -> Markup {
        let Scene { texts, snapshot, view, .. } = self.scene;
        let Some(eyes) = moment.eyes.filter(|_| moment.next().is_some()) else { return html! {} };
        let seat = match eyes {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectator | Audience::Open => snapshot.own,
        };
        let chosen = seat.unwrap_or(Seat::S0).index().to_string();
        let seats = view.table().seats().map(|seat| (seat.index().to_string(), self.player(seat)));
        html! {
            details.go-on id="go-on" { summary { (texts.get("page-go-on")) }
                form method="post" action=(self.address("continue")) {
                    input type="hidden" name="step" value=(moment.step());
                    (choice(&texts.get("page-go-on-as"), "seat", &chosen, seats))
                    (choice(&texts.get("page-level"), "level", DEFAULT_LEVEL.name(), level_options(texts)))
                    button.main { (texts.get("page-go-on-button")) }
                }
            }
        }
    }
}
