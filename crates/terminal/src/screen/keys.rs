//! Draws the keys that are available now.

use elvaland_rules::mechanics::{SeenPurse, Tavern};
use elvaland_texts::GameTexts;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::Painter;
use crate::replay::Jump;
use crate::snapshot::Hints;
use crate::ui::{InfoPage, Intent, Mode};

impl<R: GameTexts, P: SeenPurse> Painter<'_, '_, R, P> {
    pub(super) fn keys(&mut self, area: Rect) {
        let mut x = area.x;
        for (key, id, intent) in self.useful_keys() {
            let label = self.texts().get(id);
            let line = Line::from(vec![
                Span::styled(format!(" {key} "), self.palette().marked()),
                Span::raw(format!(" {label}  ")),
            ]);
            let width = line.width() as u16;
            // The two trailing spaces may be cut.
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

    /// Returns the keys with their message ids, the most useful first.
    fn useful_keys(&self) -> Vec<(String, &'static str, Option<Intent>)> {
        let snapshot = self.snapshot();
        let is_page = self.scene.ui.page.is_some();
        if self.scene.ui.mode == Mode::Replaying {
            return self.keys_back();
        }
        let mut keys = self.answering_keys();
        if snapshot.can_undo && !is_page {
            keys.push(("U".to_owned(), "page-undo", Some(Intent::Undo)));
        }
        if snapshot.curtain.is_none() {
            keys.push(("?".to_owned(), "terminal-bar-help", Some(Intent::Look(InfoPage::Help))));
            let looks = InfoPage::KEYS.map(|(key, _)| key).into_iter().filter(|key| key.is_alphabetic()).collect();
            keys.push((looks, "terminal-bar-look", None));
        }
        keys.push(("Q".to_owned(), "terminal-bar-quit", Some(Intent::Quit)));
        if snapshot.hints == Hints::Ready && !is_page {
            keys.push(("K".to_owned(), "page-hint", Some(Intent::AskHints)));
        }
        keys
    }

    /// Returns the keys of a replay.
    fn keys_back(&self) -> Vec<(String, &'static str, Option<Intent>)> {
        let looks: String = InfoPage::KEYS.map(|(key, _)| key).into_iter().filter(|key| key.is_alphabetic()).collect();
        let mut keys = vec![
            ("← →", "terminal-bar-step", Some(Intent::Go(Jump::Next))),
            ("PgUp PgDn", "terminal-bar-lay", Some(Intent::Go(Jump::NextTavern))),
            ("0-9 ↵", "terminal-bar-go", None),
            ("V", "terminal-bar-eyes", Some(Intent::NextAudience)),
            ("Q", "terminal-bar-quit", Some(Intent::Quit)),
            (&looks, "terminal-bar-look", None),
        ];
        if self.scene.ui.page.is_some() {
            keys.insert(0, ("Esc", "page-back-to-table", Some(Intent::Close)));
        }
        keys.into_iter().map(|(key, label, intent)| (key.to_owned(), label, intent)).collect()
    }

    /// Returns the keys that answer the question.
    fn answering_keys(&self) -> Vec<(String, &'static str, Option<Intent>)> {
        let snapshot = self.snapshot();
        let keys: &[(&str, &'static str, Option<Intent>)] = if snapshot.curtain.is_some() {
            &[("↵", "terminal-bar-ready", Some(Intent::Confirm))]
        } else if self.scene.ui.page.is_some() {
            &[("Esc", "page-back-to-table", Some(Intent::Close)), ("↑↓", "terminal-bar-scroll", None)]
        } else if snapshot.is_over() {
            &[("R", "terminal-bar-record", Some(Intent::SaveRecord))]
        } else if snapshot.is_bidding() {
            &[
                ("1-5", "terminal-bar-coin", None),
                (&self.tavern_keys(), "terminal-bar-lay", None),
                ("⌫", "page-clear", Some(Intent::Clear)),
                ("↵", "page-confirm", Some(Intent::Confirm)),
            ]
        } else if snapshot.legal.is_empty() {
            &[]
        } else {
            &[("1-9 ↑↓", "terminal-bar-choose", None), ("↵", "page-confirm", Some(Intent::Confirm))]
        };
        keys.iter().map(|&(key, label, intent)| (key.to_owned(), label, intent)).collect()
    }

    /// Returns the letters of the three taverns.
    fn tavern_keys(&self) -> String {
        Tavern::ALL.map(|tavern| self.texts().tavern_key(R::NAME, tavern.index()).to_lowercase()).concat()
    }
}
