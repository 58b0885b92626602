//! Playing the games of a run: game `i` is dealt and played by the dealer of seed and `i`, and by nothing else.

use std::ops::Range;

use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Action, Draw};
use elvaland_rules::record::Recorder;
use elvaland_rules::{Game, Seat, State, Turn};

use super::statistics::Statistics;
use super::tally::Tally;
use crate::games::Playable;

/// A run of random games.
pub(super) struct Run<R: Playable> {
    pub(super) options: R::Options,
    pub(super) seed: u64,
    /// Whether records are written.
    pub(super) records: bool,
    /// Whether they tell the number of legal options.
    pub(super) legal_counts: bool,
}

/// Some games in a row.
pub(super) struct Chunk {
    pub(super) statistics: Statistics,
    /// Their records as JSON Lines; empty if none are written.
    pub(super) records: Vec<u8>,
}

impl<R: Playable> Run<R> {
    pub(super) fn rules(&self) -> R {
        R::start(&self.options, &mut Dealer::new(self.seed)).table().rules().clone()
    }

    pub(super) fn players(&self) -> usize {
        self.rules().players()
    }

    /// Plays the games with these numbers.
    pub(super) fn play(&self, numbers: Range<u64>) -> Chunk {
        let players = self.players();
        let mut chunk = Chunk { statistics: Statistics::new::<R>(players), records: Vec::new() };
        for number in numbers {
            let mut dealer = Dealer::of_run(self.seed, number);
            let mut tally = Tally::new(players);
            let mut game = R::start(&self.options, &mut dealer);
            if self.records {
                let recorder = Recorder::new(game);
                let mut recorder = if self.legal_counts { recorder.counting_legal() } else { recorder };
                play_out(&mut recorder, &mut dealer, &mut tally);
                chunk.records.extend_from_slice(recorder.record().to_json().as_bytes());
                chunk.records.push(b'\n');
                chunk.statistics.add(recorder.game(), &tally);
            } else {
                play_out(&mut game, &mut dealer, &mut tally);
                chunk.statistics.add(&game, &tally);
            }
        }
        chunk
    }
}

/// A game being played, with or without a record of it.
trait Played<R: Playable> {
    fn state(&self) -> &State<R>;
    fn draw(&mut self, draw: &Draw, tally: &mut Tally);
    fn play(&mut self, seat: Seat, action: Action, tally: &mut Tally);
}

impl<R: Playable> Played<R> for State<R> {
    fn state(&self) -> &State<R> {
        self
    }

    fn draw(&mut self, draw: &Draw, tally: &mut Tally) {
        self.draw_unchecked(draw, tally);
    }

    fn play(&mut self, seat: Seat, action: Action, tally: &mut Tally) {
        self.play_unchecked(seat, action, tally);
    }
}

impl<R: Playable> Played<R> for Recorder<R> {
    fn state(&self) -> &State<R> {
        self.game()
    }

    fn draw(&mut self, draw: &Draw, tally: &mut Tally) {
        Recorder::draw(self, draw, tally).expect("the dealer's draws are possible");
    }

    fn play(&mut self, seat: Seat, action: Action, tally: &mut Tally) {
        Recorder::play(self, seat, action, tally).expect("picked among the legal ones");
    }
}

/// Plays a game to its end at random.
fn play_out<R: Playable>(game: &mut impl Played<R>, dealer: &mut Dealer, tally: &mut Tally) {
    loop {
        match game.state().turn() {
            Turn::Chance => {
                let draw = dealer.draw(game.state());
                game.draw(&draw, tally);
            }
            Turn::Decide(seats) => {
                let Some(seat) = seats.first() else { return };
                let action = dealer.pick(game.state(), seat);
                game.play(seat, action, tally);
                tally.decisions += 1;
            }
            Turn::Over => return,
        }
    }
}
