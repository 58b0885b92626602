//! The tabs of small screens: the table, the own army, the players, the log, the Treasure. They work without a script.

use elvaland_rules::mechanics::SeenPurse;
use maud::{Markup, html};

use super::Page;
use crate::art::GameArt;

impl<R: GameArt, P: SeenPurse> Page<'_, R, P> {
    /// Draws one radio button a tab; the style shows what belongs to the one that is chosen.
    pub(super) fn tabs(&self) -> Markup {
        let texts = self.scene.texts;
        let tabs = ["table", "army", "players", "log", "treasure"];
        html! {
            fieldset #tabs {
                legend.unseen { (texts.get("page-tabs")) }
                @for tab in tabs.into_iter().filter(|&tab| tab != "army" || self.own().is_some()) {
                    label { input #{ "tab-" (tab) } type="radio" name="tab" value=(tab) autocomplete="off" checked[tab == "table"];
                        span { (texts.get(&format!("page-tab-{tab}"))) } }
                }
            }
        }
    }
}
