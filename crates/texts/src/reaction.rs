//! Quick reactions: sentences that players send with one click.

use crate::Texts;

/// The six quick reactions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reaction {
    /// A greeting.
    Hello,
    /// Praise for a move.
    GoodMove,
    /// Thanks.
    Thanks,
    /// Regret about the sender's own move.
    Oops,
    /// A nudge for a player who takes long.
    Hurry,
    /// A compliment at the end.
    GoodGame,
}

impl Reaction {
    /// Every reaction.
    pub const ALL: [Reaction; 6] =
        [Reaction::Hello, Reaction::GoodMove, Reaction::Thanks, Reaction::Oops, Reaction::Hurry, Reaction::GoodGame];

    /// Returns the name in requests.
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

    /// Returns the reaction with this name in requests.
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
    /// Returns the text of a reaction.
    pub fn reaction(&self, reaction: Reaction) -> String {
        self.get(&format!("reaction-{}", reaction.name()))
    }
}
