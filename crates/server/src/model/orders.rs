//! Orders of the operator, and what they bring about: bans and announcements.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{AffectedTable, TableId, VisitorId};
use crate::notify::IpNetwork;

/// An order of the operator to all servers of a database.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "order", rename_all = "kebab-case")]
pub enum Order {
    /// End a running game: it becomes a record that nobody can continue.
    EndTable {
        /// The table.
        table: TableId,
    },
    /// Delete a table with everything that belongs to it.
    DeleteTable {
        /// The table.
        table: TableId,
    },
    /// Erase a visitor, as they can do themselves.
    Forget {
        /// The visitor.
        visitor: VisitorId,
    },
    /// Refuse all requests of a visitor or a network.
    Ban {
        /// Who is refused.
        subject: BanSubject,
        /// The end of the ban, in seconds since 1970.
        until: i64,
    },
    /// End a ban.
    Unban {
        /// Who is no longer refused.
        subject: BanSubject,
    },
    /// Show a message on all open pages; an empty one ends it.
    Announce {
        /// The message.
        text: String,
        /// When it disappears, in seconds since 1970.
        until: i64,
    },
    /// Report the load by address.
    Load,
}

/// An order that was given.
#[derive(Clone, PartialEq, Debug)]
pub struct GivenOrder {
    /// Its number, from 1.
    pub id: i64,
    /// When it was given, in seconds since 1970.
    pub given: i64,
    /// Who gave it.
    pub operator: String,
    /// The order; `None` if a later version knows it.
    pub order: Option<Order>,
    /// The tables that it changed.
    pub affected: Vec<AffectedTable>,
}

/// A visitor or a network that is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BanSubject {
    /// A visitor.
    Visitor(VisitorId),
    /// All addresses of a network.
    Network(IpNetwork),
}

/// A ban, and its end in seconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ban {
    /// Who is refused.
    pub subject: BanSubject,
    /// The end of the ban.
    pub until: i64,
}

/// A message on all open pages, and when it disappears.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Announcement {
    /// The message.
    pub text: String,
    /// When it disappears, in seconds since 1970.
    pub until: i64,
}

/// A text that is neither the id of a visitor nor a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongSubject;

impl fmt::Display for WrongSubject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("neither the id of a visitor nor a network such as 203.0.113.0/24")
    }
}

impl std::error::Error for WrongSubject {}

impl FromStr for BanSubject {
    type Err = WrongSubject;

    fn from_str(text: &str) -> Result<BanSubject, WrongSubject> {
        let network = text.parse().map(BanSubject::Network);
        network.or_else(|_| text.parse().map(BanSubject::Visitor)).map_err(|_| WrongSubject)
    }
}

impl fmt::Display for BanSubject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BanSubject::Visitor(visitor) => visitor.fmt(f),
            BanSubject::Network(network) => network.fmt(f),
        }
    }
}

impl Serialize for BanSubject {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for BanSubject {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BanSubject, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_read_as_they_were_written() {
        let visitor = VisitorId::random();
        for subject in [visitor.to_string().as_str(), "203.0.113.0/24", "2001:db8::/32", "192.0.2.1/32"] {
            let order = Order::Ban { subject: subject.parse().expect("a subject"), until: 5 };
            let text = serde_json::to_string(&order).expect("JSON");
            assert!(text.contains(subject), "{text}");
            assert_eq!(serde_json::from_str::<Order>(&text).expect("an order"), order);
        }
        assert_eq!("x".parse::<BanSubject>(), Err(WrongSubject));
    }
}
