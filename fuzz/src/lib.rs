//! What the fuzz targets share: bytes as choices, and games that follow them.

use std::convert::Infallible;

use elvaland_rules::audit::Audit;
use elvaland_rules::game::below;
use elvaland_rules::nidavellir::{Edition, Nidavellir, Options};
use elvaland_rules::record::Recorder;
use elvaland_rules::{Game, Seat, State, Turn, position};
use rand_core::{SeedableRng, TryRng};
use rand_pcg::Pcg32;

/// A random generator that gives the bytes of the input, one a number, and ordinary random numbers once they are used
/// up: every input is a whole game.
pub struct Choices<'a> {
    bytes: &'a [u8],
    rest: Pcg32,
}

impl<'a> Choices<'a> {
    pub fn new(bytes: &'a [u8]) -> Choices<'a> {
        Choices { bytes, rest: Pcg32::seed_from_u64(bytes.len() as u64) }
    }

    /// True once in `n` times.
    pub fn one_in(&mut self, n: usize) -> bool {
        below(self, n) == 0
    }

    /// A new game of any kind.
    pub fn game(&mut self) -> State<Nidavellir> {
        let options = Options::new(2 + below(self, 4)).expect("2 to 5 players");
        let options = options.with_edition(Edition::ALL[below(self, 2)]).with_first_game(self.one_in(4));
        let mut gems: Vec<u8> = options.gems().collect();
        gems.rotate_left(below(self, options.players()));
        Nidavellir::with_gems(&options, &gems).expect("the gems of this game")
    }

    /// Takes one step of a recorded game; tells whether there was one to take.
    pub fn step(&mut self, recorder: &mut Recorder<Nidavellir>, audit: &mut Audit<Nidavellir>) -> bool {
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
    pub fn play_out(&mut self, mut game: State<Nidavellir>) {
        let mut audit = Audit::new(&game);
        loop {
            audit.check(&game).unwrap_or_else(|wrong| panic!("{wrong}: {}", position::write(&game)));
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

    fn decide(&mut self, game: &State<Nidavellir>) -> (Seat, elvaland_rules::Action) {
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
        Ok(u64::from(self.try_next_u32()?) << 32 | u64::from(self.try_next_u32()?))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for byte in bytes {
            *byte = (self.try_next_u32()? >> 24) as u8;
        }
        Ok(())
    }
}
