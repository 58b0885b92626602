//! Lookup and formatting of messages.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use elvaland_rules::Rules;
use elvaland_rules::nains::Nains;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::Language;
use crate::notation::{Notation, percent_value};

/// The value of a message variable. Numbers and percentages are written as the language does.
///
/// Numbers select plural forms, so pass `2`, not `"2"`.
#[derive(Debug, Clone, PartialEq)]
pub enum Value<'a> {
    /// A text, shown as it is.
    Text(Cow<'a, str>),
    /// A whole number.
    Number(i64),
    /// A share of 1, shown as a percentage.
    Percent {
        /// The share: 0.5 is 50 %.
        share: f32,
        /// The number of digits after the decimal separator.
        digits: u8,
    },
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}
numbers!(u8 u16 u32 usize i16 i32 i64);

impl<'a> From<&Value<'a>> for FluentValue<'a> {
    fn from(value: &Value<'a>) -> Self {
        match value {
            Value::Text(text) => FluentValue::String(text.clone()),
            Value::Number(number) => FluentValue::from(*number),
            Value::Percent { share, digits } => percent_value(f64::from(*share), *digits),
        }
    }
}

/// All messages of one language.
///
/// Loading parses the embedded files, so keep one per language; it can be shared by threads.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<Arc<FluentResource>>,
    /// The texts for Nains, if the language words some of its messages differently.
    nains: Option<Box<Texts>>,
}

impl Texts {
    /// Loads the texts of a language.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let mut resources: Vec<Arc<FluentResource>> = language.sources().iter().map(|source| parse(source)).collect();
        let bundle = bundle(language, &resources);
        let nains = language.nains_source().map(|source| {
            resources.push(parse(source));
            Box::new(Self { language, bundle: self::bundle(language, &resources), nains: None })
        });
        Self { language, bundle, nains }
    }

    /// Returns the texts to use for a game: French calls the coins of Nains talions.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::French);
    /// assert_eq!(texts.for_game("nidavellir").get("table-coins"), "Pièces");
    /// assert_eq!(texts.for_game("nains").get("table-coins"), "Talions");
    /// ```
    #[must_use]
    pub fn for_game(&self, game: &str) -> &Self {
        match &self.nains {
            Some(nains) if game == Nains::NAME => nains,
            _ => self,
        }
    }

    /// Returns the language of these texts.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// Returns a message that needs no variables, or its id if there is none.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::German);
    /// assert_eq!(texts.get("table-pouch"), "Goldsack");
    /// assert_eq!(texts.get("no-such-message"), "no-such-message");
    /// ```
    #[must_use]
    pub fn get(&self, id: &str) -> String {
        self.format(id, &[])
    }

    /// Returns a message with its variables filled in, or its id if there is none.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::English);
    /// assert_eq!(texts.format("count-ranks", &[("count", 1.into())]), "1 rank");
    /// assert_eq!(
    ///     texts.format("refusal-coin-not-there", &[("coin", "coin 5".into()), ("place", "pouch".into())]),
    ///     "There is no coin 5 in the pouch."
    /// );
    /// ```
    #[must_use]
    pub fn format(&self, id: &str, variables: &[(&str, Value<'_>)]) -> String {
        self.message(id, variables).unwrap_or_else(|| id.to_owned())
    }

    /// Joins items into an enumeration: `Ada, Bo and Cy`.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::French);
    /// assert_eq!(texts.list(&["Ada", "Bo", "Cy"]), "Ada, Bo et Cy");
    /// ```
    #[must_use]
    pub fn list(&self, items: &[impl AsRef<str>]) -> String {
        Notation::of(self.language).list(items)
    }

    /// Returns a share of 1 as a whole percentage.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// assert_eq!(Texts::new(Language::French).percent(0.249), "25\u{a0}%");
    /// ```
    #[must_use]
    pub fn percent(&self, share: f32) -> String {
        Notation::of(self.language).percent(share.into(), 0)
    }

    /// Returns a change as a whole number with its sign.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::English);
    /// assert_eq!([texts.signed(2.0), texts.signed(-2.0), texts.signed(0.0)], ["+2", "−2", "0"]);
    /// ```
    #[must_use]
    pub fn signed(&self, change: f32) -> String {
        Notation::of(self.language).signed(change.into())
    }

    /// Returns a number of points with its noun.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::English);
    /// assert_eq!([0, 1, 2].map(|points| texts.count_points(points)), ["0 points", "1 point", "2 points"]);
    /// ```
    #[must_use]
    pub fn count_points<'a>(&self, points: impl Into<Value<'a>>) -> String {
        self.format("count-points", &[("count", points.into())])
    }

    /// Returns a number of percentage points: the unit of what a chance gains or loses.
    #[must_use]
    pub fn percentage_points(&self, count: i64) -> String {
        self.format("count-percentage-points", &[("count", count.into())])
    }

    /// Returns a change in percentage points with its sign.
    ///
    /// ```
    /// # use elvaland_texts::{Language, Texts};
    /// let texts = Texts::new(Language::German);
    /// assert_eq!(texts.signed_percentage_points(-1), "−1 Prozentpunkt");
    /// ```
    #[must_use]
    pub fn signed_percentage_points(&self, change: i64) -> String {
        let sign = match change {
            1.. => "+",
            0 => "",
            _ => "−",
        };
        format!("{sign}{}", self.percentage_points(change.abs()))
    }

    /// Returns a label with a value: `Pouch: 4`.
    pub fn labelled(&self, label: &str, value: &str) -> String {
        self.format("label-value", &[("label", label.into()), ("value", value.into())])
    }

    /// Returns a message, or `None` if there is none.
    pub(crate) fn message(&self, id: &str, variables: &[(&str, Value<'_>)]) -> Option<String> {
        self.pattern(id, None, variables)
    }

    /// Returns an attribute of a message, or `None` if there is none.
    pub(crate) fn attribute(&self, id: &str, attribute: &str, variables: &[(&str, Value<'_>)]) -> Option<String> {
        self.pattern(id, Some(attribute), variables)
    }

    fn pattern(&self, id: &str, attribute: Option<&str>, variables: &[(&str, Value<'_>)]) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let arguments: FluentArgs<'_> =
            variables.iter().map(|(name, value)| (*name, FluentValue::from(value))).collect();
        // A missing variable shows as {$name}, so the errors are ignored.
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        Some(text.into_owned())
    }
}

/// Parses an embedded file. Should one be broken in spite of the tests, everything readable is kept.
fn parse(source: &str) -> Arc<FluentResource> {
    Arc::new(FluentResource::try_new(source.to_owned()).unwrap_or_else(|(readable, _)| readable))
}

/// Collects messages; a later resource overrides an earlier one.
fn bundle(language: Language, resources: &[Arc<FluentResource>]) -> FluentBundle<Arc<FluentResource>> {
    let locale = language.tag().parse::<LanguageIdentifier>();
    let mut bundle = FluentBundle::new_concurrent(vec![locale.unwrap_or_default()]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(Notation::formatter(language)));
    for resource in resources {
        bundle.add_resource_overriding(Arc::clone(resource));
    }
    bundle
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}
