//! What a viewer prefers, kept in a cookie of its own: how pages look and behave, nothing about the person.

use elvaland_texts::Language;

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the device is set.
    #[default]
    Auto,
    /// The hall by ember light.
    Dark,
    /// Parchment and ink.
    Light,
}

/// How much moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Motion {
    /// Cards and coins fly.
    #[default]
    Normal,
    /// They hurry.
    Fast,
    /// Nothing moves.
    Off,
}

/// What a viewer prefers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preferences {
    /// The language, if one was chosen; else that of the browser.
    pub language: Option<Language>,
    /// Light or dark.
    pub theme: Theme,
    /// How much moves.
    pub motion: Motion,
    /// Whether "your turn" is heard.
    pub sound: bool,
    /// Whether a choice that everybody can see to be the only one is made at once.
    pub auto_play: bool,
    /// Whether every card says what it brings.
    pub values: bool,
    /// Whether single keys look things up and bid. Those who speak to their computer may want none.
    pub keys: bool,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            language: None,
            theme: Theme::Auto,
            motion: Motion::Normal,
            sound: false,
            auto_play: true,
            values: true,
            keys: true,
        }
    }
}

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Dark, Theme::Light];

    /// The name in forms, pages and the cookie.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Dark => "dark",
            Theme::Light => "light",
        }
    }
}

impl Motion {
    /// Every way to move.
    pub const ALL: [Motion; 3] = [Motion::Normal, Motion::Fast, Motion::Off];

    /// The name in forms, pages and the cookie.
    pub const fn name(self) -> &'static str {
        match self {
            Motion::Normal => "normal",
            Motion::Fast => "fast",
            Motion::Off => "off",
        }
    }
}

impl Preferences {
    /// Reads what [`Preferences::to_text`] wrote; what is not understood keeps its default.
    ///
    /// ```
    /// use elvaland_web::{Preferences, Theme};
    ///
    /// let chosen = Preferences { theme: Theme::Light, sound: true, ..Preferences::default() };
    /// assert_eq!(Preferences::read(&chosen.to_text()), chosen);
    /// assert_eq!(Preferences::read("theme:purple.nonsense"), Preferences::default());
    /// ```
    pub fn read(text: &str) -> Preferences {
        text.split('.').take(12).filter_map(|pair| pair.split_once(':')).fold(Preferences::default(), Preferences::with)
    }

    /// With one preference changed, as forms and the cookie name it.
    #[must_use]
    pub fn with(mut self, (name, value): (&str, &str)) -> Preferences {
        match name {
            "language" => self.language = value.parse().ok(),
            "theme" => self.theme = Theme::ALL.into_iter().find(|each| each.name() == value).unwrap_or(self.theme),
            "motion" => self.motion = Motion::ALL.into_iter().find(|each| each.name() == value).unwrap_or(self.motion),
            "sound" => self.sound = value == "on",
            "auto" => self.auto_play = value == "on",
            "values" => self.values = value == "on",
            "keys" => self.keys = value == "on",
            _ => {}
        }
        self
    }

    /// The preferences as the value of a cookie.
    pub fn to_text(&self) -> String {
        let switch = |is_on| if is_on { "on" } else { "off" };
        format!(
            "language:{}.theme:{}.motion:{}.sound:{}.auto:{}.values:{}.keys:{}",
            self.language.map_or("", Language::tag),
            self.theme.name(),
            self.motion.name(),
            switch(self.sound),
            switch(self.auto_play),
            switch(self.values),
            switch(self.keys)
        )
    }
}
