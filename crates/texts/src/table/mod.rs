//! The table as plain text: for terminals, the text view of a page, and screen readers.

mod player;
mod score;
mod supplies;
mod taverns;

use elvaland_rules::mechanics::{Column, Hero, SeenPurse, View};
use elvaland_rules::{Audience, Scores, Seat, SeatSet, Turn};

use crate::layout::TextLines;
use crate::{GameTexts, Texts};

/// A part of the table as text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Section {
    /// The taverns, the order of play, and cards shown to one player.
    Taverns,
    /// These players with coins, armies and heroes.
    Players(SeatSet),
    /// The coins of all players and of the Treasure.
    Coins,
    /// The score of every player, part by part.
    Scores,
    /// The supply: the Treasure, the heroes, the decks.
    Supplies,
}

/// A table being written.
struct TableWriter<'a, R: GameTexts, P: SeenPurse> {
    texts: &'a Texts,
    view: &'a View<R, P>,
    names: &'a [String],
    scores: Scores,
    page: TextLines,
}

impl Texts {
    /// Returns the table as its audience sees it, in lines of at most 80 characters.
    ///
    /// `names` are the players' names by seat; without them players are numbered from 1.
    ///
    /// ```
    /// use elvaland_rules::{Audience, State, nidavellir::Nidavellir};
    /// use elvaland_texts::{Language, Texts};
    ///
    /// let game = "nidavellir 2p; taverns W7 H B / E9 M0 W3 / B B R3".parse::<State<Nidavellir>>()?;
    /// let table = Texts::new(Language::English).table(&game.view(Audience::Spectator), &[]);
    /// assert!(table.contains("Laughing Goblin  Warrior 7, Hunter, Blacksmith"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn table<R: GameTexts, P: SeenPurse>(&self, view: &View<R, P>, names: &[String]) -> String {
        self.table_with(view, names, Scores::Shown)
    }

    /// Returns the table with or without scores.
    #[must_use]
    pub fn table_with<R: GameTexts, P: SeenPurse>(
        &self,
        view: &View<R, P>,
        names: &[String],
        scores: Scores,
    ) -> String {
        let mut writer = TableWriter { texts: self.for_game(R::NAME), view, names, scores, page: TextLines::default() };
        writer.heading();
        writer.taverns();
        writer.players(view.table().seats().collect());
        writer.scores();
        writer.supplies();
        writer.page.finish()
    }

    /// Returns a section of the table, as [`Texts::table`] writes it.
    #[must_use]
    pub fn table_section<R: GameTexts, P: SeenPurse>(
        &self,
        view: &View<R, P>,
        names: &[String],
        scores: Scores,
        section: Section,
    ) -> String {
        let mut writer = TableWriter { texts: self.for_game(R::NAME), view, names, scores, page: TextLines::default() };
        match section {
            Section::Taverns => writer.taverns(),
            Section::Players(seats) => writer.players(seats),
            Section::Coins => writer.all_coins(),
            Section::Scores => writer.scores(),
            Section::Supplies => writer.supplies(),
        }
        writer.page.finish().trim_start_matches('\n').to_owned()
    }
}

impl<R: GameTexts, P: SeenPurse> TableWriter<'_, R, P> {
    /// Writes the game, the audience, the round, and whose turn it is.
    fn heading(&mut self) {
        let (texts, table) = (self.texts, self.view.table());
        let players = texts.format("count-players", &[("count", table.rules().players().into())]);
        let audience = match self.view.audience() {
            Audience::Seat(seat) => texts.format("table-seen-by", &[("player", texts.player(self.names, seat).into())]),
            Audience::Spectator => texts.get("table-seen-by-all"),
            Audience::Open => texts.get("table-all-open"),
        };
        self.page.sentence(&format!("{}, {players}. {audience}.", texts.game(R::NAME)));

        let is_own = match (table.turn(), self.view.audience()) {
            (Turn::Decide(seats), Audience::Seat(seat)) => seats.contains(seat),
            _ => false,
        };
        let turn = if is_own { texts.asked_of_you(self.view) } else { texts.turn(self.view, self.names) };
        if table.turn() != Turn::Over {
            self.page.sentence(&format!("{}.", texts.when(table)));
            self.page.sentence(&format!("{turn}."));
        } else {
            let winners = texts.winners(self.view, self.names).filter(|_| self.scores == Scores::Shown);
            let winners = winners.map(|winners| format!(" {winners}.")).unwrap_or_default();
            self.page.sentence(&format!("{turn}.{winners}"));
        }
    }

    fn player(&self, seat: Seat) -> String {
        self.texts.player(self.names, seat)
    }

    fn hero(&self, hero: Hero) -> String {
        self.texts.hero(R::NAME, R::hero_name(hero))
    }

    fn column(&self, column: Column) -> String {
        self.texts.column(R::NAME, R::COLUMNS[column.index()])
    }
}
