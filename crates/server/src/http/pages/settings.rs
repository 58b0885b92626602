//! The settings, moving to another device, and deleting one's data.

use axum::extract::{Path, State};
use axum::response::Response;
use axum::{Extension, Json};
use elvaland_web::Preferences;
use serde::Deserialize;

use super::response::{page, redirect};
use super::viewer::Viewer;
use crate::http::api::visitors::{self, NameRequest, UseTransfer, WholeParts};
use crate::http::app::App;
use crate::http::extract::body::{Form, JsonBody, QueryParams};
use crate::http::extract::cookies;
use crate::http::extract::identity::CurrentVisitor;
use crate::http::middleware::SetCookie;
use crate::model::Visitor;
use crate::request_error::RequestError;
use crate::requests::visitor_name;

/// The page a visitor came from.
#[derive(Deserialize)]
pub(crate) struct Came {
    back: Option<String>,
}

/// The fields of the settings form. Browsers do not send unticked boxes.
#[derive(Deserialize)]
pub(crate) struct SettingsForm {
    back: Option<String>,
    name: Option<String>,
    language: Option<String>,
    theme: Option<String>,
    motion: Option<String>,
    sound: Option<String>,
    auto: Option<String>,
    values: Option<String>,
    keys: Option<String>,
}

/// Shows the settings.
pub(crate) async fn settings(viewer: Viewer, QueryParams(came): QueryParams<Came>) -> Response {
    let back = came.back.filter(|back| is_own(back)).unwrap_or_else(|| "/".to_owned());
    let content = elvaland_web::settings::draw(&viewer.shell(), &viewer.name(), &back);
    page(&viewer, &viewer.texts().get("page-settings"), None, &content)
}

/// Saves the settings and goes back to the page the visitor came from.
pub(crate) async fn save(
    viewer: Viewer,
    Extension(answer): Extension<SetCookie>,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(chosen): Form<SettingsForm>,
) -> Result<Response, RequestError> {
    let mut pairs = vec![
        ("language", chosen.language.as_deref().unwrap_or_default()),
        ("theme", chosen.theme.as_deref().unwrap_or_default()),
    ];
    // The score pad asks for these two alone.
    if let Some(motion) = &chosen.motion {
        pairs.extend([
            ("motion", motion.as_str()),
            ("sound", chosen.sound.as_deref().unwrap_or("off")),
            ("auto", chosen.auto.as_deref().unwrap_or("off")),
            ("values", chosen.values.as_deref().unwrap_or("off")),
            ("keys", chosen.keys.as_deref().unwrap_or("off")),
        ]);
    }
    answer.set(cookies::keep_preferences(&pairs.into_iter().fold(viewer.preferences, Preferences::with)));
    named(&viewer.app, visitor, chosen.name.as_deref()).await?;
    // Only to a page of our own.
    let back = chosen.back.filter(|back| is_own(back));
    Ok(redirect(back.as_deref().unwrap_or("/")))
}

/// Gives a visitor another name, if one is wanted that differs from theirs.
///
/// # Errors
/// A name that cannot be shown.
pub(crate) async fn named(app: &App, visitor: Visitor, wanted: Option<&str>) -> Result<Visitor, RequestError> {
    let wanted = wanted.map(str::trim).filter(|wanted| !wanted.is_empty() && *wanted != visitor.name);
    let Some(wanted) = wanted else { return Ok(visitor) };
    let name = visitor_name::read(wanted)?;
    let naming = NameRequest { name: Some(name.clone()) };
    let _ = visitors::rename(State(app.clone()), CurrentVisitor(visitor.clone()), JsonBody(naming)).await?;
    Ok(Visitor { name, ..visitor })
}

/// Returns true if an address leads to one of our pages, however a browser reads it.
fn is_own(address: &str) -> bool {
    let is_odd = |letter: char| letter == '\\' || letter.is_control();
    address.starts_with('/') && !address.starts_with("//") && !address.contains(is_odd)
}

/// Makes a link that moves the visitor to another device.
pub(crate) async fn offer_transfer(
    viewer: Viewer,
    CurrentVisitor(visitor): CurrentVisitor,
) -> Result<Response, RequestError> {
    let (_, Json(transfer)) =
        visitors::offer_transfer(State(viewer.app.clone()), CurrentVisitor(visitor.clone())).await?;
    let link = format!("{}/transfer/{}", viewer.own_origin, transfer.token);
    let viewer = viewer.known_as(visitor);
    let content = elvaland_web::settings::moved(&viewer.shell(), &link);
    Ok(page(&viewer, &viewer.texts().get("page-transfer"), None, &content))
}

/// Renders the page of a transfer link. The move itself takes a click, so that link previews do not use the link up.
pub(crate) async fn transfer(viewer: Viewer) -> Response {
    let title = viewer.texts().get("page-transfer");
    page(&viewer, &title, None, &elvaland_web::settings::move_here(&viewer.shell()))
}

pub(crate) async fn use_transfer(
    viewer: Viewer,
    parts: WholeParts,
    Path(token): Path<String>,
) -> Result<Response, RequestError> {
    let _ = visitors::use_transfer(State(viewer.app.clone()), parts, JsonBody(UseTransfer { token })).await?;
    Ok(redirect("/"))
}

#[derive(Deserialize)]
pub(crate) struct EraseForm {
    sure: Option<String>,
}

/// Asks a second time before a visitor is deleted, then deletes them.
pub(crate) async fn erase(
    viewer: Viewer,
    answer: Extension<SetCookie>,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(EraseForm { sure }): Form<EraseForm>,
) -> Result<Response, RequestError> {
    if sure.is_none() {
        let viewer = viewer.known_as(visitor);
        let content = elvaland_web::settings::erase(&viewer.shell());
        return Ok(page(&viewer, &viewer.texts().get("page-erase-me"), None, &content));
    }
    visitors::erase(State(viewer.app.clone()), CurrentVisitor(visitor), answer).await?;
    Ok(redirect("/"))
}
