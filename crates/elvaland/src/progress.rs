//! Progress of long work, on the terminal only.

use std::io::IsTerminal;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar on stderr while games are played, and the time they took.
pub(crate) struct Progress {
    bar: ProgressBar,
    begin: Instant,
}

impl Progress {
    /// Begins; nothing is shown unless `shown` and stderr is a terminal.
    pub(crate) fn begin(games: u64, shown: bool) -> Progress {
        let target = match shown && std::io::stderr().is_terminal() {
            true => ProgressDrawTarget::stderr(),
            false => ProgressDrawTarget::hidden(),
        };
        let bar = ProgressBar::with_draw_target(Some(games), target);
        let template = "{bar:20} {percent:>3} %  {human_pos} of {human_len} games, {eta} left {msg}";
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        Progress { bar, begin: Instant::now() }
    }

    /// So many more games are done.
    pub(crate) fn add(&self, games: u64) {
        self.bar.inc(games);
    }

    /// So many games are done in all, and this is to be said about it.
    pub(crate) fn at(&self, games: u64, message: String) {
        self.bar.set_position(games);
        self.bar.set_message(message);
    }

    /// Takes the bar away and tells how long it took.
    pub(crate) fn end(self) -> Duration {
        self.bar.finish_and_clear();
        self.begin.elapsed()
    }
}

/// How many games, how long and how fast.
pub(crate) fn speed(games: u64, time: Duration) -> String {
    let seconds = time.as_secs_f64();
    format!("{games} games in {seconds:.2} s, {:.0} games/s", games as f64 / seconds.max(1e-9))
}
