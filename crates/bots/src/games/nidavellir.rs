//! The value of an army of Nidavellir. **Frozen**: part of the ruler, see [`ruler`](crate::ruler).

use elvaland_rules::mechanics::{Army, COLUMNS, Card, Column, Piece, Table};
use elvaland_rules::nidavellir::class::{BLACKSMITH, EXPLORER, HUNTER, MINER, WARRIOR};
use elvaland_rules::nidavellir::{Nidavellir, NidavellirHero, Part, Power};
use elvaland_rules::{Action, Rules, Seat, View};

use crate::baselines::valuation::coins as coins_value;
use crate::baselines::valuation::{Coins, LineGains, Muster, Rivals, Seen};
use crate::bot::{Bot, Budget};
use crate::eval::{Features, Moment};
use crate::games::{BotGame, Brings, Growth};
use crate::hint::{self, Hint};
use crate::spec::{self, BotName};

/// The army of a player.
#[derive(Clone, Copy, Debug)]
pub struct Holding {
    muster: Muster,
    thrud: Option<Column>,
    ylud: Option<Column>,
}

/// What the army of a player may come to, whatever the coins.
#[derive(Clone, Copy, Debug, Default)]
pub struct Estate {
    /// The classes; of the Warriors only their points.
    columns: [f64; COLUMNS],
    /// How likely the Warriors win the majority, which is worth the highest coin.
    leads: f64,
    /// The distinctions.
    distinctions: [f64; COLUMNS],
    /// Whether Astrid is there, who is worth the highest coin.
    astrid: f64,
    /// The other heroes.
    heroes: [f64; 7],
    /// Heroes to come.
    lines: f64,
}

impl super::sealed::Sealed for Nidavellir {}

impl BotGame for Nidavellir {
    fn bot(name: BotName, seed: u64) -> Box<dyn Bot<Nidavellir>> {
        spec::bot(name, seed)
    }

    fn advice(view: &View<Nidavellir>, legal: &[Action], budget: Budget, seed: u64, threads: usize) -> Vec<Hint> {
        hint::advice(view, legal, budget, seed, threads)
    }

    type Holding = Holding;
    type Estate = Estate;

    const AVERAGE_CARD: f64 = 11.0;
    const HERO: f64 = 19.0;
    const SHARES: [f64; COLUMNS] = [0.21, 0.18, 0.17, 0.22, 0.19];
    const AWARDS: [f64; COLUMNS] = [7.0, 5.0, 5.0, 14.0, 9.0];

    fn holding(table: &Table<Nidavellir>, seat: Seat) -> Holding {
        let army = table.army(seat);
        let post = |hero: NidavellirHero| army.post(hero.id());
        Holding { muster: Muster::of(army), thrud: post(NidavellirHero::Thrud), ylud: post(NidavellirHero::Ylud) }
    }

    fn take_card(table: &Table<Nidavellir>, holding: &mut Holding, card: Card) -> (Option<Column>, u8) {
        if let Some(plus) = Nidavellir::offering(card) {
            return (None, plus);
        }
        let worth = table.rules().worth(Piece::dwarf(card));
        holding.muster.add(worth);
        (Some(worth.column), 0)
    }

    fn estate(seen: &Seen<'_, Nidavellir>, seat: Seat, holding: &Holding) -> Estate {
        let (heroes, lines) = (heroes(seen, holding), holding.muster.lines(seen));
        let mut estate = Estate { astrid: astrid(holding), heroes, lines, ..Estate::default() };
        Column::ALL.into_iter().for_each(|column| value(seen, seat, holding, column, &mut estate));
        estate
    }

    fn revalue(seen: &Seen<'_, Nidavellir>, seat: Seat, holding: &Holding, column: Column, estate: &mut Estate) {
        value(seen, seat, holding, column, estate);
        estate.lines = holding.muster.lines(seen);
    }

    /// As `Valued` says, with and without the card.
    fn adds(
        seen: &Seen<'_, Nidavellir>,
        seat: Seat,
        holding: &Holding,
        lines: &LineGains,
        card: Card,
        highest: u8,
    ) -> f64 {
        if Nidavellir::offering(card).is_some() {
            return 0.0;
        }
        let worth = seen.table.rules().worth(Piece::dwarf(card));
        let (column, muster) = (worth.column, &holding.muster);
        let lent = u8::from(holding.thrud == Some(column));
        let ranks = muster.ranks_of(column);
        let (own, points, more) = (f64::from(ranks - lent), muster.points(column), f64::from(worth.points()));
        let growth = seen.ranks_to_come(column);
        let lead = seen.lead(seat, column, ranks);
        let class = match column {
            WARRIOR => {
                let before = leads(seen, lead, ranks, lent);
                more + (leads(seen, lead + 2, ranks + 1, lent) - before) * highest_to_come(seen, highest)
            }
            HUNTER => 2.0 * (own + growth) + 1.0,
            BLACKSMITH => own + growth + 3.0,
            MINER => (points + growth) + more * (own + growth + 1.0),
            EXPLORER if muster.heroes.contains(NidavellirHero::Idunn.id()) => more + 2.0,
            EXPLORER => more,
        };
        class + seen.award(column, lead + 2) - seen.award(column, lead) + lines.after(ranks)
    }

    fn highest_adds(seen: &Seen<'_, Nidavellir>, seat: Seat, holding: &Holding) -> f64 {
        astrid(holding) + Valued::of(seen, seat, holding, WARRIOR).leads
    }

    fn muster(holding: &Holding) -> &Muster {
        &holding.muster
    }

    /// Always added up in the same order: sums that differ in their last digit would make another ruler.
    fn total(seen: &Seen<'_, Nidavellir>, estate: &Estate, coins: &Coins) -> f64 {
        let highest = highest_to_come(seen, coins[coins.len() - 1]);
        let [warriors, others @ ..] =
            [WARRIOR, HUNTER, BLACKSMITH, MINER, EXPLORER].map(|column| estate.columns[column.index()]);
        let columns = others.iter().fold(warriors + estate.leads * highest, |sum, column| sum + column);
        let heroes = estate.heroes.iter().fold(estate.astrid * highest, |sum, hero| sum + hero);
        let distinctions: f64 = estate.distinctions.iter().sum();
        columns + heroes + distinctions + estate.lines + coins_value(coins, seen.rounds)
    }

    fn pending(power: Power, seat: Seat) -> f64 {
        match power {
            Power::Discard(owner, discarder) if owner == seat => -9.0 * discarder.count() as f64,
            _ => 0.0,
        }
    }

    type Tally = ();

    const CLOSE: f32 = 0.3;

    fn brings(_table: &Table<Nidavellir>, card: Card) -> Brings {
        match Nidavellir::offering(card) {
            Some(plus) => Brings { piece: None, growth: Growth::Any(plus) },
            None => Brings { piece: Some(Piece::dwarf(card)), growth: Growth::None },
        }
    }

    fn tally(_: &Table<Nidavellir>, _: &Army) {}

    fn tally_with(_: &Table<Nidavellir>, (): &(), _: Piece) {}

    const COINS_PART: usize = Part::Coins as usize;

    /// That of the Warriors for whoever nobody has more of, and Astrid's.
    #[inline]
    fn highest_parts(army: &Army, rivals: &Rivals) -> u16 {
        let warriors = army.ranks().of(WARRIOR);
        let leads = warriors > 0 && warriors >= rivals.ranks[WARRIOR.index()];
        let has_astrid = army.heroes().contains(NidavellirHero::Astrid.id());
        u16::from(leads) << Part::Warrior as u16 | u16::from(has_astrid) << Part::Heroes as u16
    }

    #[inline(always)]
    fn perceive_more(army: &Army, (): &(), _: &Moment, _: &Rivals, seen: &mut Features) {
        let post = |hero: NidavellirHero| army.post(hero.id()).map_or(0, |column| column.index() + 1);
        // Thrud's rank leaves before the score; Ylud may stand nowhere yet.
        seen.one_of(6, post(NidavellirHero::Thrud));
        seen.one_of(6, post(NidavellirHero::Ylud));
    }

    fn weights(players: usize) -> &'static [u8] {
        match players {
            2 => include_bytes!("../../weights/nidavellir-2.net"),
            3 => include_bytes!("../../weights/nidavellir-3.net"),
            4 => include_bytes!("../../weights/nidavellir-4.net"),
            _ => include_bytes!("../../weights/nidavellir-5.net"),
        }
    }
}

/// What the highest coin may become.
fn highest_to_come(seen: &Seen<'_, Nidavellir>, highest: u8) -> f64 {
    f64::from(highest) + 0.8 * seen.rounds
}

/// What the heroes of an army are worth whose value stands for itself.
fn heroes(seen: &Seen<'_, Nidavellir>, holding: &Holding) -> [f64; 7] {
    let has = |hero: NidavellirHero| holding.muster.heroes.contains(hero.id());
    let when = |hero: NidavellirHero, value: f64| if has(hero) { value } else { 0.0 };
    let brothers = [
        NidavellirHero::DwergAesir,
        NidavellirHero::DwergBergelmir,
        NidavellirHero::DwergJungir,
        NidavellirHero::DwergSigmir,
        NidavellirHero::DwergYmir,
    ];
    let dwerg = [0.0, 13.0, 40.0, 81.0, 108.0, 135.0][brothers.iter().filter(|&&brother| has(brother)).count()];
    // The first brother is worth more when there is time for a second.
    let dwerg_to_come = if dwerg == 13.0 { 0.5 * seen.picks().min(12.0) } else { 0.0 };
    [
        when(NidavellirHero::Grid, 7.0),
        when(NidavellirHero::Skaa, 17.0),
        when(NidavellirHero::Thrud, 13.0 + 0.3 * seen.picks()),
        when(NidavellirHero::Uline, 9.0 + 2.0 * seen.rounds),
        if has(NidavellirHero::Ylud) && holding.ylud.is_none() { 13.0 } else { 0.0 },
        dwerg,
        dwerg_to_come,
    ]
}

/// 1 if Astrid is there.
fn astrid(holding: &Holding) -> f64 {
    if holding.muster.heroes.contains(NidavellirHero::Astrid.id()) { 1.0 } else { 0.0 }
}

/// Values a column.
fn value(seen: &Seen<'_, Nidavellir>, seat: Seat, holding: &Holding, column: Column, estate: &mut Estate) {
    let valued = Valued::of(seen, seat, holding, column);
    estate.columns[column.index()] = valued.column;
    estate.distinctions[column.index()] = valued.distinction;
    if column == WARRIOR {
        estate.leads = valued.leads;
    }
}

/// How likely so many Warrior ranks, which are ahead by so many half ranks, win the majority at the end, some of them only lent. A
/// tie shares the bonus, so half a rank of lead is enough.
fn leads(seen: &Seen<'_, Nidavellir>, lead: i32, ranks: u8, lent: u8) -> f64 {
    if ranks > lent { seen.keeps_lead(lead + 1 - 2 * i32::from(lent)) } else { 0.0 }
}

/// What a column may come to.
struct Valued {
    /// The class; of the Warriors only their points.
    column: f64,
    /// How likely the Warriors win the majority; 0 for other classes.
    leads: f64,
    /// The distinction.
    distinction: f64,
}

impl Valued {
    #[inline(always)]
    fn of(seen: &Seen<'_, Nidavellir>, seat: Seat, holding: &Holding, column: Column) -> Valued {
        let muster = &holding.muster;
        // Thrud's rank completes lines and wins majorities, but leaves the army before the score.
        let lent = u8::from(holding.thrud == Some(column));
        let ranks = f64::from(muster.ranks_of(column) - lent);
        let points = muster.points(column);
        let growth = seen.ranks_to_come(column);
        let lead = seen.lead(seat, column, muster.ranks_of(column));
        let mut majority = 0.0;
        let value = match column {
            WARRIOR => {
                majority = leads(seen, lead, muster.ranks_of(column), lent);
                points
            }
            HUNTER => (ranks + growth).powi(2),
            BLACKSMITH => {
                let smiths = ranks + growth;
                smiths * (smiths + 5.0) / 2.0
            }
            MINER => (points + growth) * (ranks + growth),
            EXPLORER if muster.heroes.contains(NidavellirHero::Idunn.id()) => points + 2.0 * (ranks + growth),
            EXPLORER => points,
        };
        Valued { column: value, leads: majority, distinction: seen.award(column, lead) }
    }
}
