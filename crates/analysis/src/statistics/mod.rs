//! Statistics of many finished games, whether simulated or read from records.

mod balance;
mod distribution;
mod entrants;
mod event_counts;
mod facts;
mod group;
mod report;
mod text;

use elvaland_rules::Rules;
use elvaland_rules::mechanics::HeroSet;
use serde::{Deserialize, Serialize};

use crate::games::AnalyzedRules;
use balance::Balance;
use distribution::Distribution;
use entrants::Entrants;
use group::{GroupSums, merge_each};
pub(crate) use report::HeroReport;
use report::{GemReport, PartReport, SeatReport, Ties, TradesReport};

pub(crate) use event_counts::EventCounts;
pub use facts::GameFacts;
pub(crate) use facts::PlayerFacts;
pub(crate) use group::GroupReport;
pub use report::Report;

/// Gems are numbered from 1 to 6.
const GEMS: usize = 7;

/// Sums over games with equal options. All are integers, so the order of adding and merging does not matter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Statistics {
    games: u64,
    totals: Distribution,
    parts: Vec<Distribution>,
    balance: Balance,
    heroes_each: Distribution,
    /// By hero: the players who own the hero at the end, at most one per game.
    heroes: Vec<GroupSums>,
    /// By column: the players who won its majority.
    distinctions: Vec<GroupSums>,
    seats: Vec<GroupSums>,
    /// By the gem before the first bid.
    gems: Vec<GroupSums>,
    /// By the number of trades.
    trades: Vec<GroupSums>,
    /// The value that all trades added to coins.
    trade_gain: i64,
    entrants: Entrants,
    ties_broken: u64,
    two_way_ties: u64,
    larger_ties: u64,
    decisions: Distribution,
    rounds: Distribution,
}

impl Statistics {
    /// Returns empty sums of games for this number of players.
    pub fn new<R: Rules>(players: usize) -> Statistics {
        Statistics {
            games: 0,
            totals: Distribution::default(),
            parts: vec![Distribution::default(); R::part_names().len()],
            balance: Balance::default(),
            heroes_each: Distribution::default(),
            heroes: vec![GroupSums::default(); R::hero_names().len()],
            distinctions: vec![GroupSums::default(); R::COLUMNS.len()],
            seats: vec![GroupSums::default(); players],
            gems: vec![GroupSums::default(); GEMS],
            trades: Vec::new(),
            trade_gain: 0,
            entrants: Entrants::default(),
            ties_broken: 0,
            two_way_ties: 0,
            larger_ties: 0,
            decisions: Distribution::default(),
            rounds: Distribution::default(),
        }
    }

    /// Returns the number of games.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Returns true if the numbers of seats, heroes and parts of a score are those of games for this number of
    /// players.
    pub(crate) fn fits<R: Rules>(&self, players: usize) -> bool {
        let lengths = |sums: &Statistics| {
            let Statistics { parts, heroes, distinctions, seats, gems, .. } = sums;
            [parts.len(), heroes.len(), distinctions.len(), seats.len(), gems.len()]
        };
        lengths(self) == lengths(&Statistics::new::<R>(players))
    }

    /// Adds a finished game; `recruits` are the heroes that count as recruited.
    pub fn add(&mut self, game: &GameFacts, recruits: HeroSet) {
        self.games += 1;
        for (player, seat) in game.players.iter().zip(&mut self.seats) {
            let total = player.total();
            self.totals.add(total.into());
            for (part, value) in self.parts.iter_mut().zip(player.parts.iter().copied()) {
                part.add(value.into());
            }
            self.balance.add(player.ranks, player.columns(), total);
            self.heroes_each.add(player.heroes.and(recruits).len());
            let count = |group: &mut GroupSums| group.add(total, player.winners);
            count(seat);
            count(&mut self.gems[usize::from(player.counted.start_gem)]);
            player.heroes.iter().for_each(|hero| count(&mut self.heroes[hero.index()]));
            player.majorities().for_each(|column| count(&mut self.distinctions[column.index()]));
            let trades = usize::from(player.counted.trades);
            if trades >= self.trades.len() {
                self.trades.resize(trades + 1, GroupSums::default());
            }
            count(&mut self.trades[trades]);
            self.trade_gain += i64::from(player.counted.trade_gain);
        }
        let highest = game.players.iter().map(|player| player.total()).max();
        let leaders = game.players.iter().filter(|player| Some(player.total()) == highest).count();
        self.ties_broken += u64::from(leaders > game.winners.iter().count());
        self.entrants.add(game);
        self.two_way_ties += game.two_way_ties;
        self.larger_ties += game.larger_ties;
        self.decisions.add(game.decisions as usize);
        self.rounds.add(game.rounds.into());
    }

    /// Adds the games of `other`.
    pub fn merge(&mut self, other: &Statistics) {
        self.games += other.games;
        self.totals.merge(&other.totals);
        for (part, more) in self.parts.iter_mut().zip(&other.parts) {
            part.merge(more);
        }
        self.balance.merge(&other.balance);
        self.heroes_each.merge(&other.heroes_each);
        merge_each(&mut self.heroes, &other.heroes);
        merge_each(&mut self.distinctions, &other.distinctions);
        merge_each(&mut self.seats, &other.seats);
        merge_each(&mut self.gems, &other.gems);
        merge_each(&mut self.trades, &other.trades);
        self.trade_gain += other.trade_gain;
        self.entrants.merge(&other.entrants);
        self.ties_broken += other.ties_broken;
        self.two_way_ties += other.two_way_ties;
        self.larger_ties += other.larger_ties;
        self.decisions.merge(&other.decisions);
        self.rounds.merge(&other.rounds);
    }

    /// Computes the figures that follow from the sums.
    pub fn report<R: AnalyzedRules>(&self, rules: &R) -> Report {
        let a_game = |count: u64| count as f64 / self.games.max(1) as f64;
        let parts = R::part_names().zip(&self.parts);
        let held = |name: &'static str, group: &GroupSums| HeroReport {
            hero: name,
            share: a_game(group.players()),
            players: group.report(),
        };
        let heroes = |set: HeroSet| -> Vec<HeroReport> {
            set.iter().map(|hero| held(R::hero_name(hero), &self.heroes[hero.index()])).collect()
        };
        let distinctions = R::COLUMNS.into_iter().zip(&self.distinctions);
        let seats = self.seats.iter().enumerate();
        let gems = self.gems.iter().enumerate().filter(|(_, group)| group.players() > 0);
        Report {
            games: self.games,
            total: self.totals.shape(),
            parts: parts.map(|(part, values)| PartReport { part, shape: values.shape() }).collect(),
            balance: self.balance.report(R::COLUMNS),
            heroes_per_player: self.heroes_each.shape(),
            heroes: heroes(rules.heroes()),
            awards_title: R::AWARDS_TITLE,
            awards: heroes(rules.awards()),
            distinctions: distinctions
                .filter(|(_, group)| group.players() > 0)
                .map(|(name, group)| held(name, group))
                .collect(),
            seats: seats.map(|(seat, group)| SeatReport { seat, players: group.report() }).collect(),
            start_gems: gems.map(|(gem, group)| GemReport { gem, players: group.report() }).collect(),
            entrants: self.entrants.report(),
            shared_victories: a_game(self.shared_victories()),
            ties_broken: a_game(self.ties_broken),
            ties_per_game: Ties { two_way: a_game(self.two_way_ties), larger: a_game(self.larger_ties) },
            trades: self.trades_report(),
            decisions_per_game: self.decisions.shape(),
            rounds_per_game: self.rounds.shape(),
        }
    }

    fn trades_report(&self) -> TradesReport {
        let trades: u64 = (0..).zip(&self.trades).map(|(trades, group)| trades * group.players()).sum();
        let by_number = self.trades.iter().enumerate().filter(|(_, group)| group.players() > 0);
        TradesReport {
            per_game: trades as f64 / self.games.max(1) as f64,
            mean_gain: (trades > 0).then(|| self.trade_gain as f64 / trades as f64),
            by_number: by_number
                .map(|(trades, group)| report::TradersReport { trades, players: group.report() })
                .collect(),
        }
    }

    /// Returns the number of games with several winners: a game is counted once by each of its winners.
    fn shared_victories(&self) -> u64 {
        let by_seats = |winners: usize| -> u64 {
            self.seats
                .iter()
                .flat_map(GroupSums::victories)
                .filter(|&(shared, _)| shared == winners)
                .map(|(_, n)| n)
                .sum()
        };
        (2..=self.seats.len()).map(|winners| by_seats(winners) / winners as u64).sum()
    }

    /// Returns how often each total occurs.
    pub(crate) fn totals(&self) -> &[u64] {
        self.totals.counts()
    }
}
