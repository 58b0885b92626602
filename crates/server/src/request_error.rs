//! Why a request is refused: one type for the whole server. A refused request has changed nothing.

use elvaland_rules::GameName;
use elvaland_rules::mechanics::{ParseError, Refusal};
use elvaland_rules::record::{Broken, Problem};
use elvaland_session::{NoSuchMoment, UnreadableAction};
use elvaland_texts::Texts;

use crate::model::Settings;
use crate::store::StoreError;

/// Why a request is refused.
#[derive(Clone, PartialEq, Debug)]
pub enum RequestError {
    /// The request is not what this address expects; the text says why, in English.
    Malformed(String),
    /// The secret is unknown or missing.
    UnknownVisitor,
    /// The transfer link is used up or too old.
    UnknownTransfer,
    /// A page of another site sent the request.
    CrossSite,
    /// The server is private, and the invite code is missing or wrong.
    NotInvited,
    /// The operator refuses this visitor or address.
    Banned,
    /// Only players of the table may do that.
    NotSeated,
    /// Only the host may do that.
    NotHost,
    /// Only an uploaded or finished game shows everything.
    StillSecret,
    /// There is no such table.
    NoSuchTable,
    /// There is no such address.
    NoSuchPage,
    /// The address does not know this method.
    WrongMethod,
    /// The table has moved on; `seq` is where it is.
    Stale {
        /// The number of steps so far.
        seq: u64,
    },
    /// The game has begun already.
    Started,
    /// The game is not being played.
    NotRunning,
    /// The game is not over yet.
    NotOver,
    /// The seat is taken.
    SeatTaken,
    /// The visitor already sits at this table.
    AlreadySeated,
    /// The seat is reserved for another visitor.
    SeatReserved,
    /// The player has not been away for long enough.
    NotAway,
    /// The player has not kept the others waiting for long enough.
    NotStalling,
    /// A bot plays for you: take your seat back first.
    StandIn,
    /// No bot plays for you.
    NoStandIn,
    /// There is nothing to undo.
    NothingToUndo,
    /// The body is too large.
    TooLarge,
    /// The rules refuse it.
    Rules(GameName, Refusal),
    /// The text is no action of this game.
    Unreadable(GameName, ParseError),
    /// The record is not valid.
    Record(Broken),
    /// The table is read-only: the rules refuse one of its stored steps today.
    Frozen(Broken),
    /// The name cannot be shown.
    WrongName,
    /// A field of the request has a value that does not fit.
    WrongValue {
        /// The field.
        field: &'static str,
    },
    /// An option of the game has a value that does not fit.
    WrongOption {
        /// The option, such as `options.players`.
        option: String,
        /// Why it does not fit, in English.
        why: String,
    },
    /// Too many requests, tables, records or streams.
    TooMany {
        /// What there is too much of: `requests`, `tables`, `records`, `streams`, `webhooks`, `bytes`.
        what: &'static str,
        /// When to try again.
        after_seconds: u64,
    },
    /// The database does not respond. The change may or may not be stored; it was not acknowledged.
    Unavailable,
    /// The server is about to stop.
    Closing,
}

impl RequestError {
    /// Returns the stable name of the reason.
    pub fn code(&self) -> &'static str {
        match self {
            RequestError::Malformed(_) => "malformed",
            RequestError::UnknownVisitor => "unknown-visitor",
            RequestError::UnknownTransfer => "unknown-transfer",
            RequestError::CrossSite => "cross-site",
            RequestError::NotInvited => "not-invited",
            RequestError::Banned => "banned",
            RequestError::NotSeated => "not-seated",
            RequestError::NotHost => "not-host",
            RequestError::StillSecret => "still-secret",
            RequestError::NoSuchTable => "no-such-table",
            RequestError::NoSuchPage => "no-such-page",
            RequestError::WrongMethod => "wrong-method",
            RequestError::Stale { .. } => "stale",
            RequestError::Started => "started",
            RequestError::NotRunning => "not-running",
            RequestError::NotOver => "not-over",
            RequestError::SeatTaken => "seat-taken",
            RequestError::AlreadySeated => "already-seated",
            RequestError::SeatReserved => "seat-reserved",
            RequestError::NotAway => "not-away",
            RequestError::NotStalling => "not-stalling",
            RequestError::StandIn => "stand-in",
            RequestError::NoStandIn => "no-stand-in",
            RequestError::NothingToUndo => "nothing-to-undo",
            RequestError::TooLarge => "too-large",
            RequestError::Rules(..) | RequestError::Unreadable(..) => "illegal",
            RequestError::Record(_) => "broken-record",
            RequestError::Frozen(_) => "frozen",
            RequestError::WrongName => "wrong-name",
            RequestError::WrongValue { .. } | RequestError::WrongOption { .. } => "wrong-value",
            RequestError::TooMany { .. } => "too-many",
            RequestError::Unavailable => "unavailable",
            RequestError::Closing => "closing",
        }
    }

    /// Returns the HTTP status.
    pub fn status(&self) -> u16 {
        match self {
            RequestError::Malformed(_) => 400,
            RequestError::UnknownVisitor => 401,
            RequestError::CrossSite
            | RequestError::NotInvited
            | RequestError::Banned
            | RequestError::NotSeated
            | RequestError::NotHost
            | RequestError::StillSecret => 403,
            RequestError::NoSuchTable | RequestError::NoSuchPage | RequestError::UnknownTransfer => 404,
            RequestError::WrongMethod => 405,
            RequestError::Stale { .. }
            | RequestError::Started
            | RequestError::NotRunning
            | RequestError::NotOver
            | RequestError::SeatTaken
            | RequestError::AlreadySeated
            | RequestError::SeatReserved
            | RequestError::NotAway
            | RequestError::NotStalling
            | RequestError::StandIn
            | RequestError::NoStandIn
            | RequestError::NothingToUndo
            | RequestError::Frozen(_) => 409,
            RequestError::TooLarge => 413,
            RequestError::Rules(..)
            | RequestError::Unreadable(..)
            | RequestError::Record(_)
            | RequestError::WrongName
            | RequestError::WrongValue { .. }
            | RequestError::WrongOption { .. } => 422,
            RequestError::TooMany { .. } => 429,
            RequestError::Unavailable | RequestError::Closing => 503,
        }
    }

    /// Returns the seconds after which the same request may succeed, if that depends on time.
    pub fn retry_after(&self) -> Option<u64> {
        match self {
            RequestError::TooMany { after_seconds, .. } => Some(*after_seconds),
            RequestError::Unavailable => Some(2),
            RequestError::Closing => Some(5),
            _ => None,
        }
    }

    /// Returns the reason as a sentence for people.
    pub fn sentence(&self, texts: &Texts) -> String {
        let id = format!("server-{}", self.code());
        match self {
            RequestError::Rules(game, refusal) => texts.refusal(game.name(), refusal),
            RequestError::Unreadable(game, error) => texts.parse_error(game.name(), error),
            RequestError::Malformed(detail) => texts.format(&id, &[("detail", detail.into())]),
            RequestError::Record(broken) => texts.format(&id, &[("detail", broken.to_string().into())]),
            RequestError::Frozen(broken) => {
                let step = broken.step.map_or(0, |step| step + 1);
                let ruling = self.ruling().unwrap_or("–");
                texts.format(&id, &[("step", step.into()), ("ruling", ruling.into())])
            }
            RequestError::WrongOption { option, .. } => texts.format(&id, &[("field", option.into())]),
            RequestError::WrongValue { field } => texts.format(&id, &[("field", (*field).into())]),
            RequestError::TooMany { what, .. } => texts.format(&id, &[("what", (*what).into())]),
            _ => texts.get(&id),
        }
    }

    /// Returns the field of the request that does not fit, if it is one.
    pub fn field(&self) -> Option<&str> {
        match self {
            RequestError::WrongValue { field } => Some(field),
            RequestError::WrongOption { option, .. } => Some(option),
            RequestError::WrongName => Some("name"),
            _ => None,
        }
    }

    /// Returns more about the reason, in English.
    pub fn detail(&self) -> Option<String> {
        match self {
            RequestError::WrongOption { why, .. } => Some(why.clone()),
            RequestError::Record(broken) => Some(broken.to_string()),
            _ => None,
        }
    }

    /// Returns the ruling that the refusal is based on, if there is one.
    pub fn ruling(&self) -> Option<&'static str> {
        match self {
            RequestError::Rules(_, refusal) => refusal.ruling.map(elvaland_rules::ruling::Ruling::id),
            RequestError::Record(broken) | RequestError::Frozen(broken) => {
                broken.ruling().map(elvaland_rules::ruling::Ruling::id)
            }
            _ => None,
        }
    }

    /// Returns the refusal of settings that are not valid.
    pub(crate) fn settings(settings: &Settings, broken: Broken) -> RequestError {
        match broken {
            Broken { step: None, problem: Problem::Refused(refusal), .. } => {
                RequestError::Rules(settings.game, refusal)
            }
            Broken { problem: Problem::Json(why), tried, .. } if settings.from.is_none() => {
                let option = if tried.is_empty() { "options".to_owned() } else { format!("options.{tried}") };
                RequestError::WrongOption { option, why }
            }
            broken => RequestError::Record(broken),
        }
    }
}

impl From<NoSuchMoment> for RequestError {
    fn from(error: NoSuchMoment) -> RequestError {
        match error {
            NoSuchMoment::Later => RequestError::WrongValue { field: "seq" },
            NoSuchMoment::Hidden => RequestError::StillSecret,
            NoSuchMoment::NotBegun => RequestError::NotRunning,
        }
    }
}

impl From<UnreadableAction> for RequestError {
    fn from(error: UnreadableAction) -> RequestError {
        match error {
            UnreadableAction::Text(game, error) => RequestError::Unreadable(game, error),
            UnreadableAction::NoCoin => RequestError::WrongValue { field: "coins" },
            UnreadableAction::NoPurse => RequestError::NotSeated,
        }
    }
}

impl From<StoreError> for RequestError {
    fn from(error: StoreError) -> RequestError {
        tracing::error!(%error, "the store refused");
        RequestError::Unavailable
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use elvaland_rules::mechanics::Reason;
    use elvaland_texts::Language;

    use super::*;

    fn all() -> Vec<RequestError> {
        let broken = Broken { step: Some(3), tried: String::new(), problem: Problem::BidsMissing };
        vec![
            RequestError::Malformed("x".to_owned()),
            RequestError::UnknownVisitor,
            RequestError::UnknownTransfer,
            RequestError::CrossSite,
            RequestError::NotInvited,
            RequestError::Banned,
            RequestError::NotSeated,
            RequestError::NotHost,
            RequestError::StillSecret,
            RequestError::NoSuchTable,
            RequestError::NoSuchPage,
            RequestError::WrongMethod,
            RequestError::Stale { seq: 1 },
            RequestError::Started,
            RequestError::NotRunning,
            RequestError::NotOver,
            RequestError::SeatTaken,
            RequestError::AlreadySeated,
            RequestError::SeatReserved,
            RequestError::NotAway,
            RequestError::NotStalling,
            RequestError::StandIn,
            RequestError::NoStandIn,
            RequestError::NothingToUndo,
            RequestError::TooLarge,
            RequestError::Rules(GameName::default(), Reason::GameOver.into()),
            RequestError::Unreadable(GameName::default(), ParseError::UnknownAction { text: "x".to_owned() }),
            RequestError::Record(broken.clone()),
            RequestError::Frozen(broken),
            RequestError::WrongName,
            RequestError::WrongValue { field: "x" },
            RequestError::WrongOption { option: "options.players".to_owned(), why: "x".to_owned() },
            RequestError::TooMany { what: "tables", after_seconds: 1 },
            RequestError::Unavailable,
            RequestError::Closing,
        ]
    }

    #[test]
    fn every_reason_is_a_sentence_in_every_language() {
        for texts in Language::ALL.map(Texts::new) {
            for refused in all() {
                let sentence = refused.sentence(&texts);
                assert!(!sentence.starts_with("server-") && sentence.chars().count() > 10, "{sentence}");
            }
        }
    }

    #[test]
    fn every_refusal_message_belongs_to_a_reason() {
        // Refusals of the rules have their own messages.
        let codes = all().into_iter().map(|refused| refused.code()).filter(|code| *code != "illegal");
        let reasons = codes.map(|code| format!("server-{code}"));
        let pages = ["server-about", "server-api"].map(str::to_owned);
        let used: BTreeSet<String> = reasons.chain(pages).collect();
        let file = include_str!("../../texts/locales/en/server.ftl");
        let ids = file.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned());
        assert_eq!(used, ids.filter(|id| id.starts_with("server-")).collect());
    }
}
