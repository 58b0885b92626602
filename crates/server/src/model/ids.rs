//! Ids of tables, visitors and nodes, and the secrets that authenticate visitors.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::entropy;

/// The error of a text that is not an id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongId;

impl fmt::Display for WrongId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no id")
    }
}

impl std::error::Error for WrongId {}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name([u8; 16]);

        impl $name {
            /// Returns a new id of 80 random bits: it cannot be guessed.
            pub fn random() -> $name {
                $name(entropy::letters())
            }

            /// Returns the id as text.
            pub fn as_str(&self) -> &str {
                std::str::from_utf8(&self.0).unwrap_or_default()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl FromStr for $name {
            type Err = WrongId;

            fn from_str(text: &str) -> Result<$name, WrongId> {
                let bytes: [u8; 16] = text.as_bytes().try_into().map_err(|_| WrongId)?;
                let known = bytes.iter().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
                if known { Ok($name(bytes)) } else { Err(WrongId) }
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let text: std::borrow::Cow<'de, str> = serde::Deserialize::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}

ids! {
    /// The id of a table, part of its address. Knowing it is enough to watch.
    TableId;
    /// The id of a visitor; not a secret, but shown only to the visitor.
    VisitorId;
    /// The id of a webhook, shown only to players of its table.
    WebhookId;
    /// The id of a notice: the same in all messages about it, whichever node sends them.
    NoticeId;
    /// The name of a node: a process that serves the tables of a database.
    NodeId;
}

/// The bearer token of a visitor. The server stores only its [`SecretHash`].
#[derive(Clone)]
pub struct Secret(String);

/// The stored hash of a secret.
pub type SecretHash = [u8; 32];

impl Secret {
    /// Returns a new secret of 160 random bits.
    pub fn random() -> Secret {
        Secret(String::from_utf8_lossy(&entropy::letters::<32>()).into_owned())
    }

    /// Takes a secret from a request, unchecked.
    pub fn from_client(text: &str) -> Secret {
        Secret(text.to_owned())
    }

    /// Returns the text to give to the visitor.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// Returns the hash to store. Secrets are long and random, so one round of hashing is enough.
    pub fn hash(&self) -> SecretHash {
        Sha256::digest(self.0.as_bytes()).into()
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_back_and_nothing_else_is() {
        let id = TableId::random();
        assert_eq!(id.as_str().parse(), Ok(id));
        for wrong in ["", "abc", "ABCDEFGHIJKLMNOP", "abcdefghijklmno\0", "abcdefghijklmnopq"] {
            assert_eq!(wrong.parse::<TableId>(), Err(WrongId), "{wrong:?}");
        }
    }

    #[test]
    fn debug_output_of_a_secret_hides_it() {
        let secret = Secret::random();
        assert!(!format!("{secret:?}").contains(secret.reveal()));
        assert_eq!(Secret::from_client(secret.reveal()).hash(), secret.hash());
    }
}
