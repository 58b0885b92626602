//! Every route of the server: the API and the pages.

use axum::Router;
use axum::extract::Request;
use axum::routing::{get, post};
use elvaland_web::Base;
use tower::ServiceExt;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::api::description::{ApiDescription, described};
use super::api::{docs_page, games, notifications, operations, play, records, streams, tables, visitors, webhooks};
use super::app::App;
use super::pages::{
    events, forms, games as my_games, guided_game, home, installed_app, invitation, learn, preview, puzzles, replay,
    score_pad, settings, static_files, steps, table, webhooks as webhook_forms,
};
use super::{middleware, problem};
use elvaland_web::forms::{PuzzleActionForm, PuzzleBidForm};

/// The path of the API.
pub(crate) const API: &str = "/api/v1";

/// Returns the routes of the API.
fn api() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(ApiDescription::openapi()).nest(
        API,
        OpenApiRouter::new()
            .routes(routes!(operations::about))
            // Visitors.
            .routes(routes!(visitors::create))
            .routes(routes!(visitors::me, visitors::rename, visitors::erase))
            .routes(routes!(visitors::offer_transfer))
            .routes(routes!(visitors::use_transfer))
            // My tables.
            .routes(routes!(tables::mine))
            .routes(routes!(streams::waiting))
            .routes(routes!(games::mine, games::forget_all))
            .routes(routes!(games::forget_one))
            // Notifications.
            .routes(routes!(notifications::look, notifications::choose))
            .routes(routes!(notifications::add_device, notifications::remove_device))
            .routes(routes!(notifications::try_devices))
            .routes(routes!(notifications::table, notifications::choose_table))
            .routes(routes!(notifications::seen))
            .routes(routes!(webhooks::list, webhooks::add))
            .routes(routes!(webhooks::remove))
            .routes(routes!(webhooks::test))
            // Tables: lobby, creation, seats.
            .routes(routes!(tables::lobby, tables::create))
            .routes(routes!(tables::look, tables::delete))
            .routes(routes!(tables::steps))
            .routes(routes!(tables::join))
            .routes(routes!(tables::leave))
            .routes(routes!(tables::resign))
            .routes(routes!(tables::start))
            .routes(routes!(tables::hand_over))
            .routes(routes!(tables::vote))
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

/// Returns the routes of the pages and their forms.
fn pages() -> Router<App> {
    Router::new()
        .route("/", get(home::home))
        .route("/play", post(home::play_now))
        .route("/tables", post(home::new_table))
        .route("/records", post(my_games::upload_record))
        .route(elvaland_web::settings::ADDRESS, get(settings::settings).post(settings::save))
        .route("/transfer", post(settings::offer_transfer))
        .route("/transfer/{token}", get(settings::transfer).post(settings::use_transfer))
        .route("/erase", post(settings::erase))
        .route(elvaland_web::score_pad::ADDRESS, get(score_pad::of_default_game))
        .route(&elvaland_web::score_pad::address("{game}"), get(score_pad::of_game))
        .route(elvaland_web::installed_app::MANIFEST, get(installed_app::manifest))
        .route(elvaland_web::installed_app::WORKER, get(installed_app::worker))
        .route(elvaland_web::installed_app::OFFLINE, get(installed_app::offline))
        .route(elvaland_web::guided_game::ADDRESS, get(guided_game::about).post(guided_game::begin))
        .route(elvaland_web::guided_game::DONE, get(guided_game::next))
        .route(elvaland_web::games::ADDRESS, get(my_games::mine))
        .route(elvaland_web::games::FORGET, post(my_games::forget))
        .route(elvaland_web::learn::ADDRESS, get(learn::front))
        .route("/learn/{game}", get(learn::rules))
        .route("/learn/{game}/{leaf}", get(learn::leaf))
        .route(elvaland_web::puzzles::ADDRESS, get(puzzles::index))
        .route("/puzzles/{game}/{number}", get(puzzles::collected))
        .route("/puzzles/{game}/{number}/act", post(puzzles::answer_collected::<PuzzleActionForm>))
        .route("/puzzles/{game}/{number}/bid", post(puzzles::answer_collected::<PuzzleBidForm>))
        .route("/t/{id}", get(table::page))
        .route("/t/{id}/text", get(table::text))
        .route("/t/{id}/preview.png", get(preview::picture))
        .route("/t/{id}/replay", get(replay::replay))
        .route("/t/{id}/puzzle/{step}", get(puzzles::reviewed))
        .route("/t/{id}/puzzle/{step}/act", post(puzzles::answer_reviewed::<PuzzleActionForm>))
        .route("/t/{id}/puzzle/{step}/bid", post(puzzles::answer_reviewed::<PuzzleBidForm>))
        .route("/t/{id}/steps", get(steps::steps))
        .route("/t/{id}/events", get(events::watch))
        .route("/t/{id}/review", post(replay::review))
        .route("/t/{id}/continue", post(forms::continue_game))
        .route("/t/{id}/bid", post(forms::bid))
        .route("/t/{id}/act", post(forms::act))
        .route("/t/{id}/hint", post(table::hint))
        .route("/t/{id}/undo", post(forms::undo))
        .route("/t/{id}/react", post(forms::react))
        .route("/t/{id}/join", post(forms::join))
        .route("/t/{id}/leave", post(forms::leave))
        .route("/t/{id}/resign", post(forms::resign))
        .route("/t/{id}/start", post(forms::start))
        .route("/t/{id}/delete", post(forms::delete))
        .route("/t/{id}/handover", post(forms::hand_over))
        .route("/t/{id}/vote", post(forms::vote))
        .route("/t/{id}/takeback", post(forms::take_back))
        .route("/t/{id}/webhooks", get(webhook_forms::list).post(webhook_forms::add))
        .route("/t/{id}/webhooks/{webhook}/test", post(webhook_forms::test))
        .route("/t/{id}/webhooks/{webhook}/remove", post(webhook_forms::remove))
        .route("/t/{id}/rematch", post(forms::rematch))
        .route("/t/{id}/letgo", post(forms::end_guide))
        .route("/assets/{file}", get(static_files::asset))
        .route("/favicon.ico", get(static_files::icon))
        .route("/robots.txt", get(static_files::robots))
        .route(elvaland_web::invitation::ADDRESS, get(invitation::ask).post(invitation::enter))
        .route("/announcement", get(static_files::announcement))
}

/// Returns the OpenAPI description of the API as JSON.
pub fn openapi() -> String {
    described(&api().into_openapi()).to_string()
}

/// Returns all routes of the server with their middleware. They answer with the base path and without it, because some proxies
/// remove it. A path is first matched as it is: the base path may also be the path of a page, such as `/games`.
pub(crate) fn router(app: App) -> Router {
    let (api, description) = api().split_for_parts();
    let description = described(&description);
    let (json, readable) = (description.to_string(), docs_page::readable(&description));
    let base = app.base.clone();
    let routes = api
        .route(&format!("{API}/openapi.json"), get(async || docs_page::json(json)))
        .route(&format!("{API}/docs"), get(async || docs_page::html(readable)))
        .merge(pages())
        .route("/healthz", get(operations::healthz))
        .route("/readyz", get(operations::readyz))
        .route("/metrics", get(operations::metrics))
        .fallback(problem::no_such_page)
        .method_not_allowed_fallback(problem::wrong_method)
        .layer(axum::middleware::from_fn_with_state(app.clone(), middleware::handle))
        .layer(tower_http::compression::CompressionLayer::new())
        .with_state(app);
    let inner = routes.clone().map_request(move |request: Request| without_base(&base, request));
    routes.fallback_service(inner)
}

/// Removes the base path from the address of a request, if it is there.
fn without_base(base: &Base, mut request: Request) -> Request {
    let uri = request.uri();
    let rest = uri.path().strip_prefix(base.path()).filter(|rest| rest.is_empty() || rest.starts_with('/'));
    let query = uri.query().map_or_else(String::new, |query| format!("?{query}"));
    let inner = rest.map(|rest| format!("{}{query}", if rest.is_empty() { "/" } else { rest }).parse());
    if let Some(Ok(inner)) = inner {
        *request.uri_mut() = inner;
    }
    request
}
