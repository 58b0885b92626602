//! An earlier moment of a game: where one can go from it, and what one can do there.

use elvaland_rules::mechanics::SeenPurse;
use elvaland_rules::{Audience, Seat};
use elvaland_session::Stop;
use maud::{Markup, html};

use super::{Page, Scene};
use crate::art::GameArt;
use crate::shell::choice;

/// The earlier moment of a game that the page shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// All moments of the game, at least one.
    stops: Vec<Stop>,
    /// The index of the shown stop.
    at: usize,
    /// The audience whose view is shown; can be chosen only when the game is over.
    eyes: Option<Audience>,
}

impl Moment {
    /// Returns the first moment at or after `step`, or the last one; `None` if there is none.
    ///
    /// ```
    /// use elvaland_rules::mechanics::{Round, Stage};
    /// use elvaland_session::Stop;
    /// use elvaland_web::table::Moment;
    ///
    /// let stage = Stage { round: Round { age: 1, round: 1 }, tavern: None };
    /// let stops = [(3, true), (4, false), (9, true)].map(|(step, begins_stage)| Stop { step, begins_stage, stage });
    /// let at = |step| Moment::new(stops.to_vec(), step, None).map(|moment| moment.step());
    /// assert_eq!([at(0), at(4), at(5), at(99)], [Some(3), Some(4), Some(9), Some(9)]);
    /// assert_eq!(Moment::new(Vec::new(), 0, None), None);
    /// ```
    pub fn new(stops: Vec<Stop>, step: u32, eyes: Option<Audience>) -> Option<Moment> {
        let at = stops.partition_point(|stop| stop.step < step).min(stops.len().checked_sub(1)?);
        Some(Moment { stops, at, eyes })
    }

    /// Returns the number of steps before it.
    pub fn step(&self) -> u32 {
        self.stops[self.at].step
    }

    fn first(&self) -> u32 {
        self.stops[0].step
    }

    pub(super) fn last(&self) -> u32 {
        self.stops[self.stops.len() - 1].step
    }

    fn previous(&self) -> Option<u32> {
        Some(self.stops[self.at.checked_sub(1)?].step)
    }

    fn next(&self) -> Option<u32> {
        Some(self.stops.get(self.at + 1)?.step)
    }

    /// Returns the beginning of the current tavern or round, or of the one before.
    fn previous_place(&self) -> Option<u32> {
        Some(self.stops[..self.at].iter().rev().find(|stop| stop.begins_stage)?.step)
    }

    fn next_place(&self) -> Option<u32> {
        Some(self.stops[self.at + 1..].iter().find(|stop| stop.begins_stage)?.step)
    }
}

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
        let info = self.scene.info;
        let eyes = info.moment.as_ref().and_then(|moment| moment.eyes);
        let eyes = eyes.map_or_else(String::new, |eyes| format!("&as={}", eyes_name(eyes)));
        format!("{}?step={step}{eyes}", info.address("replay"))
    }

    /// Draws the controls that lead to other moments.
    pub(super) fn moment_bar(&self) -> Markup {
        let Scene { texts, info, .. } = self.scene;
        let Some(moment) = &info.moment else { return html! {} };
        let at = texts.format("page-moment", &[("at", (moment.at + 1).into()), ("count", moment.stops.len().into())]);
        html! {
            section #moment aria-label=(texts.get("page-replay")) {
                nav.steps {
                    (self.step_link("page-first", "⇤", (moment.at > 0).then(|| moment.first()), "Home"))
                    (self.step_link("page-previous-tavern", "«", moment.previous_place(), "Shift+ArrowLeft"))
                    (self.step_link("page-previous", "‹", moment.previous(), "ArrowLeft"))
                    (self.step_link("page-next", "›", moment.next(), "ArrowRight"))
                    (self.step_link("page-next-tavern", "»", moment.next_place(), "Shift+ArrowRight"))
                    (self.step_link("page-last", "⇥", moment.next().map(|_| moment.last()), "End"))
                    (self.play_button(moment))
                }
                form.slide method="get" action=(info.address("replay")) {
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
                    @if !info.is_record { a.button.quiet href=(info.base.table(&info.id)) { (texts.get("page-back-to-table")) } }
                    (self.going_on(moment))
                }
            }
        }
    }

    /// Draws the button that plays the steps after the moment; only the script can.
    fn play_button(&self, moment: &Moment) -> Markup {
        let (info, last) = (self.scene.info, moment.last());
        let label = self.scene.texts.get("page-play-steps");
        let eyes = moment.eyes.map_or_else(String::new, |eyes| format!("&as={}", eyes_name(eyes)));
        html! {
            button.quiet.with-script type="button" data-play data-table=(info.id) data-from=(moment.step()) aria-label=(label) title=(label)
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
    fn going_on(&self, moment: &Moment) -> Markup {
        let Scene { texts, info, view, .. } = self.scene;
        let Some(eyes) = moment.eyes.filter(|_| moment.next().is_some()) else { return html! {} };
        let seat = match eyes {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectator | Audience::Open => info.own,
        };
        let chosen = seat.unwrap_or(Seat::S0).index().to_string();
        let seats = view.table().seats().map(|seat| (seat.index().to_string(), self.player(seat)));
        let levels = info.levels;
        html! {
            details.go-on id="go-on" { summary { (texts.get("page-go-on")) }
                form method="post" action=(info.address("continue")) {
                    input type="hidden" name="step" value=(moment.step());
                    (choice(&texts.get("page-go-on-as"), "seat", &chosen, seats))
                    (choice(&texts.get("page-level"), "level", levels.default, levels.options(texts)))
                    button.main { (texts.get("page-go-on-button")) }
                }
            }
        }
    }
}
