//! Whole games, pinned step by step: one for every number of players and edition, together with every hero recruited,
//! every distinction and Elite won, and what else a game can come to.
//!
//! `UPDATE_GOLDEN=1` searches random games for what is to be shown, and writes the files anew.

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::golden;
use crate::proven::Proven;
use crate::transcript;
use elvaland_rules::mechanics::{Event, PieceKind};
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::{CLASSES, Distinction, Nidavellir};
use elvaland_rules::record::{Record, RecordFormat, Recorder};
use elvaland_rules::{Rules, Turn};

/// The games tried for each file when they are written anew.
const TRIES: u64 = 300;

/// The coverage that the recorded games of a game must have together.
trait Pinned: Proven {
    /// The options of the games, each with the name of its file.
    fn files() -> Vec<(String, Self::Options)>;

    /// The decisions, heroes and events that must occur in some file.
    fn expected() -> BTreeSet<String>;
}

impl Pinned for Nidavellir {
    fn files() -> Vec<(String, Self::Options)> {
        let mut all: Vec<_> = Nidavellir::variants().into_iter().filter(|options| !options.is_first_game()).collect();
        all.sort_by_key(|options| options.edition().name() != "original");
        let name =
            |options: &Self::Options| format!("playthroughs/{}p-{}", options.players(), options.edition().name());
        all.into_iter().map(|options| (name(&options), options)).collect()
    }

    fn expected() -> BTreeSet<String> {
        let heroes = Nidavellir::hero_names().map(str::to_owned);
        let distinctions = Distinction::ALL.map(|one| format!("leads {}", CLASSES[one.class().index()]));
        heroes.chain(distinctions).chain(["burned open", "burned unseen"].map(str::to_owned)).collect()
    }
}

impl Pinned for Nains {
    fn files() -> Vec<(String, Self::Options)> {
        (2..=5).map(|players| (format!("playthroughs/nains-{players}p"), Nains::game_for(players))).collect()
    }

    /// Every Cognar and what majorities win, also by nobody; cards covered, and every decision that only Nains asks.
    fn expected() -> BTreeSet<String> {
        let decisions = ["improve", "drop", "ally", "keep", "transform"];
        Nains::hero_names().chain(["nobody wins", "covered"]).chain(decisions).map(str::to_owned).collect()
    }
}

/// The pinned games with the names of their files.
fn games<R: Pinned>() -> Vec<(String, Record<R>)> {
    if golden::is_updating() {
        let games = search::<R>();
        for (file, record) in &games {
            golden::check(&format!("{file}.jsonl"), &(record.to_json() + "\n"));
        }
        return games;
    }
    let read = |file: &str| Record::from_json(golden::read(&format!("{file}.jsonl")).trim_end()).expect(file);
    R::files().into_iter().map(|(file, _)| (read(&file), file)).map(|(record, file)| (file, record)).collect()
}

/// For every file the random game that shows most of what no file before it shows.
fn search<R: Pinned>() -> Vec<(String, Record<R>)> {
    let mut shown = BTreeSet::new();
    let files = R::files().into_iter();
    files
        .map(|(file, options)| {
            let tries = (0..TRIES).map(|seed| {
                let (game, mut dealer) = R::begin(&options, seed);
                Recorder::new(game).counting_legal().play_out(&mut dealer)
            });
            let best = tries.max_by_key(|record| shows(record).difference(&shown).count()).expect("some tries");
            shown.extend(shows(&best));
            (file, best)
        })
        .collect()
}

/// Returns the decisions, heroes and events that occur in a game.
fn shows<R: Pinned>(record: &Record<R>) -> BTreeSet<String> {
    let mut shown: BTreeSet<String> = record.steps.iter().map(|step| step.kind.clone()).collect();
    for event in events(record) {
        match event {
            Event::Recruited(_, hero) => shown.insert(R::hero_name(hero).to_owned()),
            Event::Awarded(hero, Some(_)) => shown.insert(R::hero_name(hero).to_owned()),
            Event::Awarded(_, None) => shown.insert("nobody wins".to_owned()),
            Event::Evaluated(column, Some(_)) => shown.insert(format!("leads {}", R::COLUMNS[column.index()])),
            Event::Burned(card) => shown.insert(format!("burned {}", if card.is_some() { "open" } else { "unseen" })),
            Event::Covered(..) => shown.insert("covered".to_owned()),
            Event::Placed(_, piece) => match piece.kind() {
                PieceKind::Hero(hero, _) => shown.insert(R::hero_name(hero).to_owned()),
                PieceKind::Dwarf(_) => false,
            },
            _ => false,
        };
    }
    shown.intersection(&R::expected()).cloned().collect()
}

fn events<R: Pinned>(record: &Record<R>) -> Vec<Event> {
    let mut told = Vec::new();
    let mut replay = record.replay().expect("a record of this game");
    while replay.replayed() < record.steps.len() {
        replay.step(&mut told).unwrap_or_else(|broken| panic!("{broken}"));
    }
    told
}

/// The game as a text: every step with who is asked, how many legal options there are, and what happens.
fn text<R: Pinned>(record: &Record<R>) -> String {
    let mut text = String::new();
    let mut replay = record.replay().expect("a record of this game");
    let _ = writeln!(text, "{}", replay.game());
    for (number, step) in record.steps.iter().enumerate() {
        let asked = match replay.game().turn() {
            Turn::Chance => "chance".to_owned(),
            Turn::Decide(seats) => {
                let seat = seats.first().expect("a decision has a seat");
                format!("seat {seat}, {} legal", replay.game().legal_actions(seat).len())
            }
            Turn::Over => "nobody".to_owned(),
        };
        let mut told = Vec::new();
        let rules = replay.game().table().rules().clone();
        replay.step(&mut told).unwrap_or_else(|broken| panic!("{broken}"));
        let _ = writeln!(text, "{number}: {asked}: {}", transcript::step(step));
        for event in told {
            let _ = writeln!(text, "    {}", transcript::event(&rules, event));
        }
    }
    let end = replay.game();
    let _ = writeln!(text, "{end}");
    for (seat, parts) in end.table().seats().zip(end.scores()) {
        let wins = if end.winners().contains(seat) { ", wins" } else { "" };
        let _ = writeln!(text, "seat {seat}: {:?} = {}{wins}", parts.values(), parts.total());
    }
    text
}

for_both_games! {
    #[test]
    fn every_playthrough_goes_as_it_always_went_and_together_they_show_everything() {
        let mut shown = BTreeSet::new();
        for (file, record) in games::<G>() {
            if let Err(broken) = record.check() {
                panic!("{file}: {broken}");
            }
            assert!(record.result.is_some(), "{file}: a whole game");
            let players = |step: &&elvaland_rules::record::RecordStep| step.player.is_some() && step.kind != "offer";
            assert!(record.steps.iter().filter(players).all(|step| step.legal.is_some()), "{file}: with legal counts");
            golden::check(&format!("{file}.txt"), &text(&record));
            shown.extend(shows(&record));
        }
        assert_eq!(shown, G::expected());
    }

    #[test]
    fn every_number_of_players_and_edition_has_a_playthrough() {
        if golden::is_updating() {
            return;
        }
        for ((file, options), (_, record)) in G::files().into_iter().zip(games::<G>()) {
            let (played, usual) = (record.at(0).expect("a beginning"), G::begin(&options, 0).0);
            assert_eq!(played.table().rules().options_record(), usual.table().rules().options_record(), "{file}");
        }
    }
}
