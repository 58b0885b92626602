//! The API description as an HTML page.

use std::fmt::Write as _;

use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use serde_json::Value;

/// Escapes text for HTML.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn document(language: &str, title: &str, body: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n{body}</html>\n"
    )
}

pub(crate) fn json(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

pub(crate) fn html(text: String) -> Html<String> {
    Html(text)
}

/// Renders the description of the API as a page without a script.
pub(crate) fn readable(value: &Value) -> String {
    let mut body = format!(
        "<main>\n<h1>Elvaland API</h1>\n<p>{}</p>\n<p><a href=\"openapi.json\">OpenAPI</a></p>\n",
        escape(value["info"]["description"].as_str().unwrap_or_default())
    );
    for (path, methods) in value["paths"].as_object().into_iter().flatten() {
        for (method, operation) in methods.as_object().into_iter().flatten() {
            let text = |field: &str| escape(operation[field].as_str().unwrap_or_default());
            let _ = writeln!(body, "<h2><code>{} {}</code></h2>", method.to_uppercase(), escape(path));
            let _ = writeln!(body, "<p><strong>{}.</strong> {}</p>", text("summary"), text("description"));
            let statuses: Vec<&str> =
                operation["responses"].as_object().into_iter().flatten().map(|(status, _)| status.as_str()).collect();
            let _ = writeln!(body, "<p>{}</p>", statuses.join(", "));
        }
    }
    let _ = writeln!(body, "<h2>Schemas</h2>");
    for (name, schema) in value["components"]["schemas"].as_object().into_iter().flatten() {
        let _ = writeln!(body, "<h3 id=\"{0}\"><code>{0}</code></h3>\n<dl>", escape(name));
        for (field, kind) in schema["properties"].as_object().into_iter().flatten() {
            let about = escape(kind["description"].as_str().unwrap_or_default());
            let _ = writeln!(body, "<dt><code>{}</code></dt><dd>{about}</dd>", escape(field));
        }
        body.push_str("</dl>\n");
    }
    body.push_str("</main>\n");
    document("en", "Elvaland API", &body)
}
