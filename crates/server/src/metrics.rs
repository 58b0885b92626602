//! Counters and gauges for Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Counters and gauges of one server.
#[derive(Default)]
pub struct Metrics {
    /// Answers by the first digit of their status.
    answers: [AtomicU64; 6],
    actions: AtomicU64,
    bot_actions: AtomicU64,
    commits: AtomicU64,
    writes: AtomicU64,
    slow_streams: AtomicU64,
    refused_connections: AtomicU64,
    notifications: AtomicU64,
    failed_notifications: AtomicU64,
    dropped_notifications: AtomicU64,
    previews: AtomicU64,
    tables: AtomicI64,
    streams: AtomicI64,
    nodes: AtomicI64,
    /// The histogram of request durations: up to each of [`BOUNDS`], and longer.
    times: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

/// The upper bounds of the histogram of times, in seconds.
const BOUNDS: [f64; 8] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5];

/// Counts one in a gauge until it is dropped.
pub(crate) struct Present<'a>(&'a AtomicI64);

impl Drop for Present<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}

impl Metrics {
    pub(crate) fn answered(&self, status: u16, took: Duration) {
        self.answers[usize::from(status / 100).min(5)].fetch_add(1, Relaxed);
        let seconds = took.as_secs_f64();
        let slot = BOUNDS.iter().position(|&bound| seconds <= bound).unwrap_or(BOUNDS.len());
        self.times[slot].fetch_add(1, Relaxed);
        self.micros.fetch_add(u64::try_from(took.as_micros()).unwrap_or(u64::MAX), Relaxed);
    }

    pub(crate) fn acted(&self) {
        self.actions.fetch_add(1, Relaxed);
    }

    pub(crate) fn bot_acted(&self) {
        self.bot_actions.fetch_add(1, Relaxed);
    }

    pub(crate) fn committed(&self, writes: usize) {
        self.commits.fetch_add(1, Relaxed);
        self.writes.fetch_add(writes as u64, Relaxed);
    }

    pub(crate) fn dropped_slow_stream(&self) {
        self.slow_streams.fetch_add(1, Relaxed);
    }

    pub(crate) fn refused_connection(&self) {
        self.refused_connections.fetch_add(1, Relaxed);
    }

    /// Counts a notification that was delivered, or could not be.
    pub(crate) fn notification(&self, is_delivered: bool) {
        if is_delivered { &self.notifications } else { &self.failed_notifications }.fetch_add(1, Relaxed);
    }

    /// Counts a notification for which there was no room.
    pub(crate) fn notification_dropped(&self) {
        self.dropped_notifications.fetch_add(1, Relaxed);
    }

    /// Counts a preview that was drawn.
    pub(crate) fn preview_drawn(&self) {
        self.previews.fetch_add(1, Relaxed);
    }

    pub(crate) fn table(&self) -> Present<'_> {
        self.tables.fetch_add(1, Relaxed);
        Present(&self.tables)
    }

    pub(crate) fn stream_opened(&self) {
        self.streams.fetch_add(1, Relaxed);
    }

    pub(crate) fn stream_closed(&self) {
        self.streams.fetch_sub(1, Relaxed);
    }

    /// Sets the number of nodes that serve the database, this one included.
    pub(crate) fn nodes_alive(&self, count: usize) {
        self.nodes.store(i64::try_from(count).unwrap_or(i64::MAX), Relaxed);
    }

    /// Returns the number of open streams.
    pub(crate) fn streams(&self) -> usize {
        usize::try_from(self.streams.load(Relaxed)).unwrap_or(0)
    }

    /// Returns all metrics in the text format of Prometheus, with the lengths of these queues.
    pub(crate) fn to_text(&self, queues: &[(&str, usize)]) -> String {
        let mut text = String::new();
        describe(&mut text, "elvaland_http_answers_total", "counter", "HTTP responses by class of their status.");
        for (class, count) in self.answers.iter().enumerate().skip(1) {
            let _ = writeln!(text, "elvaland_http_answers_total{{class=\"{class}xx\"}} {}", count.load(Relaxed));
        }
        let counters = [
            ("elvaland_actions_total", "Actions of people that were stored.", &self.actions),
            ("elvaland_bot_actions_total", "Actions of bots that were stored.", &self.bot_actions),
            ("elvaland_transactions_total", "Transactions of the database that wrote.", &self.commits),
            ("elvaland_writes_total", "Writes in these transactions.", &self.writes),
            ("elvaland_slow_streams_total", "Streams closed because the client was too slow.", &self.slow_streams),
            ("elvaland_refused_connections_total", "Connections refused by a limit.", &self.refused_connections),
            ("elvaland_notifications_total", "Push messages and webhook messages delivered.", &self.notifications),
            ("elvaland_notifications_failed_total", "Such messages given up.", &self.failed_notifications),
            (
                "elvaland_notifications_dropped_total",
                "Notifications dropped because too many waited.",
                &self.dropped_notifications,
            ),
            ("elvaland_previews_drawn_total", "Preview pictures of tables drawn.", &self.previews),
        ];
        for (name, help, count) in counters {
            describe(&mut text, name, "counter", help);
            let _ = writeln!(text, "{name} {}", count.load(Relaxed));
        }
        let gauges = [
            ("elvaland_tables_loaded", "Tables in memory.", &self.tables),
            ("elvaland_streams_open", "Open event streams.", &self.streams),
            ("elvaland_nodes_alive", "Nodes that serve the database, this one included.", &self.nodes),
        ];
        for (name, help, gauge) in gauges {
            describe(&mut text, name, "gauge", help);
            let _ = writeln!(text, "{name} {}", gauge.load(Relaxed));
        }
        describe(&mut text, "elvaland_queue_jobs", "gauge", "Jobs that wait or run, by queue.");
        for (queue, jobs) in queues {
            let _ = writeln!(text, "elvaland_queue_jobs{{queue=\"{queue}\"}} {jobs}");
        }
        self.histogram(&mut text);
        text
    }

    fn histogram(&self, text: &mut String) {
        const NAME: &str = "elvaland_http_seconds";
        describe(text, NAME, "histogram", "Seconds until the head of an HTTP response was ready.");
        let mut sum = 0;
        for (bound, count) in BOUNDS.iter().zip(&self.times) {
            sum += count.load(Relaxed);
            let _ = writeln!(text, "{NAME}_bucket{{le=\"{bound}\"}} {sum}");
        }
        sum += self.times[BOUNDS.len()].load(Relaxed);
        let seconds = self.micros.load(Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "{NAME}_bucket{{le=\"+Inf\"}} {sum}\n{NAME}_sum {seconds}\n{NAME}_count {sum}");
    }
}

/// Writes the description of a metric.
fn describe(text: &mut String, name: &str, kind: &str, help: &str) {
    let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}");
}
