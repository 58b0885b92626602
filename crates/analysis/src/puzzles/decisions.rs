//! The decisions of a bot game, each with the round before it.

use elvaland_bots::{BotGame, BotSpec, Budget};
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Action, Draw};
use elvaland_rules::{BySeat, Seat, SeatSet, State};

use crate::contestant::Contestant;
use crate::driver::{self, Bots, Control, Playing};
use crate::games::AnalyzedRules;
use crate::party::Party;

/// A choice of a bot between several options.
#[derive(Clone)]
pub(super) struct BotDecision<R: BotGame> {
    /// The game after the last draw before it.
    pub(super) start: State<R>,
    /// What players chose since then.
    pub(super) steps: Vec<String>,
    /// The game at the decision.
    pub(super) state: State<R>,
    pub(super) seat: Seat,
    pub(super) action: Action,
}

/// Bots whose decisions are noted.
struct Observed<'a, R: BotGame> {
    bots: Bots<'a, R, Dealer>,
    start: Option<State<R>>,
    steps: Vec<String>,
    decisions: Vec<BotDecision<R>>,
}

impl<R: BotGame> Control<R> for Observed<'_, R> {
    const IS_LEGAL: bool = <Bots<'_, R, Dealer> as Control<R>>::IS_LEGAL;

    fn draw(&mut self, game: &State<R>) -> Draw {
        self.start = None;
        self.steps.clear();
        self.bots.draw(game)
    }

    fn decide(&mut self, game: &State<R>, seats: SeatSet) -> BySeat<Option<Action>> {
        let start = self.start.get_or_insert_with(|| game.clone());
        let actions = self.bots.decide(game, seats);
        let chosen = || seats.iter().filter_map(|seat| Some((seat, actions[seat]?)));
        for (seat, action) in chosen().filter(|&(seat, _)| game.legal_actions(seat).len() > 1) {
            let (start, steps, state) = (start.clone(), self.steps.clone(), game.clone());
            self.decisions.push(BotDecision { start, steps, state, seat, action });
        }
        self.steps.extend(chosen().map(|(seat, action)| format!("{seat} {}", game.display_action(action))));
        actions
    }
}

/// Plays game number `number` of a run and returns its decisions in order.
pub(super) fn of_game<R: AnalyzedRules>(
    options: &R::Options,
    bots: &[BotSpec],
    seed: u64,
    number: u64,
) -> Vec<BotDecision<R>> {
    let mut dealer = Dealer::of_run(seed, number);
    let game = Playing::Unrecorded(R::start(options, dealer.rng()).into());
    let bots: Vec<Contestant<R>> = bots.iter().map(|&bot| bot.into()).collect();
    let mut party = Party::of_simulation(bots.iter(), Budget::Iterations(1), seed, number);
    let bots = Bots { party: &mut party, chance: dealer };
    let mut observed = Observed { bots, start: None, steps: Vec::new(), decisions: Vec::new() };
    driver::play(game, &mut observed, &mut (), &|| false);
    observed.decisions
}
