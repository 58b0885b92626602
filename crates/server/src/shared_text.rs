//! Compression of streams of events, each event flushed by itself.
//!
//! The pieces follow one another in one gzip stream. A compressor needs about 300 kB, so an open stream keeps none; it keeps the
//! last texts that were sent, which the next piece refers to like any other text within the window of deflate: frames of a table
//! repeat much of the frames before them. Streams whose viewers were sent the same texts share the compressed pieces.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use axum::http::{HeaderMap, header};
use flate2::{Compress, Compression, Crc, FlushCompress};

/// The head of a gzip stream (RFC 1952): no name, no time, unknown system.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];
/// An empty last block of deflate.
const LAST_BLOCK: [u8; 2] = [3, 0];
/// The window of deflate, in bytes.
const WINDOW: usize = 32 * 1024;
/// How many compressed forms of a text are kept: viewers who came later were sent other texts before it.
const KEPT: usize = 4;

/// Returns true if the client of a request accepts gzip.
pub(crate) fn accepts_gzip(request: &HeaderMap) -> bool {
    let accepted = request.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|coding| coding.split(';').next().unwrap_or_default().trim() == "gzip")
}

/// A text that streams send, with its compressed forms.
pub(crate) struct SharedText {
    id: u64,
    text: Bytes,
    /// The compressed text by the ids of the texts before it.
    deflated: Mutex<Vec<(Vec<u64>, Bytes)>>,
}

impl SharedText {
    pub(crate) fn new(text: impl Into<Bytes>) -> Arc<SharedText> {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Arc::new(SharedText { id: NEXT.fetch_add(1, Relaxed), text: text.into(), deflated: Mutex::default() })
    }

    pub(crate) fn text(&self) -> &Bytes {
        &self.text
    }

    /// Returns the text compressed after the texts before it, up to its last byte.
    fn deflated(&self, before: &VecDeque<Arc<SharedText>>) -> Bytes {
        let ids: Vec<u64> = before.iter().map(|text| text.id).collect();
        let mut known = self.deflated.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, deflated)) = known.iter().find(|(others, _)| *others == ids) {
            return deflated.clone();
        }
        let deflated = deflate(&self.text, &window(before));
        known.truncate(KEPT - 1);
        known.insert(0, (ids, deflated.clone()));
        deflated
    }
}

/// Returns the last bytes of these texts, as many as deflate can refer to.
fn window(texts: &VecDeque<Arc<SharedText>>) -> Vec<u8> {
    let mut window: Vec<u8> = texts.iter().flat_map(|text| text.text.iter().copied()).collect();
    window.drain(..window.len().saturating_sub(WINDOW));
    window
}

fn deflate(data: &[u8], window: &[u8]) -> Bytes {
    let mut piece = Vec::new();
    let mut deflate = Compress::new(Compression::default(), false);
    if !window.is_empty() {
        // Refused only for streams with a header.
        let _ = deflate.set_dictionary(window);
    }
    let mut rest = data;
    loop {
        piece.reserve(1024 + rest.len() / 8);
        let before = deflate.total_in();
        // Compressing memory fails only after the end of a stream.
        let _ = deflate.compress_vec(rest, &mut piece, FlushCompress::Sync);
        rest = &rest[usize::try_from(deflate.total_in() - before).unwrap_or(rest.len())..];
        if rest.is_empty() && piece.len() < piece.capacity() {
            return piece.into();
        }
    }
}

/// A gzip stream so far.
#[derive(Default)]
pub(crate) struct Gzip {
    crc: Crc,
    /// The last texts, as many as fill the window.
    sent: VecDeque<Arc<SharedText>>,
}

impl Gzip {
    /// Returns the next piece of the stream.
    pub(crate) fn piece(&mut self, text: &Arc<SharedText>) -> Bytes {
        let deflated = text.deflated(&self.sent);
        let piece = if self.crc.amount() == 0 { [&HEAD, &*deflated].concat().into() } else { deflated };
        self.crc.update(&text.text);
        self.sent.push_back(text.clone());
        let mut length: usize = self.sent.iter().map(|text| text.text.len()).sum();
        while let Some(first) = self.sent.front().map(|text| text.text.len()).filter(|first| length - first >= WINDOW) {
            length -= first;
            self.sent.pop_front();
        }
        piece
    }

    /// Returns the end of the stream: an empty block, and the checksum and length of everything.
    pub(crate) fn end(&self) -> Bytes {
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
            sent.extend_from_slice(&gzip.piece(&SharedText::new(event.clone())));
            plain.push_str(&event);
            let mut read = vec![0; plain.len()];
            GzDecoder::new(sent.as_slice()).read_exact(&mut read).expect("everything that was sent");
            assert_eq!(read, plain.as_bytes());
        }
        sent.extend_from_slice(&gzip.end());
        assert_eq!(unzipped(&sent), plain);
    }

    fn unzipped(sent: &[u8]) -> String {
        let mut read = String::new();
        GzDecoder::new(sent).read_to_string(&mut read).expect("a whole gzip stream");
        read
    }

    /// Returns a text that cannot be compressed well.
    fn noise(seed: u32) -> String {
        (0..3000_u32).map(|number| (number ^ seed).wrapping_mul(2_654_435_761).to_string()).collect()
    }

    #[test]
    fn a_piece_refers_to_the_text_before_it() {
        let mut gzip = Gzip::default();
        let first = gzip.piece(&SharedText::new(noise(0))).len();
        let again = gzip.piece(&SharedText::new(noise(0))).len();
        assert!(again * 20 < first, "{again} after {first}");
    }

    #[test]
    fn streams_share_pieces_only_after_the_same_texts() {
        let [one, two, last] = [1, 2, 1].map(|seed| SharedText::new(noise(seed)));
        let mut streams: [(Gzip, Vec<u8>); 3] = Default::default();
        for (at, texts) in [[&one, &last], [&one, &last], [&two, &last]].iter().enumerate() {
            let (gzip, sent) = &mut streams[at];
            texts.iter().for_each(|text| sent.extend_from_slice(&gzip.piece(text)));
            sent.extend_from_slice(&gzip.end());
        }
        assert_eq!(last.deflated.lock().expect("nobody panicked").len(), 2, "the first two streams share");
        let [first, second, third] = streams.map(|(_, sent)| unzipped(&sent));
        assert_eq!(first, second);
        assert_eq!([first, third], [noise(1) + &noise(1), noise(2) + &noise(1)]);
    }
}
