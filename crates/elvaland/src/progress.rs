//! Progress bar of long work, on a terminal only.

use std::io::IsTerminal;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A progress bar on stderr, with a stopwatch.
pub(crate) struct ProgressMeter {
    bar: ProgressBar,
    begin: Instant,
}

impl ProgressMeter {
    /// Starts a bar for games; it is hidden unless `shown` is true and stderr is a terminal.
    pub(crate) fn begin(games: u64, shown: bool) -> ProgressMeter {
        ProgressMeter::counting("games", games, shown)
    }

    /// Starts a bar that counts up to `count`; `name` is the plural noun that it shows.
    pub(crate) fn counting(name: &str, count: u64, shown: bool) -> ProgressMeter {
        let target = match shown && std::io::stderr().is_terminal() {
            true => ProgressDrawTarget::stderr(),
            false => ProgressDrawTarget::hidden(),
        };
        let bar = ProgressBar::with_draw_target(Some(count), target);
        let template =
            format!("{{bar:20}} {{percent:>3}} %  {{human_pos}} of {{human_len}} {name}, {{eta}} left {{msg}}");
        if let Ok(style) = ProgressStyle::with_template(&template) {
            bar.set_style(style);
        }
        ProgressMeter { bar, begin: Instant::now() }
    }

    /// Adds finished games.
    pub(crate) fn add(&self, games: u64) {
        self.bar.inc(games);
    }

    /// Sets the number of finished games and a message.
    pub(crate) fn at(&self, games: u64, message: String) {
        self.bar.set_position(games);
        self.bar.set_message(message);
    }

    /// Removes the bar and returns the elapsed time.
    pub(crate) fn end(self) -> Duration {
        self.bar.finish_and_clear();
        self.begin.elapsed()
    }
}

/// Formats the number of games, the time and the speed.
pub(crate) fn speed(games: u64, time: Duration) -> String {
    let seconds = time.as_secs_f64();
    format!("{games} games in {seconds:.2} s, {:.0} games/s", games as f64 / seconds.max(1e-9))
}
