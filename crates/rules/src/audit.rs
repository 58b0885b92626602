//! Conservation checks of a whole game (cards, coins, gems, heroes), for tests, soaks and fuzzing.

use crate::mechanics::{
    Age, COINS, Card, Coin, Event, Gem, HeroSet, Piece, PieceKind, Place, Purse, Rules, State, Step, Tavern,
};
use crate::{BySeat, Listener, Seat, Turn};

/// Listens to a game and accounts for the cards and coins that leave it.
#[derive(Clone, Debug)]
pub struct Audit<R: Rules> {
    rules: R,
    /// Cards that left the game, by kind.
    discarded: [usize; 128],
    /// Cards of no deck that came into the game.
    added: [usize; 128],
    base_coins_given_up: usize,
    gems: BySeat<Gem>,
}

impl<R: Rules> Audit<R> {
    /// Starts from a game at any point: what is there now must stay accounted for.
    pub fn new(game: &State<R>) -> Audit<R> {
        let rules = game.table().rules().clone();
        let mut audit =
            Audit { rules, discarded: [0; 128], added: [0; 128], base_coins_given_up: 0, gems: game.table().gems };
        for card in audit.rules.cards() {
            let (there, printed) = (audit.count(game, card), audit.printed(card));
            audit.discarded[usize::from(card.0)] = printed.saturating_sub(there);
            audit.added[usize::from(card.0)] = there.saturating_sub(printed);
        }
        let base = |coin: &Coin| !coin.is_treasure() && *coin != Coin::SPECIAL;
        let owned: usize =
            game.table().seats().map(|seat| game.purse(seat).coins().iter().filter(|&coin| base(coin)).count()).sum();
        audit.base_coins_given_up = game.players() * COINS - owned;
        audit
    }

    fn printed(&self, card: Card) -> usize {
        Age::ALL.iter().map(|&age| self.rules.deck(age).full().count(self.rules.deck(age), card)).sum()
    }

    fn count(&self, game: &State<R>, card: Card) -> usize {
        let decks: usize = Age::ALL.iter().map(|&age| game.deck(age).count(self.rules.deck(age), card)).sum();
        let taverns = Tavern::ALL.iter().map(|&tavern| game.table().tavern(tavern)).chain([game.offer()]);
        let open = taverns.flat_map(|cards| cards.iter()).filter(|&other| other == card).count();
        let dwarf = Piece::dwarf(card);
        let armies = game.table().seats().map(|seat| game.table().army(seat).pieces());
        let standing = armies.flatten().filter(|&&piece| piece == dwarf).count();
        decks + open + standing
    }

    /// Checks all invariants.
    ///
    /// # Errors
    /// Returns the invariant that does not hold.
    pub fn check(&self, game: &State<R>) -> Result<(), String> {
        self.check_cards(game)?;
        self.check_coins(game)?;
        self.check_gems(game)?;
        check_armies(game)?;
        check_turn(game)
    }

    fn check_cards(&self, game: &State<R>) -> Result<(), String> {
        for card in self.rules.cards() {
            let kind = usize::from(card.0);
            let (there, printed) = (self.count(game, card), self.printed(card));
            if there + self.discarded[kind] != printed + self.added[kind] {
                return Err(format!("{} is there {there} times, of {printed}", self.rules.card_name(card)));
            }
        }
        Ok(())
    }

    fn check_coins(&self, game: &State<R>) -> Result<(), String> {
        let purses: Vec<&Purse> = game.table().seats().map(|seat| game.purse(seat)).collect();
        let owned = |coin: Coin| purses.iter().flat_map(|purse| purse.coins()).filter(|&&other| other == coin).count();
        for value in Coin::TREASURE_VALUES {
            let coin = Coin::treasure(value).ok_or("a Treasure value")?;
            let there = owned(coin) + usize::from(game.table().treasure().count(value));
            let printed = usize::from(self.rules.treasure().count(value));
            if there != printed {
                return Err(format!("{coin} is there {there} times, of {printed}"));
            }
        }
        let base: usize = Coin::STARTING.into_iter().map(owned).sum();
        if base + self.base_coins_given_up != purses.len() * COINS {
            return Err(format!("{base} base coins are left, {} were given up", self.base_coins_given_up));
        }
        if owned(Coin::SPECIAL) > 1
            || purses.iter().any(|purse| purse.coins().iter().filter(|c| c.trades()).count() != 1)
        {
            return Err("a player does not have exactly one trading coin".to_owned());
        }
        purses.iter().try_for_each(|purse| check_places(purse))
    }

    fn check_gems(&self, game: &State<R>) -> Result<(), String> {
        let gems = game.table().gems;
        let mut sorted = gems.0[..game.players()].to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        if gems == self.gems && sorted.len() == game.players() {
            Ok(())
        } else {
            Err(format!("the gems are {gems:?}, they should be {:?}", self.gems))
        }
    }
}

/// Checks the places of the coins: all in hand; or one on each tavern and two in the pouch; or, for late bidders, some on
/// taverns and no pouch.
fn check_places(purse: &Purse) -> Result<(), String> {
    let crowded = Tavern::ALL.iter().any(|&tavern| purse.count(Place::Tavern(tavern)) > 1);
    let pouch = purse.count(Place::Pouch);
    let mixed = pouch > 0 && purse.count(Place::Hand) > 0;
    if crowded || mixed || pouch != 0 && pouch != 2 { Err(format!("coins out of place: {purse:?}")) } else { Ok(()) }
}

fn check_armies<R: Rules>(game: &State<R>) -> Result<(), String> {
    let table = game.table();
    let mut owned = HeroSet::default();
    let tokens: u8 = table.seats().map(|seat| table.army(seat).tokens()).sum();
    if tokens > R::TOKENS {
        return Err(format!("{tokens} tokens lie on the table, of {}", R::TOKENS));
    }
    for seat in table.seats() {
        let army = table.army(seat);
        if !army.recount(|at, piece| table.worth_in(army, at, piece)) {
            return Err(format!("the sums of seat {seat} are not those of its pieces"));
        }
        if !owned.and(army.heroes()).is_empty() {
            return Err(format!("seat {seat} has a hero of another player"));
        }
        owned = owned.or(army.heroes());
        let counted = army.heroes().iter().filter(|&hero| R::counts_as_recruit(hero)).count();
        if usize::from(army.recruits()) != counted {
            return Err(format!("seat {seat} has {counted} heroes, not {}", army.recruits()));
        }
        for piece in army.pieces() {
            match piece.kind() {
                PieceKind::Hero(hero, _) if !army.heroes().contains(hero) => {
                    return Err(format!("a hero stands in the army of seat {seat} who is not with it"));
                }
                _ => {}
            }
        }
    }
    Ok(())
}

/// Checks that exactly the seats with a decision to make have legal actions, sorted and unique.
fn check_turn<R: Rules>(game: &State<R>) -> Result<(), String> {
    let asked = match game.turn() {
        Turn::Decide(seats) => seats,
        _ => Default::default(),
    };
    for seat in Seat::ALL {
        let actions = game.legal_actions(seat);
        if actions.is_empty() == asked.contains(seat) {
            return Err(format!("seat {seat} has {} legal actions at {:?}", actions.len(), game.turn()));
        }
        if !actions.is_sorted_by(|one, other| one < other) {
            return Err(format!("the legal actions of seat {seat} are not sorted and unique"));
        }
    }
    match (game.turn(), game.table().agenda().next()) {
        (Turn::Over, Some(_)) | (Turn::Decide(_) | Turn::Chance, None) => Err("turn and agenda disagree".to_owned()),
        (Turn::Chance, Some(Step::Deal | Step::Offer(..) | Step::Burn(_))) => Ok(()),
        (Turn::Chance, Some(step)) => Err(format!("chance is asked for {step:?}")),
        _ => Ok(()),
    }
}

impl<R: Rules> Listener<R> for Audit<R> {
    fn on_event(&mut self, event: Event, _: &State<R>) {
        let is_spent = |rules: &R, card: Card| rules.worth(Piece::dwarf(card)).ranks == 0;
        match event {
            Event::LeftOver(card) | Event::Dropped(_, card) | Event::Burned(Some(card)) => {
                self.discarded[usize::from(card.0)] += 1;
            }
            Event::Took(_, card) | Event::Kept(_, card) if is_spent(&self.rules, card) => {
                self.discarded[usize::from(card.0)] += 1;
            }
            Event::Discarded(_, piece) => {
                if let PieceKind::Dwarf(card) = piece.kind() {
                    self.discarded[usize::from(card.0)] += 1;
                }
            }
            // A card of no deck comes into the game when it is placed.
            Event::Placed(_, piece) => {
                if let PieceKind::Dwarf(card) = piece.kind()
                    && self.printed(card) == 0
                {
                    self.added[usize::from(card.0)] += 1;
                }
            }
            Event::Exchanged { given, .. } if !given.is_treasure() => self.base_coins_given_up += 1,
            Event::TookGem(seat, gem) => self.gems[seat] = gem,
            Event::SwappedGems(one, other) => self.gems.0.swap(one.index(), other.index()),
            _ => {}
        }
    }
}
