//! Beliefs about the players of a game that grow with it, from what everybody can see.

use elvaland_bots::{Beliefs, BotGame};
use elvaland_rules::mechanics::{QuestionKind, Round};
use elvaland_rules::{Action, Audience, Seat, State, View};

/// What everybody can tell of the players at the present moment of a game. Picks count at once, bids when their round is
/// over: until then some of their coins are hidden.
pub(crate) struct PublicBeliefs<R: BotGame> {
    beliefs: Beliefs,
    /// The bids of the present round, each with what everybody saw before it.
    bids: Vec<(View<R>, Seat, Action)>,
    /// The last round whose bids have begun.
    begun: Option<Round>,
}

impl<R: BotGame> Default for PublicBeliefs<R> {
    fn default() -> PublicBeliefs<R> {
        PublicBeliefs { beliefs: Beliefs::default(), bids: Vec::new(), begun: None }
    }
}

impl<R: BotGame> PublicBeliefs<R> {
    /// Returns the beliefs before the next step of `game`. It has to be asked before the bids of each round.
    pub(crate) fn at(&mut self, game: &State<R>) -> Beliefs {
        let round = game.table().stage().round;
        if self.bids.first().is_some_and(|(before, ..)| before.table().stage().round != round) {
            for (before, seat, action) in self.bids.drain(..) {
                self.beliefs.observe(&before, seat, action);
            }
        }
        if game.table().question() == Some(QuestionKind::Bid) && self.begun != Some(round) {
            self.beliefs.begin_round(&game.view(Audience::Spectator));
            self.begun = Some(round);
        }
        self.beliefs
    }

    /// Learns from an action in `game`.
    pub(crate) fn observe(&mut self, game: &State<R>, seat: Seat, action: Action) {
        let before = game.view(Audience::Spectator);
        match action {
            Action::Bid(_) => self.bids.push((before, seat, action)),
            _ => self.beliefs.observe(&before, seat, action),
        }
    }
}
