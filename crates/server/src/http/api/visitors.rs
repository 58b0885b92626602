//! Visitors: a bearer token and a name, no accounts.

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::clock::now;
use crate::config::TRANSFER_KEPT;
use crate::http::app::App;
use crate::http::extract::body::JsonBody;
use crate::http::extract::cookies;
use crate::http::extract::identity::{CurrentVisitor, address, check_site, create_visitor, default_name, remember};
use crate::http::middleware::SetCookie;
use crate::http::problem::ProblemBody;
use crate::model::{Secret, Visitor, VisitorId};
use crate::request_error::RequestError;
use crate::requests::visitor_name;

/// A visitor, as shown to themselves.
#[derive(Serialize, ToSchema)]
pub(crate) struct VisitorState {
    /// The visitor's id; not a secret.
    #[schema(value_type = String)]
    id: VisitorId,
    /// The name the others see.
    name: String,
}

/// A new visitor with their bearer token, which is shown only once.
#[derive(Serialize, ToSchema)]
pub(crate) struct NewVisitor {
    /// The visitor's id; not a secret.
    #[schema(value_type = String)]
    id: VisitorId,
    /// The name the others see.
    name: String,
    /// The bearer token, shown only once.
    token: String,
}

/// The name that a visitor chose.
#[derive(Deserialize, ToSchema, Default)]
#[serde(deny_unknown_fields)]
pub(crate) struct NameRequest {
    /// 1 to 24 characters.
    pub(crate) name: Option<String>,
}

/// A link that moves a visitor to another device.
#[derive(Serialize, ToSchema)]
pub(crate) struct Transfer {
    /// The token that the other device sends.
    pub(crate) token: String,
    /// Seconds since 1970 when it stops working.
    expires: i64,
}

/// The token of a transfer link.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct UseTransfer {
    pub(crate) token: String,
}

impl From<Visitor> for VisitorState {
    fn from(visitor: Visitor) -> VisitorState {
        VisitorState { id: visitor.id, name: visitor.name }
    }
}

/// Become a visitor
///
/// Gives a bearer token for programs, and sets a cookie for browsers.
#[utoipa::path(post, path = "/visitors", tag = "visitors", request_body = NameRequest,
    responses((status = 201, body = NewVisitor), (status = 422, body = ProblemBody)))]
pub(crate) async fn create(
    State(app): State<App>,
    parts: WholeParts,
    JsonBody(naming): JsonBody<NameRequest>,
) -> Result<(StatusCode, Json<NewVisitor>), RequestError> {
    let name = match naming.name {
        Some(name) => visitor_name::read(&name)?,
        None => default_name(),
    };
    let (visitor, secret) = create_visitor(&app, name, address(&parts.0)).await?;
    remember(&parts.0, &app, &secret);
    let token = secret.reveal().to_owned();
    Ok((StatusCode::CREATED, Json(NewVisitor { id: visitor.id, name: visitor.name, token })))
}

/// Get the current visitor
#[utoipa::path(get, path = "/visitors/me", tag = "visitors",
    responses((status = 200, body = VisitorState), (status = 401, body = ProblemBody)))]
pub(crate) async fn me(CurrentVisitor(visitor): CurrentVisitor) -> Json<VisitorState> {
    Json(visitor.into())
}

/// Change my name
#[utoipa::path(put, path = "/visitors/me", tag = "visitors", request_body = NameRequest,
    responses((status = 200, body = VisitorState), (status = 401, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(crate) async fn rename(
    State(app): State<App>,
    CurrentVisitor(visitor): CurrentVisitor,
    JsonBody(naming): JsonBody<NameRequest>,
) -> Result<Json<VisitorState>, RequestError> {
    let name = visitor_name::read(naming.name.as_deref().unwrap_or_default())?;
    let id = visitor.id;
    let (own, given) = (app.clone(), name.clone());
    let renamed = async move {
        let tables = own.registry.store.rename_visitor(id, given).await?;
        own.forget_visitor(id);
        own.registry.refresh(tables).await;
        Ok(())
    };
    app.to_the_end(renamed).await?;
    Ok(Json(VisitorState { id, name }))
}

/// Erase me
///
/// The name is gone, finished games stay without it, running games are left to bots.
#[utoipa::path(delete, path = "/visitors/me", tag = "visitors",
    responses((status = 204), (status = 401, body = ProblemBody)))]
pub(crate) async fn erase(
    State(app): State<App>,
    CurrentVisitor(visitor): CurrentVisitor,
    answer: axum::Extension<SetCookie>,
) -> Result<StatusCode, RequestError> {
    let (own, id) = (app.clone(), visitor.id);
    let erased = async move {
        let tables = own.registry.store.erase_visitor(id).await?;
        own.forget_visitor(id);
        own.registry.refresh(tables).await;
        Ok(())
    };
    app.to_the_end(erased).await?;
    answer.set(cookies::removal(&app));
    Ok(StatusCode::NO_CONTENT)
}

/// Make a link that moves me to another device
///
/// It works once, for a quarter of an hour; this device forgets me then.
#[utoipa::path(post, path = "/visitors/me/transfer", tag = "visitors",
    responses((status = 201, body = Transfer), (status = 401, body = ProblemBody)))]
pub(crate) async fn offer_transfer(
    State(app): State<App>,
    CurrentVisitor(visitor): CurrentVisitor,
) -> Result<(StatusCode, Json<Transfer>), RequestError> {
    let (token, expires) = (Secret::random(), now() + TRANSFER_KEPT);
    app.registry.store.add_transfer(visitor.id, token.hash(), expires).await?;
    Ok((StatusCode::CREATED, Json(Transfer { token: token.reveal().to_owned(), expires })))
}

/// Move a visitor to this device
#[utoipa::path(post, path = "/visitors/transfer", tag = "visitors", request_body = UseTransfer,
    responses((status = 200, body = NewVisitor), (status = 404, body = ProblemBody)))]
pub(crate) async fn use_transfer(
    State(app): State<App>,
    parts: WholeParts,
    JsonBody(transfer): JsonBody<UseTransfer>,
) -> Result<Json<NewVisitor>, RequestError> {
    let (token, secret) = (Secret::from_client(&transfer.token), Secret::random());
    let (own, hash) = (app.clone(), secret.hash());
    let moved = async move {
        let moved = own.registry.store.use_transfer(token.hash(), hash, now()).await?;
        let visitor = moved.ok_or(RequestError::UnknownTransfer)?;
        own.forget_visitor(visitor.id);
        own.registry.end_streams(visitor.id);
        own.registry.reload_subscriber(visitor.id).await?;
        Ok(visitor)
    };
    let visitor = app.to_the_end(moved).await?;
    remember(&parts.0, &app, &secret);
    Ok(Json(NewVisitor { id: visitor.id, name: visitor.name, token: secret.reveal().to_owned() }))
}

/// The head of a request that may set the cookie: refused if another site sent it.
pub(crate) struct WholeParts(axum::http::request::Parts);

impl FromRequestParts<App> for WholeParts {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut axum::http::request::Parts, app: &App) -> Result<WholeParts, RequestError> {
        check_site(parts, app)?;
        Ok(WholeParts(parts.clone()))
    }
}

#[cfg(test)]
mod tests {
    use std::future::Future;
    use std::sync::Arc;
    use std::task::{Context, Waker};
    use std::time::Duration;

    use super::*;
    use crate::config::Config;
    use crate::metrics::Metrics;
    use crate::registry::Registry;
    use crate::store::SqliteStore;

    /// Begins a request, and hangs up at once.
    fn begin_and_drop(request: impl Future) {
        let _ = std::pin::pin!(request).poll(&mut Context::from_waker(Waker::noop()));
    }

    /// Waits until the secret is that of whom it should be.
    async fn becomes(app: &App, secret: &Secret, name: Option<&str>) {
        let mut found = None;
        for _ in 0..500 {
            found = app.visitor(secret.hash()).await.expect("an answer").map(|visitor| visitor.name);
            if found.as_deref() == name {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("{found:?} should be {name:?}");
    }

    #[tokio::test]
    async fn rename_transfer_and_erase_complete_after_a_disconnect() {
        let folder = std::env::temp_dir().join(format!("elvaland-visitors-{}", std::process::id()));
        let metrics = Arc::new(Metrics::default());
        let address = format!("sqlite:{}", folder.join("visitors.db").display());
        let store = Arc::new(SqliteStore::open(&address, metrics.clone()).await.expect("a store"));
        let (_close, closing) = tokio::sync::watch::channel(false);
        let app = App::new(Registry::new(Config::default(), store, metrics, closing));
        let (ada, secret) = create_visitor(&app, "Ada".to_owned(), [127, 0, 0, 1].into()).await.expect("a visitor");
        becomes(&app, &secret, Some("Ada")).await;
        let naming = NameRequest { name: Some("Bo".to_owned()) };
        begin_and_drop(rename(State(app.clone()), CurrentVisitor(ada.clone()), JsonBody(naming)));
        becomes(&app, &secret, Some("Bo")).await;

        let token = Secret::random();
        app.registry.store.add_transfer(ada.id, token.hash(), i64::MAX).await.expect("kept");
        let parts = WholeParts(axum::http::Request::new(()).into_parts().0);
        let transfer = UseTransfer { token: token.reveal().to_owned() };
        begin_and_drop(use_transfer(State(app.clone()), parts, JsonBody(transfer)));
        becomes(&app, &secret, None).await;

        let (eve, secret) = create_visitor(&app, "Eve".to_owned(), [127, 0, 0, 1].into()).await.expect("a visitor");
        becomes(&app, &secret, Some("Eve")).await;
        begin_and_drop(erase(State(app.clone()), CurrentVisitor(eve), axum::Extension(SetCookie::default())));
        becomes(&app, &secret, None).await;
        let _ = std::fs::remove_dir_all(&folder);
    }
}
