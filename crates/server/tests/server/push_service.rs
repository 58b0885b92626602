//! A fake push service and webhook receiver on loopback, and a browser with keys that decrypts what it receives.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint;
use web_push_native::{Auth, p256};

/// A request that the service received.
#[derive(Clone, Debug)]
pub(crate) struct Received {
    pub(crate) path: String,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Received {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("JSON")
    }
}

/// In place of a status: the request gets no answer, and its connection stays open.
pub(crate) const SILENCE: &str = "silence";

/// The statuses that the next requests are answered with; 201 once there are none left.
type Script = Arc<Mutex<Vec<String>>>;

/// A service that answers POST requests.
pub(crate) struct PushService {
    pub(crate) address: SocketAddr,
    received: Arc<Mutex<Vec<Received>>>,
    script: Script,
}

impl PushService {
    pub(crate) fn start() -> PushService {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let (received, script) = (Arc::<Mutex<Vec<Received>>>::default(), Script::default());
        let (own, answers) = (received.clone(), script.clone());
        std::thread::spawn(move || {
            let mut unanswered = Vec::new();
            for stream in listener.incoming().flatten() {
                if let Ok(Some(stream)) = answer(stream, &own, &answers) {
                    unanswered.push(stream);
                }
            }
        });
        PushService { address, received, script }
    }

    /// Answers the next requests with these statuses and headers.
    pub(crate) fn answers(&self, heads: &[&str]) {
        *self.script.lock().expect("a script") = heads.iter().rev().map(|&head| head.to_owned()).collect();
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub(crate) fn received(&self) -> Vec<Received> {
        self.received.lock().expect("requests").clone()
    }

    /// Waits until this number of requests has come.
    #[track_caller]
    pub(crate) fn waits_for(&self, count: usize) -> Vec<Received> {
        let began = Instant::now();
        loop {
            let received = self.received();
            if received.len() >= count {
                return received;
            }
            assert!(began.elapsed() < Duration::from_secs(30), "{count} requests; there are {received:?}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Checks that no more than this number of requests comes for a while.
    #[track_caller]
    pub(crate) fn stays_at(&self, count: usize) {
        std::thread::sleep(Duration::from_millis(2500));
        assert_eq!(self.received().len(), count, "{:?}", self.received());
    }
}

/// Reads a request and answers it; returns the connection of one that is left without an answer.
fn answer(
    stream: TcpStream,
    received: &Mutex<Vec<Received>>,
    script: &Script,
) -> std::io::Result<Option<BufReader<TcpStream>>> {
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let path = line.split(' ').nth(1).unwrap_or_default().to_owned();
    let mut headers = Vec::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line)?;
        match line.trim_end().split_once(':') {
            Some((name, value)) => headers.push((name.to_ascii_lowercase(), value.trim().to_owned())),
            None => break,
        }
    }
    let length = headers.iter().find(|(name, _)| name == "content-length").and_then(|(_, value)| value.parse().ok());
    let mut body = vec![0; length.unwrap_or(0)];
    reader.read_exact(&mut body)?;
    received.lock().expect("requests").push(Received { path, headers, body });
    let head = script.lock().expect("a script").pop().unwrap_or_else(|| "201 Created".to_owned());
    if head == SILENCE {
        return Ok(Some(reader));
    }
    write!(reader.get_mut(), "HTTP/1.1 {head}\r\nContent-Length: 0\r\n\r\n")?;
    Ok(None)
}

/// The keys of a browser.
pub(crate) struct Browser {
    private: p256::SecretKey,
    auth: [u8; 16],
}

impl Browser {
    /// A browser whose keys follow from a number.
    pub(crate) fn new(number: u8) -> Browser {
        let private = p256::SecretKey::from_slice(&[number.max(1); 32]).expect("a key");
        Browser { private, auth: [number; 16] }
    }

    /// Returns the subscription of the browser at this address, as JSON.
    pub(crate) fn subscription(&self, endpoint: &str) -> Value {
        let public = self.private.public_key().to_encoded_point(false);
        let keys = json!({"p256dh": base64(public.as_bytes()), "auth": base64(&self.auth)});
        json!({"endpoint": endpoint, "expirationTime": null, "keys": keys, "language": "en"})
    }

    /// Decrypts a message.
    #[track_caller]
    pub(crate) fn decrypts(&self, message: &Received) -> Value {
        assert_eq!(message.header("content-encoding"), "aes128gcm");
        let auth = Auth::from(self.auth);
        let text = web_push_native::decrypt(message.body.clone(), &self.private, &auth).expect("decrypted");
        serde_json::from_slice(&text).expect("JSON")
    }
}

/// Base64 for addresses, without padding.
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let group = chunk.iter().fold(0u32, |group, &byte| group << 8 | u32::from(byte)) << (8 * (3 - chunk.len()));
        for at in 0..=chunk.len() {
            text.push(char::from(LETTERS[(group >> (18 - 6 * at) & 63) as usize]));
        }
    }
    text
}
