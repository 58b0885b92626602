//! Checks of the JSON shape of a record that deserialization would accept: lists in place of objects, and `null` for a
//! missing field.

use serde_json::Value;

use super::format::{FORMAT, VERSION};
use super::{Broken, Problem};

/// Checks the header first, so that a record of another kind is called that, then the shape of the rest.
pub(super) fn check(record: &Value, game: &str) -> Result<(), Broken> {
    let object = record.as_object().ok_or_else(|| whole("an object is expected".to_owned()))?;
    for (field, expected) in [("format", FORMAT.into()), ("version", VERSION.into()), ("game", Value::from(game))] {
        let found = object.get(field).unwrap_or(&Value::Null);
        if *found != expected {
            let (expected, found) = (expected.to_string(), found.to_string());
            return Err(Broken::whole(Problem::Header { field, expected, found }));
        }
    }
    let [mut steps, parts] =
        [&record["steps"], &record["result"]["parts"]].map(|list| list.as_array().into_iter().flatten());
    if let Some(odd) = steps.position(is_odd) {
        let tried = record["steps"][odd].to_string();
        let problem = Problem::Json("an object without `null` is expected".to_owned());
        return Err(Broken { step: Some(odd), tried, problem });
    }
    let single = ["options", "setup", "result"].into_iter().filter_map(|field| object.get(field));
    if let Some(part) = single.chain(parts).find(|part| is_odd(part)) {
        return Err(whole(format!("an object without `null` is expected, not {part}")));
    }
    if object.get("names").is_some_and(Value::is_null) {
        return Err(whole("`names` is a list or is not there".to_owned()));
    }
    Ok(())
}

fn whole(problem: String) -> Broken {
    Broken::whole(Problem::Json(problem))
}

fn is_odd(part: &Value) -> bool {
    !part.is_object() || has_null(part)
}

/// Returns whether a field is `null`; only the card that nobody saw may be.
fn has_null(part: &Value) -> bool {
    part.as_object().is_some_and(|fields| {
        let unseen = part["do"] == "burn";
        fields.iter().any(|(name, value)| value.is_null() && !(unseen && name == "card"))
    })
}
