//! The picture of a table for link previews and for sharing: an SVG document of 1200 × 630 without text elements.
//!
//! Anybody may see it, so it is drawn from what a spectator sees; points appear once the game is over.

mod font;

use std::fmt::Write;

use elvaland_rules::mechanics::{SeenPurse, Tavern, View};
use elvaland_rules::{Audience, Seat};
use elvaland_session::{Occupant, TableSnapshot, with_view};
use elvaland_texts::{Language, Texts};
use maud::{Markup, html};

use crate::art::{self, Art, GameArt};
use crate::table::{seat_name, seat_names};
use crate::viewer::Viewer;
use font::Font;

/// The width of the picture.
pub const WIDTH: u32 = 1200;
/// The height of the picture.
pub const HEIGHT: u32 = 630;

const BACKGROUND: &str = "#14161b";
const PANEL: &str = "#2a2e37";
const GOLD: &str = "#e8c77a";
const LIGHT: &str = "#f5ead0";
const MUTED: &str = "#c9b99a";

/// The title and text of a link preview of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkDescription {
    /// The game.
    pub title: String,
    /// The status of the table and its players.
    pub text: String,
}

impl LinkDescription {
    fn new(texts: &Texts, snapshot: &TableSnapshot, line: &str) -> LinkDescription {
        let game = snapshot.options.game.name();
        let seats = snapshot.seats.iter().enumerate().filter(|(_, seat)| seat.occupant != Occupant::Open);
        let names: Vec<String> = seats.map(|(at, seat)| seat_name(texts, at, seat)).collect();
        let with = texts.format("preview-with", &[("players", texts.list(&names).into())]);
        LinkDescription { title: texts.game(game), text: format!("{line} · {with}") }
    }

    /// Returns the elements that link previews read: `page` and `picture` are whole addresses.
    pub fn head(&self, page: &str, picture: &str) -> Markup {
        let LinkDescription { title, text } = self;
        html! {
            meta name="description" content=(text);
            meta property="og:site_name" content="Elvaland";
            meta property="og:type" content="website";
            meta property="og:title" content=(title);
            meta property="og:description" content=(text);
            meta property="og:url" content=(page);
            meta property="og:image" content=(picture);
            meta property="og:image:type" content="image/png";
            meta property="og:image:width" content=(WIDTH);
            meta property="og:image:height" content=(HEIGHT);
            meta property="og:image:alt" content=(text);
            meta name="twitter:card" content="summary_large_image";
        }
    }
}

/// Returns the path of the picture of a table, without the base path.
pub fn address(table: &str, language: Language) -> String {
    format!("/t/{table}/preview.png?lang={}", language.tag())
}

/// Says how many seats are free.
fn open_line(texts: &Texts, snapshot: &TableSnapshot) -> String {
    let free = snapshot.seats.iter().filter(|seat| seat.occupant == Occupant::Open).count();
    match free {
        0 => texts.get("preview-full"),
        _ => texts.format("preview-open", &[("free", free.into())]),
    }
}

/// Says when it is, or who has won.
fn game_line<R: GameArt, P: SeenPurse>(texts: &Texts, snapshot: &TableSnapshot, view: &View<R, P>) -> String {
    match snapshot.shows_end() {
        true => texts.victory(&view.standing(), &seat_names(texts, &snapshot.seats), Audience::Spectator),
        false => texts.when(view.table()),
    }
}

/// Describes a table.
pub fn describe(texts: &Texts, snapshot: &TableSnapshot) -> LinkDescription {
    let line = match &snapshot.view {
        Some(view) => with_view!(view, view => game_line(texts, snapshot, view)),
        None => open_line(texts, snapshot),
    };
    LinkDescription::new(texts, snapshot, &line)
}

/// Draws a table; the snapshot is that of a spectator.
pub fn draw(viewer: &Viewer<'_>, snapshot: &TableSnapshot) -> String {
    match &snapshot.view {
        Some(view) => with_view!(view, view => draw_game(viewer, snapshot, view)),
        None => draw_open(viewer.texts, snapshot),
    }
}

/// Draws a table whose game has not begun.
fn draw_open(texts: &Texts, snapshot: &TableSnapshot) -> String {
    let game = snapshot.options.game.name();
    let mut sheet = PreviewCanvas::new(game);
    sheet.head(&texts.game(game), &open_line(texts, snapshot));
    sheet.large_seats(texts, snapshot);
    sheet.svg()
}

/// Draws a table with a game.
fn draw_game<R: GameArt, P: SeenPurse>(viewer: &Viewer<'_>, snapshot: &TableSnapshot, view: &View<R, P>) -> String {
    let texts = viewer.texts;
    let mut sheet = PreviewCanvas::new(R::NAME);
    sheet.head(&texts.game(R::NAME), &game_line(texts, snapshot, view));
    if snapshot.shows_end() {
        sheet.ranking(texts, snapshot, view);
    } else {
        sheet.taverns(viewer.base.art(R::NAME), texts, view);
        sheet.seats(texts, snapshot, 490.0);
    }
    sheet.svg()
}

/// A picture that is being drawn.
struct PreviewCanvas {
    game: &'static str,
    shapes: String,
    /// The ids of the drawings that are used.
    used: Vec<String>,
}

impl PreviewCanvas {
    fn new(game: &'static str) -> PreviewCanvas {
        PreviewCanvas { game, shapes: String::new(), used: Vec::new() }
    }

    fn draw(&mut self, shape: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = self.shapes.write_fmt(shape);
    }

    fn panel(&mut self, colour: &str, [x, y, width, height]: [f32; 4]) {
        self.draw(format_args!(r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="10" fill="{colour}"/>"#));
    }

    /// Writes a text that fits a width; returns where it ends.
    fn write(&mut self, font: Font, text: &str, size: f32, [x, y, width]: [f32; 3], colour: &str) -> f32 {
        let (size, text) = font.fit(text, size, width);
        let d = font.path(&text, size, x, y);
        self.draw(format_args!(r#"<path fill="{colour}" d="{d}"/>"#));
        x + font.width(&text, size)
    }

    /// Puts a drawing of the sprite; `view` is the part of it that is shown.
    fn put(&mut self, id: &str, [x, y, width, height]: [f32; 4], view: Option<&str>) {
        let frame = art::Frame::of(id);
        let whole = format!("0 0 {} {}", frame.width, frame.height);
        let (part, w, h) = (view.unwrap_or(&whole), frame.width, frame.height);
        self.draw(format_args!(
            "<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" viewBox=\"{part}\">\
             <use href=\"#{id}\" width=\"{w}\" height=\"{h}\"/></svg>"
        ));
        self.used.push(id.to_owned());
    }

    fn face(&mut self, seat: usize, x: f32, y: f32, size: f32) {
        self.panel(PANEL, [x, y, size, size]);
        self.put(&format!("seat-{seat}"), [x, y, size, size], Some("12 4 76 76"));
    }

    fn head(&mut self, game: &str, line: &str) {
        self.put("logo", [56.0, 40.0, 72.0, 72.0], None);
        self.write(Font::Display, "ELVALAND", 40.0, [146.0, 92.0, 400.0], GOLD);
        self.write(Font::Display, game, 92.0, [56.0, 208.0, 1080.0], LIGHT);
        self.write(Font::Names, line, 34.0, [58.0, 268.0, 1080.0], MUTED);
    }

    /// Draws the seats of a table that waits for players; free ones are empty.
    fn large_seats(&mut self, texts: &Texts, snapshot: &TableSnapshot) {
        for (seat, player) in snapshot.seats.iter().enumerate() {
            let (x, y) = (56.0 + 220.0 * seat as f32, 330.0);
            let (name, colour) = if player.occupant == Occupant::Open {
                self.panel(PANEL, [x, y, 160.0, 160.0]);
                self.write(Font::Display, "+", 110.0, [x + 47.0, y + 118.0, 100.0], MUTED);
                (texts.get("page-seat-open"), MUTED)
            } else {
                self.face(seat, x, y, 160.0);
                (name(texts, snapshot, seat), art::seats::colour(seat))
            };
            self.write(Font::Names, &name, 28.0, [x, y + 206.0, 205.0], colour);
        }
    }

    /// Draws everybody at the table in a row.
    fn seats(&mut self, texts: &Texts, snapshot: &TableSnapshot, y: f32) {
        let width = 1088.0 / snapshot.seats.len().max(3) as f32;
        for seat in 0..snapshot.seats.len() {
            let x = 56.0 + width * seat as f32;
            self.face(seat, x, y, 84.0);
            let name = name(texts, snapshot, seat);
            self.write(Font::Names, &name, 27.0, [x + 98.0, y + 52.0, width - 112.0], art::seats::colour(seat));
        }
    }

    /// Draws the cards that lie in the taverns.
    fn taverns<R: GameArt, P: SeenPurse>(&mut self, art: &Art, texts: &Texts, view: &View<R, P>) {
        for tavern in Tavern::ALL {
            let x = 56.0 + 366.0 * tavern.index() as f32;
            self.panel(PANEL, [x, 300.0, 356.0, 166.0]);
            self.put(&format!("tavern-{}", tavern.index()), [x + 10.0, 306.0, 50.0, 44.0], None);
            let name = texts.tavern(R::NAME, tavern.index());
            self.write(Font::Display, &name, 25.0, [x + 70.0, 338.0, 270.0], GOLD);
            for (at, card) in view.table().tavern(tavern).iter().enumerate().take(5) {
                let token = view.table().rules().card_name(card);
                let place = [x + 10.0 + 68.0 * at as f32, 360.0, 64.0, 96.0];
                self.panel("#3b404c", place);
                let face = art.card_id(token, at);
                self.put(&face, [place[0], 368.0, 64.0, 77.0], None);
            }
        }
    }

    /// Lists the players by place, with their points as bars.
    fn ranking<R: GameArt, P: SeenPurse>(&mut self, texts: &Texts, snapshot: &TableSnapshot, view: &View<R, P>) {
        let winners = view.standing().winners;
        let total = |seat: Seat| view.score(seat).total();
        let mut seats: Vec<Seat> = view.table().seats().collect();
        seats.sort_by_key(|&seat| (!winners.contains(seat), std::cmp::Reverse(total(seat))));
        let best = seats.iter().map(|&seat| total(seat)).max().unwrap_or(1).max(1);
        let height = (320.0 / seats.len() as f32).min(98.0);
        for (at, &seat) in seats.iter().enumerate() {
            let (y, size) = (298.0 + height * at as f32, height - 8.0);
            let (middle, colour) = (y + size / 2.0, art::seats::colour(seat.index()));
            self.face(seat.index(), 56.0, y, size);
            let name = name(texts, snapshot, seat.index());
            self.write(Font::Names, &name, 32.0, [72.0 + size, middle + 11.0, 380.0 - size], colour);
            if winners.contains(seat) {
                self.put("crown", [466.0, middle - 25.0, 50.0, 50.0], None);
            }
            let width = 490.0 * f32::from(total(seat)) / f32::from(best);
            self.panel(colour, [530.0, middle - 17.0, width.max(8.0), 34.0]);
            self.write(Font::Display, &total(seat).to_string(), 38.0, [1040.0, middle + 14.0, 110.0], LIGHT);
        }
    }

    /// Returns the document.
    fn svg(&self) -> String {
        let drawings = art::excerpt(self.game, &self.used);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\" viewBox=\"0 0 {WIDTH} {HEIGHT}\">\
             {drawings}<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"{BACKGROUND}\"/>\
             <rect x=\"14\" y=\"14\" width=\"1172\" height=\"602\" rx=\"18\" fill=\"none\" stroke=\"{GOLD}\" stroke-opacity=\".45\" \
             stroke-width=\"3\"/>{}</svg>\n",
            self.shapes
        )
    }
}

/// Returns the name of a player, or their number if the font lacks a letter of it.
fn name(texts: &Texts, snapshot: &TableSnapshot, seat: usize) -> String {
    let name = seat_name(texts, seat, &snapshot.seats[seat]);
    if Font::Names.covers(&name) { name } else { texts.player(&[], Seat::ALL[seat]) }
}
