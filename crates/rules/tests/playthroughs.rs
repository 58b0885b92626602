//! Whole games, pinned step by step: one for every number of players and edition, together with every hero recruited,
//! every distinction won, and the Pioneer claimed by nobody in both editions.
//!
//! `UPDATE_GOLDEN=1` searches random games for what is to be shown, and writes the files anew.

#[path = "common/golden.rs"]
mod golden;
#[path = "common/told.rs"]
mod told;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::OnceLock;

use elvaland_rules::Ruleset;
use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Event, hero_name};
use elvaland_rules::nidavellir::{CLASSES, Distinction, Edition, Nidavellir, NidavellirHero, Options};
use elvaland_rules::record::{Record, Recorder};
use elvaland_rules::{Game, Turn, position};

/// The games tried for each file when they are written anew.
const TRIES: u64 = 300;

fn files() -> impl Iterator<Item = (String, Options)> {
    let all = Edition::ALL.into_iter().flat_map(|edition| (2..=5).map(move |players| (players, edition)));
    all.map(|(players, edition)| {
        let options = Options::new(players).expect("2 to 5 players").with_edition(edition);
        (format!("playthroughs/{players}p-{}", edition.name()), options)
    })
}

/// The pinned games with the names of their files.
fn games() -> &'static [(String, Record<Nidavellir>)] {
    static GAMES: OnceLock<Vec<(String, Record<Nidavellir>)>> = OnceLock::new();
    GAMES.get_or_init(|| {
        if golden::is_updating() {
            let games = search();
            for (file, record) in &games {
                golden::check(&format!("{file}.jsonl"), &(record.to_json() + "\n"));
            }
            return games;
        }
        let read = |file: &str| Record::from_json(golden::read(&format!("{file}.jsonl")).trim_end()).expect(file);
        files().map(|(file, _)| (read(&file), file)).map(|(record, file)| (file, record)).collect()
    })
}

/// For every file the random game that shows most of what no file before it shows.
fn search() -> Vec<(String, Record<Nidavellir>)> {
    let mut shown = BTreeSet::new();
    files()
        .map(|(file, options)| {
            let tries = (0..TRIES).map(|seed| {
                let mut dealer = Dealer::of_run(options.players() as u64, seed);
                let game = Nidavellir::start(&options, &mut dealer);
                Recorder::new(game).counting_legal().play_out(&mut dealer)
            });
            let best = tries.max_by_key(|record| shows(record).difference(&shown).count()).expect("some tries");
            shown.extend(shows(&best));
            (file, best)
        })
        .collect()
}

/// What is to be shown: heroes, distinctions, and nobody's distinctions by edition.
fn shows(record: &Record<Nidavellir>) -> BTreeSet<String> {
    let mut shown = BTreeSet::new();
    for event in events(record) {
        match event {
            Event::Recruited(_, hero) => shown.insert(hero_name::<Nidavellir>(hero).to_owned()),
            Event::Evaluated(class, Some(_)) => shown.insert(format!("distinction of {}", CLASSES[class.index()])),
            Event::Burned(card) => shown.insert(format!("burned {}", if card.is_some() { "open" } else { "unseen" })),
            _ => false,
        };
    }
    shown
}

fn events(record: &Record<Nidavellir>) -> Vec<Event> {
    let mut told = Vec::new();
    let mut replay = record.replay().expect("a record of this game");
    while replay.next() < record.steps.len() {
        replay.step(&mut told).unwrap_or_else(|broken| panic!("{broken}"));
    }
    told
}

/// The game as a text: every step with who is asked, how many legal options there are, and what happens.
fn text(record: &Record<Nidavellir>) -> String {
    let mut text = String::new();
    let mut replay = record.replay().expect("a record of this game");
    let _ = writeln!(text, "{}", position::write(replay.game()));
    for (number, step) in record.steps.iter().enumerate() {
        let asked = match replay.game().turn() {
            Turn::Chance => "chance".to_owned(),
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody is asked");
                format!("seat {seat}, {} legal", replay.game().legal_actions(seat).len())
            }
            Turn::Over => "nobody".to_owned(),
        };
        let mut told = Vec::new();
        let rules = *replay.game().table().rules();
        replay.step(&mut told).unwrap_or_else(|broken| panic!("{broken}"));
        let _ = writeln!(text, "{number}: {asked}: {}", told::step(step));
        for event in told {
            let _ = writeln!(text, "    {}", told::event(&rules, event));
        }
    }
    let end = replay.game();
    let _ = writeln!(text, "{}", position::write(end));
    for (seat, parts) in end.table().seats().zip(end.scores()) {
        let wins = if end.winners().contains(seat) { ", wins" } else { "" };
        let _ = writeln!(text, "seat {seat}: {:?} = {}{wins}", parts.0, parts.total());
    }
    text
}

#[test]
fn every_playthrough_goes_as_it_always_went() {
    for (file, record) in games() {
        if let Err(broken) = record.check() {
            panic!("{file}: {broken}");
        }
        assert!(record.result.is_some(), "{file}: a whole game");
        let players = |step: &&elvaland_rules::record::RecordStep| step.player.is_some() && step.kind != "offer";
        assert!(record.steps.iter().filter(players).all(|step| step.legal.is_some()), "{file}: with legal counts");
        golden::check(&format!("{file}.txt"), &text(record));
    }
}

#[test]
fn every_number_of_players_and_edition_has_a_playthrough() {
    for ((file, options), (_, record)) in files().zip(games()) {
        let played = record.at(0).expect("a beginning");
        assert_eq!(played.table().rules().options(), &options, "{file}");
    }
}

#[test]
fn every_hero_and_every_distinction_is_in_a_playthrough() {
    let shown: BTreeSet<String> = games().iter().flat_map(|(_, record)| shows(record)).collect();
    let heroes = NidavellirHero::NAMES.map(str::to_owned).into_iter();
    let distinctions = Distinction::ALL.map(|one| format!("distinction of {}", CLASSES[one.class().index()]));
    let burned = ["burned open", "burned unseen"].map(str::to_owned);
    let expected: BTreeSet<String> = heroes.chain(distinctions).chain(burned).collect();
    assert_eq!(shown, expected);
}
