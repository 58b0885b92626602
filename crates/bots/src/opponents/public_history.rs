//! The public history of a game: what everybody could see before each action that beliefs follow from.

use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{Action, AnyGame, Audience, Seat, View};

/// The decisions of a game so far as far as they are public, in order. It holds no state and no bid that is still secret, so
/// it can be given to a bot of any seat.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PublicHistory(Vec<PublicMoment>);

/// A moment of a game as everybody saw it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PublicMoment {
    pub(crate) before: SpectatorView,
    /// What a player chose; `None` before the bids of the present round, which are secret.
    pub(crate) choice: Option<(Seat, Action)>,
}

/// What everybody can see of either game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum SpectatorView {
    Nidavellir(View<Nidavellir>),
    Nains(View<Nains>),
}

impl SpectatorView {
    fn of(game: &AnyGame) -> SpectatorView {
        match game {
            AnyGame::Nidavellir(state) => SpectatorView::Nidavellir(state.view(Audience::Spectator)),
            AnyGame::Nains(state) => SpectatorView::Nains(state.view(Audience::Spectator)),
        }
    }
}

impl PublicHistory {
    /// Keeps what everybody could see of the decisions of a game, each given with the game before it. Of the bids of the
    /// present round, the one of `now`, only the view before them is kept: they are not all public yet.
    pub fn of_decisions<'a>(
        past: impl IntoIterator<Item = (&'a AnyGame, Seat, Action)>,
        now: &AnyGame,
    ) -> PublicHistory {
        let (mut moments, mut has_present_bids) = (Vec::new(), false);
        for (before, seat, action) in past.into_iter().filter(|(.., action)| teaches(*action)) {
            let is_secret = matches!(action, Action::Bid(_)) && before.stage().round == now.stage().round;
            if is_secret && std::mem::replace(&mut has_present_bids, true) {
                continue;
            }
            let choice = (!is_secret).then_some((seat, action));
            moments.push(PublicMoment { before: SpectatorView::of(before), choice });
        }
        PublicHistory(moments)
    }

    /// Returns the moments in order.
    pub(crate) fn moments(&self) -> &[PublicMoment] {
        &self.0
    }
}

/// Returns true if beliefs follow from an action. Actions that depend on coins which are still hidden teach nothing.
pub(crate) fn teaches(action: Action) -> bool {
    matches!(action, Action::Bid(_) | Action::Take(_) | Action::Recruit(..))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::BotGame;
    use crate::opponents::Beliefs;
    use crate::seed;
    use crate::testing::new_game;
    use elvaland_rules::{State, Turn};

    /// Plays a random game. At some decisions, compares the history with the one of a game that has other secrets: hidden
    /// coins, and the bids of the present round. Returns how many of them had such secrets.
    fn compare_with_other_secrets<R: BotGame + 'static>() -> u32
    where
        AnyGame: From<State<R>>,
    {
        let (mut game, mut dealer) = new_game::<R>(3, 3);
        let (mut past, mut compared): (Vec<(AnyGame, Seat, Action)>, u32) = (Vec::new(), 0);
        while game.turn() != Turn::Over {
            let Turn::Decide(asked) = game.turn() else {
                game.settle_chance(dealer.rng());
                continue;
            };
            let now = AnyGame::from(game.clone());
            let history = |past: &[(AnyGame, Seat, Action)], now: &AnyGame| {
                PublicHistory::of_decisions(past.iter().map(|(game, seat, action)| (game, *seat, *action)), now)
            };
            let mut other = past.clone();
            for (before, seat, action) in
                other.iter_mut().filter(|(before, ..)| before.stage().round == now.stage().round)
            {
                let state = before.state::<R>().expect("the same game");
                let sampled = State::sample(&state.view(Audience::Spectator), &mut seed::rng(7));
                if matches!(action, Action::Bid(_)) {
                    *action = sampled.legal_actions(*seat)[11];
                }
                *before = sampled.into();
            }
            if other != past {
                compared += 1;
                assert_eq!(history(&other, &now), history(&past, &now));
            }
            let seat = asked.first().expect("a seat is asked");
            let legal = game.legal_actions(seat);
            let action = legal[past.len() % legal.len()];
            past.push((now, seat, action));
            game.play(seat, action, &mut ()).expect("legal");
        }
        compared
    }

    #[test]
    fn hidden_coins_and_present_bids_are_not_in_a_history() {
        let compared = [compare_with_other_secrets::<Nidavellir>(), compare_with_other_secrets::<Nains>()];
        assert!(compared.iter().all(|&compared| compared > 30), "{compared:?}");
    }

    #[test]
    fn a_game_without_public_decisions_teaches_nothing() {
        let (game, _) = new_game::<Nidavellir>(3, 3);
        let now = AnyGame::from(game);
        assert_eq!(Beliefs::of_game(&PublicHistory::of_decisions([], &now)), Beliefs::default());
    }
}
