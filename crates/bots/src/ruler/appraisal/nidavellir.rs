//! The value of an army of Nidavellir. **Frozen**: part of the ruler, see [`ruler`](crate::ruler).

use elvaland_rules::mechanics::{Age, COLUMNS, Card, Column, Piece, Table};
use elvaland_rules::nidavellir::class::{BLACKSMITH, EXPLORER, HUNTER, MINER, WARRIOR};
use elvaland_rules::nidavellir::{Nidavellir, NidavellirHero, Power};
use elvaland_rules::{Ruleset, Seat};

use super::{Appraisal, Coins, Muster, Seen, coins as coins_value};

/// What a hero of a line to come is worth.
const HERO: f64 = 19.0;
/// The share of each class among the cards a player takes.
const SHARES: [f64; COLUMNS] = [0.21, 0.18, 0.17, 0.22, 0.19];
/// What the distinctions of the classes are worth.
const DISTINCTIONS: [f64; COLUMNS] = [7.0, 5.0, 5.0, 14.0, 9.0];

/// The army of a player.
#[derive(Clone, Copy, Debug)]
pub struct Holding {
    muster: Muster,
    thrud: Option<Column>,
    ylud: Option<Column>,
}

/// What the army of a player may come to, whatever the coins.
#[derive(Clone, Copy, Debug)]
pub struct Estate {
    /// The Warriors' points, and how likely they win the majority, which is worth the highest coin.
    warriors: f64,
    leads: f64,
    /// The other classes.
    columns: [f64; 4],
    /// Whether Astrid is there, who is worth the highest coin.
    astrid: f64,
    /// The other heroes.
    heroes: [f64; 7],
    /// Distinctions, and heroes to come.
    others: [f64; 2],
}

impl Appraisal for Nidavellir {
    type Holding = Holding;
    type Estate = Estate;

    const AVERAGE_CARD: f64 = 11.0;

    fn holding(table: &Table<Nidavellir>, seat: Seat) -> Holding {
        let army = table.army(seat);
        let post = |hero: NidavellirHero| army.post(hero.id());
        Holding { muster: Muster::of(army), thrud: post(NidavellirHero::Thrud), ylud: post(NidavellirHero::Ylud) }
    }

    fn with_card(table: &Table<Nidavellir>, holding: &Holding, card: Card) -> (Holding, u8) {
        if let Some(plus) = Nidavellir::offering(card) {
            return (*holding, plus);
        }
        let mut grown = *holding;
        grown.muster.add(table.rules().worth(Piece::dwarf(card)));
        (grown, 0)
    }

    fn estate(seen: &Seen<'_, Nidavellir>, seat: Seat, holding: &Holding) -> Estate {
        let muster = &holding.muster;
        let has = |hero: NidavellirHero| muster.heroes.contains(hero.id());
        let when = |hero: NidavellirHero, value: f64| if has(hero) { value } else { 0.0 };
        // Thrud's rank completes lines and wins majorities, but leaves the army before the score.
        let lent = |column: Column| u8::from(holding.thrud == Some(column));
        let ranks = |column: Column| muster.ranks(column) - f64::from(lent(column));
        let points = |column: Column| muster.points(column);
        let growth = |column: Column| 0.8 * seen.picks * SHARES[column.index()];
        let lead = |column: Column| muster.ranks(column) - f64::from(seen.rival_ranks(seat, column));

        // A tie shares the Warriors' bonus, so half a rank of lead is enough.
        let leads = seen.keeps_lead(lead(WARRIOR) + 0.5 - f64::from(lent(WARRIOR)));
        let leads = if ranks(WARRIOR) > 0.0 { leads } else { 0.0 };
        let hunters = (ranks(HUNTER) + growth(HUNTER)).powi(2);
        let smiths = ranks(BLACKSMITH) + growth(BLACKSMITH);
        let smiths = smiths * (smiths + 5.0) / 2.0;
        let miners = (points(MINER) + growth(MINER)) * (ranks(MINER) + growth(MINER));
        let idunn = when(NidavellirHero::Idunn, 2.0 * (ranks(EXPLORER) + growth(EXPLORER)));
        let explorers = points(EXPLORER) + idunn;

        let brothers = [
            NidavellirHero::DwergAesir,
            NidavellirHero::DwergBergelmir,
            NidavellirHero::DwergJungir,
            NidavellirHero::DwergSigmir,
            NidavellirHero::DwergYmir,
        ];
        let dwerg = [0.0, 13.0, 40.0, 81.0, 108.0, 135.0][brothers.iter().filter(|&&brother| has(brother)).count()];
        // The first brother is worth more when there is time for a second.
        let dwerg_to_come = if dwerg == 13.0 { 0.5 * seen.picks.min(12.0) } else { 0.0 };
        let heroes = [
            when(NidavellirHero::Grid, 7.0),
            when(NidavellirHero::Skaa, 17.0),
            when(NidavellirHero::Thrud, 13.0 + 0.3 * seen.picks),
            when(NidavellirHero::Uline, 9.0 + 2.0 * seen.rounds),
            if has(NidavellirHero::Ylud) && holding.ylud.is_none() { 13.0 } else { 0.0 },
            dwerg,
            dwerg_to_come,
        ];

        let distinctions: f64 = match seen.table.age() {
            Age::First => Column::ALL
                .into_iter()
                .map(|column| DISTINCTIONS[column.index()] * seen.keeps_lead_of_age(lead(column) - 0.5))
                .sum(),
            Age::Second => 0.0,
        };
        Estate {
            warriors: points(WARRIOR),
            leads,
            columns: [hunters, smiths, miners, explorers],
            astrid: when(NidavellirHero::Astrid, 1.0),
            heroes,
            others: [distinctions, muster.lines(seen, HERO)],
        }
    }

    /// Always added up in the same order: sums that differ in their last digit would make another ruler.
    fn total(seen: &Seen<'_, Nidavellir>, estate: &Estate, coins: &Coins) -> f64 {
        let highest = f64::from(coins[coins.len() - 1]) + 0.8 * seen.rounds;
        let warriors = estate.warriors + estate.leads * highest;
        let heroes = estate.heroes.iter().fold(estate.astrid * highest, |sum, hero| sum + hero);
        let army = estate.columns.iter().fold(warriors, |sum, column| sum + column) + heroes;
        estate.others.iter().fold(army, |sum, other| sum + other) + coins_value(coins, seen.rounds)
    }

    fn pending(power: Power, seat: Seat) -> f64 {
        match power {
            Power::Discard(owner, discarder) if owner == seat => -9.0 * discarder.count() as f64,
            _ => 0.0,
        }
    }
}
