//! A table with a row for every player of every game: the columns, whatever the file is written as.

use clap::Args;
use elvaland_rules::Ruleset;
use elvaland_rules::mechanics::HeroSet;

use super::csv::Csv;
use super::facts::{GameFacts, PlayerFacts};
use crate::failure::Failure;
use crate::output::Standard;

/// Tables with a row for every player of every game.
#[derive(Args)]
pub(crate) struct RowArgs {
    /// Write a row for every player of every game as CSV; `-` writes them to stdout and the summary to stderr
    #[arg(long, value_name = "FILE")]
    csv: Option<String>,
    /// Write the same rows as Parquet
    #[cfg(feature = "parquet")]
    #[arg(long, value_name = "FILE")]
    parquet: Option<String>,
}

/// Where a game comes from.
pub(crate) struct Origin {
    /// The seed of its run; a record does not tell.
    pub(crate) seed: Option<u64>,
    /// The number of the game in its run, or in its file.
    pub(crate) number: u64,
}

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Whole,
    Real,
    Text,
}

/// A column: its name, and what it holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Column {
    pub(super) name: String,
    pub(super) kind: Kind,
}

/// What a row has in a column.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Cell {
    Missing,
    Whole(i64),
    Real(f64),
    Text(String),
}

/// Something that rows are written to.
pub(super) trait RowWriter {
    /// One more row, a cell for every column.
    fn row(&mut self, cells: Vec<Cell>) -> Result<(), Failure>;

    /// There are no more.
    fn end(self: Box<Self>) -> Result<(), Failure>;
}

/// The tables that are asked for.
pub(crate) struct Rows<'a> {
    writers: Vec<Box<dyn RowWriter + 'a>>,
}

impl RowArgs {
    /// Opens the files that are asked for.
    ///
    /// # Errors
    /// One of them cannot be written.
    pub(crate) fn open<'a, R: Ruleset>(&self, standard: &mut Standard<'a>) -> Result<Rows<'a>, Failure> {
        let mut writers: Vec<Box<dyn RowWriter + 'a>> = Vec::new();
        if let Some(path) = &self.csv {
            writers.push(Box::new(Csv::open(path, &columns::<R>(), standard)?));
        }
        #[cfg(feature = "parquet")]
        if let Some(path) = &self.parquet {
            writers.push(Box::new(super::parquet::Parquet::open(path, columns::<R>())?));
        }
        Ok(Rows { writers })
    }

    /// Whether one of them has the standard output for itself.
    pub(crate) fn is_standard(&self) -> bool {
        self.csv.as_deref() == Some("-")
    }

    /// Whether any is asked for.
    pub(crate) fn is_given(&self) -> bool {
        #[cfg(feature = "parquet")]
        let parquet = self.parquet.is_some();
        #[cfg(not(feature = "parquet"))]
        let parquet = false;
        self.csv.is_some() || parquet
    }
}

impl Rows<'_> {
    /// Writes the players of a game.
    ///
    /// # Errors
    /// They cannot be written.
    pub(crate) fn add<R: Ruleset>(&mut self, origin: &Origin, game: &GameFacts) -> Result<(), Failure> {
        for writer in &mut self.writers {
            for seat in 0..game.players.len() {
                writer.row(cells::<R>(origin, game, seat))?;
            }
        }
        Ok(())
    }

    /// There are no more.
    ///
    /// # Errors
    /// What was held back cannot be written.
    pub(crate) fn end(self) -> Result<(), Failure> {
        self.writers.into_iter().try_for_each(RowWriter::end)
    }
}

/// The columns for a game: the parts of a score and the ranks have the names that records give them.
fn columns<R: Ruleset>() -> Vec<Column> {
    let column = |kind| move |name: String| Column { name, kind };
    let named = |names: &[&str], kind| names.iter().map(|&name| name.to_owned()).map(column(kind)).collect::<Vec<_>>();
    let prefixed = |prefix: &str, names: &[&str]| {
        names.iter().map(|name| format!("{prefix}{name}")).map(column(Kind::Whole)).collect()
    };
    let (points, ranks): (Vec<_>, Vec<_>) = (prefixed("points_", R::PARTS), prefixed("ranks_", &R::COLUMNS));
    [
        named(&["game"], Kind::Text),
        named(&["players", "seed", "number", "seat"], Kind::Whole),
        named(&["bot"], Kind::Text),
        named(&["start_gem", "end_gem", "total"], Kind::Whole),
        points,
        named(&["place"], Kind::Whole),
        named(&["win"], Kind::Real),
        ranks,
        named(&["coins", "highest_coin", "trades", "trade_gain", "transforms", "transform_gain"], Kind::Whole),
        named(&["heroes"], Kind::Whole),
        named(&["hero_names"], Kind::Text),
        named(&["distinctions"], Kind::Whole),
        named(&["distinction_names"], Kind::Text),
        named(&["decisions", "rounds"], Kind::Whole),
    ]
    .concat()
}

/// The row of a player.
fn cells<R: Ruleset>(origin: &Origin, game: &GameFacts, seat: usize) -> Vec<Cell> {
    let player = &game.players[seat];
    let whole = |number: u64| Cell::Whole(number as i64);
    let name = game.names.as_ref().map_or(Cell::Missing, |names| Cell::Text(names[seat].clone()));
    let mut row = vec![
        Cell::Text(R::NAME.to_owned()),
        whole(game.players.len() as u64),
        origin.seed.map_or(Cell::Missing, whole),
        whole(origin.number),
        whole(seat as u64),
        name,
        whole(player.counted.start_gem.into()),
        whole(player.end_gem.into()),
        whole(player.score.total().into()),
    ];
    row.extend(player.score.0[..R::PARTS.len()].iter().map(|&points| whole(points.into())));
    row.extend([whole(player.place as u64), Cell::Real(player.win())]);
    row.extend(player.ranks.map(|ranks| whole(ranks.into())));
    row.extend([whole(player.coins.into()), whole(player.highest_coin.into())]);
    row.extend([whole(player.counted.trades.into()), Cell::Whole(player.counted.trade_gain.into())]);
    row.extend([whole(player.counted.transforms.into()), Cell::Whole(player.counted.transform_gain.into())]);
    let heroes = hero_names::<R>(player.heroes);
    let distinctions = distinctions::<R>(player);
    row.extend([whole(heroes.len() as u64), Cell::Text(heroes.join(NAMES))]);
    row.extend([whole(distinctions.len() as u64), Cell::Text(distinctions.join(NAMES))]);
    row.extend([whole(game.decisions.into()), whole(game.rounds.into())]);
    row
}

/// What stands between names in one cell.
const NAMES: &str = ";";

fn hero_names<R: Ruleset>(heroes: HeroSet) -> Vec<&'static str> {
    heroes.iter().map(|hero| R::HEROES[usize::from(hero.0)]).collect()
}

/// What was won by majorities: distinctions by their column, cards by their name.
fn distinctions<R: Ruleset>(player: &PlayerFacts) -> Vec<&'static str> {
    let columns = player.majorities().map(|column| R::COLUMNS[column.index()]);
    columns.chain(hero_names::<R>(player.counted.awards)).collect()
}

#[cfg(test)]
mod tests {
    use elvaland_rules::{GameName, with_rules};

    use super::*;

    #[test]
    fn columns_have_different_names_and_the_document_lists_them() {
        let document = include_str!("../../../../docs/analysis.md");
        for game in GameName::ALL {
            let mut names: Vec<String> =
                with_rules!(game, R => columns::<R>()).into_iter().map(|column| column.name).collect();
            for name in &names {
                let listed = match name.split_once('_') {
                    Some((prefix @ ("points" | "ranks"), _)) => format!("`{prefix}_…`"),
                    _ => format!("`{name}`"),
                };
                assert!(document.contains(&listed), "docs/analysis.md does not explain {listed}");
            }
            let count = names.len();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), count);
        }
    }
}
