//! Styles, with or without colours.

use elvaland_rules::mechanics::Column;
use ratatui::style::{Color, Modifier, Style};

/// Whether colours are used. Every difference in colour is also one in text or attributes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Palette {
    /// The 16 colours of terminal themes.
    #[default]
    Colour,
    /// No colours, for `NO_COLOR`.
    Monochrome,
}

impl Palette {
    /// Returns the style of a class or Order.
    pub(super) fn column(self, column: Column) -> Style {
        const COLOURS: [Color; 5] = [Color::Red, Color::Green, Color::Yellow, Color::Magenta, Color::Cyan];
        self.coloured(COLOURS[column.index()])
    }

    /// Returns the style of Treasure coins.
    pub(super) fn gold(self) -> Style {
        self.coloured(Color::Yellow).add_modifier(Modifier::BOLD)
    }

    /// Returns the style of names and titles.
    pub(super) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// Returns the style of secondary text.
    pub(super) fn quiet(self) -> Style {
        match self {
            Palette::Colour => Style::new().fg(Color::DarkGray),
            Palette::Monochrome => Style::new(),
        }
    }

    /// Returns the style of questions.
    pub(super) fn asked(self) -> Style {
        self.coloured(Color::LightYellow).add_modifier(Modifier::BOLD)
    }

    /// Returns the style of notices.
    pub(super) fn warning(self) -> Style {
        self.coloured(Color::LightRed).add_modifier(Modifier::BOLD)
    }

    /// Returns the style of marked or picked-up things.
    pub(super) fn marked(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    fn coloured(self, colour: Color) -> Style {
        match self {
            Palette::Colour => Style::new().fg(colour),
            Palette::Monochrome => Style::new(),
        }
    }
}
