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
/// assert!("127.0.0.1/t/abc".parse::<Address>().is_err() && "http://127.0.0.1".parse::<Address>().is_err());
/// # Ok::<(), elvaland_terminal::AddressError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    /// The server: `http://127.0.0.1:8080`.
    pub server: String,
    /// The id of the table.
    pub table: String,
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
        let rest = rest.split(['?', '#']).next().unwrap_or_default();
        let (host, path) = rest.split_once('/').ok_or(AddressError)?;
        let table = path.trim_end_matches('/').strip_prefix("t/").ok_or(AddressError)?;
        let is_name = !table.is_empty() && table.chars().all(|letter| letter.is_ascii_alphanumeric());
        match is_name && ["http", "https"].contains(&scheme) && !host.is_empty() {
            true => Ok(Address { server: format!("{scheme}://{host}"), table: table.to_owned() }),
            false => Err(AddressError),
        }
    }
}
