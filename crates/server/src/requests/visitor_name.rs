//! Names of visitors.

use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};

use crate::request_error::RequestError;

/// The maximum number of characters of a name.
const MOST: usize = 24;
/// The maximum number of combining marks on one character.
const MARKS: usize = 3;

/// Returns a name that can be shown: 1 to 24 characters, none of them invisible or turning the text around, none with more
/// than three marks.
///
/// # Errors
/// [`RequestError::WrongName`] for any other name.
pub(crate) fn read(text: &str) -> Result<String, RequestError> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let count = name.chars().count();
    let is_readable = (1..=MOST).contains(&count) && !name.chars().any(is_invisible) && has_few_marks(&name);
    if is_readable { Ok(name) } else { Err(RequestError::WrongName) }
}

/// Returns true for characters that show nothing, or change how others are shown.
fn is_invisible(letter: char) -> bool {
    // Letters, marks and symbols by their category, and blank all the same: fillers of Hangul, Khmer and Khitan, joiners of
    // Tifinagh and Brahmi, empty Braille, empty notes, blank hieroglyphs, the place of an object.
    let is_blank = matches!(
        letter,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{2d7f}'
            | '\u{3164}' | '\u{fe00}'..='\u{fe0e}' | '\u{ffa0}' | '\u{fffc}' | '\u{1107f}' | '\u{13440}'..='\u{13442}'
            | '\u{13447}'..='\u{13455}' | '\u{16fe4}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
    );
    let is_other = letter.general_category_group() == GeneralCategoryGroup::Other;
    let is_separator = letter != ' ' && letter.general_category_group() == GeneralCategoryGroup::Separator;
    is_blank || is_other || is_separator
}

/// Returns true if no character has more than [`MARKS`] marks, and no mark stands alone.
fn has_few_marks(name: &str) -> bool {
    // A space cannot bear marks either.
    let mut room = 0;
    name.chars().all(|letter| {
        if letter.general_category_group() != GeneralCategoryGroup::Mark {
            room = if letter.general_category() == GeneralCategory::SpaceSeparator { 0 } else { MARKS };
            return true;
        }
        let has_room = room > 0;
        room = room.saturating_sub(1);
        has_room
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_1_to_24_visible_characters() {
        assert_eq!(read("  Ada   Bo "), Ok("Ada Bo".to_owned()));
        assert_eq!(read("<b>&\"'"), Ok("<b>&\"'".to_owned()), "text, never markup");
        assert!(read(&"é".repeat(24)).is_ok());
        for right in ["Þórr 🪓", "Nguyễn", "e\u{302}\u{301}", "שָׁלוֹם", "हिन्दी", "กุ้ง", "김민준", "❤\u{fe0f}", "ᚦᚢᚱ"]
        {
            assert_eq!(read(right), Ok(right.to_owned()));
        }
        for wrong in
            ["", "   ", &"x".repeat(25), "a\u{202e}b", "a\u{200b}", "a\u{0}b", "\u{feff}", "a\u{e000}", "a\u{ad}b"]
        {
            assert_eq!(read(wrong), Err(RequestError::WrongName), "{wrong:?}");
        }
    }

    #[test]
    fn invisible_and_stacked_names_are_refused() {
        let stacked = format!("a{}", "\u{301}".repeat(23));
        for wrong in [
            "\u{13441}",
            "A\u{13442}",
            "\u{fffc}",
            "A\u{16fe4}",
            "ⵣ\u{2d7f}",
            "\u{3164}",
            "\u{2800}",
            "\u{115f}",
            "\u{ffa0}",
            "A\u{3164}",
            &stacked,
            "\u{301}",
            "a \u{301}",
            "\u{e0041}",
        ] {
            assert_eq!(read(wrong), Err(RequestError::WrongName), "{wrong:?}");
        }
    }
}
