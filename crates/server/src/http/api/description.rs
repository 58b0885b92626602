//! The description of the API.

use serde_json::{Value, json};
use utoipa::OpenApi;

use crate::http::extract::cookies::IDENTITY;
use crate::http::problem;
use crate::http::table_json::SeatState;
use crate::model::{Status, WebhookKind};

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
    components(schemas(
        crate::http::table_json::Update,
        crate::http::table_json::SeatsUpdate,
        crate::notify::Waiting,
        problem::ProblemBody
    ))
)]
pub(crate) struct ApiDescription;

/// The content type of refusals.
const PROBLEM: &str = "application/problem+json";

/// Returns the description as JSON, with what `utoipa` does not know: how to authenticate, the problem response that every
/// operation may give, a description of every response, and the values of texts that have few.
pub(crate) fn described(description: &utoipa::openapi::OpenApi) -> Value {
    let mut described = serde_json::to_value(description).unwrap_or_default();
    let paths = described["paths"].as_object_mut().into_iter().flatten();
    for (_, operation) in paths.flat_map(|(_, methods)| methods.as_object_mut().into_iter().flatten()) {
        describe_responses(operation);
        let secrets = [json!({"bearer": []}), json!({"cookie": []})];
        let is_required = operation["responses"]["401"].is_object();
        operation["security"] = if is_required { json!(secrets) } else { json!([{}, secrets[0], secrets[1]]) };
    }
    described["components"]["securitySchemes"] = json!({
        "bearer": {"type": "http", "scheme": "bearer", "description": "The token of `POST /api/v1/visitors`."},
        "cookie": {"type": "apiKey", "in": "cookie", "name": IDENTITY, "description": "The same secret in a browser."},
    });
    for (schema, field, values) in enumerations() {
        described["components"]["schemas"][schema]["properties"][field]["enum"] = json!(values);
    }
    described
}

/// Returns the fields of schemas that have few values, and these.
fn enumerations() -> [(&'static str, &'static str, Vec<&'static str>); 6] {
    let statuses = || Status::ALL.into_iter().map(Status::name).collect();
    let webhooks = || WebhookKind::ALL.into_iter().map(WebhookKind::name).collect();
    [
        ("TableSummary", "status", statuses()),
        ("TableState", "status", statuses()),
        ("SeatsUpdate", "status", statuses()),
        ("SeatState", "kind", SeatState::KINDS.to_vec()),
        ("WebhookState", "kind", webhooks()),
        ("WebhookRequest", "kind", webhooks()),
    ]
}

/// Describes the responses of an operation, and adds the one of refusals.
fn describe_responses(operation: &mut Value) {
    let Some(responses) = operation["responses"].as_object_mut() else { return };
    for (status, response) in responses.iter_mut() {
        if response["description"].as_str().is_none_or(str::is_empty) {
            response["description"] = json!(response_description(status));
        }
        if status.starts_with(['4', '5'])
            && let Some(content) = response["content"].as_object_mut().and_then(|all| all.remove("application/json"))
        {
            response["content"] = json!({ PROBLEM: content });
        }
    }
    let problem = json!({"schema": {"$ref": "#/components/schemas/ProblemBody"}});
    responses.insert(
        "default".to_owned(),
        json!({"description": "Refused: `code` and `title` say why.", "content": { PROBLEM: problem }}),
    );
}

/// Returns what a status means in all operations.
fn response_description(status: &str) -> &'static str {
    match status {
        "200" => "Done.",
        "201" => "Created.",
        "204" => "Done; there is no body.",
        "400" => "The request is malformed.",
        "401" => "The token is missing or unknown.",
        "403" => "Not allowed for this visitor.",
        "404" => "There is no such thing.",
        "409" => "The state of the table does not allow it; `code` says why.",
        "413" => "The body is too large.",
        "422" => "A value does not fit or the rules refuse it; `field` names the value, `detail` says why.",
        "429" => "Too many; `Retry-After` says when to try again.",
        _ => "Refused: `code` and `title` say why.",
    }
}
