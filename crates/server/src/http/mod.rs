//! The door to the outside: every route, in one place.

mod app;
mod body;
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

/// Where the API lives.
const API: &str = "/api/v1";

/// The description of the API, without its paths.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Elvaland",
        description = "Tables of Nidavellir and Nains, for people and programs. Answers are JSON; what is refused is \
                       `application/problem+json` with a stable `code`. Authenticate with the bearer token of \
                       `POST /api/v1/visitors`, or with the cookie that the first POST sets.",
        version = "1",
        license(name = "MIT OR Apache-2.0"),
    ),
    components(schemas(crate::table::Update, crate::table::Tidings, crate::hub::Waiting, problem::ProblemBody))
)]
struct Description;

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
    api().into_openapi().to_json().unwrap_or_default()
}

/// Everything the server answers.
pub(crate) fn router(app: App) -> Router {
    let (api, description) = api().split_for_parts();
    let json = description.to_json().unwrap_or_default();
    let readable = page::readable(&description);
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
