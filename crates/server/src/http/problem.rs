//! Refusals as `application/problem+json`, in the language of the client.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use elvaland_texts::Texts;
use elvaland_web::Base;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::routes::API;
use crate::request_error::RequestError;

/// The body of a refusal.
#[derive(Serialize, ToSchema)]
pub(crate) struct ProblemBody {
    /// The stable name of the reason, as a URI reference.
    r#type: String,
    /// The stable name of the reason.
    #[schema(value_type = String)]
    code: &'static str,
    /// The status of the answer.
    status: u16,
    /// The reason as a sentence, in the language of the request.
    title: String,
    /// The ruling it is based on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    ruling: Option<&'static str>,
    /// The field of the request that does not fit, such as `options.players`.
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<String>,
    /// Why it does not fit, in English.
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
    /// The number of steps of the table, if the request was stale.
    #[serde(skip_serializing_if = "Option::is_none")]
    seq: Option<u64>,
}

impl IntoResponse for RequestError {
    /// Makes a response without a body; the middleware writes it, because it knows the language.
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = status.into_response();
        if let Some(seconds) = self.retry_after() {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response.extensions_mut().insert(self);
        response
    }
}

/// Writes the body of a refusal.
pub(crate) fn write(base: &Base, refused: &RequestError, texts: &Texts, response: Response) -> Response {
    let body = ProblemBody {
        r#type: base.address(format_args!("{API}/docs#{}", refused.code())),
        code: refused.code(),
        status: refused.status(),
        title: refused.sentence(texts),
        ruling: refused.ruling(),
        field: refused.field().map(str::to_owned),
        detail: refused.detail(),
        seq: match refused {
            RequestError::Stale { seq } => Some(*seq),
            _ => None,
        },
    };
    let (mut parts, _) = response.into_parts();
    parts.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
    parts.headers.remove(header::CONTENT_LENGTH);
    Response::from_parts(parts, serde_json::to_string(&body).unwrap_or_default().into())
}

pub(crate) async fn no_such_page() -> RequestError {
    RequestError::NoSuchPage
}

pub(crate) async fn wrong_method() -> RequestError {
    RequestError::WrongMethod
}
