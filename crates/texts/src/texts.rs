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

/// The value of a message variable: a text or a number.
///
/// Numbers select plural forms, so pass `2`, not `"2"`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value<'a> {
    /// A text, shown as it is.
    Text(Cow<'a, str>),
    /// A whole number.
    Number(i64),
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
        }
    }
}

/// All messages of one language.
///
/// Loading parses the embedded files, so keep one per language; it can be shared by threads.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<Arc<FluentResource>>,
    /// The same with the messages that Nains words differently, if the language has any.
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
        let Some((last, head)) = items.split_last() else {
            return String::new();
        };
        if head.is_empty() {
            return last.as_ref().to_owned();
        }
        let head: Vec<&str> = head.iter().map(AsRef::as_ref).collect();
        self.format("list-and", &[("head", head.join(", ").into()), ("last", last.as_ref().into())])
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
