//! The shape of a record as JSON, where reading it as data would be too kind: lists that stand for objects, and `null` for
//! what is not there.

use serde_json::Value;

use super::Problem;
use super::format::{FORMAT, VERSION};

/// Checks the header first, so that a record of another kind is called that, then the shape of the rest.
pub(super) fn check(record: &Value, game: &str) -> Result<(), Problem> {
    let object = record.as_object().ok_or_else(|| Problem::Json("an object is expected".to_owned()))?;
    for (field, expected) in [("format", FORMAT.into()), ("version", VERSION.into()), ("game", Value::from(game))] {
        let found = object.get(field).unwrap_or(&Value::Null);
        if *found != expected {
            return Err(Problem::Header { field, expected: expected.to_string(), found: found.to_string() });
        }
    }
    let of_lists = [&record["steps"], &record["result"]["parts"]].into_iter().filter_map(Value::as_array).flatten();
    let single = ["options", "setup", "result"].into_iter().filter_map(|field| object.get(field));
    let is_odd = |part: &Value| !part.is_object() || has_null(part);
    match single.chain(of_lists).find(|part| is_odd(part)) {
        Some(part) => Err(Problem::Json(format!("an object without `null` is expected, not {part}"))),
        None if object.get("names").is_some_and(Value::is_null) => {
            Err(Problem::Json("`names` is a list or is not there".to_owned()))
        }
        None => Ok(()),
    }
}

/// Whether a field is `null`; only the card that nobody saw may be.
fn has_null(part: &Value) -> bool {
    part.as_object().is_some_and(|fields| {
        let unseen = part["do"] == "burn";
        fields.iter().any(|(name, value)| value.is_null() && !(unseen && name == "card"))
    })
}
