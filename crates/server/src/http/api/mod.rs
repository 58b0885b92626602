//! The handlers of the JSON API. Their doc comments are the summaries of the OpenAPI document, hence imperative.

pub(crate) mod description;
pub(crate) mod docs_page;
pub(crate) mod games;
pub(crate) mod notifications;
pub(crate) mod operations;
pub(crate) mod play;
pub(crate) mod records;
pub(crate) mod streams;
pub(crate) mod tables;
pub(crate) mod visitors;
pub(crate) mod webhooks;
