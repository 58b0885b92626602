//! The pages people play on. Everything works by forms; the script only makes it smoother.

mod first;
mod forms;
mod games;
mod home;
mod learn;
mod look;
mod pad;
mod replay;
mod static_files;
mod table;
mod viewer;

use axum::Router;
use axum::routing::{get, post};

use super::app::App;

pub(super) use look::refusal;
pub(super) use viewer::preferences;

/// Every page, and what their forms send.
pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/", get(home::home))
        .route("/play", post(home::play_now))
        .route("/tables", post(home::new_table))
        .route("/records", post(home::bring))
        .route("/settings", post(home::settings))
        .route("/transfer", post(home::offer_transfer))
        .route("/transfer/{token}", get(home::transfer).post(home::use_transfer))
        .route("/erase", post(home::erase))
        .route(elvaland_web::pad::ADDRESS, get(pad::usual))
        .route(&elvaland_web::pad::address("{game}"), get(pad::of_game))
        .route(elvaland_web::pad::MANIFEST, get(pad::manifest))
        .route(elvaland_web::pad::WORKER, get(pad::worker))
        .route(elvaland_web::first::ADDRESS, get(first::about).post(first::begin))
        .route(elvaland_web::games::ADDRESS, get(games::mine))
        .route(elvaland_web::games::FORGET, post(games::forget))
        .route(elvaland_web::learn::ADDRESS, get(learn::front))
        .route("/learn/{game}", get(learn::rules))
        .route("/learn/{game}/{leaf}", get(learn::leaf))
        .route("/t/{id}", get(table::page))
        .route("/t/{id}/text", get(table::text))
        .route("/t/{id}/replay", get(replay::replay))
        .route("/t/{id}/review", post(replay::review))
        .route("/t/{id}/continue", post(replay::go_on))
        .route("/t/{id}/bid", post(forms::bid))
        .route("/t/{id}/act", post(forms::act))
        .route("/t/{id}/hint", post(table::hint))
        .route("/t/{id}/undo", post(forms::undo))
        .route("/t/{id}/react", post(forms::react))
        .route("/t/{id}/join", post(forms::join))
        .route("/t/{id}/leave", post(forms::leave))
        .route("/t/{id}/start", post(forms::start))
        .route("/t/{id}/delete", post(forms::delete))
        .route("/t/{id}/handover", post(forms::hand_over))
        .route("/t/{id}/takeback", post(forms::take_back))
        .route("/t/{id}/rematch", post(forms::rematch))
        .route("/t/{id}/letgo", post(forms::let_go))
        .route("/assets/{file}", get(static_files::asset))
        .route("/favicon.ico", get(static_files::icon))
}
