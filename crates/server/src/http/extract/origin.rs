//! The address of the server.

use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;

use crate::http::app::App;
use crate::request_error::RequestError;
use crate::server::LocalAddress;

fn public_url(app: &App) -> Option<String> {
    app.registry.config.public_url.as_deref().map(|url| url.trim_end_matches('/').to_owned())
}

/// Returns the address of the server as the browser knows it.
pub(crate) fn origin(parts: &Parts, app: &App) -> String {
    public_url(app).unwrap_or_else(|| {
        let host = parts.headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        format!("http://{host}")
    })
}

/// Returns the address of the server without trusting the request.
pub(crate) fn own_origin(parts: &Parts, app: &App) -> String {
    let local = parts.extensions.get::<LocalAddress>().map(|LocalAddress(local)| format!("http://{local}"));
    public_url(app).or(local).unwrap_or_default()
}

/// The address of the server that nobody else could have written.
pub(crate) struct OwnOrigin(pub(crate) String);

impl FromRequestParts<App> for OwnOrigin {
    type Rejection = RequestError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<OwnOrigin, RequestError> {
        Ok(OwnOrigin(own_origin(parts, app)))
    }
}
