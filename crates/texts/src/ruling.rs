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

    /// Returns what the print says about the question of a ruling, and why it was decided so.
    #[must_use]
    pub fn ruling_reason(&self, ruling: Ruling) -> String {
        self.attribute(&format!("ruling-{}", ruling.id().to_lowercase()), "reason", &[]).unwrap_or_default()
    }

    /// Returns the label that says why a ruling was needed.
    ///
    /// ```
    /// use elvaland_rules::ruling::Ruling;
    /// use elvaland_texts::{Language, Texts};
    ///
    /// let texts = Texts::new(Language::English);
    /// assert_eq!(texts.ruling_basis(Ruling::NID_R14), "Editions differ");
    /// ```
    #[must_use]
    pub fn ruling_basis(&self, ruling: Ruling) -> String {
        let label = ruling.basis().label().replace(' ', "-");
        self.get(&format!("basis-{label}"))
    }
}
