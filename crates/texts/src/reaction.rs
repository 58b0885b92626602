//! What players can say to each other with one click.

use crate::Texts;

/// The six quick reactions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reaction {
    /// At the beginning.
    Hello,
    /// To somebody who played well.
    GoodMove,
    /// To somebody who was kind.
    Thanks,
    /// To oneself.
    Oops,
    /// To somebody who thinks for long.
    Hurry,
    /// At the end.
    GoodGame,
}

impl Reaction {
    /// Every reaction.
    pub const ALL: [Reaction; 6] =
        [Reaction::Hello, Reaction::GoodMove, Reaction::Thanks, Reaction::Oops, Reaction::Hurry, Reaction::GoodGame];

    /// The name in requests.
    pub const fn name(self) -> &'static str {
        match self {
            Reaction::Hello => "hello",
            Reaction::GoodMove => "good-move",
            Reaction::Thanks => "thanks",
            Reaction::Oops => "oops",
            Reaction::Hurry => "hurry",
            Reaction::GoodGame => "good-game",
        }
    }

    /// The reaction with this name in requests.
    ///
    /// ```
    /// use elvaland_texts::Reaction;
    ///
    /// assert_eq!(Reaction::named("good-move"), Some(Reaction::GoodMove));
    /// assert_eq!(Reaction::named("boo"), None);
    /// ```
    pub fn named(name: &str) -> Option<Reaction> {
        Reaction::ALL.into_iter().find(|each| each.name() == name)
    }
}

impl Texts {
    /// What is said.
    pub fn reaction(&self, reaction: Reaction) -> String {
        self.get(&format!("reaction-{}", reaction.name()))
    }
}
