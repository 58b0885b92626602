//! What is known about many games.

use elvaland_rules::mechanics::{Column, HeroSet};
use elvaland_rules::{Game, State};

use super::balance::Balance;
use super::distribution::Distribution;
use super::report::{HeroReport, PartReport, Report, SeatReport, Ties};
use super::tally::Tally;
use crate::games::Playable;

/// Sums over games; all of them whole numbers, so the order of the games does not matter.
#[derive(Clone, Debug)]
pub(super) struct Statistics {
    games: u64,
    totals: Distribution,
    parts: Vec<Distribution>,
    /// By column: which part of a score it is.
    column_parts: [usize; 5],
    balance: Balance,
    heroes_each: Distribution,
    /// By hero: the games in which somebody has him at the end.
    heroes: Vec<u64>,
    seats: Vec<SeatStatistics>,
    ties_broken: u64,
    two_way_ties: u64,
    larger_ties: u64,
    trades: u64,
    decisions: Distribution,
}

#[derive(Clone, Debug, Default)]
struct SeatStatistics {
    points: u64,
    /// By the number of winners: the games won together with so many.
    wins: [u64; 6],
}

impl Statistics {
    pub(super) fn new<R: Playable>(players: usize) -> Statistics {
        let part = |column| R::PARTS.iter().position(|&part| part == column).expect("every column is a part");
        Statistics {
            games: 0,
            totals: Distribution::default(),
            parts: vec![Distribution::default(); R::PARTS.len()],
            column_parts: R::COLUMNS.map(part),
            balance: Balance::default(),
            heroes_each: Distribution::default(),
            heroes: vec![0; R::HEROES.len()],
            seats: vec![SeatStatistics::default(); players],
            ties_broken: 0,
            two_way_ties: 0,
            larger_ties: 0,
            trades: 0,
            decisions: Distribution::default(),
        }
    }

    pub(super) fn games(&self) -> u64 {
        self.games
    }

    /// Adds a finished game.
    pub(super) fn add<R: Playable>(&mut self, game: &State<R>, tally: &Tally) {
        self.games += 1;
        let winners = game.winners();
        let recruits = game.table().rules().heroes();
        let mut totals = [0; 5];
        for seat in game.table().seats() {
            let score = game.score(seat);
            totals[seat.index()] = score.total();
            self.totals.add(score.total().into());
            for (part, value) in self.parts.iter_mut().zip(score.0) {
                part.add(value.into());
            }
            let army = game.table().army(seat);
            let ranks = Column::ALL.map(|column| army.ranks().of(column));
            self.balance.add(ranks, self.column_parts.map(|part| score.0[part]), score.total());
            let heroes = army.heroes();
            self.heroes_each.add(heroes.and(recruits).len());
            for hero in heroes.iter() {
                self.heroes[usize::from(hero.0)] += 1;
            }
            let statistics = &mut self.seats[seat.index()];
            statistics.points += u64::from(score.total());
            if winners.contains(seat) {
                statistics.wins[winners.iter().count()] += 1;
            }
        }
        let highest = totals.into_iter().max().unwrap_or(0);
        let leaders = totals[..game.players()].iter().filter(|&&total| total == highest).count();
        self.ties_broken += u64::from(leaders > winners.iter().count());
        self.two_way_ties += tally.two_way_ties;
        self.larger_ties += tally.larger_ties;
        self.trades += tally.trades;
        self.decisions.add(tally.decisions as usize);
    }

    /// Adds the games of another one.
    pub(super) fn merge(&mut self, other: &Statistics) {
        self.games += other.games;
        self.totals.merge(&other.totals);
        for (part, more) in self.parts.iter_mut().zip(&other.parts) {
            part.merge(more);
        }
        self.balance.merge(&other.balance);
        self.heroes_each.merge(&other.heroes_each);
        for (hero, more) in self.heroes.iter_mut().zip(&other.heroes) {
            *hero += more;
        }
        for (seat, more) in self.seats.iter_mut().zip(&other.seats) {
            seat.points += more.points;
            for (wins, more) in seat.wins.iter_mut().zip(more.wins) {
                *wins += more;
            }
        }
        self.ties_broken += other.ties_broken;
        self.two_way_ties += other.two_way_ties;
        self.larger_ties += other.larger_ties;
        self.trades += other.trades;
        self.decisions.merge(&other.decisions);
    }

    /// What the sums say.
    pub(super) fn report<R: Playable>(&self, rules: &R, seed: u64) -> Report {
        let a_game = |count: u64| count as f64 / self.games.max(1) as f64;
        let parts = R::PARTS.iter().zip(&self.parts);
        let heroes = |set: HeroSet| -> Vec<HeroReport> {
            let share = |id: usize| HeroReport { hero: R::HEROES[id], share: a_game(self.heroes[id]) };
            set.iter().map(|hero| share(hero.0.into())).collect()
        };
        Report {
            table: rules.describe(),
            players: "random",
            cards: None,
            games: self.games,
            seed,
            total: self.totals.shape(),
            parts: parts.map(|(&part, values)| PartReport { part, shape: values.shape() }).collect(),
            balance: self.balance.report(R::COLUMNS),
            heroes_per_player: self.heroes_each.shape(),
            heroes: heroes(rules.heroes()),
            awards_title: R::AWARDS,
            awards: heroes(rules.awards()),
            seats: self.seats.iter().enumerate().map(|(seat, sums)| sums.report(seat, self.games)).collect(),
            shared_victories: a_game(self.shared_victories()),
            ties_broken: a_game(self.ties_broken),
            ties_per_game: Ties { two_way: a_game(self.two_way_ties), larger: a_game(self.larger_ties) },
            trades_per_game: a_game(self.trades),
            decisions_per_game: self.decisions.shape(),
        }
    }

    /// The games with several winners: each of `n` winners notes the game once.
    fn shared_victories(&self) -> u64 {
        (2..6).map(|winners| self.seats.iter().map(|seat| seat.wins[winners]).sum::<u64>() / winners as u64).sum()
    }
}

impl SeatStatistics {
    fn report(&self, seat: usize, games: u64) -> SeatReport {
        let share = |count: f64| count / games.max(1) as f64;
        let won = self.wins.iter().enumerate().skip(1);
        SeatReport {
            seat,
            share: share(won.map(|(winners, &games)| games as f64 / winners as f64).sum()),
            alone: share(self.wins[1] as f64),
            shared: share(self.wins[2..].iter().sum::<u64>() as f64),
            mean_total: share(self.points as f64),
        }
    }
}
