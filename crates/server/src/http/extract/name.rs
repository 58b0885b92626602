//! Names of visitors.

use crate::request_error::RequestError;

/// The most characters of a name.
const MOST: usize = 24;

/// A name that can be shown: 1 to 24 characters, none of them invisible or turning the text around.
pub(crate) fn read(text: &str) -> Result<String, RequestError> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_odd = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
            || matches!(letter, '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
    };
    let count = name.chars().count();
    if (1..=MOST).contains(&count) && !name.chars().any(is_odd) { Ok(name) } else { Err(RequestError::WrongName) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_1_to_24_visible_characters() {
        assert_eq!(read("  Ada   Bo "), Ok("Ada Bo".to_owned()));
        assert_eq!(read("<b>&\"'"), Ok("<b>&\"'".to_owned()), "text, never markup");
        assert_eq!(read("Þórr 🪓"), Ok("Þórr 🪓".to_owned()));
        assert!(read(&"é".repeat(24)).is_ok());
        for wrong in ["", "   ", &"x".repeat(25), "a\u{202e}b", "a\u{200b}", "a\u{0}b", "\u{feff}"] {
            assert_eq!(read(wrong), Err(RequestError::WrongName), "{wrong:?}");
        }
    }
}
