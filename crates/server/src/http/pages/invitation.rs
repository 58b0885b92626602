//! Entering the invite code of a private server.

use axum::Extension;
use axum::response::Response;
use serde::Deserialize;

use super::page_visitor::PageVisitor;
use super::response::{page, redirect};
use crate::http::extract::body::Form;
use crate::http::extract::cookies;
use crate::http::middleware::{ClientAddress, SetCookie, invitation};
use crate::request_error::RequestError;

/// The code, and the page to go on to.
#[derive(Deserialize)]
pub(crate) struct InvitationForm {
    code: String,
    #[serde(default)]
    next: String,
}

pub(crate) async fn ask(viewer: PageVisitor) -> Response {
    let (title, sentence) = (viewer.texts().get("page-invite-code"), RequestError::NotInvited.sentence(viewer.texts()));
    let form = elvaland_web::invitation::form(&viewer.viewer(), &sentence, "/");
    page(&viewer, &title, None, &form)
}

pub(crate) async fn enter(
    viewer: PageVisitor,
    Extension(answer): Extension<SetCookie>,
    Extension(ClientAddress(client)): Extension<ClientAddress>,
    Form(entered): Form<InvitationForm>,
) -> Result<Response, RequestError> {
    let app = &viewer.app;
    invitation::check(app, &entered.code, client)?;
    answer.set(cookies::invitation(app, &invitation::proof(entered.code.trim())));
    // A path of this site only.
    let is_own = entered.next.starts_with('/')
        && !entered.next[1..].starts_with(['/', '\\'])
        && entered.next != invitation::ADDRESS;
    Ok(redirect(app, if is_own { &entered.next } else { "/" }))
}
