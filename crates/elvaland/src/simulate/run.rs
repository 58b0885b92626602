//! Playing the games of a run: game `i` is dealt and played by what follows from seed and `i`, and by nothing else.

use std::ops::Range;
use std::sync::Arc;

use elvaland_analysis::arena::{Lineup, Party};
use elvaland_bots::{BotGame, Budget, Kind};
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Action, Draw};
use elvaland_rules::record::Recorder;
use elvaland_rules::{Game, Seat, State, Turn};

use crate::chunks::QUICK;
use crate::games::Playable;
use crate::interrupt::Interrupt;
use crate::statistics::{GameFacts, Statistics, Tally};

/// A run of games.
pub(super) struct Run<R: Playable> {
    pub(super) options: R::Options,
    pub(super) lineup: Lineup,
    pub(super) budget: Budget,
    pub(super) seed: u64,
    pub(super) records: Records,
    /// Whether the games are wanted one by one, too.
    pub(super) keeps_games: bool,
    pub(super) interrupt: Interrupt,
}

/// Whether records are written, and what is in them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Records {
    None,
    Steps,
    /// With the number of legal options of every decision.
    LegalCounts,
}

/// Some games in a row.
pub(super) struct Chunk {
    pub(super) statistics: Statistics,
    /// Their records as JSON Lines; empty if none are written.
    pub(super) records: Vec<u8>,
    /// The games with their numbers, if they are wanted.
    pub(super) games: Vec<(u64, GameFacts)>,
    /// Whether these are all games that were asked for: an interrupt ends a chunk early.
    pub(super) is_complete: bool,
}

/// Who decides.
enum Minds<R: Playable> {
    /// Chance, for everybody.
    Chance,
    Bots(Party<R>),
}

impl<R: Playable + BotGame> Run<R> {
    pub(super) fn rules(&self) -> R {
        R::start(&self.options, &mut Dealer::new(self.seed)).table().rules().clone()
    }

    /// Whether everybody plays at random: then the dealer picks, and no bot is asked.
    fn is_random(&self) -> bool {
        self.lineup.names().all(|name| name.kind == Kind::Random)
    }

    /// How many games are played at once: few where bots think, so that an interrupt does not take long.
    pub(super) fn chunk(&self) -> u64 {
        if self.is_random() { QUICK } else { 1 }
    }

    /// Plays the games with these numbers, until it is interrupted.
    pub(super) fn play(&self, numbers: Range<u64>) -> Chunk {
        let rules = self.rules();
        let names: Arc<[String]> = self.lineup.names().map(|name| name.to_string()).collect();
        let mut chunk = Chunk {
            statistics: Statistics::new::<R>(rules.players()),
            records: Vec::new(),
            games: Vec::new(),
            is_complete: true,
        };
        for number in numbers {
            if self.interrupt.is_asked() {
                chunk.is_complete = false;
                break;
            }
            let Some(game) = self.play_game(number, &names, &mut chunk.records) else {
                chunk.is_complete = false;
                break;
            };
            chunk.statistics.add(&game, rules.heroes());
            if self.keeps_games {
                chunk.games.push((number, game));
            }
        }
        chunk
    }

    /// Plays a game; nothing comes of it if bots are interrupted before it is over.
    fn play_game(&self, number: u64, names: &Arc<[String]>, records: &mut Vec<u8>) -> Option<GameFacts> {
        let mut dealer = Dealer::of_run(self.seed, number);
        let mut game = R::start(&self.options, &mut dealer);
        let mut tally = Tally::new(&game);
        let mut minds = self.minds(number);
        if self.records == Records::None {
            self.play_out(&mut game, &mut dealer, &mut minds, &mut tally)?;
            return Some(GameFacts::of(&game, &tally, Some(names.clone())));
        }
        let mut recorder = self.recorder(game, names);
        self.play_out(&mut recorder, &mut dealer, &mut minds, &mut tally)?;
        records.extend_from_slice(recorder.record().to_json().as_bytes());
        records.push(b'\n');
        Some(GameFacts::of(recorder.game(), &tally, Some(names.clone())))
    }

    fn minds(&self, number: u64) -> Minds<R> {
        if self.is_random() {
            return Minds::Chance;
        }
        let names: Vec<_> = self.lineup.names().collect();
        Minds::Bots(Party::of_run(&names, self.budget, self.seed, number))
    }

    /// A record has the names of bots; chance needs none.
    fn recorder(&self, game: State<R>, names: &[String]) -> Recorder<R> {
        let recorder = if self.is_random() { Recorder::new(game) } else { Recorder::named(game, names.to_vec()) };
        if self.records == Records::LegalCounts { recorder.counting_legal() } else { recorder }
    }
}

impl<R: Playable> Run<R> {
    /// Plays a game to its end, unless bots are interrupted.
    fn play_out(
        &self,
        game: &mut impl Played<R>,
        dealer: &mut Dealer,
        minds: &mut Minds<R>,
        tally: &mut Tally,
    ) -> Option<()> {
        loop {
            match (game.state().turn(), &mut *minds) {
                (Turn::Over, _) => return Some(()),
                (Turn::Chance, _) => {
                    let draw = dealer.draw(game.state());
                    game.draw(&draw, tally);
                }
                (Turn::Decide(seats), Minds::Chance) => {
                    let seat = seats.first()?;
                    let action = dealer.pick(game.state(), seat);
                    game.play(seat, action, tally);
                    tally.decided();
                }
                (Turn::Decide(_), Minds::Bots(_)) if self.interrupt.is_asked() => return None,
                (Turn::Decide(seats), Minds::Bots(party)) => {
                    // Those who choose at once are all asked before anybody's choice is on the table.
                    let asked = seats.iter().map(|seat| (seat, party.choose(game.state(), seat)));
                    for (seat, action) in asked.collect::<Vec<_>>() {
                        game.play(seat, action, tally);
                        tally.decided();
                    }
                }
            }
        }
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
