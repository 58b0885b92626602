//! QR codes.

use std::fmt::Write as _;

use maud::{Markup, html};
use qrcode::{Color, QrCode};

/// Returns the QR code of a URL; empty if the URL is too long for one.
pub fn qr_code(address: &str) -> Markup {
    let Ok(code) = QrCode::new(address) else { return html! {} };
    let width = code.width();
    let mut path = String::new();
    for (at, _) in code.to_colors().into_iter().enumerate().filter(|(_, color)| *color == Color::Dark) {
        let _ = write!(path, "M{} {}h1v1h-1z", at % width + 4, at / width + 4);
    }
    let size = width + 8;
    html! {
        svg.code viewBox={ "0 0 " (size) " " (size) } role="img" aria-label=(address) {
            rect width=(size) height=(size) fill="#fff" {}
            path d=(path) fill="#000" {}
        }
    }
}
