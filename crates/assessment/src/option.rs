//! Options of a decision with what a bot thinks of them.

use elvaland_rules::Action;

use crate::Explanation;

/// An option of a player, rated by the strongest bot.
#[derive(Clone, PartialEq, Debug)]
pub struct AssessedOption {
    /// The action.
    pub action: Action,
    /// The estimated chance to win at this table after it, from 0 to 1.
    pub win: f32,
    /// The share of the mixed strategy, from 0 to 1. Several bids have one, because a predictable bid is worth less.
    pub play: f32,
    /// What it is expected to bring; `None` if it was not explained.
    pub reasons: Option<Explanation>,
}

/// Returns the explanations of the first options, up to the first one that was not explained.
pub fn explanations(options: &[AssessedOption]) -> Vec<Explanation> {
    options.iter().map_while(|option| option.reasons.clone()).collect()
}
