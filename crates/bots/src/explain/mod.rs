//! Explanations: what options are expected to bring until the end of the round, counted in sampled continuations.

mod tally;

use elvaland_assessment::{Denied, Explanation, NextRank};
use elvaland_rules::mechanics::{Army, Card, Column, Gain, Piece, Tavern};
use elvaland_rules::{Action, Seat, View};

use crate::bot::viewing_seat;
use crate::eval::LazyNetwork;
use crate::games::{BotGame, CoinGrowth};
use crate::opponents::Beliefs;
use crate::search::{Rollouts, World, sample_worlds};
use crate::seed;
use tally::OptionTally;

/// The number of continuations that give probabilities good enough to be read: within about 6 %.
pub const EXPLAINED_SAMPLES: u32 = 64;

/// Points that completing a line counts when cards are compared.
const LINE_POINTS: i32 = 8;
/// An opponent is named if the card brings them at least this many points more than any other card of the tavern.
const MIN_DENIED: i32 = 4;

/// Returns what each of the legal `actions` of the seat that `view` belongs to is expected to bring: what happens in
/// `samples` continuations that the search could play, the same random numbers for every action. The same view, beliefs,
/// seed and number of samples give the same explanations.
///
/// # Panics
/// If the view is not that of a seat with a decision.
///
/// ```
/// use elvaland_bots::{Beliefs, explain};
/// use elvaland_rules::nidavellir::Nidavellir;
/// use elvaland_rules::{Audience, Seat, State};
///
/// let game: State<Nidavellir> = "nidavellir 2p; round 2; taverns W7 H B / E9 M0 W3 / B B R3".parse()?;
/// let bid = game.parse_action("bid 5 0 3")?;
/// let view = game.view(Audience::Seat(Seat::S0));
/// let explanation = &explain(&view, &[bid], &Beliefs::default(), 16, 7)[0];
/// assert_eq!(explanation.taverns.len(), 3);
/// let trade = &explanation.coins[0];
/// assert_eq!((trade.given.as_str(), trade.taken.as_str(), trade.probability), ("4", "g6", 1.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn explain<R: BotGame>(
    view: &View<R>,
    actions: &[Action],
    beliefs: &Beliefs,
    samples: u32,
    seed: u64,
) -> Vec<Explanation> {
    R::explanations(view, actions, beliefs, samples, seed)
}

/// Implements [`explain`] for any game.
pub(crate) fn count_continuations<R: BotGame>(
    view: &View<R>,
    actions: &[Action],
    beliefs: &Beliefs,
    samples: u32,
    seed: u64,
) -> Vec<Explanation> {
    let network = LazyNetwork::default().of_table(view.table());
    let mut rollouts = Rollouts::new(&network);
    let seed = seed::of_decision(seed, view, &[]);
    let worlds = sample_worlds(&mut rollouts, view, beliefs, seed, u64::from(samples.max(1)));
    actions.iter().map(|&action| explain_action(&mut rollouts, view, &worlds, action)).collect()
}

fn explain_action<R: BotGame>(
    rollouts: &mut Rollouts<'_>,
    view: &View<R>,
    worlds: &[World<R>],
    action: Action,
) -> Explanation {
    let seat = viewing_seat(view);
    let mut tally = OptionTally::new(view, seat, action);
    for World { game, types, rng } in worlds {
        let mut game = game.clone();
        tally.begin();
        game.play_unchecked(seat, action, &mut tally);
        tally.acted(&game);
        rollouts.finish_round(&mut game, types, &mut rng.clone(), &mut tally);
        tally.end(&game);
    }
    Explanation {
        is_bid: matches!(action, Action::Bid(_) | Action::Coin(_)),
        gain: gain(view, seat, action).or_else(|| tally.change()),
        next_rank: next_rank(view, seat, action),
        denied: denied(view, seat, action),
        ..tally.explanation()
    }
}

/// Returns the points that an action brings at once, if it adds a piece.
fn gain<R: BotGame>(view: &View<R>, seat: Seat, action: Action) -> Option<i32> {
    match action {
        Action::Take(card) | Action::Keep(card) => view.gain(seat, card).map(|gain| gain.points),
        Action::Recruit(hero, column) => Some(view.hero_gain(seat, hero, column)),
        _ => None,
    }
}

/// Returns what the next card of the column of a taken card would bring, before and after it.
fn next_rank<R: BotGame>(view: &View<R>, seat: Seat, action: Action) -> Option<NextRank> {
    let (Action::Take(card) | Action::Keep(card)) = action else { return None };
    let column = view.table().card_column(card)?;
    let after = view.supposing(|table| table.suppose(seat, Piece::dwarf(card))).next_rank(seat, column)?;
    Some(NextRank { column: R::column_name(column).to_owned(), before: view.next_rank(seat, column)?, after })
}

/// Returns the opponent who would profit most from the card that an action takes away, if it matters to one who plays later
/// at this tavern.
fn denied<R: BotGame>(view: &View<R>, seat: Seat, action: Action) -> Option<Denied> {
    let (Action::Take(card) | Action::Drop(card)) = action else { return None };
    let table = view.table();
    let tavern: Tavern = table.resolved()?;
    let mut left: Vec<Card> = table.tavern(tavern).iter().collect();
    left.remove(left.iter().position(|&other| other == card)?);
    let later = table.auction().order().iter().map(|bid| bid.seat()).skip_while(|&other| other != seat).skip(1);
    let worth = |other: Seat, card: Card| {
        let gain = appeal(view, other, card);
        gain.points + if gain.is_line { LINE_POINTS } else { 0 }
    };
    let loss = |other: Seat| worth(other, card) - left.iter().map(|&card| worth(other, card)).max().unwrap_or(0);
    let (loss, other) = later.map(|other| (loss(other), other)).max_by_key(|&(loss, other)| (loss, other.index()))?;
    let gain = appeal(view, other, card);
    let card = table.rules().card_name(card).to_owned();
    // To discard a card from the tavern serves nothing else.
    let least = if matches!(action, Action::Drop(_)) { 1 } else { MIN_DENIED };
    (loss >= least).then(|| Denied { card, seat: other.index(), points: gain.points, is_line: gain.is_line })
}

/// Returns what a card would bring to a player: points, coin upgrades included, and whether a line becomes complete.
fn appeal<R: BotGame>(view: &View<R>, seat: Seat, card: Card) -> Gain {
    let growth = match R::card_effect(view.table(), card).growth {
        CoinGrowth::None => 0,
        CoinGrowth::Any(plus) | CoinGrowth::Bid(plus) => i32::from(plus),
    };
    let gain = view.gain(seat, card);
    Gain { points: gain.map_or(0, |gain| gain.points) + growth, is_line: gain.is_some_and(|gain| gain.is_line) }
}

/// Returns the columns in which ranks are missing for the next line of an army, each as often as ranks are missing.
fn missing(army: &Army) -> Vec<Column> {
    let target = army.recruits() + 1 + u8::from(army.is_hero_due());
    let lacks = |&column: &Column| usize::from(target.saturating_sub(army.ranks().of(column)));
    Column::ALL.iter().flat_map(|column| std::iter::repeat_n(*column, lacks(column))).collect()
}
