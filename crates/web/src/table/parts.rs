//! The parts of a page that a step can change, each with its element id, for playback.

use elvaland_rules::mechanics::{Age, SeenPurse, Tavern};
use maud::Markup;

use super::Page;
use super::taverns::tavern_id;
use crate::art::GameArt;

/// Parts of a page by element id, in the order of the page. A part that is not there is empty.
pub(crate) type Parts = Vec<(String, String)>;

impl<R: GameArt, P: SeenPurse> Page<'_, R, P> {
    /// Returns what lies on the table: what changes while steps are played back.
    pub(crate) fn board_parts(&self) -> Parts {
        let round = self.round_log();
        let mut parts = vec![part("evaluated", self.evaluated())];
        for tavern in Tavern::ALL {
            parts.push(part(&tavern_id(tavern), self.tavern(tavern, &round)));
        }
        if let Some(own) = self.own() {
            parts.push(part("army", self.own_army(own)));
        }
        for seat in self.scene.view.table().seats().filter(|&seat| Some(seat) != self.own()) {
            parts.push(part(&format!("player-{}", seat.index()), self.player_panel(seat)));
        }
        parts.push(part("treasure", self.treasure()));
        parts
    }

    /// Returns the parts of the pending question, which are shown at once even while steps are played back.
    pub(crate) fn question_parts(&self) -> Parts {
        let mut parts = vec![
            part("status", self.status()),
            part("guide", self.guide()),
            part("advice", self.advice()),
            part("decision", self.asked()),
        ];
        for (at, player) in self.scene.snapshot.seats.iter().enumerate() {
            parts.push(part(&format!("badges-{at}"), self.badges(at, player)));
        }
        parts
    }

    /// Returns the log, the decks and the heroes left, which are updated after the playback.
    pub(crate) fn side_parts(&self) -> Parts {
        let mut parts = self.log_parts();
        for age in Age::ALL {
            parts.push(part(&format!("deck-{}", age.number()), self.deck(age)));
        }
        parts.push(part("heroes-left", self.heroes_left()));
        parts.push(part("latest", self.latest_news()));
        parts
    }
}

pub(super) fn part(id: &str, markup: Markup) -> (String, String) {
    (id.to_owned(), markup.into_string())
}
