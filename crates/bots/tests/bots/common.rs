//! Shared by the tests: both games, bots by name, and a walk through random games.

use elvaland_bots::{BotGame, BotSpec};
use elvaland_rules::dealer::Dealer;
use elvaland_rules::record::RecordFormat;
use elvaland_rules::{Action, Audience, Seat, State, Turn, View};

/// A game that bots are tested on.
pub(crate) trait Tested: BotGame + RecordFormat {
    /// Returns the default options for a number of players.
    fn options(players: usize) -> Self::Options {
        Self::default_options(players).expect("2 to 5 players")
    }
}

impl<R: BotGame + RecordFormat> Tested for R {}

/// Parses the name of a bot.
pub(crate) fn named(name: &str) -> BotSpec {
    name.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Plays a random game and visits every decision with a choice before it is made.
pub(crate) fn walk<R: Tested>(players: usize, seed: u64, mut look: impl FnMut(&View<R>, &[Action], Seat)) {
    let mut dealer = Dealer::new(seed);
    let mut game: State<R> = R::start(&R::options(players), dealer.rng());
    loop {
        match game.turn() {
            Turn::Over => return,
            Turn::Chance => {
                game.random_step(dealer.rng());
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("a seat decides");
                let legal = game.legal_actions(seat);
                if legal.len() > 1 {
                    look(&game.view(Audience::Seat(seat)), &legal, seat);
                }
                let action = dealer.pick(&game, seat);
                game.play(seat, action, &mut ()).expect("legal");
            }
        }
    }
}
