//! Version, health, readiness and metrics.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use elvaland_rules::GameName;
use elvaland_texts::Reaction;
use serde::Serialize;
use utoipa::ToSchema;

use crate::bots::Level;
use crate::http::app::App;
use crate::request_error::RequestError;

/// Version, games, levels and reactions of this server.
#[derive(Serialize, ToSchema)]
pub(crate) struct About {
    /// The version of the program.
    #[schema(value_type = String)]
    version: &'static str,
    /// The games.
    #[schema(value_type = Vec<String>)]
    games: Vec<&'static str>,
    /// The levels of bots, the weakest first.
    #[schema(value_type = Vec<String>)]
    levels: Vec<&'static str>,
    /// The quick reactions.
    #[schema(value_type = Vec<String>)]
    reactions: Vec<&'static str>,
}

/// Describe this server
#[utoipa::path(get, path = "/about", tag = "server", responses((status = 200, body = About)))]
pub(crate) async fn about() -> Json<About> {
    Json(About {
        version: env!("CARGO_PKG_VERSION"),
        games: GameName::ALL.into_iter().map(GameName::name).collect(),
        levels: Level::ALL.into_iter().map(Level::name).collect(),
        reactions: Reaction::ALL.into_iter().map(Reaction::name).collect(),
    })
}

/// Answers that the process is alive, and which version it is.
pub(crate) async fn healthz() -> &'static str {
    concat!("ok ", env!("CARGO_PKG_VERSION"), "\n")
}

/// Answers that the process can serve: the database responds, and the server is not closing.
pub(crate) async fn readyz(State(app): State<App>) -> Result<&'static str, RequestError> {
    if *app.registry.closing.borrow() {
        return Err(RequestError::Closing);
    }
    app.registry.store.ping().await?;
    Ok("ok\n")
}

/// Counters and gauges for Prometheus.
pub(crate) async fn metrics(State(app): State<App>) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    (StatusCode::OK, kind, app.registry.metrics.to_text(&app.registry.queues())).into_response()
}
