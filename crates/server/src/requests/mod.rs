//! What requests do, for the API and the pages alike. Nothing here knows HTTP.

pub(crate) mod visitor_name;
