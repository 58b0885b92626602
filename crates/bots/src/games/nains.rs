//! The value of an army of Nains. **Frozen**: part of the ruler, see [`ruler`](crate::ruler).

use elvaland_rules::mechanics::{Age, Army, COLUMNS, Card, Column, Piece, Purse, Score, Table};
use elvaland_rules::nains::order::{BOUCLIER, ERRANTS, FORGE, TALION, TEMPLE};
use elvaland_rules::nains::{Cognar, Marks, Nains, Part, Power, Tally};
use elvaland_rules::{Action, BySeat, Rules, Seat, View};

use crate::baselines::valuation::coins as coins_value;
use crate::baselines::valuation::{Coins, LineGains, Muster, Rivals, Seen};
use crate::bot::{Bot, Budget};
use crate::eval::{Edits, Features, Grown, LEADS, Moment, lead};
use crate::games::{BotGame, Brings, Growth};
use crate::hint::{self, Hint};
use crate::spec::{self, BotName};

/// The army of a player.
#[derive(Clone, Copy, Debug)]
pub struct Holding {
    muster: Muster,
    marks: Marks,
    /// The points in the Temple that are not multiplied.
    beyond: u16,
    /// The printed values in the column of the Errants, as bits.
    wanderers: u32,
    /// The two highest values under tokens.
    covered: [u8; 2],
}

impl Holding {
    fn cover(&mut self, points: u8) {
        let [first, second] = self.covered;
        self.covered = if points > first { [points, first] } else { [first, second.max(points)] };
    }
}

/// What the army of a player may come to, whatever the coins.
#[derive(Clone, Copy, Debug, Default)]
pub struct Estate {
    /// The Orders.
    columns: [f64; COLUMNS],
    /// The malt, and so many symbols of it.
    malt: f64,
    symbols: u8,
    /// The Cognars whose value stands for itself.
    heroes: f64,
    /// The Elite.
    elite: [f64; COLUMNS],
    /// Cognars to come.
    lines: f64,
}

impl super::sealed::Sealed for Nains {}

impl BotGame for Nains {
    fn bot(name: BotName, seed: u64) -> Box<dyn Bot<Nains>> {
        spec::bot(name, seed)
    }

    fn advice(view: &View<Nains>, legal: &[Action], budget: Budget, seed: u64, threads: usize) -> Vec<Hint> {
        hint::advice(view, legal, budget, seed, threads)
    }

    type Holding = Holding;
    type Estate = Estate;

    const AVERAGE_CARD: f64 = 11.0;
    const HERO: f64 = 19.0;
    const SHARES: [f64; COLUMNS] = [0.22, 0.21, 0.22, 0.175, 0.175];
    const AWARDS: [f64; COLUMNS] = [12.0, 10.0, 17.0, 7.0, 6.0];

    fn holding(table: &Table<Nains>, seat: Seat) -> Holding {
        let army = table.army(seat);
        let rules = table.rules();
        let tally = rules.cards().tally(army);
        let mut holding = Holding {
            muster: Muster::of(army),
            marks: tally.marks,
            beyond: tally.unmultiplied,
            wanderers: 0,
            covered: [0; 2],
        };
        for &piece in army.pieces() {
            let worth = rules.worth(piece);
            if worth.column == ERRANTS {
                holding.wanderers |= 1 << worth.points();
            }
        }
        if army.tokens() > 0 {
            for at in table.covered(army) {
                holding.cover(rules.worth(army.pieces()[at]).points());
            }
        }
        holding
    }

    fn take_card(table: &Table<Nains>, holding: &mut Holding, card: Card) -> (Option<Column>, u8) {
        let piece = Piece::dwarf(card);
        let worth = table.rules().worth(piece);
        holding.marks = holding.marks + table.rules().cards().marks_of(piece);
        if worth.column == ERRANTS && holding.wanderers >> worth.points() & 1 == 1 {
            holding.cover(worth.points());
            holding.muster.add_covered(worth);
        } else {
            holding.muster.add(worth);
        }
        if worth.column == ERRANTS {
            holding.wanderers |= 1 << worth.points();
        }
        (Some(worth.column), u8::from(worth.column == TALION))
    }

    fn estate(seen: &Seen<'_, Nains>, seat: Seat, holding: &Holding) -> Estate {
        let (malt, lines) = (malt(seen, seat, &holding.muster, holding.marks.malt), holding.muster.lines(seen));
        let mut estate = Estate { malt, symbols: holding.marks.malt, lines, ..Estate::default() };
        Column::ALL.into_iter().for_each(|column| value(seen, seat, holding, column, &mut estate));
        estate
    }

    fn revalue(seen: &Seen<'_, Nains>, seat: Seat, holding: &Holding, column: Column, estate: &mut Estate) {
        value(seen, seat, holding, column, estate);
        if holding.marks.malt != estate.symbols {
            (estate.symbols, estate.malt) = (holding.marks.malt, malt(seen, seat, &holding.muster, holding.marks.malt));
        }
        estate.lines = holding.muster.lines(seen);
    }

    /// As `Valued` says, with and without the card.
    fn adds(seen: &Seen<'_, Nains>, seat: Seat, holding: &Holding, lines: &LineGains, card: Card, _highest: u8) -> f64 {
        let (rules, piece) = (seen.table.rules(), Piece::dwarf(card));
        let (worth, marks) = (rules.worth(piece), rules.cards().marks_of(piece));
        let (column, muster) = (worth.column, &holding.muster);
        let when = |cognar: Cognar, value: f64| if muster.heroes.contains(cognar.id()) { value } else { 0.0 };
        let (ranks, points, more) = (muster.ranks_of(column), muster.points(column), f64::from(worth.points()));
        let growth = seen.ranks_to_come(column);
        let order = match column {
            BOUCLIER => {
                let shields = f64::from(ranks) + growth;
                let track = |shields: f64| track(rules.cards().track(), shields);
                track(shields + 1.0) - track(shields) + more + when(Cognar::Abokar, 1.0) + when(Cognar::Tiss, 2.0)
            }
            TEMPLE => {
                let multiplied = points - f64::from(holding.beyond) + 2.0 * growth;
                let occult = f64::from(holding.marks.occult) + 1.0 + 0.35 * growth;
                let seen = f64::from(marks.occult);
                more * (occult + seen) + multiplied * seen
            }
            ERRANTS if holding.wanderers >> worth.points() & 1 == 1 => {
                let mut covered = *holding;
                covered.cover(worth.points());
                f64::from(uncovered(&covered)) - f64::from(uncovered(holding))
            }
            FORGE => {
                let (before, after) = (holding.marks.runes(), (holding.marks + marks).runes());
                let runes = f64::from(before) + 0.75 * growth;
                let new = f64::from(after - before);
                more + new * (2.0 * runes + new) + when(Cognar::Jorun, 3.0 * new)
            }
            ERRANTS | TALION => more,
        };
        let lead = seen.lead(seat, column, ranks);
        let elite = seen.award(column, lead + 2) - seen.award(column, lead);
        let malt = match marks.malt {
            0 => 0.0,
            more => malt(seen, seat, muster, holding.marks.malt + more) - malt(seen, seat, muster, holding.marks.malt),
        };
        order + elite + malt + lines.after(ranks)
    }

    fn muster(holding: &Holding) -> &Muster {
        &holding.muster
    }

    /// Always added up in the same order: sums that differ in their last digit would make another ruler.
    fn total(seen: &Seen<'_, Nains>, estate: &Estate, coins: &Coins) -> f64 {
        let columns = estate.columns.iter().fold(0.0, |sum, column| sum + column);
        let elite: f64 = estate.elite.iter().sum();
        columns + estate.malt + estate.heroes + elite + estate.lines + coins_value(coins, seen.rounds)
    }

    fn seat_symbols(table: &Table<Nains>, seat: Seat) -> u8 {
        table.rules().cards().tally(table.army(seat)).marks.malt
    }

    fn holding_symbols(holding: &Holding) -> u8 {
        holding.marks.malt
    }

    fn pending(power: Power, seat: Seat) -> f64 {
        match power {
            Power::Ally(owner) if owner == seat => 8.0,
            _ => 0.0,
        }
    }

    type Tally = Tally;

    const CLOSE: f32 = 0.15;

    fn brings(table: &Table<Nains>, card: Card) -> Brings {
        let piece = Piece::dwarf(card);
        let is_talion = table.rules().worth(piece).column == TALION;
        Brings { piece: Some(piece), growth: if is_talion { Growth::Bid(1) } else { Growth::None } }
    }

    #[inline]
    fn tally(table: &Table<Nains>, army: &Army) -> Tally {
        table.rules().cards().tally(army)
    }

    #[inline(always)]
    fn tally_with(table: &Table<Nains>, tally: &Tally, piece: Piece) -> Tally {
        Tally { marks: tally.marks + table.rules().cards().marks_of(piece), ..*tally }
    }

    fn tally_symbols(tally: &Tally) -> u8 {
        tally.marks.malt
    }

    #[inline(always)]
    fn parts(table: &Table<Nains>, purses: &BySeat<Purse>, seat: Seat, tally: &Tally) -> Score<Nains> {
        Nains::score_of(table, purses, seat, tally)
    }

    const COINS_PART: usize = Part::Coins as usize;

    #[inline(always)]
    fn perceive_more(army: &Army, tally: &Tally, moment: &Moment, rivals: &Rivals, seen: &mut Features) {
        for (size, answer) in SIZES.into_iter().zip(answers(army.tokens(), tally, moment, rivals)) {
            seen.one_of(size, answer);
        }
        seen.amount(malt_scalar(tally));
        seen.amount(f32::from(tally.unmultiplied) / 16.0);
    }

    #[inline(always)]
    fn edit_more(change: &Grown<'_, Nains>, moment: &Moment, rivals: &Rivals, edits: &mut Edits) {
        let [before, after] =
            [change.before, change.after].map(|roster| answers(roster.tokens, &roster.tally, moment, rivals));
        for (at, (before, after)) in before.into_iter().zip(after).enumerate() {
            edits.answer(change.seen, change.questions + at, after as isize - before as isize);
        }
        edits.amount(change.amounts, malt_scalar(&change.after.tally) - malt_scalar(&change.before.tally));
    }

    fn weights(players: usize) -> &'static [u8] {
        match players {
            2 => include_bytes!("../../weights/nains-2.net"),
            3 => include_bytes!("../../weights/nains-3.net"),
            4 => include_bytes!("../../weights/nains-4.net"),
            _ => include_bytes!("../../weights/nains-5.net"),
        }
    }
}

/// The Shield track between two of its values.
fn track(track: &[u16], ranks: f64) -> f64 {
    let value = |at: usize| f64::from(track.get(at).or(track.last()).copied().unwrap_or(0));
    let below = ranks as u8;
    let at = usize::from(below);
    value(at) + (ranks - f64::from(below)) * (value(at + 1) - value(at))
}

/// The points that Cognars bring to light under tokens.
fn uncovered(holding: &Holding) -> u8 {
    let has = |cognar: Cognar| usize::from(holding.muster.heroes.contains(cognar.id()));
    let removed = has(Cognar::Brum) + has(Cognar::Droh) + 2 * has(Cognar::Oosram);
    holding.covered.iter().take(removed).sum()
}

/// So many symbols of malt, and what the majority of them may bring.
fn malt(seen: &Seen<'_, Nains>, seat: Seat, muster: &Muster, symbols: u8) -> f64 {
    let has = |cognar: Cognar| muster.heroes.contains(cognar.id());
    let malt = f64::from(symbols);
    let certification = if has(Cognar::Certification) { 1.0 } else { 0.0 };
    let brothers = if has(Cognar::Gurdan) && has(Cognar::Borogam) { 1.0 } else { 0.0 };
    let certified = if seen.table.age() == Age::First {
        let lead = i32::from(symbols) - i32::from(seen.rivals(seat).symbols);
        seen.keeps_lead_of_age(2 * lead - 1) * (malt + 3.0)
    } else {
        0.0
    };
    malt * (1.0 + certification + brothers) + certified
}

/// Values an Order.
fn value(seen: &Seen<'_, Nains>, seat: Seat, holding: &Holding, column: Column, estate: &mut Estate) {
    let valued = Valued::of(seen, seat, holding, column);
    estate.columns[column.index()] = valued.column;
    estate.elite[column.index()] = valued.elite;
    if column == FORGE {
        estate.heroes = valued.heroes;
    }
}

/// What an Order may come to.
struct Valued {
    column: f64,
    /// The Cognars whose value stands for itself, counted with the Forge whose runes one of them likes; 0 for other Orders.
    heroes: f64,
    /// The Elite.
    elite: f64,
}

impl Valued {
    #[inline(always)]
    fn of(seen: &Seen<'_, Nains>, seat: Seat, holding: &Holding, column: Column) -> Valued {
        let muster = &holding.muster;
        let has = |cognar: Cognar| muster.heroes.contains(cognar.id());
        let when = |cognar: Cognar, value: f64| if has(cognar) { value } else { 0.0 };
        let (ranks, points) = (muster.ranks(column), muster.points(column));
        let growth = seen.ranks_to_come(column);
        let mut heroes = 0.0;
        let value = match column {
            BOUCLIER => {
                let shields = ranks + growth;
                let abokar = when(Cognar::Abokar, shields) + when(Cognar::Tiss, 2.0 * shields);
                track(seen.table.rules().cards().track(), shields) + points + abokar
            }
            TEMPLE => {
                let beyond = f64::from(holding.beyond);
                let occult = f64::from(holding.marks.occult) + 1.0 + 0.35 * growth;
                (points - beyond + 2.0 * growth) * occult + beyond
            }
            ERRANTS => points + f64::from(uncovered(holding)),
            FORGE => {
                let runes = f64::from(holding.marks.runes()) + 0.75 * growth;
                heroes = when(Cognar::Gurdan, 22.0)
                    + when(Cognar::Borogam, 14.0)
                    + when(Cognar::Oboron, 15.0)
                    + when(Cognar::Jorun, 3.0 * runes)
                    + when(Cognar::Brum, 13.0);
                points + runes * runes
            }
            TALION => points,
        };
        let elite = seen.award(column, seen.lead(seat, column, muster.ranks_of(column)));
        Valued { column: value, heroes, elite }
    }
}

/// The numbers of answers to what only this game asks.
const SIZES: [usize; 4] = [2 * 8, 2 * 12, 4 * LEADS, 8];

/// The answers.
#[inline(always)]
fn answers(tokens: u8, tally: &Tally, moment: &Moment, rivals: &Rivals) -> [usize; 4] {
    let marks = tally.marks;
    let age = moment.stage / 2;
    [
        age * 8 + usize::from(marks.occult).min(7),
        age * 12 + usize::from(marks.runes()).min(11),
        moment.stage * LEADS + lead(marks.malt, rivals.symbols),
        usize::from(tokens).min(7),
    ]
}

#[inline(always)]
fn malt_scalar(tally: &Tally) -> f32 {
    f32::from(tally.marks.malt) / 8.0
}
