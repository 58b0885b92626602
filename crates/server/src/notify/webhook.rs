//! Messages to webhooks: Discord, ntfy and plain JSON.

use axum::http::{HeaderMap, HeaderValue, header};
use elvaland_rules::mechanics::Round;
use elvaland_texts::Texts;
use serde_json::{Value, json};
use url::Url;

use super::message;
use super::outbound::OutboundMessage;
use crate::model::names::seat_names;
use crate::model::{TableRow, Webhook, WebhookKind};
use crate::review::results::GameResult;

/// A message to a webhook.
pub(super) enum WebhookNews<'a> {
    /// The table waits for players.
    Turn,
    /// The game is over.
    Over(&'a GameResult),
    /// A player tries the webhook.
    Test,
}

/// Returns the message to a webhook; `None` if its address does not fit its kind.
pub(super) fn write(
    webhook: &Webhook,
    texts: &Texts,
    row: &TableRow,
    news: &WebhookNews<'_>,
) -> Option<OutboundMessage> {
    let link = format!("{}/t/{}", webhook.origin, row.id);
    let (title, text) = (texts.game(row.arrangement.settings.game.name()), sentence(texts, row, news));
    let (url, body) = match webhook.kind {
        WebhookKind::Discord => {
            let content = format!("**{}** · {}\n<{link}>", escaped(&title), escaped(&text));
            // Names of players mention nobody.
            (webhook.url.clone(), json!({"content": content, "allowed_mentions": {"parse": []}}))
        }
        WebhookKind::Ntfy => {
            let (server, topic) = split_topic(&webhook.url)?;
            (server, json!({"topic": topic, "title": title, "message": text, "click": link}))
        }
        WebhookKind::Json => (webhook.url.clone(), object(row, news, &link, &text)),
    };
    let mut headers = HeaderMap::new();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    Some(OutboundMessage { url, headers, body: body.to_string().into_bytes() })
}

/// Returns true if the address fits the kind.
pub(crate) fn fits(kind: WebhookKind, url: &str) -> bool {
    kind != WebhookKind::Ntfy || split_topic(url).is_some()
}

/// Splits the address of a topic of ntfy into the server, which takes JSON, and the topic.
fn split_topic(url: &str) -> Option<(String, String)> {
    let mut server = Url::parse(url).ok()?;
    let topic = server.path_segments()?.next_back().filter(|topic| !topic.is_empty())?.to_owned();
    server.path_segments_mut().ok()?.pop();
    Some((server.to_string(), topic))
}

/// Returns the names of the players that the table waits for.
fn waiting(row: &TableRow) -> Vec<String> {
    let names = seat_names(&row.arrangement.seats);
    let people = row.progress.asked.iter().filter(|seat| row.arrangement.person(**seat).is_some());
    people.filter_map(|seat| names.get(seat.index()).cloned().flatten()).collect()
}

/// Returns names with points, the best first.
fn ranking(row: &TableRow, result: &GameResult) -> Vec<(String, u32, bool)> {
    let names = seat_names(&row.arrangement.seats).into_iter().map(Option::unwrap_or_default);
    let points =
        result.seats.iter().map(|seat| (seat.parts.iter().map(|&part| u32::from(part)).sum(), seat.share > 0.0));
    let mut ranking: Vec<_> = names.zip(points).map(|(name, (points, has_won))| (name, points, has_won)).collect();
    ranking.sort_by_key(|&(_, points, has_won)| (!has_won, std::cmp::Reverse(points)));
    ranking
}

fn sentence(texts: &Texts, row: &TableRow, news: &WebhookNews<'_>) -> String {
    match news {
        WebhookNews::Turn => {
            let variables = [("game", message::game(texts, row).into()), ("players", texts.list(&waiting(row)).into())];
            texts.format("notify-hook-turn", &variables)
        }
        WebhookNews::Over(result) => {
            let entry = |(name, points, _): (String, u32, bool)| texts.labelled(&name, &points.to_string());
            let entries: Vec<String> = ranking(row, result).into_iter().map(entry).collect();
            texts.format("notify-hook-over", &[("result", entries.join(", ").into())])
        }
        WebhookNews::Test => texts.get("notify-hook-test"),
    }
}

fn object(row: &TableRow, news: &WebhookNews<'_>, link: &str, text: &str) -> Value {
    let event = match news {
        WebhookNews::Turn => "turn",
        WebhookNews::Over(_) => "over",
        WebhookNews::Test => "test",
    };
    let round = row.progress.round.map(|Round { age, round }| json!({"age": age, "round": round}));
    let result = match news {
        WebhookNews::Over(result) => {
            let entry = |(name, points, has_won)| json!({"name": name, "points": points, "won": has_won});
            ranking(row, result).into_iter().map(entry).collect()
        }
        WebhookNews::Turn | WebhookNews::Test => Value::Null,
    };
    json!({
        "event": event,
        "table": row.id,
        "url": link,
        "game": row.arrangement.settings.game.name(),
        "status": row.progress.status.name(),
        "seq": row.progress.seq,
        "stage": round,
        "players": seat_names(&row.arrangement.seats),
        "waiting": waiting(row),
        "result": result,
        "text": text,
    })
}

/// Escapes what Discord reads as markup.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        if "\\*_~`|>#[]()<:@-".contains(letter) {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn topics_are_split_from_their_server() {
        let split = |url: &str| split_topic(url).map(|(server, topic)| format!("{server} {topic}"));
        assert_eq!(split("https://ntfy.sh/games").as_deref(), Some("https://ntfy.sh/ games"));
        assert_eq!(split("https://a.example/ntfy/games").as_deref(), Some("https://a.example/ntfy games"));
        assert_eq!(split("https://ntfy.sh/"), None);
        assert!(fits(WebhookKind::Json, "https://a.example/") && !fits(WebhookKind::Ntfy, "https://a.example/"));
    }

    #[test]
    fn names_are_no_markup() {
        assert_eq!(escaped("**@everyone** <x>"), "\\*\\*\\@everyone\\*\\* \\<x\\>");
    }
}
