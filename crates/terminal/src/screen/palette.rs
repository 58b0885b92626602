//! Colours, or without them attributes alone.

use elvaland_rules::mechanics::Column;
use ratatui::style::{Color, Modifier, Style};

/// Whether there are colours. Every difference that a colour makes is also made by letters or attributes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Palette {
    /// The sixteen colours that every theme of a terminal sets.
    #[default]
    Colour,
    /// None: for `NO_COLOR`.
    Monochrome,
}

impl Palette {
    /// The colour of a class or an Order.
    pub(super) fn column(self, column: Column) -> Style {
        const COLOURS: [Color; 5] = [Color::Red, Color::Green, Color::Yellow, Color::Magenta, Color::Cyan];
        self.coloured(COLOURS[column.index()])
    }

    /// Coins of the Treasure.
    pub(super) fn gold(self) -> Style {
        self.coloured(Color::Yellow).add_modifier(Modifier::BOLD)
    }

    /// Names and titles.
    pub(super) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What is there for those who look for it.
    pub(super) fn quiet(self) -> Style {
        match self {
            Palette::Colour => Style::new().fg(Color::DarkGray),
            Palette::Monochrome => Style::new(),
        }
    }

    /// What is asked of the person.
    pub(super) fn asked(self) -> Style {
        self.coloured(Color::LightYellow).add_modifier(Modifier::BOLD)
    }

    /// Something to look at before going on.
    pub(super) fn warning(self) -> Style {
        self.coloured(Color::LightRed).add_modifier(Modifier::BOLD)
    }

    /// What is marked or held.
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
