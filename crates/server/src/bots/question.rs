//! Questions to the bot pool: what a player sees, never what is hidden from them.

use elvaland_bots::{Beliefs, BotGame, BotLevel, Budget, Level, Occupants, PublicHistory, advise};
use elvaland_rules::{Action, AnyGame, Audience, BySeat, GameName, Seat, View};
use elvaland_session::{AnyView, Decision, Visibility, with_view};
use rand_core::Rng;

use super::Advice;
use crate::entropy;

/// The number of options of a hint that are explained.
const EXPLAINED: usize = 3;

/// A decision that a bot is asked about.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Question {
    pub(crate) seat: Seat,
    /// What the player on the seat may see; in memory mode without the other players' coins.
    view: AnyView,
    /// Their options; none if they do not have to choose.
    legal: Vec<Action>,
    /// What everybody has seen before, for bots that model their opponents.
    past: PublicHistory,
    /// The levels that the players are known to have.
    pub(crate) levels: BySeat<Option<Level>>,
}

/// Does something with the full view of a question. In memory mode it is one that the player cannot tell from the real one.
macro_rules! with_full_view {
    ($any:expr, $view:ident => $body:expr) => {
        match $any {
            AnyView::Nidavellir($view) => $body,
            AnyView::Nains($view) => $body,
            AnyView::NidavellirMemory(memory) => {
                let $view = &memory.plausible(&mut entropy::numbers());
                $body
            }
            AnyView::NainsMemory(memory) => {
                let $view = &memory.plausible(&mut entropy::numbers());
                $body
            }
        }
    };
}

impl Question {
    /// Asks what the player on `seat` should do in `game`.
    pub(crate) fn new(game: &AnyGame, seat: Seat, memory: bool) -> Question {
        Question {
            seat,
            view: AnyView::of(game, Audience::Seat(seat), Visibility { memory, ..Visibility::FULL }),
            legal: game.legal_actions(seat).to_vec(),
            past: PublicHistory::default(),
            levels: BySeat::default(),
        }
    }

    /// Adds what everybody could see of the decisions before `now`.
    pub(crate) fn with_past(self, past: &[Decision], now: &AnyGame) -> Question {
        let past = past.iter().map(|decision| (&decision.game, decision.seat, decision.action));
        Question { past: PublicHistory::of_decisions(past, now), ..self }
    }

    /// Adds the levels that the players are known to have.
    pub(crate) fn with_levels(self, levels: BySeat<Option<Level>>) -> Question {
        Question { levels, ..self }
    }

    /// Returns true if the seat has to choose.
    pub(crate) fn is_asked(&self) -> bool {
        !self.legal.is_empty()
    }

    /// Returns true if there are several options.
    pub(super) fn has_options(&self) -> bool {
        self.legal.len() > 1
    }

    pub(crate) fn game(&self) -> GameName {
        self.view.game()
    }

    /// Returns an action as a line of text.
    pub(crate) fn action_text(&self, action: Action) -> String {
        with_view!(&self.view, view => view.table().display_action(action).to_string())
    }

    /// Returns the choice of a bot; `None` if the seat does not have to choose.
    pub(super) fn choose(&self, level: Level, budget: Budget) -> Option<Action> {
        match self.legal.as_slice() {
            [] => None,
            [only] => Some(*only),
            _ => Some(with_full_view!(&self.view, view => self.choose_from(view, level, budget))),
        }
    }

    fn choose_from<R: BotGame>(&self, view: &View<R>, level: Level, budget: Budget) -> Action {
        let beliefs = if level.searches() { Beliefs::of_game(&self.past) } else { Beliefs::default() };
        level.bot::<R>(entropy::numbers().next_u64(), beliefs).choose(view, &self.legal, budget)
    }

    /// Returns what the strongest bot thinks of the options, the best first; none if the seat does not have to choose.
    pub(super) fn advise(&self, budget: Budget) -> Vec<Advice> {
        match self.legal.as_slice() {
            [] => Vec::new(),
            _ => with_full_view!(&self.view, view => self.advise_from(view, budget)),
        }
    }

    fn advise_from<R: BotGame>(&self, view: &View<R>, budget: Budget) -> Vec<Advice> {
        let occupants = Occupants { levels: self.levels, beliefs: Beliefs::of_game(&self.past) };
        let seed = entropy::numbers().next_u64();
        advise(view, &occupants, EXPLAINED, budget, seed, 1)
    }
}

#[cfg(test)]
mod tests {
    use elvaland_rules::dealer::{Dealer, WyRand};
    use elvaland_rules::{Rules, State, with_rules};
    use elvaland_session::Session;

    use super::*;

    /// Returns another game that the player on `seat` cannot tell from this one.
    fn with_other_secrets(game: &AnyGame, seat: Seat, rng: &mut WyRand) -> AnyGame {
        let audience = Audience::Seat(seat);
        match game {
            AnyGame::Nidavellir(state) => State::sample(&state.view(audience), rng).into(),
            AnyGame::Nains(state) => State::sample(&state.view(audience), rng).into(),
        }
    }

    /// Plays a game, and counts the questions that are the same although the secrets of the others differ.
    fn count_equal_questions(name: GameName, memory: bool) -> u32 {
        let mut dealer = Dealer::new(11);
        let start: AnyGame =
            with_rules!(name, R => R::start(&R::default_options(3).expect("three"), dealer.rng()).into());
        let mut session = Session::begin(start, dealer.rng()).expect("a game");
        let mut equal = 0;
        while let Some(seat) = session.waiting_for().first() {
            let game = session.game();
            let other = with_other_secrets(game, seat, dealer.rng());
            if other != *game {
                equal += 1;
                let past = session.decisions();
                let question = Question::new(game, seat, memory).with_past(&past, game);
                assert_eq!(Question::new(&other, seat, memory).with_past(&past, &other), question);
            }
            let legal = game.legal_actions(seat);
            let action = legal[session.seq() as usize % legal.len()];
            session.submit(seat, action, dealer.rng()).expect("legal");
        }
        equal
    }

    #[test]
    fn questions_do_not_depend_on_the_secrets_of_others() {
        for name in GameName::ALL {
            for memory in [false, true] {
                let equal = count_equal_questions(name, memory);
                assert!(equal > 30, "{name}: {equal}");
            }
        }
    }
}
