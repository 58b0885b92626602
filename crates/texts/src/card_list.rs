//! Errors in card lists as sentences.

use elvaland_rules::Rules;
use elvaland_rules::nains::{
    CatalogError, CatalogProblem, Expected, Face, MAX_TEXT, MAX_TRACK_VALUE, MAX_TRACK_VALUES, Misprint, Nains, ORDERS,
    Rune, TrackError, deck_size,
};

use crate::GameTexts;
use crate::layout::cut;
use crate::texts::{Texts, Value};

/// The longest text of a file that is shown in full.
const LONGEST_TEXT: usize = 60;

impl Texts {
    /// Returns the note for every place that lists cards: that the list is a reconstruction and how to correct it.
    /// `None` for other lists.
    ///
    /// ```
    /// use elvaland_rules::{State, nains::Nains, nidavellir::Nidavellir};
    /// use elvaland_texts::{Language, Texts};
    ///
    /// let texts = Texts::new(Language::English);
    /// let nains = "nains 2p".parse::<State<Nains>>()?;
    /// let note = texts.card_list_note(nains.table().rules()).expect("a reconstruction");
    /// assert!(note.contains("NAI-R1"));
    /// let nidavellir = "nidavellir 2p".parse::<State<Nidavellir>>()?;
    /// assert_eq!(texts.card_list_note(nidavellir.table().rules()), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn card_list_note<R: GameTexts>(&self, rules: &R) -> Option<String> {
        let ruling = rules.reconstruction()?.to_string();
        Some(format!("{}.", self.format("table-reconstruction", &[("ruling", ruling.into())])))
    }

    /// Returns an error in a card list of Nains as a sentence, with the line. Messages of the TOML parser stay
    /// English.
    ///
    /// ```
    /// use elvaland_rules::nains::Catalog;
    /// use elvaland_texts::{Language, Texts};
    ///
    /// let error = Catalog::from_toml("shield_track = [0, 3]\n\n[[dwarf]]\nera = 3\n").unwrap_err();
    /// assert_eq!(
    ///     Texts::new(Language::English).card_list_error(&error),
    ///     "Line 4: the field “era” must be a number from 1 to 2, not “3”."
    /// );
    /// ```
    #[must_use]
    pub fn card_list_error(&self, error: &CatalogError) -> String {
        let problem = self.problem(&error.problem);
        match error.line {
            Some(line) => self.format("cards-line", &[("line", line.into()), ("problem", problem.into())]),
            None => problem,
        }
    }

    fn problem(&self, problem: &CatalogProblem) -> String {
        match problem {
            CatalogProblem::TooLong => self.format("cards-too-long", &[("most", MAX_TEXT.into())]),
            CatalogProblem::Syntax { message } => {
                let message = message.trim_end_matches('.').to_owned();
                self.format("cards-syntax", &[("message", message.into())])
            }
            CatalogProblem::UnknownField { field, known } => {
                self.format("cards-unknown-field", &[("field", shown(field)), ("known", known.join(", ").into())])
            }
            CatalogProblem::Missing { field, expected } => {
                let variables = [("field", (*field).into()), ("expected", self.expected(*expected).into())];
                self.format("cards-missing", &variables)
            }
            CatalogProblem::Unfit { field, expected, found } => {
                let expected = self.expected(*expected);
                let variables = [("field", (*field).into()), ("expected", expected.into()), ("text", shown(found))];
                self.format("cards-unfit", &variables)
            }
            CatalogProblem::Misprint(misprint) => self.misprint(*misprint),
            CatalogProblem::Track(error) => self.track_error(*error),
            CatalogProblem::OrderTotal { order, expected, found } => {
                let order = self.column(Nains::NAME, ORDERS[order.index()]);
                let variables = [("order", order.into()), ("total", (*expected).into()), ("counted", (*found).into())];
                self.format("cards-order-total", &variables)
            }
            CatalogProblem::DeckTotal { era, five_players, found } => {
                let (deck, players) = if *five_players { ("all", 5) } else { ("few", 4) };
                let variables = [
                    ("era", era.number().into()),
                    ("deck", deck.into()),
                    ("total", deck_size(players, *era).into()),
                    ("counted", (*found).into()),
                ];
                self.format("cards-deck-total", &variables)
            }
        }
    }

    fn expected(&self, expected: Expected) -> String {
        match expected {
            Expected::Number { from, to } => {
                self.format("expected-number", &[("from", from.into()), ("to", to.into())])
            }
            Expected::Order => self.format("expected-order", &[("orders", ORDERS.join(", ").into())]),
            Expected::RuneName => self.format("expected-rune-name", &[("most", Rune::MAX_LETTERS.into())]),
            Expected::TrueOrFalse => self.get("expected-true-or-false"),
            Expected::Track => {
                self.format("expected-track", &[("most", MAX_TRACK_VALUES.into()), ("to", MAX_TRACK_VALUE.into())])
            }
            Expected::Dwarves => self.get("expected-dwarves"),
        }
    }

    fn misprint(&self, misprint: Misprint) -> String {
        let most = |id, most: Value<'_>| self.format(id, &[("most", most)]);
        match misprint {
            Misprint::Points => most("misprint-points", (*Face::POINTS.end()).into()),
            Misprint::RuneName => most("misprint-rune-name", Rune::MAX_LETTERS.into()),
            Misprint::Occult => most("misprint-occult", (*Face::SYMBOLS.end()).into()),
            Misprint::Malt => most("misprint-malt", (*Face::SYMBOLS.end()).into()),
        }
    }

    fn track_error(&self, error: TrackError) -> String {
        match error {
            TrackError::Length { found } => {
                self.format("track-length", &[("most", MAX_TRACK_VALUES.into()), ("total", found.into())])
            }
            TrackError::Start { found } => self.format("track-start", &[("value", found.into())]),
            TrackError::Falls { place, before, found } => {
                let variables = [("ranks", place.into()), ("before", before.into()), ("value", found.into())];
                self.format("track-falls", &variables)
            }
            TrackError::TooHigh { place, found } => {
                let variables = [("ranks", place.into()), ("most", MAX_TRACK_VALUE.into()), ("value", found.into())];
                self.format("track-too-high", &variables)
            }
        }
    }
}

/// Returns a text of the file with control characters escaped, cut to [`LONGEST_TEXT`].
fn shown(text: &str) -> Value<'static> {
    let escaped = text.chars().take(LONGEST_TEXT + 1).flat_map(|letter| match letter {
        '"' | '\'' | '\\' => vec![letter],
        _ => letter.escape_debug().collect(),
    });
    cut(&escaped.collect::<String>(), LONGEST_TEXT).into()
}
