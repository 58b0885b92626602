//! HTTP: routes, API, pages, extractors and middleware.

mod api;
mod app;
mod extract;
mod middleware;
mod pages;
mod preview_cache;
mod problem;
mod routes;
mod streams;
mod table_json;

pub(crate) use app::App;
pub use routes::openapi;
pub(crate) use routes::router;
