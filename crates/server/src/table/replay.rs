//! What was played, followed move by move, with all that was taken back.

use elvaland_rules::mechanics::Event;
use elvaland_rules::{BySeat, GameName, Seat};

use super::board::{Board, Move};
use super::events::Told;
use super::log::{Log, Mark};
use crate::model::Header;

/// How often a player may take choices back until one of them stays: every taking back is a step that is kept for ever.
const MOST_UNDOS: u32 = 20;

/// A game that is followed move by move, in a time that grows with their number and not faster.
pub(super) struct Replay {
    board: Board,
    /// The steps that stand.
    standing: Vec<Standing>,
    undos: Undos,
    log: Log,
    /// Who took something back with the last move.
    undone: Option<Seat>,
}

/// A step that stands, as long as it is not taken back.
struct Standing {
    before: Board,
    /// Who chose it; nobody did if it was drawn.
    chooser: Option<Seat>,
    is_revocable: bool,
    /// How far the log was before.
    logged: Mark,
}

/// How often each player took something back since something stayed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Undos(BySeat<u32>);

impl Undos {
    /// A step was played; this player can take it back.
    pub(super) fn stepped(&mut self, revocable: Option<Seat>) {
        // What the others chose before stays now.
        for seat in Seat::ALL.into_iter().filter(|&seat| revocable != Some(seat)) {
            self.0[seat] = 0;
        }
    }

    pub(super) fn are_used_up(self, seat: Seat) -> bool {
        self.0[seat] >= MOST_UNDOS
    }
}

impl Replay {
    /// The game before its first step.
    pub(super) fn begin(game: GameName, header: &Header) -> Option<Replay> {
        let board = Board::begin(game, header)?;
        Some(Replay { board, standing: Vec::new(), undos: Undos::default(), log: Log::default(), undone: None })
    }

    /// Plays what was stored; tells what happened. `None` if it does not hold.
    pub(super) fn follow(&mut self, played: &Move) -> Option<Vec<Told>> {
        match played {
            Move::Step(step) => {
                let before = self.board.clone();
                let events = self.board.follow(step).ok()?;
                let chooser = step.player.and_then(Seat::new);
                let is_revocable = !events.is_empty() && events.iter().all(Event::is_revocable);
                self.undos.stepped(chooser.filter(|_| is_revocable));
                self.standing.push(Standing { before, chooser, is_revocable, logged: self.log.mark() });
                self.undone = None;
                self.log.step(&events);
                Some(events.into_iter().map(Told::Event).collect())
            }
            Move::Undo(seat) => {
                let Standing { before, logged, .. } = self.standing.pop()?;
                self.board = before;
                self.log.back_to(logged);
                self.undos.0[*seat] += 1;
                self.undone = Some(*seat);
                Some(vec![Told::Undone(*seat)])
            }
        }
    }

    /// Follows all of a game; tells what happened after `seq` steps. `None` if it does not hold.
    pub(super) fn told_after(game: GameName, header: &Header, moves: &[Move], seq: u64) -> Option<(Replay, Vec<Told>)> {
        let mut replay = Replay::begin(game, header)?;
        let mut told = Vec::new();
        for (at, played) in (0..).zip(moves) {
            let happened = replay.follow(played)?;
            if at >= seq {
                told.extend(happened);
            }
        }
        Some((replay, told))
    }

    /// Who can take his last choice back, were it not for his time and his patience.
    pub(super) fn undo(&self) -> Option<Seat> {
        let last = self.standing.last().filter(|last| last.is_revocable)?;
        // Whoever took something back may go on, but nobody else.
        last.chooser.filter(|&seat| self.undone.is_none_or(|other| other == seat))
    }

    pub(super) fn undos(&self) -> Undos {
        self.undos
    }

    pub(super) fn board(&self) -> &Board {
        &self.board
    }

    /// The game as it stands, and what happened in it.
    pub(super) fn into_parts(self) -> (Board, Log) {
        (self.board, self.log)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::board::{Beginning, standing};
    use super::*;
    use crate::model::Settings;

    fn step(moves: &mut Vec<Move>, board: &mut Board) -> Option<Seat> {
        let choices: Vec<_> =
            board.asked().iter().map(|seat| (seat, board.first_legal(seat).expect("he is asked"))).collect();
        let outlook = board.outlook(&choices, None).expect("it is legal");
        moves.extend(outlook.played.into_iter().map(|played| Move::Step(Box::new(played.step))));
        *board = outlook.board;
        outlook.is_revocable.then_some(choices[0].0)
    }

    /// A game in which a player can take his last choice back.
    fn game() -> (Header, Vec<Move>, Seat) {
        let settings = Settings::usual(GameName::Nidavellir, json!({"players": 2}));
        let Beginning { header, steps, mut board, .. } = Board::start(&settings).expect("a game");
        let mut moves: Vec<Move> = steps.into_iter().map(|step| Move::Step(Box::new(step))).collect();
        loop {
            if let Some(seat) = step(&mut moves, &mut board) {
                return (header, moves, seat);
            }
        }
    }

    #[test]
    fn taking_back_leads_to_what_stands() {
        let (header, mut moves, seat) = game();
        let choice = moves.last().cloned().expect("a choice");
        moves.extend([Move::Undo(seat), choice.clone(), Move::Undo(seat), choice]);
        let mut replay = Replay::begin(GameName::Nidavellir, &header).expect("a game");
        for (at, played) in moves.iter().enumerate() {
            replay.follow(played).expect("it holds");
            let rebuilt = Board::rebuild(GameName::Nidavellir, &header, &standing(&moves[..=at]));
            assert_eq!(Some(replay.board()), rebuilt.as_ref());
        }
        assert_eq!((replay.undo(), replay.undos().0[seat]), (Some(seat), 2));
    }

    #[test]
    fn many_choices_that_were_taken_back_are_followed_in_no_time() {
        let (header, mut moves, seat) = game();
        let choice = moves.last().cloned().expect("a choice");
        // Were each of them to begin from the start it would be thousands of millions of steps.
        for _ in 0..30_000 {
            moves.extend([Move::Undo(seat), choice.clone()]);
        }
        let mut replay = Replay::begin(GameName::Nidavellir, &header).expect("a game");
        assert!(moves.iter().all(|played| replay.follow(played).is_some()));
        assert!(replay.undos().are_used_up(seat));
    }
}
