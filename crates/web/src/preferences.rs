//! A viewer's preferences, stored in a cookie: how pages look and behave, no personal data.

use elvaland_assessment::Level;
use elvaland_texts::Language;

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Follows the operating system.
    #[default]
    Auto,
    /// Dark: slate and charcoal.
    Dark,
    /// Light: parchment and ink.
    Light,
}

/// The pace at which steps are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Motion {
    /// Steps stay longer.
    Slow,
    /// Every step is shown at a readable pace.
    #[default]
    Normal,
    /// Steps follow each other quickly.
    Fast,
    /// Nothing moves: the newest moment is shown at once, with a list of what happened.
    Off,
}

/// The preferences of a viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preferences {
    /// The chosen language; if `None`, that of the browser.
    pub language: Option<Language>,
    /// Light or dark.
    pub theme: Theme,
    /// The speed of animations.
    pub motion: Motion,
    /// Whether a sound announces the viewer's turn.
    pub sound: bool,
    /// Whether the only option is played automatically, where that reveals no secret.
    pub auto_play: bool,
    /// Whether every card shows what it is worth to the viewer now.
    pub values: bool,
    /// The level of the bots that the viewer plays like, one of [`Level::STRENGTHS`]; `None` estimates it from the game.
    pub plays_like: Option<Level>,
    /// Whether there are single-key shortcuts. Speech input may trigger them by accident.
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
            plays_like: None,
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
    /// Every pace.
    pub const ALL: [Motion; 4] = [Motion::Slow, Motion::Normal, Motion::Fast, Motion::Off];

    /// The name in forms, pages and the cookie.
    pub const fn name(self) -> &'static str {
        match self {
            Motion::Slow => "slow",
            Motion::Normal => "normal",
            Motion::Fast => "fast",
            Motion::Off => "off",
        }
    }
}

impl Preferences {
    /// Parses the output of [`Preferences::to_text`]; unknown parts keep their defaults.
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

    /// Returns the preferences with one changed, by its name in forms and in the cookie.
    #[must_use]
    pub fn with(mut self, (name, value): (&str, &str)) -> Preferences {
        match name {
            "language" => self.language = value.parse().ok(),
            "theme" => self.theme = Theme::ALL.into_iter().find(|each| each.name() == value).unwrap_or(self.theme),
            "motion" => self.motion = Motion::ALL.into_iter().find(|each| each.name() == value).unwrap_or(self.motion),
            "sound" => self.sound = value == "on",
            "auto" => self.auto_play = value == "on",
            "like" => self.plays_like = Level::STRENGTHS.into_iter().find(|each| each.name() == value),
            "values" => self.values = value == "on",
            "keys" => self.keys = value == "on",
            _ => {}
        }
        self
    }

    /// Returns the preferences as the value of a cookie.
    pub fn to_text(&self) -> String {
        let switch = |is_on| if is_on { "on" } else { "off" };
        format!(
            "language:{}.theme:{}.motion:{}.sound:{}.auto:{}.values:{}.like:{}.keys:{}",
            self.language.map_or("", Language::tag),
            self.theme.name(),
            self.motion.name(),
            switch(self.sound),
            switch(self.auto_play),
            switch(self.values),
            self.plays_like.map_or("", Level::name),
            switch(self.keys)
        )
    }
}
