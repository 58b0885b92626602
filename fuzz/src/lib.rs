//! Shared by the fuzz targets: reads bytes as choices and plays games by them.

use std::convert::Infallible;

use elvaland_rules::audit::Audit;
use elvaland_rules::random::below;
use elvaland_rules::nains::{self, Cognar, EliteOrder, Nains};
use elvaland_rules::nidavellir::{Edition, Nidavellir, Options};
use elvaland_rules::position::PositionFormat;
use elvaland_rules::record::{RecordFormat, Recorder};
use elvaland_rules::{Seat, State, Turn};
use rand_core::{SeedableRng, TryRng};
use rand_pcg::Pcg32;

/// A game that can be set up from choices.
pub trait Fuzzed: RecordFormat + PositionFormat {
    /// Valid records.
    const RECORDS: &'static [&'static str];
    /// Positions, one per line, each starting with the name of the game.
    const POSITIONS: &'static str;

    /// Starts a game with any options.
    fn any(choices: &mut Choices) -> State<Self>;
}

impl Fuzzed for Nidavellir {
    const RECORDS: &'static [&'static str] = &[
        include_str!("../../crates/rules/tests/playthroughs/2p-original.jsonl"),
        include_str!("../../crates/rules/tests/playthroughs/3p-german.jsonl"),
        include_str!("../../crates/rules/tests/playthroughs/5p-original.jsonl"),
    ];
    const POSITIONS: &'static str = include_str!("../../crates/rules/tests/perft/nidavellir-order.txt");

    fn any(choices: &mut Choices) -> State<Nidavellir> {
        let options = Options::new(2 + below(choices, 4)).expect("2 to 5 players");
        let options = options.with_edition(Edition::ALL[below(choices, 2)]).with_first_game(choices.one_in(4));
        let gems = choices.rotated(options.gems());
        Nidavellir::with_gems(&options, &gems).expect("the gems of this game")
    }
}

impl Fuzzed for Nains {
    const RECORDS: &'static [&'static str] = &[
        include_str!("../../crates/rules/tests/playthroughs/nains-2p.jsonl"),
        include_str!("../../crates/rules/tests/playthroughs/nains-3p.jsonl"),
        include_str!("../../crates/rules/tests/playthroughs/nains-5p.jsonl"),
    ];
    const POSITIONS: &'static str = include_str!("../../crates/rules/tests/perft/nains-order.txt");

    fn any(choices: &mut Choices) -> State<Nains> {
        let options = nains::Options::new(2 + below(choices, 4)).expect("2 to 5 players");
        let elite = EliteOrder::of(choices.rotated(Cognar::ELITE.into_iter())).expect("each once");
        let gems = choices.rotated(options.gems());
        Nains::with_setup(&options, elite, &gems).expect("the gems of this game")
    }
}

/// Applies edits to a valid text: for each a position of two bytes, the number of bytes removed, the number inserted, and these.
pub fn edited(good: &str, mut edits: &[u8]) -> String {
    let mut text = good.as_bytes().to_vec();
    while let [high, low, less, more, rest @ ..] = edits {
        let (new, rest) = rest.split_at(usize::from(*more).min(rest.len()));
        let from = usize::from(u16::from_be_bytes([*high, *low])).min(text.len());
        let to = (from + usize::from(*less)).min(text.len());
        text.splice(from..to, new.iter().copied());
        edits = rest;
    }
    String::from_utf8_lossy(&text).into_owned()
}

/// Returns the pinned positions of a game.
pub fn tables<R: Fuzzed>() -> Vec<State<R>> {
    let positions = R::POSITIONS.lines().filter(|line| line.starts_with(R::NAME));
    positions.map(|text| text.parse().expect("a position")).collect()
}

/// A random generator that returns the bytes of the input, one per number, then pseudo-random numbers: every input is a
/// complete game.
pub struct Choices<'a> {
    bytes: &'a [u8],
    rest: Pcg32,
}

impl<'a> Choices<'a> {
    pub fn new(bytes: &'a [u8]) -> Choices<'a> {
        Choices { bytes, rest: Pcg32::seed_from_u64(bytes.len() as u64) }
    }

    /// Returns true with probability 1/`n`.
    pub fn one_in(&mut self, n: usize) -> bool {
        below(self, n) == 0
    }

    /// Rotates a list by a random number of places.
    fn rotated<T>(&mut self, things: impl Iterator<Item = T>) -> Vec<T> {
        let mut things: Vec<T> = things.collect();
        let by = below(self, things.len());
        things.rotate_left(by);
        things
    }

    /// Plays one step of a recorded game; returns false if the game is over.
    pub fn step<R: Fuzzed>(&mut self, recorder: &mut Recorder<R>, audit: &mut Audit<R>) -> bool {
        match recorder.game().turn() {
            Turn::Chance => {
                let draw = recorder.game().random_draw(self);
                recorder.draw(&draw, audit).expect("a random draw is possible");
            }
            Turn::Decide(_) => {
                let (seat, action) = self.decide(recorder.game());
                recorder.play(seat, action, audit).expect("a picked action is legal");
            }
            Turn::Over => return false,
        }
        true
    }

    /// Plays a game to its end, audited at every step.
    pub fn play_out<R: Fuzzed>(&mut self, mut game: State<R>) {
        let mut audit = Audit::new(&game);
        loop {
            audit.check(&game).unwrap_or_else(|wrong| panic!("{wrong}: {}", game));
            match game.turn() {
                Turn::Chance => game.draw(&game.random_draw(self), &mut audit).expect("a random draw is possible"),
                Turn::Decide(_) => {
                    let (seat, action) = self.decide(&game);
                    game.play(seat, action, &mut audit).expect("a picked action is legal");
                }
                Turn::Over => return,
            }
        }
    }

    fn decide<R: Fuzzed>(&mut self, game: &State<R>) -> (Seat, elvaland_rules::Action) {
        let Turn::Decide(seats) = game.turn() else { panic!("nobody is asked") };
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = seats[below(self, seats.len())];
        (seat, game.random_action(seat, self).expect("who is asked has an action"))
    }
}

impl TryRng for Choices<'_> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        match self.bytes.split_first() {
            Some((&byte, bytes)) => {
                self.bytes = bytes;
                Ok(u32::from(byte) << 24)
            }
            None => self.rest.try_next_u32(),
        }
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        // Several small choices may be taken from one number: the byte decides the first, the generator the others.
        let rest = self.rest.try_next_u64()?;
        Ok(match self.bytes.split_first() {
            Some((&byte, bytes)) => {
                self.bytes = bytes;
                u64::from(byte) << 56 | rest >> 8
            }
            None => rest,
        })
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for byte in bytes {
            *byte = (self.try_next_u32()? >> 24) as u8;
        }
        Ok(())
    }
}
