//! Progress of long work, on a terminal only.

use std::fmt::Write;
use std::io::IsTerminal;
use std::time::{Duration, Instant};

use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

/// The interval between drawings, so that the time goes on while nothing is finished.
const TICK: Duration = Duration::from_millis(250);

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
        let template = format!("{{bar:20}} {{percent:>3}} %  {{human_pos}} of {{human_len}} {name}, {{time}} {{msg}}");
        ProgressMeter::new(Some(count), &template, shown)
    }

    /// Starts a line for work of unknown length that counts what is finished; `name` is the plural noun.
    pub(crate) fn unbounded(name: &str, shown: bool) -> ProgressMeter {
        ProgressMeter::new(None, &format!("{{human_pos}} {name}, {{elapsed}}"), shown)
    }

    /// Starts a line that says what is being done, and for how long.
    pub(crate) fn doing(work: &str, shown: bool) -> ProgressMeter {
        ProgressMeter::new(None, &format!("{work}, {{elapsed}}"), shown)
    }

    fn new(count: Option<u64>, template: &str, shown: bool) -> ProgressMeter {
        let target = match shown && std::io::stderr().is_terminal() {
            true => ProgressDrawTarget::stderr(),
            false => ProgressDrawTarget::hidden(),
        };
        let bar = ProgressBar::with_draw_target(count, target);
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style.with_key("time", write_time));
        }
        bar.enable_steady_tick(TICK);
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

    /// Sets the message.
    pub(crate) fn say(&self, message: String) {
        self.bar.set_message(message);
    }

    /// Removes the bar while `print` writes to the terminal.
    pub(crate) fn pause<T>(&self, print: impl FnOnce() -> T) -> T {
        self.bar.suspend(print)
    }

    /// Removes the bar and returns the elapsed time.
    pub(crate) fn end(self) -> Duration {
        self.bar.finish_and_clear();
        self.begin.elapsed()
    }
}

/// Writes the time that is left, or the elapsed time while nothing is finished to estimate it from.
fn write_time(state: &ProgressState, text: &mut dyn Write) {
    // A text in memory takes everything.
    let _ = match state.pos() {
        0 => write!(text, "{} so far", HumanDuration(state.elapsed())),
        _ => write!(text, "about {} left", HumanDuration(state.eta())),
    };
}

/// Formats the number of games, the time and the speed.
pub(crate) fn speed(games: u64, time: Duration) -> String {
    let seconds = time.as_secs_f64();
    format!("{games} games in {seconds:.2} s, {:.0} games/s", games as f64 / seconds.max(1e-9))
}
