//! Reading the card tokens of a game record.

/// A card as its token describes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Card<'a> {
    /// The last part of the message id.
    pub(crate) kind: &'static str,
    /// The printed points, or the value of a Royal Offering.
    pub(crate) points: Option<i64>,
    /// The rune of a Forge dwarf.
    pub(crate) rune: Option<&'a str>,
    /// The number of occult symbols.
    pub(crate) occult: i64,
    /// The number of malt symbols.
    pub(crate) malt: i64,
}

impl<'a> Card<'a> {
    /// Reads a card token of a game.
    pub(crate) fn read(game: &str, token: &'a str) -> Option<Self> {
        match game {
            "nidavellir" => Self::read_nidavellir(token),
            "nains" => Self::read_nains(token),
            _ => None,
        }
    }

    const fn plain(kind: &'static str, points: Option<i64>) -> Self {
        Self { kind, points, rune: None, occult: 0, malt: 0 }
    }

    fn read_nidavellir(token: &str) -> Option<Self> {
        let kind = match token {
            "B" => return Some(Self::plain("blacksmith", None)),
            "B2" => return Some(Self::plain("special-blacksmith", None)),
            "H" => return Some(Self::plain("hunter", None)),
            _ => match token.chars().next()? {
                'W' => "warrior",
                'M' => "miner",
                'E' => "explorer",
                'R' => "offering",
                _ => return None,
            },
        };
        Some(Self::plain(kind, Some(number(&token[1..])?)))
    }

    fn read_nains(token: &'a str) -> Option<Self> {
        let mut parts = token.split('+');
        let dwarf = parts.next()?;
        let kind = match dwarf.chars().next()? {
            'S' => "bouclier",
            'T' => "temple",
            'E' => "errants",
            'F' => "forge",
            'C' => "talion",
            _ => return None,
        };
        let mut card = Self::plain(kind, None);
        let mut points = &dwarf[1..];
        if kind == "forge" {
            let (before, rune) = points.split_once('.')?;
            if rune.is_empty() {
                return None;
            }
            card.rune = Some(rune);
            points = before;
        }
        if kind != "bouclier" {
            card.points = Some(number(points)?);
        } else if !points.is_empty() {
            return None;
        }
        for symbol in parts {
            match symbol {
                "o" => card.occult += 1,
                "m" => card.malt += 1,
                _ => return None,
            }
        }
        Some(card)
    }
}

/// Reads a number as tokens write it: digits only, no zero in front.
pub(crate) fn number(digits: &str) -> Option<i64> {
    let is_plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    let is_short = digits == "0" || !digits.starts_with('0');
    if is_plain && is_short { digits.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_are_counted() {
        let card = Card::read("nains", "F2.fire+m+m").expect("a card");
        assert_eq!((card.kind, card.points), ("forge", Some(2)));
        assert_eq!((card.rune, card.occult, card.malt), (Some("fire"), 0, 2));
        let card = Card::read("nains", "T0+o+m").expect("a card");
        assert_eq!((card.points, card.rune, card.occult, card.malt), (Some(0), None, 1, 1));
    }

    #[test]
    fn what_is_no_card_is_not_read() {
        for token in [
            "",
            "W",
            "H7",
            "B3",
            "BB",
            "w7",
            "W07",
            "W-1",
            "W+1",
            "X4",
            "É",
            "Wé",
            "g9",
            "W7 ",
            "W99999999999999999999",
        ] {
            assert_eq!(Card::read("nidavellir", token), None, "{token}");
        }
        for token in ["", "+", "S3", "T", "T2+x", "T2+", "T2.fire", "F.fire", "F2.", "F2", "é+m", "B", "T2 +m"] {
            assert_eq!(Card::read("nains", token), None, "{token}");
        }
        assert_eq!(Card::read("chess", "B"), None);
    }
}
