//! Extractors: what handlers read from requests.

pub(crate) mod body;
pub(crate) mod cookies;
pub(crate) mod identity;
pub(crate) mod origin;
