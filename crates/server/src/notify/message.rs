//! The texts of notifications. They tell what everybody at the table sees, and no secret.

use elvaland_rules::mechanics::Round;
use elvaland_texts::{Language, Texts};
use serde_json::{Value, json};

use crate::model::names::seat_names;
use crate::model::{Notice, NoticeKind, TableRow, VisitorId, seat_of};
use crate::registry::Registry;

/// Returns the texts of the language with this tag.
pub(super) fn texts<'r>(registry: &'r Registry, tag: &str) -> &'r Texts {
    registry.texts(tag.parse::<Language>().unwrap_or_default())
}

/// Returns the names of the players, without open seats and a visitor's own.
fn others(row: &TableRow, visitor: VisitorId) -> Vec<String> {
    let own = seat_of(&row.arrangement.seats, visitor).map(|seat| seat.index());
    let names = seat_names(&row.arrangement.seats).into_iter().enumerate();
    names.filter(|(seat, _)| Some(*seat) != own).filter_map(|(_, name)| name).collect()
}

/// Returns the game, with age and round while it is played.
pub(super) fn game(texts: &Texts, row: &TableRow) -> String {
    let name = row.arrangement.settings.game.name();
    let game = texts.game(name);
    match row.progress.round.filter(|_| !row.progress.status.is_finished()) {
        Some(Round { age, round }) => {
            let variables = [("game", game.into()), ("age", texts.age(name, age).into()), ("round", round.into())];
            texts.format("notify-game", &variables)
        }
        None => game,
    }
}

/// Returns the push message about a table, as the service worker reads it.
pub(super) fn push(texts: &Texts, row: &TableRow, notice: &Notice) -> Value {
    let Notice { id, visitor, kind, .. } = *notice;
    let title = match kind {
        NoticeKind::Turn => texts.get("notify-turn"),
        NoticeKind::Over => texts.get("notify-over"),
        NoticeKind::Invitation => texts.get("notify-invitation"),
    };
    let others = others(row, visitor);
    let game = game(texts, row);
    let body = if others.is_empty() {
        game
    } else {
        texts.format("notify-with", &[("game", game.into()), ("players", texts.list(&others).into())])
    };
    json!({
        "id": id,
        "kind": kind.name(),
        "table": row.id,
        "url": format!("/t/{}", row.id),
        "title": title,
        "body": body,
    })
}

/// Returns the push message that tries a visitor's devices.
pub(super) fn trial(texts: &Texts) -> Value {
    json!({
        "kind": "test",
        "url": "/settings",
        "title": texts.get("notify-test"),
        "body": texts.get("notify-test-body"),
    })
}
