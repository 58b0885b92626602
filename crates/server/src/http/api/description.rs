//! The description of the API.

use serde_json::{Value, json};
use utoipa::OpenApi;

use crate::http::problem;

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

/// Returns the description as JSON, with the problem response that every operation may give.
pub(crate) fn described(description: &utoipa::openapi::OpenApi) -> Value {
    let mut described = serde_json::to_value(description).unwrap_or_default();
    let paths = described["paths"].as_object_mut().into_iter().flatten();
    let operations = paths.flat_map(|(_, methods)| methods.as_object_mut().into_iter().flatten());
    for responses in operations.filter_map(|(_, operation)| operation["responses"].as_object_mut()) {
        for (_, response) in responses.iter_mut().filter(|(status, _)| status.starts_with(['4', '5'])) {
            if let Some(content) = response["content"].as_object_mut().and_then(|all| all.remove("application/json")) {
                response["content"] = json!({ PROBLEM: content });
            }
        }
        let problem = json!({"schema": {"$ref": "#/components/schemas/ProblemBody"}});
        responses.insert(
            "default".to_owned(),
            json!({"description": "RequestError: `code` and `title` say why.", "content": { PROBLEM: problem }}),
        );
    }
    described
}
