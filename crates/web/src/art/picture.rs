//! Pictures on a page: references into a sprite.

use std::collections::BTreeMap;

use maud::{Markup, html};

use super::GameArt;
use super::portrait::Seed;
use super::sprite::word;

/// The box of a picture: how wide and high it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// What kind of picture it is; the class of its element is `art-KIND`.
    pub kind: &'static str,
    /// The width of the box.
    pub width: u16,
    /// The height of the box.
    pub height: u16,
}

/// The boxes by what an id begins with.
const FRAMES: [(&str, Frame); 15] = [
    ("coin-", frame("coin", 64, 64)),
    ("gem-", frame("gem", 64, 64)),
    ("emblem-", frame("emblem", 64, 64)),
    ("pattern-", frame("pattern", 480, 12)),
    ("tavern-", frame("tavern", 96, 84)),
    ("card-", frame("portrait", 100, 120)),
    ("hero-", frame("portrait", 100, 120)),
    ("seat-", frame("portrait", 100, 120)),
    ("deck-", frame("deck", 100, 140)),
    ("royal-treasure", frame("treasure", 96, 72)),
    ("distinction-", frame("distinction", 64, 80)),
    ("rune-", frame("rune", 64, 64)),
    ("token-", frame("token", 64, 64)),
    ("line", frame("line", 120, 24)),
    ("rank", frame("rank", 32, 24)),
];

const fn frame(kind: &'static str, width: u16, height: u16) -> Frame {
    Frame { kind, width, height }
}

impl Frame {
    /// The box of the picture with this id.
    pub fn of(id: &str) -> Frame {
        let found = FRAMES.iter().find(|(start, _)| id.starts_with(start));
        found.map_or(frame("mark", 64, 64), |&(_, frame)| frame)
    }
}

/// The pictures of a game as a page refers to them.
#[derive(Clone, Debug)]
pub struct Art {
    url: String,
    /// The cards with portraits: what kind of card each is, and how many faces it has.
    cards: BTreeMap<String, (&'static str, usize)>,
    kind: fn(&str) -> Option<&'static str>,
    /// The runes that are drawn.
    runes: Vec<String>,
}

impl Art {
    /// Pictures of a game from its sprite at this address.
    pub fn new<R: GameArt>(url: impl Into<String>) -> Art {
        let kind = |token: &str| R::read_card(token).map(|card| card.kind);
        let faces = R::faces().into_iter();
        let cards = faces.filter_map(|(token, faces)| Some((token.clone(), (kind(&token)?, faces)))).collect();
        let runes =
            super::ids::<R>().into_iter().filter_map(|id| id.strip_prefix("rune-").map(str::to_owned)).collect();
        Art { url: url.into(), cards, kind, runes }
    }

    /// The picture with this id. It is decoration: what it shows is said in words beside it.
    pub fn picture(&self, id: &str) -> Markup {
        let Frame { kind, width, height } = Frame::of(id);
        html! {
            svg class={ "art art-" (kind) } viewBox={ "0 0 " (width) " " (height) } aria-hidden="true" focusable="false" {
                use href={ (self.url) "#" (id) } {}
            }
        }
    }

    /// A coin, named as in records.
    pub fn coin(&self, coin: impl std::fmt::Display) -> Markup {
        self.picture(&format!("coin-{coin}"))
    }

    /// The gem of this number.
    pub fn gem(&self, gem: impl std::fmt::Display) -> Markup {
        self.picture(&format!("gem-{gem}"))
    }

    /// The emblem of a column, named as in records.
    pub fn emblem(&self, column: &str) -> Markup {
        self.picture(&format!("emblem-{column}"))
    }

    /// The emblem of a column in the colour of the text around it.
    pub fn mono(&self, column: &str) -> Markup {
        self.picture(&format!("emblem-{column}-mono"))
    }

    /// The band of a column in the colour of the text around it: as much of it as fits, from the left.
    pub fn band(&self, column: &str) -> Markup {
        let id = format!("pattern-{column}");
        let Frame { kind, width, height } = Frame::of(&id);
        html! {
            svg class={ "art art-" (kind) } viewBox={ "0 0 " (width) " " (height) } preserveAspectRatio="xMinYMid slice" aria-hidden="true" focusable="false" {
                use href={ (self.url) "#" (id) } {}
            }
        }
    }

    /// The sign of a tavern, counted from 0.
    pub fn sign(&self, tavern: usize) -> Markup {
        self.picture(&format!("tavern-{tavern}"))
    }

    /// Returns the portrait of a card, by its token. A card of a custom list shows the portrait of a built-in card of its kind.
    pub fn card(&self, token: &str) -> Markup {
        self.card_among(token, 0)
    }

    /// Returns the portrait of the `nth` card at a tavern or in a column: frequent cards have several faces, which take
    /// turns. Most cards have one face only.
    pub fn card_among(&self, token: &str, nth: usize) -> Markup {
        self.picture(&self.card_id(token, nth))
    }

    /// Returns the picture id of the `nth` card at a tavern or in a column; see [`card_among`](Art::card_among).
    pub(crate) fn card_id(&self, token: &str, nth: usize) -> String {
        let known = self.known(token);
        let faces = self.cards.get(known).map_or(1, |&(_, faces)| faces);
        format!("card-{}", id_of(&word(known, nth % faces)))
    }

    /// Returns the cards of a kind, sorted.
    pub(crate) fn samples(&self, kind: &'static str) -> impl Iterator<Item = &str> + Clone {
        self.cards.iter().filter(move |&(_, &(other, _))| other == kind).map(|(token, _)| token.as_str())
    }

    /// Returns whether a card has a face of its own; all cards of the built-in list do.
    pub fn has(&self, token: &str) -> bool {
        self.cards.contains_key(token)
    }

    /// Returns the card whose face is shown: a card of a custom list borrows that of a built-in card of its kind.
    fn known<'a>(&'a self, token: &'a str) -> &'a str {
        let kind = (self.kind)(token);
        let alike = || self.cards.iter().filter(|&(_, &(other, _))| Some(other) == kind);
        let count = alike().count();
        if self.cards.contains_key(token) || count == 0 {
            return token;
        }
        alike().nth(Seed::new(token).below(count)).map_or(token, |(other, _)| other)
    }

    /// Returns a rune. A rune of a custom card list shows the sign of a built-in one.
    pub fn rune(&self, name: &str) -> Markup {
        let is_drawn = self.runes.iter().any(|rune| rune == name);
        let borrowed = || self.runes.get(Seed::new(name).below(self.runes.len().max(1)));
        let sign = if is_drawn { name } else { borrowed().map_or(name, String::as_str) };
        self.picture(&format!("rune-{sign}"))
    }

    /// The portrait of a hero, named as in records.
    pub fn hero(&self, name: &str) -> Markup {
        self.picture(&format!("hero-{}", id_of(name)))
    }

    /// Returns the face of the player on a seat, in a square.
    pub fn seat(&self, seat: usize) -> Markup {
        html! {
            svg.art.art-seat viewBox="12 4 76 76" aria-hidden="true" focusable="false" data-seat=(seat) {
                use href={ (self.url) "#seat-" (seat) } width="100" height="120" {}
            }
        }
    }

    /// The back of the cards of an age, 1 or 2.
    pub fn deck(&self, age: usize) -> Markup {
        self.picture(&format!("deck-{age}"))
    }
}

/// A token as ids write it: letters, digits, `_` and `-` stay, a dot or a plus becomes a dash. `F2.fire+m` is `F2-fire-m`.
pub fn id_of(token: &str) -> String {
    token.chars().map(|letter| if letter.is_alphanumeric() || letter == '_' { letter } else { '-' }).collect()
}
