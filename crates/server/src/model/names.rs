//! The names of players at a table: no two look alike. And names to suggest to visitors who have not chosen one.

use elvaland_session::bot_name;
use rand_core::Rng;
use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

use super::StoredOccupant;

/// Suggested names, from Norse poems and sagas; none is the name of a bot or a hero.
const SUGGESTED: [&str; 48] = [
    "Andvari", "Aurvang", "Austri", "Bifli", "Billing", "Bruni", "Buri", "Dellin", "Dolgi", "Draupnir", "Duf", "Embla",
    "Fjalar", "Fraeg", "Frosti", "Galar", "Gerda", "Ginnar", "Grima", "Hannar", "Haugi", "Hepti", "Hervor", "Hild",
    "Hlin", "Hornbori", "Jari", "Litur", "Ljota", "Loni", "Nabbi", "Niping", "Nordri", "Nyrad", "Onar", "Rannveig",
    "Regin", "Runa", "Sigrun", "Skafid", "Skirfir", "Sudri", "Svala", "Thekk", "Tova", "Vestri", "Virfir", "Yngvi",
];

/// Returns the name of every player by seat: `None` for an open seat and for a former player without a name. Of people with
/// the same name, or one that looks the same, the later ones get a number; bots avoid the names of people.
pub(crate) fn seat_names(seats: &[StoredOccupant]) -> Vec<Option<String>> {
    let mut names: Vec<Option<String>> = vec![None; seats.len()];
    for (at, sitter) in seats.iter().enumerate() {
        if let StoredOccupant::Person { name, .. } | StoredOccupant::Gone(Some(name)) = sitter {
            let numbered = (2..).map(|number| format!("{name} {number}"));
            let name = std::iter::once(name.clone()).chain(numbered).find(|name| is_free(&names, name));
            names[at] = name;
        }
    }
    for (at, sitter) in seats.iter().enumerate() {
        if matches!(sitter, StoredOccupant::Bot(_)) {
            names[at] = bot_name(at, |name| is_free(&names, name)).map(str::to_owned);
        }
    }
    names
}

/// Returns a name to suggest to a visitor, at random.
pub(crate) fn suggestion(rng: &mut impl Rng) -> &'static str {
    SUGGESTED[rng.next_u32() as usize % SUGGESTED.len()]
}

fn is_free(names: &[Option<String>], name: &str) -> bool {
    let mut others = names.iter().flatten().peekable();
    if others.peek().is_none() {
        return true;
    }
    let own = appearances(name);
    !others.any(|other| appearances(other).iter().zip(&own).any(|(other, own)| other == own))
}

/// Returns keys of which two names have one in common if they look alike: whole width and compatible forms, letter case and the
/// confusable letters of other scripts make no difference. Upper and lower case are confusable with different letters, so
/// there are two keys.
fn appearances(name: &str) -> [String; 2] {
    // Selectors of emoji are the only characters of a name that may be invisible.
    let plain: String = name.chars().filter(|&letter| letter != '\u{fe0f}').nfkc().collect();
    [skeleton(&plain.to_lowercase()).collect(), skeleton(&plain).collect::<String>().to_lowercase()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::model::VisitorId;

    fn person(name: &str) -> StoredOccupant {
        StoredOccupant::Person { visitor: VisitorId::random(), name: name.to_owned(), stand_in: None }
    }

    #[test]
    fn no_two_players_at_a_table_have_the_same_name() {
        let bot = || StoredOccupant::Bot(Level::default());
        let seats = [bot(), person("ada"), person("Ada"), bot(), person("Alvis")];
        let names: Vec<String> = seat_names(&seats).into_iter().map(|name| name.expect("a name")).collect();
        assert_eq!(names, ["Brokk", "ada", "Ada 2", "Lofar", "Alvis"]);
        let seats = [person("Ada"), person("Ada 2"), person("Ada"), StoredOccupant::Open, StoredOccupant::Gone(None)];
        let names = seat_names(&seats);
        assert_eq!(names[2].as_deref(), Some("Ada 3"));
        assert_eq!(names[3..], [None, None]);
    }

    #[test]
    fn the_second_of_two_names_that_look_alike_gets_a_number() {
        let look_alikes = [
            ("Ada", "Ａｄａ"),
            // Cyrillic letters, one and all that there are.
            ("Ada", "Ad\u{430}"),
            ("PETER", "\u{420}\u{415}\u{422}\u{415}R"),
            ("peter", "\u{420}eter"),
            // Greek, mathematical, a capital I for an l, digits.
            ("Odin", "\u{39f}din"),
            ("Ada", "𝐀𝐝𝐚"),
            ("Alvis", "AIvis"),
            ("Loki", "L0ki"),
            ("é", "e\u{301}"),
            ("❤", "❤\u{fe0f}"),
        ];
        for (first, second) in look_alikes {
            let names = seat_names(&[person(first), person(second)]);
            assert_eq!(names[1].as_deref(), Some(format!("{second} 2").as_str()), "{first} and {second}");
        }
        for (first, second) in [("Ada", "Adam"), ("Ada", "Àda"), ("Бо", "Bo"), ("Ada 2", "Ada 3")] {
            let names = seat_names(&[person(first), person(second)]);
            assert_eq!(names[1].as_deref(), Some(second));
        }
        // A person who looks like a bot: the bot takes another name.
        let names = seat_names(&[StoredOccupant::Bot(Level::default()), person("Вr\u{3bf}kk")]);
        assert_ne!(names[0].as_deref(), Some("Brokk"));
    }

    #[test]
    fn suggested_names_are_distinct_and_no_names_of_bots() {
        assert!(!SUGGESTED.iter().any(|name| elvaland_session::is_bot_name(name)));
        let mut all = SUGGESTED.to_vec();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count);
    }
}
