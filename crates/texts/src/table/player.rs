//! A player: gem, coins and where they lie, army, heroes and lines.

use elvaland_rules::mechanics::{Coin, Column, Face, Hero, Piece, PieceKind, Place, SeenPurse, View};
use elvaland_rules::{Scores, Seat, SeatSet, Turn};

use super::TableWriter;
use crate::layout::{commas, counted, longest, pad};
use crate::{GameTexts, Role, Texts};

/// A placeholder for spaces at which lines do not break.
const GLUE: char = '\u{e000}';

impl<R: GameTexts, P: SeenPurse> TableWriter<'_, R, P> {
    /// Writes these players; columns are as wide as if all players were written.
    pub(super) fn players(&mut self, seats: SeatSet) {
        let columns = Column::ALL.map(|column| self.column(column));
        let others = ["table-coins", "table-bid", "table-symbols", "table-command-zone", "table-lines"]
            .map(|id| self.texts.get(id));
        let heroes = [self.texts.format("table-heroes", &[("game", R::NAME.into())])];
        let width = longest(&columns).max(longest(&others)).max(longest(&heroes));
        let strengths: Vec<String> =
            self.view.table().seats().flat_map(|seat| Column::ALL.map(|column| self.strength(seat, column))).collect();
        let strength_width = longest(&strengths);
        for seat in seats.iter() {
            self.player_heading(seat);
            self.coins(seat, width);
            for column in Column::ALL {
                self.army_column(seat, column, width, strength_width);
            }
            self.symbols(seat, width);
            self.heroes(seat, width);
            self.command_zone(seat, width);
            self.lines(seat, width);
        }
    }

    /// Writes the coins of all players and of the Treasure.
    pub(super) fn all_coins(&mut self) {
        let width = longest(&["table-coins", "table-bid"].map(|id| self.texts.get(id)));
        for seat in self.view.table().seats() {
            self.player_heading(seat);
            self.coins(seat, width);
        }
        self.page.gap();
        self.treasure();
    }

    fn player_heading(&mut self, seat: Seat) {
        let gem = self.texts.get("table-gem");
        let mut heading = format!("{}, {gem} {}", self.player(seat), self.view.table().gem(seat));
        if self.scores == Scores::Shown {
            let is_known = self.view.purse(seat).known_coins().is_some();
            let points = if is_known { "count-points" } else { "count-points-seen" };
            heading = format!("{heading}, {}", self.count(points, self.view.score(seat).total()));
        }
        self.page.gap();
        self.page.sentence(&heading);
    }

    /// Writes the five coins (hidden from others in memory mode) and their known places.
    fn coins(&mut self, seat: Seat, width: usize) {
        let purse = *self.view.purse(seat);
        let coins = match purse.known_coins() {
            Some(coins) => commas(coins.iter().map(|&coin| self.coin(coin)).collect()),
            None => vec![self.texts.get("table-coins-hidden")],
        };
        self.page.entry(&self.texts.get("table-coins"), width, &coins);
        if purse.laid().iter().any(|laid| laid.place != Place::Hand) {
            let places: Vec<String> = Place::ALL.into_iter().filter_map(|place| self.place(purse, place)).collect();
            self.page.entry(&self.texts.get("table-bid"), width, &commas(places));
        }
    }

    /// Returns a place with its coins: `Pouch: hidden ×2`.
    fn place(&self, purse: P, place: Place) -> Option<String> {
        let faces: Vec<Face> = purse.laid().iter().filter(|laid| laid.place == place).map(|laid| laid.face).collect();
        if faces.is_empty() {
            return None;
        }
        let name = match place {
            Place::Tavern(tavern) => self.texts.tavern(R::NAME, tavern.index()),
            Place::Pouch => self.texts.get("table-pouch"),
            Place::Hand => self.texts.get("table-hand"),
        };
        let coins = counted(faces.into_iter().map(|face| match face {
            Face::Known(coin) => self.coin(coin),
            Face::Own(coin) => self.texts.format("table-face-down", &[("coin", self.coin(coin).into())]),
            Face::Hidden => self.texts.get("table-hidden"),
        }));
        Some(self.texts.labelled(&name, &coins.join(" + ")))
    }

    fn coin(&self, coin: Coin) -> String {
        self.texts.coin_short(&coin.to_string())
    }

    fn army_column(&mut self, seat: Seat, column: Column, width: usize, strength_width: usize) {
        let strength = pad(&self.strength(seat, column), strength_width);
        let (table, army) = (self.view.table(), self.view.army(seat));
        let covered: Vec<usize> = table.covered(army).collect();
        let here = army.pieces().iter().enumerate().filter(|&(_, &piece)| table.rules().worth(piece).column == column);
        let pieces = counted(here.map(|(place, &piece)| self.piece(piece, covered.contains(&place))));
        let prefix = format!("  {}  {strength}  ", pad(&self.column(column), width));
        self.page.hang(&prefix, &commas(pieces));
    }

    /// Returns the ranks of a column, the value of its track, and its visible points, if there are any.
    fn strength(&self, seat: Seat, column: Column) -> String {
        let army = self.view.army(seat);
        let (ranks, points) = (army.ranks().of(column), army.points(column));
        let value = match (self.view.table().rules().track_value(column, ranks), points) {
            (None, 0) => None,
            (None, _) => Some(self.count("count-points", points)),
            (Some(value), 0) => Some(self.count("count-track", value)),
            (Some(value), _) => {
                Some(self.texts.format("count-track-more", &[("count", value.into()), ("points", points.into())]))
            }
        };
        let ranks = self.count("count-ranks", ranks.into());
        value.into_iter().fold(ranks, |ranks, value| format!("{ranks}, {value}"))
    }

    fn count(&self, id: &str, count: u16) -> String {
        self.texts.format(id, &[("count", count.into())])
    }

    fn piece(&self, piece: Piece, is_covered: bool) -> String {
        let name = match piece.kind() {
            PieceKind::Dwarf(card) => self.texts.card_in_column(R::NAME, self.view.table().rules().card_name(card)),
            PieceKind::Hero(hero, _) => self.hero(hero),
        };
        if is_covered { self.texts.format("table-covered", &[("piece", name.into())]) } else { name }
    }

    /// Writes the symbols of a player, in a game that has symbols.
    fn symbols(&mut self, seat: Seat, width: usize) {
        let symbols = self.view.table().rules().symbols(self.view.army(seat));
        let counts: Vec<String> = symbols.into_iter().map(|(id, count)| self.count(id, count)).collect();
        if !counts.is_empty() {
            self.page.entry(&self.texts.get("table-symbols"), width, &commas(counts));
        }
    }

    /// Writes the recruited heroes; prizes of majorities are left out.
    fn heroes(&mut self, seat: Seat, width: usize) {
        let recruited = self.heroes_who(seat, |hero| !matches!(R::role(hero), Role::Elite | Role::Award));
        if !recruited.is_empty() {
            self.page.entry(&self.texts.format("table-heroes", &[("game", R::NAME.into())]), width, &commas(recruited));
        }
    }

    /// Writes the command zone: heroes, then the Elite, then other awards.
    fn command_zone(&mut self, seat: Seat, width: usize) {
        let army = self.view.army(seat);
        let commanding = |role: Role| self.heroes_who(seat, |hero| army.post(hero).is_none() && R::role(hero) == role);
        let mut elite = commanding(Role::Elite);
        if let Some(first) = elite.first_mut() {
            *first = self.texts.labelled(&self.texts.get("table-elite"), first);
        }
        let mut groups = [commanding(Role::Hero), elite, commanding(Role::Award)].map(commas).to_vec();
        groups.retain(|group| !group.is_empty());
        let separated = groups.len().saturating_sub(1);
        for last in groups[..separated].iter_mut().filter_map(|group| group.last_mut()) {
            *last = self.texts.format("list-group", &[("group", last.as_str().into())]);
        }
        let items = groups.concat();
        if !items.is_empty() {
            self.page.entry(&self.texts.get("table-command-zone"), width, &items);
        }
    }

    fn heroes_who(&self, seat: Seat, is: impl Fn(Hero) -> bool) -> Vec<String> {
        self.view.army(seat).heroes().iter().filter(|&hero| is(hero)).map(|hero| self.hero(hero)).collect()
    }

    /// Writes the complete lines, and the ranks missing for the next hero.
    fn lines(&mut self, seat: Seat, width: usize) {
        let words = self.texts.lines_glued(self.view, seat);
        let words: Vec<String> = words.split(' ').map(|word| word.replace(GLUE, " ")).collect();
        self.page.entry(&self.texts.get("table-lines"), width, &words);
    }
}

impl Texts {
    /// Returns the number of complete lines of a player, and the ranks missing for the next hero.
    #[must_use]
    pub fn lines_text<R: GameTexts, P>(&self, view: &View<R, P>, seat: Seat) -> String {
        self.lines_glued(view, seat).replace(GLUE, " ")
    }

    fn lines_glued<R: GameTexts, P>(&self, view: &View<R, P>, seat: Seat) -> String {
        let (table, army) = (view.table(), view.army(seat));
        let game = ("game", R::NAME.into());
        let mut items = vec![army.ranks().lines().to_string()];
        if army.is_hero_due() {
            items.push(self.format("table-hero-due", &[game]));
        } else if table.turn() != Turn::Over {
            let missing = |column| (army.recruits() + 1).saturating_sub(army.ranks().of(column));
            let name = |column: Column| self.column(R::NAME, R::COLUMNS[column.index()]);
            let missing: Vec<String> = Column::ALL
                .into_iter()
                .filter(|&column| missing(column) > 0)
                .map(|column| format!("{}{GLUE}+{}", name(column), missing(column)))
                .collect();
            items.push(self.format("table-next-hero", &[game, ("missing", missing.join(", ").into())]));
        }
        items.join(", ")
    }
}
