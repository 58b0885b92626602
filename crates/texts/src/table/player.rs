//! A player: gem, coins and where they lie, army, heroes and lines.

use elvaland_rules::Seat;
use elvaland_rules::mechanics::{Coin, Column, Face, Piece, PieceKind, Place, PurseView, hero_name};

use super::Writer;
use crate::Spoken;
use crate::layout::{commas, counted, longest, pad};

/// Stands for a space at which no line is broken, until the lines are set.
const GLUE: char = '\u{e000}';

impl<R: Spoken> Writer<'_, R> {
    pub(super) fn players(&mut self) {
        let columns = Column::ALL.map(|column| self.column(column));
        let others = ["table-coins", "table-bid", "table-command-zone", "table-lines"].map(|id| self.texts.get(id));
        let heroes = [self.texts.format("table-heroes", &[("game", R::NAME.into())])];
        let width = longest(&columns).max(longest(&others)).max(longest(&heroes));
        let strengths: Vec<String> =
            self.view.table().seats().flat_map(|seat| Column::ALL.map(|column| self.strength(seat, column))).collect();
        let strength_width = longest(&strengths);
        for seat in self.view.table().seats() {
            self.player_heading(seat);
            self.coins(seat, width);
            for column in Column::ALL {
                self.army_column(seat, column, width, strength_width);
            }
            self.heroes(seat, width);
            self.lines(seat, width);
        }
    }

    fn player_heading(&mut self, seat: Seat) {
        let gem = self.texts.get("table-gem");
        let points = self.texts.format("count-points", &[("count", self.view.score(seat).total().into())]);
        self.page.gap();
        self.page.sentence(&format!("{}, {gem} {}, {points}", self.player(seat), self.view.table().gem(seat)));
    }

    /// The five coins, which are public, and where they lie as far as it is known.
    fn coins(&mut self, seat: Seat, width: usize) {
        let purse = *self.view.purse(seat);
        let coins = purse.coins.iter().map(|&coin| self.coin(coin)).collect();
        self.page.entry(&self.texts.get("table-coins"), width, &commas(coins));
        if purse.laid.iter().any(|laid| laid.place != Place::Hand) {
            let places: Vec<String> = Place::ALL.into_iter().filter_map(|place| self.place(&purse, place)).collect();
            self.page.entry(&self.texts.get("table-bid"), width, &commas(places));
        }
    }

    /// A place with the coins on it: `Pouch: hidden ×2`.
    fn place(&self, purse: &PurseView, place: Place) -> Option<String> {
        let faces: Vec<Face> = purse.at(place).collect();
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
        let rules = self.view.table().rules();
        let here = self.view.army(seat).pieces().iter().filter(|&&piece| rules.worth(piece).column == column);
        let pieces = counted(here.map(|&piece| self.piece(piece)));
        let prefix = format!("  {}  {strength}  ", pad(&self.column(column), width));
        self.page.hang(&prefix, &commas(pieces));
    }

    /// The ranks of a column, and the points printed on its cards if there are any.
    fn strength(&self, seat: Seat, column: Column) -> String {
        let army = self.view.army(seat);
        let ranks = self.texts.format("count-ranks", &[("count", army.ranks().of(column).into())]);
        match army.points(column) {
            0 => ranks,
            points => format!("{ranks}, {}", self.texts.format("count-points", &[("count", points.into())])),
        }
    }

    fn piece(&self, piece: Piece) -> String {
        match piece.kind() {
            PieceKind::Dwarf(card) => self.texts.card_in_column(R::NAME, &self.view.table().rules().card_name(card)),
            PieceKind::Hero(hero, _) => self.texts.hero(R::NAME, hero_name::<R>(hero)),
        }
    }

    /// Everybody who was recruited, and who of them is in the command zone.
    fn heroes(&mut self, seat: Seat, width: usize) {
        let army = self.view.army(seat);
        let name = |hero| self.texts.hero(R::NAME, hero_name::<R>(hero));
        let all: Vec<String> = army.heroes().iter().map(name).collect();
        let commanding: Vec<String> =
            army.heroes().iter().filter(|&hero| army.post(hero).is_none()).map(name).collect();
        if !all.is_empty() {
            self.page.entry(&self.texts.format("table-heroes", &[("game", R::NAME.into())]), width, &commas(all));
        }
        if !commanding.is_empty() {
            self.page.entry(&self.texts.get("table-command-zone"), width, &commas(commanding));
        }
    }

    /// The complete lines, and the ranks that are missing for the next hero.
    fn lines(&mut self, seat: Seat, width: usize) {
        let army = self.view.army(seat);
        let game = ("game", R::NAME.into());
        let mut items = vec![army.ranks().lines().to_string()];
        if army.is_hero_due() {
            items.push(self.texts.format("table-hero-due", &[game]));
        } else if self.view.table().asked_kind().is_some() {
            let missing: Vec<String> = Column::ALL
                .into_iter()
                .map(|column| (column, (army.recruits() + 1).saturating_sub(army.ranks().of(column))))
                .filter(|&(_, ranks)| ranks > 0)
                .map(|(column, ranks)| format!("{}{GLUE}+{ranks}", self.column(column)))
                .collect();
            items.push(self.texts.format("table-next-hero", &[game, ("missing", missing.join(", ").into())]));
        }
        let words = items.join(", ");
        let words: Vec<String> = words.split(' ').map(|word| word.replace(GLUE, " ")).collect();
        self.page.entry(&self.texts.get("table-lines"), width, &words);
    }
}
