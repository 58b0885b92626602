//! The keys that do something now.

use elvaland_rules::mechanics::{SeenPurse, Tavern};
use elvaland_texts::Spoken;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::Painter;
use crate::moment::Hints;
use crate::past::Way;
use crate::ui::{Doing, Intent, Page};

impl<R: Spoken, P: SeenPurse> Painter<'_, '_, R, P> {
    pub(super) fn keys(&mut self, area: Rect) {
        let mut x = area.x;
        for (key, id, intent) in self.useful_keys() {
            let label = self.texts().get(id);
            let line = Line::from(vec![
                Span::styled(format!(" {key} "), self.palette().marked()),
                Span::raw(format!(" {label}  ")),
            ]);
            let width = line.width() as u16;
            // The two spaces at the end need no room.
            if x + width > area.right() + 2 {
                continue;
            }
            let place = Rect { x, width: width.min(area.right() - x), ..area };
            self.put(place, line);
            if let Some(intent) = intent {
                self.target(place, intent);
            }
            x += width;
        }
    }

    /// The keys, the most useful first, each with the message that says what it does.
    fn useful_keys(&self) -> Vec<(String, &'static str, Option<Intent>)> {
        let moment = self.moment();
        let is_page = self.scene.ui.page.is_some();
        if self.scene.ui.doing == Doing::LookingBack {
            return self.keys_back();
        }
        let mut keys = self.answering_keys();
        if moment.can_undo && !is_page {
            keys.push(("U".to_owned(), "page-undo", Some(Intent::TakeBack)));
        }
        if moment.curtain.is_none() {
            keys.push(("?".to_owned(), "terminal-bar-help", Some(Intent::Look(Page::Help))));
            let looks = Page::KEYS.map(|(key, _)| key).into_iter().filter(|key| key.is_alphabetic()).collect();
            keys.push((looks, "terminal-bar-look", None));
        }
        keys.push(("Q".to_owned(), "terminal-bar-quit", Some(Intent::Quit)));
        if moment.hints == Hints::Ready && !is_page {
            keys.push(("K".to_owned(), "page-hint", Some(Intent::AskHints)));
        }
        keys
    }

    /// The keys for a game that was played.
    fn keys_back(&self) -> Vec<(String, &'static str, Option<Intent>)> {
        let looks: String = Page::KEYS.map(|(key, _)| key).into_iter().filter(|key| key.is_alphabetic()).collect();
        let mut keys = vec![
            ("← →", "terminal-bar-step", Some(Intent::Go(Way::Next))),
            ("PgUp PgDn", "terminal-bar-lay", Some(Intent::Go(Way::NextTavern))),
            ("0-9 ↵", "terminal-bar-go", None),
            ("V", "terminal-bar-eyes", Some(Intent::ChangeEyes)),
            ("Q", "terminal-bar-quit", Some(Intent::Quit)),
            (&looks, "terminal-bar-look", None),
        ];
        if self.scene.ui.page.is_some() {
            keys.insert(0, ("Esc", "page-back-to-table", Some(Intent::Close)));
        }
        keys.into_iter().map(|(key, label, intent)| (key.to_owned(), label, intent)).collect()
    }

    /// The keys that answer what is asked.
    fn answering_keys(&self) -> Vec<(String, &'static str, Option<Intent>)> {
        let moment = self.moment();
        let keys: &[(&str, &'static str, Option<Intent>)] = if moment.curtain.is_some() {
            &[("↵", "terminal-bar-ready", Some(Intent::Confirm))]
        } else if self.scene.ui.page.is_some() {
            &[("Esc", "page-back-to-table", Some(Intent::Close)), ("↑↓", "terminal-bar-scroll", None)]
        } else if moment.is_over() {
            &[("R", "terminal-bar-record", Some(Intent::SaveRecord))]
        } else if moment.is_bidding() {
            &[
                ("1-5", "terminal-bar-coin", None),
                (&self.tavern_keys(), "terminal-bar-lay", None),
                ("⌫", "page-clear", Some(Intent::Clear)),
                ("↵", "page-confirm", Some(Intent::Confirm)),
            ]
        } else if moment.legal.is_empty() {
            &[]
        } else {
            &[("1-9 ↑↓", "terminal-bar-choose", None), ("↵", "page-confirm", Some(Intent::Confirm))]
        };
        keys.iter().map(|&(key, label, intent)| (key.to_owned(), label, intent)).collect()
    }

    /// The letters of the three taverns.
    fn tavern_keys(&self) -> String {
        Tavern::ALL.map(|tavern| self.texts().tavern_key(R::NAME, tavern.index()).to_lowercase()).concat()
    }
}
