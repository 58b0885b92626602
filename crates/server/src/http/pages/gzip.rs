//! Compression of a stream of events, each flushed by itself.
//!
//! The pieces follow one another in one gzip stream. A compressor needs about 300 kB, so an open stream keeps none; it keeps the
//! last text that was sent, which the next piece refers to like any other text within the window of deflate. Frames of a table
//! repeat much of the frames before them: that saves a quarter of the bytes.

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use flate2::{Compress, Compression, Crc, FlushCompress};
use futures_util::StreamExt;
use futures_util::stream::unfold;

/// The head of a gzip stream (RFC 1952): no name, no time, unknown system.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];
/// An empty last block of deflate.
const LAST_BLOCK: [u8; 2] = [3, 0];

/// Compresses the body of a response if the client accepts gzip.
pub(crate) fn gzip(request: &HeaderMap, response: Response) -> Response {
    let accepted = request.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if !accepted.split(',').any(|coding| coding.split(';').next().unwrap_or_default().trim() == "gzip") {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    parts.headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    let pieces = unfold((body.into_data_stream(), Some(Gzip::default())), |(mut body, gzip)| async {
        let mut gzip = gzip?;
        match body.next().await {
            Some(Ok(data)) => Some((Ok(gzip.piece(&data)), (body, Some(gzip)))),
            Some(Err(error)) => Some((Err(error), (body, None))),
            None => Some((Ok(gzip.end()), (body, None))),
        }
    });
    Response::from_parts(parts, Body::from_stream(pieces))
}

/// The window of deflate, in bytes.
const WINDOW: usize = 32 * 1024;

/// A gzip stream so far.
#[derive(Default)]
struct Gzip {
    crc: Crc,
    /// The last bytes before compression, at most [`WINDOW`].
    window: Vec<u8>,
}

impl Gzip {
    /// Returns `data` compressed, up to its last byte.
    fn piece(&mut self, data: &[u8]) -> Bytes {
        let mut piece = if self.crc.amount() == 0 { HEAD.to_vec() } else { Vec::new() };
        let mut deflate = Compress::new(Compression::best(), false);
        if !self.window.is_empty() {
            // Refused only for streams with a header.
            let _ = deflate.set_dictionary(&self.window);
        }
        let mut rest = data;
        loop {
            piece.reserve(1024 + rest.len() / 8);
            let before = deflate.total_in();
            // Compressing memory fails only after the end of a stream.
            let _ = deflate.compress_vec(rest, &mut piece, FlushCompress::Sync);
            rest = &rest[usize::try_from(deflate.total_in() - before).unwrap_or(rest.len())..];
            if rest.is_empty() && piece.len() < piece.capacity() {
                break;
            }
        }
        self.crc.update(data);
        self.window.extend_from_slice(&data[data.len().saturating_sub(WINDOW)..]);
        self.window.drain(..self.window.len().saturating_sub(WINDOW));
        piece.into()
    }

    /// Returns the end of the stream: an empty block, and the checksum and length of everything.
    fn end(&self) -> Bytes {
        let head: &[u8] = if self.crc.amount() == 0 { &HEAD } else { &[] };
        [head, &LAST_BLOCK, &self.crc.sum().to_le_bytes(), &self.crc.amount().to_le_bytes()].concat().into()
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::GzDecoder;

    use super::*;

    #[test]
    fn pieces_are_readable_at_once_and_together() {
        let mut gzip = Gzip::default();
        let (mut sent, mut plain) = (Vec::new(), String::new());
        for number in 0..50 {
            let event = format!("event: steps\ndata: {}\n\n", "frame ".repeat(number * 7));
            sent.extend_from_slice(&gzip.piece(event.as_bytes()));
            plain.push_str(&event);
            let mut read = vec![0; plain.len()];
            GzDecoder::new(sent.as_slice()).read_exact(&mut read).expect("everything that was sent");
            assert_eq!(read, plain.as_bytes());
        }
        sent.extend_from_slice(&gzip.end());
        let mut read = String::new();
        GzDecoder::new(sent.as_slice()).read_to_string(&mut read).expect("a whole gzip stream");
        assert_eq!(read, plain);
    }

    #[test]
    fn a_piece_refers_to_the_text_before_it() {
        let mut gzip = Gzip::default();
        let text: String = (0..3000_u32).map(|number| number.wrapping_mul(2_654_435_761).to_string()).collect();
        let first = gzip.piece(text.as_bytes()).len();
        let again = gzip.piece(text.as_bytes()).len();
        assert!(again * 20 < first, "{again} after {first}");
    }
}
