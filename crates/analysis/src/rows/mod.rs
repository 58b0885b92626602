//! Tables with one row per player and game: the columns, and writers of CSV and Parquet.

mod csv;
#[cfg(feature = "parquet")]
mod parquet;

use std::io;

use elvaland_rules::Rules;
use elvaland_rules::mechanics::HeroSet;

use crate::statistics::{GameFacts, PlayerFacts};
pub use csv::CsvWriter;
#[cfg(feature = "parquet")]
pub use parquet::ParquetWriter;

/// The origin of a game.
#[derive(Clone, Copy, Debug)]
pub struct GameOrigin {
    /// The seed of its run; unknown for a record.
    pub seed: Option<u64>,
    /// The number of the game in its run, or in its file.
    pub number: u64,
}

/// The type of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ColumnType {
    /// Integers.
    Integer,
    /// Floating-point numbers.
    Real,
    /// Text.
    Text,
}

/// A column of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataColumn {
    /// Its name.
    pub name: String,
    /// Its type.
    pub kind: ColumnType,
}

/// A cell of a row.
#[derive(Clone, PartialEq, Debug)]
pub enum DataCell {
    /// No value.
    Missing,
    /// An integer.
    Integer(i64),
    /// A floating-point number.
    Real(f64),
    /// Text.
    Text(String),
}

/// Writes rows in a file format.
pub trait RowWriter {
    /// Writes a row with one cell per column.
    ///
    /// # Errors
    /// The output cannot be written.
    fn row(&mut self, cells: Vec<DataCell>) -> io::Result<()>;

    /// Writes what is buffered, and ends the file.
    ///
    /// # Errors
    /// The output cannot be written.
    fn end(self: Box<Self>) -> io::Result<()>;
}

/// Writes a row for each player of a game.
///
/// # Errors
/// The output cannot be written.
pub fn write_game<R: Rules>(writer: &mut dyn RowWriter, origin: GameOrigin, game: &GameFacts) -> io::Result<()> {
    (0..game.players.len()).try_for_each(|seat| writer.row(cells::<R>(origin, game, seat)))
}

/// Returns the columns for a game. Parts of a score and columns have the same names as in records.
pub fn columns<R: Rules>() -> Vec<DataColumn> {
    let column = |kind| move |name: String| DataColumn { name, kind };
    let named = |names: &[&str], kind| names.iter().map(|&name| name.to_owned()).map(column(kind)).collect::<Vec<_>>();
    let prefixed = |prefix: &str, names: &[&str]| {
        names.iter().map(|name| format!("{prefix}{name}")).map(column(ColumnType::Integer)).collect()
    };
    let (points, ranks): (Vec<_>, Vec<_>) =
        (prefixed("points_", &R::part_names().collect::<Vec<_>>()), prefixed("ranks_", &R::COLUMNS));
    [
        named(&["game"], ColumnType::Text),
        named(&["players", "seed", "number", "seat"], ColumnType::Integer),
        named(&["bot"], ColumnType::Text),
        named(&["start_gem", "end_gem", "total"], ColumnType::Integer),
        points,
        named(&["place"], ColumnType::Integer),
        named(&["win"], ColumnType::Real),
        ranks,
        named(&["coins", "highest_coin", "trades", "trade_gain", "transforms", "transform_gain"], ColumnType::Integer),
        named(&["heroes"], ColumnType::Integer),
        named(&["hero_names"], ColumnType::Text),
        named(&["distinctions"], ColumnType::Integer),
        named(&["distinction_names"], ColumnType::Text),
        named(&["decisions", "rounds"], ColumnType::Integer),
    ]
    .concat()
}

/// Returns the row of a player.
fn cells<R: Rules>(origin: GameOrigin, game: &GameFacts, seat: usize) -> Vec<DataCell> {
    let player = &game.players[seat];
    let whole = |number: u64| DataCell::Integer(number as i64);
    let name = game.names.as_ref().map_or(DataCell::Missing, |names| DataCell::Text(names[seat].clone()));
    let mut row = vec![
        DataCell::Text(R::NAME.to_owned()),
        whole(game.players.len() as u64),
        origin.seed.map_or(DataCell::Missing, whole),
        whole(origin.number),
        whole(seat as u64),
        name,
        whole(player.counted.start_gem.into()),
        whole(player.end_gem.into()),
        whole(player.total().into()),
    ];
    row.extend(player.parts.iter().map(|&points| whole(points.into())));
    row.extend([whole(player.place as u64), DataCell::Real(player.win())]);
    row.extend(player.ranks.map(|ranks| whole(ranks.into())));
    row.extend([whole(player.coins.into()), whole(player.highest_coin.into())]);
    row.extend([whole(player.counted.trades.into()), DataCell::Integer(player.counted.trade_gain.into())]);
    row.extend([whole(player.counted.transforms.into()), DataCell::Integer(player.counted.transform_gain.into())]);
    let heroes = hero_names::<R>(player.heroes);
    let distinctions = distinctions::<R>(player);
    row.extend([whole(heroes.len() as u64), DataCell::Text(heroes.join(NAMES))]);
    row.extend([whole(distinctions.len() as u64), DataCell::Text(distinctions.join(NAMES))]);
    row.extend([whole(game.decisions.into()), whole(game.rounds.into())]);
    row
}

/// The separator of names within a cell.
const NAMES: &str = ";";

fn hero_names<R: Rules>(heroes: HeroSet) -> Vec<&'static str> {
    heroes.iter().map(R::hero_name).collect()
}

/// Returns what the player won by majorities: distinctions by column, cards by name.
fn distinctions<R: Rules>(player: &PlayerFacts) -> Vec<&'static str> {
    let columns = player.majorities().map(|column| R::COLUMNS[column.index()]);
    columns.chain(hero_names::<R>(player.counted.awards)).collect()
}

#[cfg(test)]
mod tests {
    use elvaland_rules::{GameName, with_rules};

    use super::*;

    #[test]
    fn columns_have_unique_names_and_are_documented() {
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
