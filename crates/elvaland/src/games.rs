//! The trait by which a game supplies its options, components and help to the commands.

use std::fmt::Display;

use clap::ValueEnum;
use elvaland_analysis::{AnalyzedRules, CardsUsed};
use elvaland_rules::nains::{self, CardSet, Components, Nains};
use elvaland_rules::nidavellir::{self, Edition, Nidavellir};
use elvaland_rules::{Rules, State};
use elvaland_texts::GameTexts;

use crate::card_list::{CardList, cards_used};
use crate::failure::Failure;

/// The options asked for on the command line, for any game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted<'a> {
    pub(crate) players: usize,
    pub(crate) first_game: bool,
    pub(crate) edition: Option<EditionName>,
    pub(crate) cards: Option<&'a CardList>,
}

impl<'a> Wanted<'a> {
    /// Returns the default options for this number of players.
    pub(crate) fn usual(players: usize, cards: Option<&'a CardList>) -> Wanted<'a> {
        Wanted { players, first_game: false, edition: None, cards }
    }
}

/// The printed edition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum EditionName {
    /// French and English
    Original,
    /// German: gems numbered from 1, unclaimed Pioneer card discarded unseen, special Blacksmith never discarded
    German,
}

/// Rules that every command can work with.
pub(crate) trait Playable: AnalyzedRules + GameTexts {
    /// The description of the game in the help.
    const ABOUT: &'static str;

    /// Returns the options of this game.
    ///
    /// # Errors
    /// An option that this game does not have.
    fn options_for(wanted: Wanted<'_>) -> Result<Self::Options, Failure>;

    /// Returns all kinds of options in the order in which a soak cycles through them.
    ///
    /// # Errors
    /// As [`options_for`](Playable::options_for).
    fn kinds(cards: Option<&CardList>) -> Result<Vec<Self::Options>, Failure>;

    /// Returns the components that positions are read with.
    ///
    /// # Errors
    /// A card list for a game without card lists.
    fn components(cards: Option<&CardList>) -> Result<Self::Components, Failure>;

    /// Describes the cards, for a game with card lists.
    fn used_cards(_cards: Option<&CardList>) -> Option<CardsUsed> {
        None
    }

    /// True if a table is played with other cards than those of the list.
    fn has_other_cards(_state: &State<Self>, _cards: &CardList) -> bool {
        false
    }
}

impl Playable for Nidavellir {
    const ABOUT: &'static str = "Two ages, five classes, 21 heroes";

    fn options_for(wanted: Wanted<'_>) -> Result<nidavellir::Options, Failure> {
        Nidavellir::components(wanted.cards)?;
        let edition = match wanted.edition {
            None | Some(EditionName::Original) => Edition::Original,
            Some(EditionName::German) => Edition::German,
        };
        let options = nidavellir::Options::new(wanted.players).map_err(players_failure)?;
        Ok(options.with_first_game(wanted.first_game).with_edition(edition))
    }

    /// Returns all numbers of players in both editions; every fourth cycle is a first game.
    fn kinds(cards: Option<&CardList>) -> Result<Vec<nidavellir::Options>, Failure> {
        let kind = |number: usize| Wanted {
            players: 2 + number % 4,
            edition: Some([EditionName::Original, EditionName::German][number / 4 % 2]),
            first_game: number / 8 == 3,
            cards,
        };
        (0..32).map(|number| Nidavellir::options_for(kind(number))).collect()
    }

    fn components(cards: Option<&CardList>) -> Result<(), Failure> {
        match cards {
            None => Ok(()),
            Some(_) => Err(Failure::usage(
                "`--cards` belongs to nains: the cards of nidavellir are those in the box",
                "Leave it out, or start a game of nains with `--game nains`.",
            )),
        }
    }
}

impl Playable for Nains {
    const ABOUT: &'static str = "Two eras, five Orders, 23 Cognars, an Elite, malt";

    fn options_for(wanted: Wanted<'_>) -> Result<nains::Options, Failure> {
        let foreign = [("--first-game", wanted.first_game), ("--edition", wanted.edition.is_some())];
        if let Some((option, _)) = foreign.into_iter().find(|&(_, is_given)| is_given) {
            return Err(Failure::usage(
                format!("`{option}` belongs to nidavellir: nains has one edition and no rules for a first game"),
                "Leave it out, or use `--game nidavellir`.",
            ));
        }
        nains::Options::with_catalog(wanted.players, &Nains::components(wanted.cards)?.0).map_err(players_failure)
    }

    /// Returns all numbers of players.
    fn kinds(cards: Option<&CardList>) -> Result<Vec<nains::Options>, Failure> {
        (2..=5).map(|players| Nains::options_for(Wanted::usual(players, cards))).collect()
    }

    fn components(cards: Option<&CardList>) -> Result<Components, Failure> {
        Ok(cards.map_or_else(Components::default, |cards| Components(cards.catalog().clone())))
    }

    fn used_cards(cards: Option<&CardList>) -> Option<CardsUsed> {
        Some(cards_used(cards))
    }

    fn has_other_cards(state: &State<Nains>, cards: &CardList) -> bool {
        let rules = state.table().rules();
        *rules.cards() != CardSet::of(cards.catalog(), rules.players())
    }
}

fn players_failure(refusal: impl Display) -> Failure {
    Failure::usage(refusal, "Set the number of players with `--players`.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn soak_plays_every_kind_of_game() {
        let mut kinds: Vec<String> =
            Nidavellir::kinds(None).expect("kinds").iter().map(|options| format!("{options:?}")).collect();
        assert_eq!(kinds.len(), 32);
        kinds.sort();
        kinds.dedup();
        assert_eq!(kinds.len(), 4 * 2 * 2);
        let kinds = Nains::kinds(None).expect("kinds");
        assert_eq!(kinds.iter().map(nains::Options::players).collect::<Vec<_>>(), [2, 3, 4, 5]);
    }
}
