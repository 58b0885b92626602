//! The languages and their selection.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use unic_langid::LanguageIdentifier;

/// The files of a language, by its tag.
macro_rules! sources {
    ($tag:literal) => {
        [
            include_str!(concat!("../locales/", $tag, "/names.ftl")),
            include_str!(concat!("../locales/", $tag, "/refusals.ftl")),
            include_str!(concat!("../locales/", $tag, "/table.ftl")),
            include_str!(concat!("../locales/", $tag, "/cards.ftl")),
            include_str!(concat!("../locales/", $tag, "/server.ftl")),
            include_str!(concat!("../locales/", $tag, "/events.ftl")),
            include_str!(concat!("../locales/", $tag, "/powers.ftl")),
            include_str!(concat!("../locales/", $tag, "/pages.ftl")),
            include_str!(concat!("../locales/", $tag, "/around.ftl")),
            include_str!(concat!("../locales/", $tag, "/notifications.ftl")),
            include_str!(concat!("../locales/", $tag, "/guide.ftl")),
            include_str!(concat!("../locales/", $tag, "/reasons.ftl")),
            include_str!(concat!("../locales/", $tag, "/terminal.ftl")),
            include_str!(concat!("../locales/", $tag, "/learn.ftl")),
            include_str!(concat!("../locales/", $tag, "/learn-nidavellir.ftl")),
            include_str!(concat!("../locales/", $tag, "/learn-nains.ftl")),
            include_str!(concat!("../locales/", $tag, "/rulings.ftl")),
        ]
    };
}

/// A supported language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Language {
    /// English, the default.
    #[default]
    English,
    /// French.
    French,
    /// German.
    German,
}

impl Language {
    /// Every language, in the order to list them.
    pub const ALL: [Self; 3] = [Self::English, Self::French, Self::German];

    /// Returns the language tag: `en`, `fr` or `de`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::German => "de",
        }
    }

    /// Returns the language's own name, for a list to choose from.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "Français",
            Self::German => "Deutsch",
        }
    }

    /// Chooses a language from the values of locale variables, the most important first.
    ///
    /// As usual for `LC_ALL`, `LC_MESSAGES` and `LANG`, the first value that is set and not empty
    /// decides. An unsupported language becomes the default. The environment itself
    /// is not read.
    ///
    /// ```
    /// use elvaland_texts::Language;
    ///
    /// let (lc_all, lang) = (Some(""), Some("de_AT.UTF-8"));
    /// assert_eq!(Language::from_env([lc_all, lang]), Language::German);
    /// assert_eq!(Language::from_env([Some("C"), lang]), Language::English);
    /// ```
    #[must_use]
    pub fn from_env<'a>(values: impl IntoIterator<Item = Option<&'a str>>) -> Self {
        values
            .into_iter()
            .flatten()
            .find(|value| !value.is_empty())
            .and_then(|value| value.parse().ok())
            .unwrap_or_default()
    }

    /// Returns the embedded files of this language, one for each theme.
    pub(crate) const fn sources(self) -> &'static [&'static str] {
        match self {
            Self::English => &sources!("en"),
            Self::French => &sources!("fr"),
            Self::German => &sources!("de"),
        }
    }

    /// Returns the embedded file with the messages that Nains words differently, if there is one.
    pub(crate) const fn nains_source(self) -> Option<&'static str> {
        match self {
            Self::French => Some(include_str!("../locales/fr/nains.ftl")),
            Self::English | Self::German => None,
        }
    }
}

impl fmt::Display for Language {
    /// Writes the language tag.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a language tag or a locale; region, encoding and variant are ignored.
    ///
    /// ```
    /// use elvaland_texts::Language;
    ///
    /// assert_eq!("fr-CA".parse(), Ok(Language::French));
    /// assert_eq!("de_DE.UTF-8".parse(), Ok(Language::German));
    /// assert_eq!(
    ///     "tlh".parse::<Language>().unwrap_err().to_string(),
    ///     "unknown language “tlh”: there are en (English), fr (Français), de (Deutsch)"
    /// );
    /// ```
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let tag = text.split(['.', '@']).next().unwrap_or_default();
        LanguageIdentifier::from_str(tag)
            .ok()
            .and_then(|id| Self::ALL.into_iter().find(|language| language.tag() == id.language.as_str()))
            .ok_or_else(|| UnknownLanguage { text: text.to_owned() })
    }
}

/// The error of parsing a text that is not a supported language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownLanguage {
    text: String,
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown language “{}”: there are ", self.text)?;
        for (index, language) in Language::ALL.into_iter().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            write!(f, "{comma}{} ({})", language.tag(), language.own_name())?;
        }
        Ok(())
    }
}

impl Error for UnknownLanguage {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_and_tags_are_read() {
        for (text, language) in [
            ("en", Language::English),
            ("EN", Language::English),
            ("en_GB", Language::English),
            ("fr", Language::French),
            ("fr-CA", Language::French),
            ("fr_FR.UTF-8", Language::French),
            ("de_DE.UTF-8", Language::German),
            ("de_AT@euro", Language::German),
            ("de-Latn-CH", Language::German),
        ] {
            assert_eq!(text.parse(), Ok(language), "{text}");
        }
        for language in Language::ALL {
            assert_eq!(language.tag().parse(), Ok(language));
            assert_eq!(language.to_string(), language.tag());
        }
    }

    #[test]
    fn anything_else_is_refused_with_the_list() {
        for text in ["", "C", "POSIX", "es", "french", "fr!", ".UTF-8", "é"] {
            let error = text.parse::<Language>().expect_err(text).to_string();
            assert!(error.contains(&format!("“{text}”")), "{error}");
            for language in Language::ALL {
                assert!(error.contains(language.tag()), "{error}");
            }
        }
    }

    #[test]
    fn first_value_that_is_set_decides() {
        let german = Some("de_DE.UTF-8");
        assert_eq!(Language::from_env([german, Some("fr")]), Language::German);
        assert_eq!(Language::from_env([None, Some(""), german]), Language::German);
        assert_eq!(Language::from_env([Some("C.UTF-8"), german]), Language::English);
        assert_eq!(Language::from_env([Some("ja_JP"), german]), Language::English);
        assert_eq!(Language::from_env([None, None]), Language::English);
        assert_eq!(Language::from_env([]), Language::default());
    }
}
