//! Compression of a stream of events, each flushed by itself.
//!
//! Every event is compressed on its own, so that an open stream keeps no window and no tables of a compressor in memory (about
//! 300 kB each). The pieces follow one another in one gzip stream.

use std::io::Write;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};
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

/// A gzip stream so far.
#[derive(Default)]
struct Gzip {
    crc: Crc,
}

impl Gzip {
    /// Returns `data` compressed, up to its last byte.
    fn piece(&mut self, data: &[u8]) -> Bytes {
        let head: &[u8] = if self.crc.amount() == 0 { &HEAD } else { &[] };
        let mut encoder = DeflateEncoder::new(head.to_vec(), Compression::default());
        // Writing to memory does not fail.
        let _ = encoder.write_all(data).and_then(|()| encoder.flush());
        self.crc.update(data);
        std::mem::take(encoder.get_mut()).into()
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
}
