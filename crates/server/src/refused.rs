//! Why a request is refused: one type for the whole server. Whatever is refused changed nothing.

use elvaland_rules::GameName;
use elvaland_rules::mechanics::Refusal;
use elvaland_rules::record::{Broken, Problem};
use elvaland_texts::Texts;

use crate::model::Settings;
use crate::store::StoreError;

/// Why a request is refused.
#[derive(Clone, PartialEq, Debug)]
pub enum Refused {
    /// The request is not what this address expects; the text says why, in English.
    Malformed(String),
    /// The secret is nobody's, or there is none.
    UnknownVisitor,
    /// The transfer link is used up or too old.
    UnknownTransfer,
    /// A page of another site sent the request.
    CrossSite,
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
    /// The player has not been away for long enough.
    NotAway,
    /// A bot plays for you: take your seat back first.
    StandIn,
    /// No bot plays for you.
    NoStandIn,
    /// There is nothing that could be taken back.
    NothingToUndo,
    /// The body is too large.
    TooLarge,
    /// The rules refuse it.
    Rules(GameName, Refusal),
    /// The record does not hold.
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
    /// Too many requests, tables, records or streams.
    TooMany {
        /// Of what: `requests`, `tables`, `records`, `streams`.
        what: &'static str,
        /// When to try again.
        after_seconds: u64,
    },
    /// The database does not answer; whether it did what was asked is not known then, but nobody was told that it did.
    Unavailable,
    /// The server is about to stop.
    Closing,
}

impl Refused {
    /// The stable name of the reason.
    pub fn code(&self) -> &'static str {
        match self {
            Refused::Malformed(_) => "malformed",
            Refused::UnknownVisitor => "unknown-visitor",
            Refused::UnknownTransfer => "unknown-transfer",
            Refused::CrossSite => "cross-site",
            Refused::NotSeated => "not-seated",
            Refused::NotHost => "not-host",
            Refused::StillSecret => "still-secret",
            Refused::NoSuchTable => "no-such-table",
            Refused::NoSuchPage => "no-such-page",
            Refused::WrongMethod => "wrong-method",
            Refused::Stale { .. } => "stale",
            Refused::Started => "started",
            Refused::NotRunning => "not-running",
            Refused::NotOver => "not-over",
            Refused::SeatTaken => "seat-taken",
            Refused::AlreadySeated => "already-seated",
            Refused::NotAway => "not-away",
            Refused::StandIn => "stand-in",
            Refused::NoStandIn => "no-stand-in",
            Refused::NothingToUndo => "nothing-to-undo",
            Refused::TooLarge => "too-large",
            Refused::Rules(..) => "illegal",
            Refused::Record(_) => "broken-record",
            Refused::Frozen(_) => "frozen",
            Refused::WrongName => "wrong-name",
            Refused::WrongValue { .. } => "wrong-value",
            Refused::TooMany { .. } => "too-many",
            Refused::Unavailable => "unavailable",
            Refused::Closing => "closing",
        }
    }

    /// The status of the answer.
    pub fn status(&self) -> u16 {
        match self {
            Refused::Malformed(_) => 400,
            Refused::UnknownVisitor => 401,
            Refused::CrossSite | Refused::NotSeated | Refused::NotHost | Refused::StillSecret => 403,
            Refused::NoSuchTable | Refused::NoSuchPage | Refused::UnknownTransfer => 404,
            Refused::WrongMethod => 405,
            Refused::Stale { .. }
            | Refused::Started
            | Refused::NotRunning
            | Refused::NotOver
            | Refused::SeatTaken
            | Refused::AlreadySeated
            | Refused::NotAway
            | Refused::StandIn
            | Refused::NoStandIn
            | Refused::NothingToUndo
            | Refused::Frozen(_) => 409,
            Refused::TooLarge => 413,
            Refused::Rules(..) | Refused::Record(_) | Refused::WrongName | Refused::WrongValue { .. } => 422,
            Refused::TooMany { .. } => 429,
            Refused::Unavailable | Refused::Closing => 503,
        }
    }

    /// In how many seconds the same may be answered otherwise, if it is a matter of time.
    pub fn retry_after(&self) -> Option<u64> {
        match self {
            Refused::TooMany { after_seconds, .. } => Some(*after_seconds),
            Refused::Unavailable => Some(2),
            Refused::Closing => Some(5),
            _ => None,
        }
    }

    /// The reason as a sentence for people.
    pub fn sentence(&self, texts: &Texts) -> String {
        let id = format!("server-{}", self.code());
        match self {
            Refused::Rules(game, refusal) => texts.refusal(game.name(), refusal),
            Refused::Malformed(detail) => texts.format(&id, &[("detail", detail.into())]),
            Refused::Record(broken) => texts.format(&id, &[("detail", broken.to_string().into())]),
            Refused::Frozen(broken) => {
                let step = broken.step.map_or(0, |step| step + 1);
                let ruling = self.ruling().unwrap_or("–");
                texts.format(&id, &[("step", step.into()), ("ruling", ruling.into())])
            }
            Refused::WrongValue { field } => texts.format(&id, &[("field", (*field).into())]),
            Refused::TooMany { what, .. } => texts.format(&id, &[("what", (*what).into())]),
            _ => texts.get(&id),
        }
    }

    /// The ruling the refusal rests on, if there is one.
    pub fn ruling(&self) -> Option<&'static str> {
        match self {
            Refused::Rules(_, refusal) => refusal.ruling.map(elvaland_rules::ruling::Ruling::id),
            Refused::Record(broken) | Refused::Frozen(broken) => {
                broken.ruling().map(elvaland_rules::ruling::Ruling::id)
            }
            _ => None,
        }
    }

    /// What does not hold about the settings of a table.
    pub(crate) fn settings(settings: &Settings, broken: Broken) -> Refused {
        match broken {
            Broken { step: None, problem: Problem::Refused(refusal), .. } => Refused::Rules(settings.game, refusal),
            Broken { problem: Problem::Json(_), .. } if settings.from.is_none() => {
                Refused::WrongValue { field: "options" }
            }
            broken => Refused::Record(broken),
        }
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        tracing::error!(%error, "the store refused");
        Refused::Unavailable
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use elvaland_rules::mechanics::Reason;
    use elvaland_texts::Language;

    use super::*;

    fn all() -> Vec<Refused> {
        let broken = Broken { step: Some(3), tried: String::new(), problem: Problem::BidsMissing };
        vec![
            Refused::Malformed("x".to_owned()),
            Refused::UnknownVisitor,
            Refused::UnknownTransfer,
            Refused::CrossSite,
            Refused::NotSeated,
            Refused::NotHost,
            Refused::StillSecret,
            Refused::NoSuchTable,
            Refused::NoSuchPage,
            Refused::WrongMethod,
            Refused::Stale { seq: 1 },
            Refused::Started,
            Refused::NotRunning,
            Refused::NotOver,
            Refused::SeatTaken,
            Refused::AlreadySeated,
            Refused::NotAway,
            Refused::StandIn,
            Refused::NoStandIn,
            Refused::NothingToUndo,
            Refused::TooLarge,
            Refused::Rules(GameName::default(), Reason::GameOver.into()),
            Refused::Record(broken.clone()),
            Refused::Frozen(broken),
            Refused::WrongName,
            Refused::WrongValue { field: "x" },
            Refused::TooMany { what: "tables", after_seconds: 1 },
            Refused::Unavailable,
            Refused::Closing,
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
        let pages = ["server-about", "server-api", "server-guest"].map(str::to_owned);
        let used: BTreeSet<String> = reasons.chain(pages).collect();
        let file = include_str!("../../texts/locales/en/server.ftl");
        let ids = file.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned());
        assert_eq!(used, ids.filter(|id| id.starts_with("server-")).collect());
    }
}
