//! The door to the outside: every route, in one place.

mod app;
mod body;
mod description;
mod games;
mod gate;
mod identity;
mod limits;
mod name;
mod operations;
mod page;
mod pages;
mod play;
mod problem;
mod records;
mod streams;
mod tables;
mod visitors;

use axum::Router;
use axum::routing::get;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(crate) use app::App;
use description::{Description, described};

/// Where the API lives.
const API: &str = "/api/v1";

/// Every route of the API.
fn api() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Description::openapi()).nest(
        API,
        OpenApiRouter::new()
            .routes(routes!(operations::about))
            // Visitors: who am I.
            .routes(routes!(visitors::create))
            .routes(routes!(visitors::me, visitors::rename, visitors::erase))
            .routes(routes!(visitors::offer_transfer))
            .routes(routes!(visitors::use_transfer))
            // My tables.
            .routes(routes!(tables::mine))
            .routes(routes!(streams::waiting))
            .routes(routes!(games::mine, games::forget_all))
            .routes(routes!(games::forget_one))
            // Tables: the lobby, sitting down, getting up.
            .routes(routes!(tables::lobby, tables::create))
            .routes(routes!(tables::look, tables::delete))
            .routes(routes!(tables::join))
            .routes(routes!(tables::leave))
            .routes(routes!(tables::start))
            .routes(routes!(tables::hand_over))
            .routes(routes!(tables::take_back))
            .routes(routes!(tables::rematch))
            // Playing and watching.
            .routes(routes!(play::act))
            .routes(routes!(play::withdraw))
            .routes(routes!(play::undo))
            .routes(routes!(play::react))
            .routes(routes!(play::hint))
            .routes(routes!(streams::watch))
            // Records.
            .routes(routes!(records::download))
            .routes(routes!(records::upload)),
    )
}

/// The description of the API as OpenAPI, in JSON.
pub fn openapi() -> String {
    described(&api().into_openapi()).to_string()
}

/// Everything the server answers.
pub(crate) fn router(app: App) -> Router {
    let (api, description) = api().split_for_parts();
    let description = described(&description);
    let (json, readable) = (description.to_string(), page::readable(&description));
    api.route(&format!("{API}/openapi.json"), get(async || page::json(json)))
        .route(&format!("{API}/docs"), get(async || page::html(readable)))
        .merge(pages::routes())
        .route("/healthz", get(operations::healthz))
        .route("/readyz", get(operations::readyz))
        .route("/metrics", get(operations::metrics))
        .fallback(problem::no_such_page)
        .method_not_allowed_fallback(problem::wrong_method)
        .layer(axum::middleware::from_fn_with_state(app.clone(), gate::gate))
        .layer(tower_http::compression::CompressionLayer::new())
        .with_state(app)
}
