//! What a server tells as it happens: server-sent events, read by a thread.

use std::io::BufRead;
use std::thread;
use std::time::Duration;

use serde_json::Value;

use super::client::Client;
use crate::table::Notify;

/// How long to wait before a lost connection is tried again.
const AGAIN: Duration = Duration::from_secs(1);

/// What a server tells.
#[derive(Clone, PartialEq, Debug)]
pub enum ServerMessage {
    /// An event of the stream: its name and its data.
    Event(String, Value),
    /// The connection is lost, and is being tried again.
    Disconnected,
}

/// Listens to a stream from its beginning, again and again when it breaks off.
pub(super) fn listen(client: Client, path: String, report: Notify<ServerMessage>) {
    thread::spawn(move || {
        let mut last = 0;
        loop {
            if let Ok(stream) = client.stream(&path, last) {
                follow(stream, &mut last, &report);
            }
            report(ServerMessage::Disconnected);
            thread::sleep(AGAIN);
        }
    });
}

/// Reports the events of a stream until it breaks off, and notes the last id.
fn follow(stream: impl BufRead, last: &mut u64, report: &Notify<ServerMessage>) {
    let (mut name, mut data) = (String::new(), String::new());
    for line in stream.lines() {
        let Ok(line) = line else { return };
        match line.split_once(':').map(|(field, value)| (field, value.trim_start())) {
            Some(("event", value)) => value.clone_into(&mut name),
            Some(("data", value)) => data += value,
            Some(("id", value)) => *last = value.parse().unwrap_or(*last),
            None if line.is_empty() && !name.is_empty() => {
                if let Ok(value) = serde_json::from_str(&data) {
                    report(ServerMessage::Event(std::mem::take(&mut name), value));
                }
                name.clear();
                data.clear();
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use serde_json::json;

    use super::*;

    #[test]
    fn events_are_read_line_by_line() {
        let told = Arc::new(Mutex::new(Vec::new()));
        let heard = told.clone();
        let report: Notify<ServerMessage> = Arc::new(move |message| heard.lock().expect("free").push(message));
        let mut last = 0;
        let stream = ": hello\n\nevent: table\nid: 7\ndata: {\"a\":\ndata: 1}\n\nevent: gone\ndata: null\n\nevent: cut";
        follow(stream.as_bytes(), &mut last, &report);
        let expected = [
            ServerMessage::Event("table".to_owned(), json!({"a": 1})),
            ServerMessage::Event("gone".to_owned(), Value::Null),
        ];
        assert_eq!((last, told.lock().expect("free").as_slice()), (7, &expected[..]));
    }
}
