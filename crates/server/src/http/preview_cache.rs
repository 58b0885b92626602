//! The cache of link previews. A picture is drawn by one thread per core at most, and served from memory for a while: requests
//! cost a look at a map, whatever the table does.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use elvaland_texts::Language;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;

use crate::metrics::Metrics;
use crate::model::TableId;
use crate::request_error::RequestError;

/// How long a picture is served without a look at the table: while the table changes, and when the game is over.
const FRESH: [Duration; 2] = [Duration::from_secs(60), Duration::from_secs(600)];
/// The most bytes of all pictures.
const BYTES: usize = 32 << 20;
/// The most requests that wait for a picture to be drawn.
const WAITING: usize = 64;

/// A table, and the language of its picture.
type PictureKey = (TableId, Language);

/// A picture.
#[derive(Clone)]
struct CachedPicture {
    png: Bytes,
    /// A hash of the drawing.
    hash: [u8; 32],
    until: Instant,
}

/// A drawing of a table.
pub(crate) struct PreviewDrawing {
    pub(crate) svg: String,
    /// Whether it will hardly change: the game is over.
    pub(crate) is_final: bool,
}

/// Pictures of tables.
pub(crate) struct PreviewCache {
    entries: Mutex<HashMap<PictureKey, CachedPicture>>,
    threads: Semaphore,
    waiting: AtomicUsize,
    metrics: Arc<Metrics>,
}

/// A request that waits for a picture.
struct PictureRequest<'a>(&'a AtomicUsize);

impl Drop for PictureRequest<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}

impl PreviewCache {
    pub(crate) fn new(metrics: Arc<Metrics>) -> PreviewCache {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = Semaphore::new(cores);
        PreviewCache { entries: Mutex::default(), threads, waiting: AtomicUsize::new(0), metrics }
    }

    /// Returns a picture that is fresh.
    pub(crate) fn find(&self, key: PictureKey) -> Option<Bytes> {
        let entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        entries.get(&key).filter(|entry| entry.until > Instant::now()).map(|entry| entry.png.clone())
    }

    /// Returns the picture of a table: from memory, or drawn from what `draw` returns.
    ///
    /// # Errors
    /// Too many pictures are being drawn, or `draw` fails.
    pub(crate) async fn get<F: Future<Output = Result<PreviewDrawing, RequestError>>>(
        &self,
        key: PictureKey,
        draw: impl FnOnce() -> F,
    ) -> Result<Bytes, RequestError> {
        if let Some(png) = self.find(key) {
            return Ok(png);
        }
        let waiting = PictureRequest(&self.waiting);
        if self.waiting.fetch_add(1, Relaxed) >= WAITING {
            return Err(RequestError::TooMany { what: "requests", after_seconds: 5 });
        }
        let _thread = self.threads.acquire().await;
        // Another request may have drawn it meanwhile.
        if let Some(png) = self.find(key) {
            return Ok(png);
        }
        let PreviewDrawing { svg, is_final } = draw().await?;
        let hash: [u8; 32] = Sha256::digest(&svg).into();
        let png = match self.unchanged(key, hash) {
            Some(png) => png,
            None => {
                self.metrics.preview_drawn();
                let drawn = tokio::task::spawn_blocking(move || rasterize(&svg)).await;
                drawn.ok().flatten().ok_or(RequestError::Unavailable)?
            }
        };
        drop(waiting);
        let until = Instant::now() + FRESH[usize::from(is_final)];
        self.keep(key, CachedPicture { png: png.clone(), hash, until });
        Ok(png)
    }

    /// Returns the picture of a drawing, if it is the one that is kept.
    fn unchanged(&self, key: PictureKey, hash: [u8; 32]) -> Option<Bytes> {
        let entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        entries.get(&key).filter(|entry| entry.hash == hash).map(|entry| entry.png.clone())
    }

    /// Keeps a picture; those that expire first make room.
    fn keep(&self, key: PictureKey, entry: CachedPicture) {
        let mut entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        entries.insert(key, entry);
        let mut bytes: usize = entries.values().map(|entry| entry.png.len()).sum();
        while bytes > BYTES {
            let Some(first) = entries.iter().min_by_key(|(_, entry)| entry.until).map(|(&key, _)| key) else { return };
            bytes -= entries.remove(&first).map_or(0, |entry| entry.png.len());
        }
    }
}

/// Draws an SVG document as PNG; `None` if it is broken or too large.
fn rasterize(svg: &str) -> Option<Bytes> {
    let tree = Tree::from_str(svg, &Options::default()).ok()?;
    let size = tree.size().to_int_size();
    let mut pixels = Pixmap::new(size.width().min(2048), size.height().min(2048))?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().ok().map(Bytes::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SVG: &str =
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>"#;

    fn drawing(is_final: bool) -> Result<PreviewDrawing, RequestError> {
        Ok(PreviewDrawing { svg: SVG.to_owned(), is_final })
    }

    #[tokio::test]
    async fn a_picture_is_drawn_once() {
        let (cache, key) = (PreviewCache::new(Arc::default()), (TableId::random(), Language::English));
        let first = cache.get(key, async || drawing(false)).await.expect("a picture");
        assert!(first.starts_with(b"\x89PNG"));
        let again = cache.get(key, async || panic!("it is in memory")).await.expect("a picture");
        assert_eq!(first, again);
        cache.entries.lock().expect("entries").get_mut(&key).expect("an entry").until = Instant::now();
        cache.get(key, async || drawing(true)).await.expect("a picture");
        assert!(cache.metrics.to_text(&[]).contains("elvaland_previews_drawn_total 1\n"), "the drawing is the same");
        assert_eq!(cache.waiting.load(Relaxed), 0);
    }

    #[tokio::test]
    async fn too_many_requests_for_new_pictures_are_refused() {
        let cache = PreviewCache::new(Arc::default());
        cache.waiting.store(WAITING, Relaxed);
        let refused = cache.get((TableId::random(), Language::French), async || drawing(true)).await;
        assert!(matches!(refused, Err(RequestError::TooMany { .. })));
        assert_eq!(cache.waiting.load(Relaxed), WAITING);
    }

    #[test]
    fn memory_is_bounded() {
        let cache = PreviewCache::new(Arc::default());
        let png = Bytes::from(vec![0; BYTES / 4]);
        for _ in 0..9 {
            let key = (TableId::random(), Language::German);
            cache.keep(key, CachedPicture { png: png.clone(), hash: [0; 32], until: Instant::now() });
        }
        assert_eq!(cache.entries.lock().expect("entries").len(), 4);
    }
}
