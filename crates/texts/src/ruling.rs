//! Rulings as sentences.

use elvaland_rules::ruling::Ruling;

use crate::Texts;

impl Texts {
    /// Returns the sentence of a ruling.
    ///
    /// ```
    /// use elvaland_rules::ruling::Ruling;
    /// use elvaland_texts::{Language, Texts};
    ///
    /// let texts = Texts::new(Language::English);
    /// assert_eq!(texts.ruling(Ruling::NID_R10), "The majority of Warriors requires at least one Warrior rank.");
    /// ```
    #[must_use]
    pub fn ruling(&self, ruling: Ruling) -> String {
        self.get(&format!("ruling-{}", ruling.id().to_lowercase()))
    }
}
