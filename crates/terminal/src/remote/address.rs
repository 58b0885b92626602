//! The URL of a table.

use std::fmt;
use std::str::FromStr;

/// The URL of a table: server and table id.
///
/// ```
/// use elvaland_terminal::Address;
///
/// let address: Address = "http://127.0.0.1:8080/t/abc?x".parse()?;
/// assert_eq!((address.server.as_str(), address.table.as_str()), ("http://127.0.0.1:8080", "abc"));
/// let address: Address = "https://me:p@ss@host/games/t/abc?invite=code".parse()?;
/// assert_eq!((address.server.as_str(), address.login.as_deref()), ("https://host/games", Some("me:p@ss")));
/// assert!(address.invite.as_deref() == Some("code") && !format!("{address:?}").contains("p@ss"));
/// assert!("127.0.0.1/t/abc".parse::<Address>().is_err() && "http://127.0.0.1".parse::<Address>().is_err());
/// # Ok::<(), elvaland_terminal::AddressError>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Address {
    /// The server with its base path, if it has one: `http://127.0.0.1:8080`. It has no password and can be shown.
    pub server: String,
    /// The id of the table.
    pub table: String,
    /// Name and password for a proxy in front of the server: `NAME:PASSWORD`.
    pub login: Option<String>,
    /// The invite code of a private server.
    pub invite: Option<String>,
}

/// Shows neither the password nor the code.
impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/t/{}", self.server, self.table)
    }
}

/// A text that is not the URL of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AddressError;

impl fmt::Display for AddressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the address of a table, as the page has it: http://HOST/t/TABLE")
    }
}

impl std::error::Error for AddressError {}

impl FromStr for Address {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Address, AddressError> {
        let (scheme, rest) = text.split_once("://").ok_or(AddressError)?;
        let (rest, query) = rest.split_once('?').unwrap_or((rest, ""));
        let rest = rest.split('#').next().unwrap_or_default();
        let (place, table) = rest.trim_end_matches('/').rsplit_once("/t/").ok_or(AddressError)?;
        // A password may contain an @, the name of a host may not.
        let authority = place.split('/').next().unwrap_or_default();
        let (login, place) = match authority.rsplit_once('@') {
            Some((login, _)) => (Some(login.to_owned()), &place[login.len() + 1..]),
            None => (None, place),
        };
        let invite = query.split(['&', '#']).find_map(|field| field.strip_prefix("invite=")).map(str::to_owned);
        let is_name = !table.is_empty() && table.chars().all(|letter| letter.is_ascii_alphanumeric());
        match is_name && ["http", "https"].contains(&scheme) && !place.is_empty() && !place.starts_with('/') {
            true => Ok(Address { server: format!("{scheme}://{place}"), table: table.to_owned(), login, invite }),
            false => Err(AddressError),
        }
    }
}
