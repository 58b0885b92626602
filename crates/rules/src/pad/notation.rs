//! A sheet in a line of text: `Ann: W 7r 34p, H 4r, heroes skaa astrid, coins 25 11 9 5 3, gem 6`.
//!
//! The name may be left out. An item begins with the word of a part of the score. Numbers have the letters of what they
//! count, or stand in the order of the entries; what is left out counts nothing.

use super::error::expected;
use super::{Entry, Pad, PadError, ScorePadRules, Sheet, SheetProblem, Tick};
use crate::mechanics::{COINS, HeroSet, NamedHero};

/// The content of one item of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// The values of all coins.
    Coins,
    /// Numbers: these entries, with their places among all.
    Counts(Vec<(usize, &'static Entry)>),
    /// Names of heroes, of whatever part.
    Heroes,
}

impl Item {
    /// Returns the item to ask for a part of the score; `None` if it is the list of heroes and an earlier part has asked for it.
    pub fn asked<R: ScorePadRules>(part: usize) -> Option<Item> {
        let is_list = |part| Item::of::<R>(part) == Item::Heroes;
        let was_asked = is_list(part) && (0..part).any(is_list);
        (!was_asked).then(|| Item::of::<R>(part))
    }

    fn of<R: ScorePadRules>(part: usize) -> Item {
        let entries: Vec<(usize, &Entry)> =
            R::ENTRIES.iter().enumerate().filter(|(_, entry)| entry.part == part).collect();
        match entries.is_empty() {
            _ if part == R::COINS => Item::Coins,
            true => Item::Heroes,
            false => Item::Counts(entries),
        }
    }
}

impl<R: ScorePadRules> Pad<R> {
    /// Reads a pad, a line for every player.
    ///
    /// # Errors
    /// Returns the line that cannot be parsed, or a wrong number of lines.
    pub fn read<'a>(lines: impl IntoIterator<Item = &'a str>) -> Result<Pad<R>, PadError> {
        let read = |(at, line): (usize, &str)| {
            Sheet::read(line).map_err(|(item, problem)| PadError::Sheet { number: at + 1, item, problem })
        };
        Pad::new(lines.into_iter().enumerate().map(read).collect::<Result<_, _>>()?)
    }
}

impl<R: ScorePadRules> Sheet<R> {
    /// Reads a line.
    ///
    /// # Errors
    /// Returns the item that cannot be parsed, and why.
    pub fn read(line: &str) -> Result<Sheet<R>, (String, SheetProblem)> {
        let (name, items) = line.split_once(':').unwrap_or(("", line));
        let mut sheet = Sheet::<R>::of(name.trim());
        let mut parts_seen = Vec::new();
        for item in items.split([',', ';']).map(str::trim).filter(|item| !item.is_empty()) {
            let wrong = |problem| (item.to_owned(), problem);
            let (word, rest) = item.split_once(char::is_whitespace).unwrap_or((item, ""));
            let part = part_of::<R>(word).ok_or_else(|| wrong(SheetProblem::UnknownWord(R::WORDS.join(", "))))?;
            if parts_seen.contains(&part) {
                return Err(wrong(SheetProblem::Twice));
            }
            parts_seen.push(part);
            sheet.read_part(part, rest).map_err(wrong)?;
        }
        Ok(sheet)
    }

    /// Reads what is written for one part of the score.
    ///
    /// # Errors
    /// Returns why it cannot be parsed.
    pub fn read_part(&mut self, part: usize, text: &str) -> Result<(), SheetProblem> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match Item::of::<R>(part) {
            Item::Coins => self.read_coins(&words),
            Item::Counts(entries) => self.read_counts(part, entries, &words),
            Item::Heroes => self.read_heroes(&words),
        }
    }

    fn read_coins(&mut self, words: &[&str]) -> Result<(), SheetProblem> {
        if words.len() != COINS {
            return Err(SheetProblem::Coins(words.len()));
        }
        for (at, word) in words.iter().enumerate() {
            let value = number(word, R::COINS, Self::HIGHEST_COIN.into(), expected::<R>)?;
            self.set_coin(at, value as u8);
        }
        Ok(())
    }

    fn read_counts(&mut self, part: usize, mut open: Vec<(usize, &Entry)>, words: &[&str]) -> Result<(), SheetProblem> {
        for word in words {
            let unit = word.chars().last().filter(|letter| letter.is_alphabetic());
            let is_meant =
                |(_, entry): &(usize, &Entry)| unit.is_none_or(|unit| entry.unit == unit.to_ascii_lowercase());
            let place = open.iter().position(is_meant);
            let (at, entry) = place.map(|place| open.remove(place)).ok_or_else(|| match open.is_empty() {
                true => SheetProblem::TooManyNumbers(expected::<R>(part)),
                false => SheetProblem::NoNumber((*word).to_owned(), expected::<R>(part)),
            })?;
            self.set(at, number(word.trim_end_matches(char::is_alphabetic), part, entry.most, expected::<R>)?);
        }
        Ok(())
    }

    fn read_heroes(&mut self, names: &[&str]) -> Result<(), SheetProblem> {
        for name in names {
            let is_meant = |known: &&str| plain(known) == plain(name) || known.split('_').nth(1) == Some(&plain(name));
            let hero = R::Hero::ALL.iter().find(|hero| is_meant(&hero.name()));
            let hero = hero.ok_or_else(|| SheetProblem::UnknownHero((*name).to_owned(), heroes::<R>()))?;
            let tick = R::TICKS.iter().find(|tick| tick.hero == hero.id());
            self.tick(tick.ok_or_else(|| SheetProblem::InColumn((*name).to_owned()))?.hero);
        }
        Ok(())
    }

    /// Writes the sheet as a line that can be read again.
    pub fn write(&self) -> String {
        let items: Vec<String> = (0..R::part_names().len()).filter_map(|part| self.write_part(part)).collect();
        let name = self.name.replace([':', ',', ';'], " ");
        format!("{}: {}", name.trim(), items.join(", "))
    }

    fn write_part(&self, part: usize) -> Option<String> {
        let written = match Item::asked::<R>(part)? {
            Item::Coins => self.coins().map(|coin| coin.to_string()).join(" "),
            Item::Counts(entries) => self.write_counts(&entries),
            Item::Heroes => names::<R>(self.heroes()),
        };
        (!written.is_empty()).then(|| format!("{} {written}", R::WORDS[part]))
    }

    fn write_counts(&self, entries: &[(usize, &Entry)]) -> String {
        if entries.iter().all(|&(at, _)| self.count(at) == 0) {
            return String::new();
        }
        let count = |&(at, entry): &(usize, &Entry)| format!("{}{}", self.count(at), entry.unit).trim_end().to_owned();
        entries.iter().map(count).collect::<Vec<_>>().join(" ")
    }
}

/// Returns the names of heroes with a tick.
fn names<R: ScorePadRules>(heroes: HeroSet) -> String {
    let ticked = R::TICKS.iter().filter(|tick| heroes.contains(tick.hero));
    ticked.map(|tick| tick.name::<R>()).collect::<Vec<_>>().join(" ")
}

fn heroes<R: ScorePadRules>() -> String {
    let all: Vec<&str> = R::TICKS.iter().map(|tick: &Tick| tick.name::<R>()).collect();
    all.join(", ")
}

/// Returns the part of the score that a word begins: its own word, or its name in records.
fn part_of<R: ScorePadRules>(word: &str) -> Option<usize> {
    let is_meant = |known: &&str| known.eq_ignore_ascii_case(word);
    R::WORDS.iter().position(is_meant).or_else(|| R::part_names().position(|part| is_meant(&part)))
}

fn number(word: &str, part: usize, most: u16, expected: fn(usize) -> String) -> Result<u16, SheetProblem> {
    let is_number = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number {
        return Err(SheetProblem::NoNumber(word.to_owned(), expected(part)));
    }
    word.parse().ok().filter(|&number| number <= most).ok_or(SheetProblem::TooHigh(most))
}

/// Returns a name as it can be typed on any keyboard.
fn plain(name: &str) -> String {
    let letter = |letter: char| match letter {
        'ö' => 'o',
        'ä' => 'a',
        'ë' => 'e',
        other => other,
    };
    name.to_lowercase().chars().map(letter).filter(|letter| letter.is_alphanumeric()).collect()
}
