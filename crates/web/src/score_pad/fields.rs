//! The form fields of a score pad, as in the URL of a filled-in page and in the script's storage.

use elvaland_rules::pad::{Pad, ScorePadRules, Sheet};

/// The default number of players.
const USUAL: usize = 4;
/// The maximum number of players, which is the number of sheets on a page.
pub(crate) const MOST_PLAYERS: usize = 5;
/// The maximum length of a name, in characters.
pub(crate) const MOST_LETTERS: usize = 24;
/// The maximum number of values of a track.
const MOST_VALUES: usize = 60;
/// The maximum value of a track.
const HIGHEST_VALUE: u16 = 999;

/// A filled-in form. Unknown fields and invalid values are ignored, because URLs can be mistyped.
pub struct FilledPad<R> {
    /// The sheets, one for each player.
    pub pad: Pad<R>,
    /// The track of the players' own box, if it was entered.
    pub track: Vec<u16>,
}

impl<R: ScorePadRules> FilledPad<R> {
    /// Parses the fields of a form: `players`, `track`, and for every seat `0-name`, `0-coin1`, and the names of entries
    /// and heroes.
    pub fn read<'a>(fields: impl IntoIterator<Item = (&'a str, &'a str)>) -> FilledPad<R> {
        let mut sheets: Vec<Sheet<R>> = vec![Sheet::default(); MOST_PLAYERS];
        let (mut players, mut track) = (USUAL, Vec::new());
        for (name, value) in fields {
            match (name, name.split_once('-')) {
                ("players", _) => players = value.parse().unwrap_or(USUAL).clamp(2, MOST_PLAYERS),
                ("track", _) => track = read_track(value),
                (_, Some((seat, field))) => {
                    let sheet = seat.parse::<usize>().ok().and_then(|seat| sheets.get_mut(seat));
                    sheet.into_iter().for_each(|sheet| fill(sheet, field, value));
                }
                _ => {}
            }
        }
        sheets.truncate(players);
        let pad = Pad::new(sheets).unwrap_or_else(|_| unreachable!("the number of players was clamped"));
        FilledPad { pad: pad.with_track(&track), track }
    }
}

/// Sets one field of a sheet.
fn fill<R: ScorePadRules>(sheet: &mut Sheet<R>, field: &str, value: &str) {
    let number = || value.trim().parse::<u16>().ok();
    if field == "name" {
        sheet.name = value.chars().filter(|letter| !letter.is_control()).take(MOST_LETTERS).collect();
    } else if let Some(at) = field.strip_prefix("coin").and_then(|at| at.parse::<usize>().ok()?.checked_sub(1)) {
        sheet.set_coin(at, number().unwrap_or(0).min(u8::MAX.into()) as u8);
    } else if let Some(at) = R::ENTRIES.iter().position(|entry| entry.name == field) {
        sheet.set(at, number().unwrap_or(0));
    } else if let Some(tick) = R::TICKS.iter().find(|tick| tick.name::<R>() == field) {
        sheet.tick(tick.hero);
    }
}

fn read_track(text: &str) -> Vec<u16> {
    let values = text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|value| value.parse::<u16>().ok());
    values.map(|value| value.min(HIGHEST_VALUE)).take(MOST_VALUES).collect()
}
