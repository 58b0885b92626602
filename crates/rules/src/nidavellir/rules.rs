//! Nidavellir as an implementation of `Rules`: names, numbers, cards and heroes.

use rand_core::Rng;

use super::scoring::{CROWN_GEM, Part};
use super::{CLASSES, Discarder, NidavellirHero, Options, cards, class, hero};
use crate::mechanics::{
    Age, Army, Card, DeckList, Gem, Hero, HeroSet, Piece, Post, Reason, Refusal, Rules, State, Treasure, Worth,
};
use crate::ruling::Ruling;

/// The rules of Nidavellir with the options of one game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Nidavellir {
    options: Options,
}

impl Nidavellir {
    /// Creates the rules with these options.
    pub const fn new(options: Options) -> Nidavellir {
        Nidavellir { options }
    }

    /// Returns the options of the game.
    #[inline]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Starts a game with these gems by seat.
    ///
    /// # Errors
    /// Returns a refusal unless the gems are those of the edition for this number of players, in any order.
    pub fn with_gems(options: &Options, gems: &[Gem]) -> Result<State<Nidavellir>, Refusal> {
        State::begin_with(Nidavellir::new(*options), options.gems(), gems)
    }

    /// Returns what a Royal Offering adds to a coin; `None` for dwarves.
    #[inline]
    pub fn offering(card: Card) -> Option<u8> {
        cards::offering(card)
    }

    /// Returns column, ranks and points of a piece.
    #[inline]
    pub(super) fn worth_of(&self, piece: Piece) -> Worth {
        cards::worth(self.options.edition(), piece)
    }
}

impl Rules for Nidavellir {
    type Options = Options;
    type Hero = NidavellirHero;
    type Part = Part;

    const NAME: &'static str = "nidavellir";
    const COLUMNS: [&'static str; 5] = CLASSES;

    fn default_options(players: usize) -> Result<Options, Refusal> {
        Options::new(players)
    }

    fn start(options: &Options, rng: &mut impl Rng) -> State<Nidavellir> {
        State::begin_at_random(Nidavellir::new(*options), options.gems(), rng)
    }

    #[inline]
    fn players(&self) -> usize {
        self.options.players()
    }

    fn treasure(&self) -> Treasure {
        if self.players() < 4 { Treasure::SMALL } else { Treasure::FULL }
    }

    #[inline]
    fn deck(&self, age: Age) -> &DeckList {
        cards::deck(self.players(), age)
    }

    fn card_name(&self, card: Card) -> &str {
        cards::name(card)
    }

    fn cards(&self) -> impl Iterator<Item = Card> {
        cards::all()
    }

    #[inline]
    fn worth(&self, piece: Piece) -> Worth {
        self.worth_of(piece)
    }

    #[inline]
    fn heroes(&self) -> HeroSet {
        hero::in_game(self.options.is_first_game())
    }

    fn post(hero: Hero) -> Post {
        NidavellirHero::from_id(hero).map_or(Post::CommandZone, NidavellirHero::post)
    }

    #[inline]
    fn bids_late(army: &Army) -> bool {
        army.heroes().contains(NidavellirHero::Uline.id())
    }

    #[inline]
    fn gem_swaps(gem: Gem) -> bool {
        gem != CROWN_GEM
    }

    fn hero_refusal(hero: Hero) -> Refusal {
        let name = Self::hero_name(hero).to_owned();
        let needs_discards = |discarder: Discarder| {
            let count = discarder.count() as u8;
            Reason::HeroNeedsDiscards { hero: name.clone(), count }.under(Ruling::NID_R5)
        };
        match NidavellirHero::from_id(hero) {
            Some(NidavellirHero::Dagda) => needs_discards(Discarder::Dagda),
            Some(NidavellirHero::Bonfur) => needs_discards(Discarder::Bonfur),
            _ => {
                let column = CLASSES[class::EXPLORER.index()];
                Reason::HeroNeedsRanks { hero: name, column, ranks: HOURYA_NEEDS }.into()
            }
        }
    }
}

/// The number of Explorer ranks that Hourya requires.
pub(super) const HOURYA_NEEDS: u8 = 5;
