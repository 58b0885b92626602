//! Hides secrets of players who share a keyboard line by line: typed answers are not echoed, and what was shown to one
//! player disappears before the next one looks.

use std::io::{self, Write};

/// What the terminal can do to hide secrets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Privacy {
    /// Secrets are shown on the alternate screen, which leaves nothing behind.
    Screen,
    /// Empty lines push secrets out of sight: a terminal without control of the screen.
    Lines(u16),
    /// Nothing: answers come from a file or a program.
    None,
}

/// Who may see what is shown and typed now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Secrecy {
    /// Everybody.
    #[default]
    Open,
    /// Everybody may read it, but the next player may already be typing.
    Called,
    /// Only the player who has the keyboard.
    Secret,
}

const ENTER: &str = "\x1b[?1049h\x1b[H\x1b[2J";
const LEAVE: &str = "\x1b[2J\x1b[?1049l";

/// Switches a terminal between open and secret; restores it on drop.
pub(crate) struct Hider {
    privacy: Privacy,
    now: Secrecy,
    #[cfg(unix)]
    echo: Option<echo::EchoSwitch>,
}

impl Hider {
    /// Prepares the terminal. `is_shared` is false for a single player, who has no secrets from anybody here.
    pub(crate) fn new(privacy: Privacy, is_shared: bool) -> Hider {
        let privacy = if is_shared { privacy } else { Privacy::None };
        Hider {
            privacy,
            now: Secrecy::Open,
            #[cfg(unix)]
            echo: (privacy != Privacy::None).then(|| echo::EchoSwitch::new(LEAVE)).flatten(),
        }
    }

    /// Hides or shows; does nothing if that is so already.
    ///
    /// # Errors
    /// The output cannot be written.
    pub(crate) fn switch(&mut self, to: Secrecy, out: &mut dyn Write) -> io::Result<()> {
        if self.now == to {
            return Ok(());
        }
        let was = std::mem::replace(&mut self.now, to);
        #[cfg(unix)]
        if let Some(echo) = &self.echo {
            echo.set(to == Secrecy::Open);
        }
        match (self.privacy, was == Secrecy::Secret, to == Secrecy::Secret) {
            (Privacy::Screen, false, true) => write!(out, "{ENTER}")?,
            (Privacy::Screen, true, false) => write!(out, "{LEAVE}")?,
            (Privacy::Lines(lines), true, false) => write!(out, "{}", "\n".repeat(lines.into()))?,
            _ => {}
        }
        out.flush()
    }

    /// Returns true if typed characters are invisible now.
    pub(crate) fn is_hidden(&self) -> bool {
        #[cfg(unix)]
        return self.echo.is_some() && self.now != Secrecy::Open;
        #[cfg(not(unix))]
        false
    }
}

#[cfg(unix)]
mod echo {
    use std::io::{self, Write};
    use std::thread;

    use rustix::termios::{LocalModes, OptionalActions, Termios, tcgetattr, tcsetattr};
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    /// Turns the echo of the standard input off and on.
    pub(super) struct EchoSwitch {
        normal: Termios,
    }

    impl EchoSwitch {
        /// Reads the settings of the terminal; `None` if there is none. A signal that ends the process restores them and
        /// writes `leave`.
        pub(super) fn new(leave: &'static str) -> Option<EchoSwitch> {
            let normal = tcgetattr(io::stdin()).ok()?;
            let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP]).ok()?;
            let restored = normal.clone();
            thread::spawn(move || {
                if let Some(signal) = signals.forever().next() {
                    let _ = tcsetattr(io::stdin(), OptionalActions::Now, &restored);
                    let _ = write!(io::stderr(), "{leave}");
                    let _ = emulate_default_handler(signal);
                }
            });
            Some(EchoSwitch { normal })
        }

        /// Turns the echo on or off; errors are ignored, as the terminal is gone then.
        pub(super) fn set(&self, is_on: bool) {
            let mut settings = self.normal.clone();
            settings.local_modes.set(LocalModes::ECHO, is_on);
            let _ = tcsetattr(io::stdin(), OptionalActions::Now, &settings);
        }
    }

    impl Drop for EchoSwitch {
        fn drop(&mut self) {
            let _ = tcsetattr(io::stdin(), OptionalActions::Now, &self.normal);
        }
    }
}
