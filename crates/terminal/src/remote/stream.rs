//! Server-sent events, read by a thread.

use std::io::BufRead;
use std::thread;
use std::time::Duration;

use serde_json::Value;

use super::client::ApiClient;
use crate::table::{Notify, TableError};

/// The delay before reconnecting.
const RECONNECT_DELAY: Duration = Duration::from_secs(1);

/// A message from a server.
#[derive(Clone, PartialEq, Debug)]
pub enum ServerMessage {
    /// An event of the stream: its name and its data.
    Event(String, Value),
    /// The advice for the decision after this many steps.
    Advice(u64, Result<Value, TableError>),
    /// The connection is lost; it is being reconnected.
    Disconnected,
}

/// Reads an event stream from its start, and reconnects when it ends.
pub(super) fn listen(client: ApiClient, path: String, notify: Notify<ServerMessage>) {
    thread::spawn(move || {
        let mut last = 0;
        loop {
            if let Ok(stream) = client.stream(&path, last) {
                follow(stream, &mut last, &notify);
            }
            notify(ServerMessage::Disconnected);
            thread::sleep(RECONNECT_DELAY);
        }
    });
}

/// Passes the events of a stream to `notify` until it ends; updates the last event id.
fn follow(stream: impl BufRead, last: &mut u64, notify: &Notify<ServerMessage>) {
    let (mut name, mut data) = (String::new(), String::new());
    for line in stream.lines() {
        let Ok(line) = line else { return };
        match line.split_once(':').map(|(field, value)| (field, value.trim_start())) {
            Some(("event", value)) => value.clone_into(&mut name),
            Some(("data", value)) => data += value,
            Some(("id", value)) => *last = value.parse().unwrap_or(*last),
            None if line.is_empty() && !name.is_empty() => {
                if let Ok(value) = serde_json::from_str(&data) {
                    notify(ServerMessage::Event(std::mem::take(&mut name), value));
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
    fn events_with_several_data_lines_are_parsed() {
        let received = Arc::new(Mutex::new(Vec::new()));
        let sink = received.clone();
        let notify: Notify<ServerMessage> = Arc::new(move |message| sink.lock().expect("free").push(message));
        let mut last = 0;
        let stream = ": hello\n\nevent: table\nid: 7\ndata: {\"a\":\ndata: 1}\n\nevent: gone\ndata: null\n\nevent: cut";
        follow(stream.as_bytes(), &mut last, &notify);
        let expected = [
            ServerMessage::Event("table".to_owned(), json!({"a": 1})),
            ServerMessage::Event("gone".to_owned(), Value::Null),
        ];
        assert_eq!((last, received.lock().expect("free").as_slice()), (7, &expected[..]));
    }
}
