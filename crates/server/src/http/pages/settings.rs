//! The settings, moving to another device, and deleting one's data.

use axum::Extension;
use axum::extract::Path;
use axum::response::Response;
use elvaland_web::Preferences;
use serde::Deserialize;

use super::page_visitor::PageVisitor;
use super::response::{page, redirect};
use crate::http::extract::body::{Form, QueryParams};
use crate::http::extract::cookies;
use crate::http::extract::identity::{CurrentVisitor, WholeParts, remember};
use crate::http::middleware::SetCookie;
use crate::request_error::RequestError;
use crate::requests::visitors;

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
pub(crate) async fn settings(viewer: PageVisitor, QueryParams(came): QueryParams<Came>) -> Response {
    let back = came.back.filter(|back| is_own(back)).unwrap_or_else(|| "/".to_owned());
    let content = elvaland_web::settings::draw(&viewer.viewer(), &viewer.name(), &back);
    page(&viewer, &viewer.texts().get("page-settings"), None, &content)
}

/// Saves the settings and goes back to the page the visitor came from.
pub(crate) async fn save(
    viewer: PageVisitor,
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
    let preferences = pairs.into_iter().fold(viewer.preferences, Preferences::with);
    answer.set(cookies::keep_preferences(&viewer.app, &preferences));
    visitors::rename_if_wanted(&viewer.app.registry, visitor, chosen.name.as_deref()).await?;
    // Prevents an open redirect: only paths of this server are accepted.
    let back = chosen.back.filter(|back| is_own(back));
    Ok(redirect(&viewer.app, back.as_deref().unwrap_or("/")))
}

/// Returns true if a path leads to one of our pages, however a browser reads it.
fn is_own(path: &str) -> bool {
    let is_odd = |letter: char| letter == '\\' || letter.is_control();
    path.starts_with('/') && !path.starts_with("//") && !path.contains(is_odd)
}

/// Makes a link that moves the visitor to another device.
pub(crate) async fn offer_transfer(
    viewer: PageVisitor,
    CurrentVisitor(visitor): CurrentVisitor,
) -> Result<Response, RequestError> {
    let (token, _) = visitors::offer_transfer(&viewer.app.registry, visitor.id).await?;
    let link = format!("{}/transfer/{}", viewer.own_origin, token.reveal());
    let viewer = viewer.known_as(visitor);
    let content = elvaland_web::settings::moved(&viewer.viewer(), &link);
    Ok(page(&viewer, &viewer.texts().get("page-transfer"), None, &content))
}

/// Renders the page of a transfer link. The move itself takes a click, so that link previews do not use the link up.
pub(crate) async fn transfer(viewer: PageVisitor) -> Response {
    let title = viewer.texts().get("page-transfer");
    page(&viewer, &title, None, &elvaland_web::settings::move_here(&viewer.viewer()))
}

pub(crate) async fn use_transfer(
    viewer: PageVisitor,
    WholeParts(parts): WholeParts,
    Path(token): Path<String>,
) -> Result<Response, RequestError> {
    let (_, secret) = visitors::use_transfer(&viewer.app.registry, &token).await?;
    remember(&parts, &viewer.app, &secret);
    Ok(redirect(&viewer.app, "/"))
}

#[derive(Deserialize)]
pub(crate) struct EraseForm {
    sure: Option<String>,
}

/// Asks a second time before a visitor is deleted, then deletes them.
pub(crate) async fn erase(
    viewer: PageVisitor,
    Extension(answer): Extension<SetCookie>,
    CurrentVisitor(visitor): CurrentVisitor,
    Form(EraseForm { sure }): Form<EraseForm>,
) -> Result<Response, RequestError> {
    if sure.is_none() {
        let viewer = viewer.known_as(visitor);
        let content = elvaland_web::settings::erase(&viewer.viewer());
        return Ok(page(&viewer, &viewer.texts().get("page-erase-me"), None, &content));
    }
    visitors::erase(&viewer.app.registry, visitor.id).await?;
    answer.set(cookies::removal(&viewer.app));
    Ok(redirect(&viewer.app, "/"))
}
