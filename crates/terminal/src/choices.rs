//! The list of choices, with texts.

use elvaland_rules::mechanics::{Action, Hero, Rules, SeenPurse};
use elvaland_texts::{GameTexts, Texts};

use crate::snapshot::Snapshot;

/// An entry of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Choice {
    /// The name of the choice.
    pub(crate) words: String,
    /// Its effect, or why it is not available.
    pub(crate) about: String,
    /// The action; `None` if it is not available.
    pub(crate) action: Option<Action>,
}

/// Returns the choices of the player with the keyboard in the order of the legal actions, then unavailable heroes if a
/// hero is to be recruited. Bids are not listed.
pub(crate) fn choices<R: GameTexts, P: SeenPurse>(texts: &Texts, snapshot: &Snapshot<R, P>) -> Vec<Choice> {
    if snapshot.is_bidding() {
        return Vec::new();
    }
    let table = snapshot.view.table();
    let open = snapshot.legal.iter().map(|&action| Choice {
        words: texts.action_text(table, action),
        about: about(texts, table.rules(), action),
        action: Some(action),
    });
    let closed = closed_heroes(snapshot).map(|hero| Choice {
        words: texts.hero(R::NAME, R::hero_name(hero)),
        about: texts.not_recruitable(&snapshot.view, &snapshot.names, hero),
        action: None,
    });
    open.chain(closed).collect()
}

/// Returns the heroes that cannot be recruited, while one is to be recruited.
fn closed_heroes<R: Rules, P>(snapshot: &Snapshot<R, P>) -> impl Iterator<Item = Hero> {
    let is_open =
        |hero| snapshot.legal.iter().any(|action| matches!(action, Action::Recruit(other, _) if *other == hero));
    let is_asked = matches!(snapshot.legal.first(), Some(Action::Recruit(..)));
    snapshot.view.table().rules().heroes().iter().filter(move |&hero| is_asked && !is_open(hero))
}

/// Returns the explanation of a choice.
fn about<R: GameTexts>(texts: &Texts, rules: &R, action: Action) -> String {
    let about = match action {
        Action::Take(card) | Action::Drop(card) | Action::Keep(card) => {
            texts.card_explained(R::NAME, rules.card_name(card))
        }
        Action::Recruit(hero, _) => texts.hero_explained(R::NAME, R::hero_name(hero)),
        Action::Place(column) => texts.scoring(R::NAME, R::COLUMNS[column.index()]),
        Action::Coin(coin) | Action::Transform(coin, _) | Action::Improve(coin) | Action::Trade([_, coin]) => {
            texts.coin_explained(&coin.to_string())
        }
        Action::Bid(_) | Action::Discard(_) => None,
    };
    about.unwrap_or_default()
}
