//! Section 4: mercenaries come at least in pairs.

use crate::kit::{Table, table, turn, turn_against};

/// Two ranks everywhere but in the Forge.
const FORGE_0_OF_2: &str = "S S T1+o T2 E5+m E9 C5 C6";
/// Three ranks everywhere but in the Forge.
const FORGE_0_OF_3: &str = "S S S T1+o T2 T3 E5+m E9 E10 C5 C6 C7";
/// Five ranks everywhere but in the Forge.
const FORGE_0_OF_5: &str = "S S S S S T1+o T1+o T2 T3 T4 E5+m E6+m E9 E10 E11 C3+m C5 C6 C7 C8";
/// A tavern whose Forge card completes the first line of these.
const FORGE: &str = "F2.star T2+m E8";
/// All Cognars that are not mercenaries.
const OTHERS: &str = "volgrir abokar svara ararun sriza fey derdhr kardum oosram droh ulrog tala torun gurdan borogam \
    jorun oboron gaat@temple";

fn alone(hero: &str) -> String {
    format!(
        "{hero} comes in a pair: the first completes a new line and leaves another, a third needs two left (NAI-R5)"
    )
}

fn must_follow(hero: &str) -> String {
    format!("{hero} is no mercenary, and the mercenary before must not stay alone (NAI-R5)")
}

/// Seat 0 has this army and takes the Forge card.
#[track_caller]
fn forge(army: &str) -> Table {
    turn(army, FORGE).play(0, "take F2.star").asks(0, "hero")
}

#[test]
fn nai_r5_the_first_mercenary_must_complete_a_line() {
    let game = forge(FORGE_0_OF_2);
    let mercenaries: Vec<String> =
        game.options(0).into_iter().filter(|option| option.split(' ').count() == 3).collect();
    assert_eq!(
        mercenaries,
        ["hero tadgar forge", "hero lygdr forge", "hero wal forge", "hero akab forge", "hero dawn forge"]
    );
    game.refused(0, "hero tadgar temple", &alone("tadgar")).refused(0, "hero dawn talion", &alone("dawn"));
}

#[test]
fn nai_r5_a_mercenary_may_not_start_without_completing_a_line() {
    let game = turn("S T1+o E5+m C5", FORGE).play(0, "take F2.star").asks(0, "hero");
    assert!(!["tadgar", "lygdr", "wal", "akab", "dawn"].iter().any(|name| game.may_recruit(0, name)));
    game.refused(0, "hero tadgar forge", &alone("tadgar"));
}

#[test]
fn nai_r5_two_short_columns_are_no_line_for_one_mercenary() {
    let game = turn("S S T1+o T2 E5+m C5 C6", FORGE).play(0, "take F2.star").asks(0, "hero");
    game.refused(0, "hero tadgar forge", &alone("tadgar")).refused(0, "hero tadgar errants", &alone("tadgar"));
}

#[test]
fn nai_r5_the_next_recruitment_must_be_a_mercenary_placed_anywhere() {
    let game = forge(FORGE_0_OF_2).play(0, "hero wal forge").asks(0, "hero");
    assert_eq!(game.options(0).len(), 4 * 5, "four mercenaries, five columns");
    assert!(game.options(0).contains(&"hero tadgar bouclier".to_owned()));
    let game =
        game.refused(0, "hero gurdan", &must_follow("gurdan")).refused(0, "hero volgrir", &must_follow("volgrir"));
    let game = game.play(0, "hero dawn errants").asks(1, "take");
    assert_eq!((game.column(0, "forge").as_str(), game.column(0, "errants").as_str()), ("F2.star wal", "E5+m E9 dawn"));
}

#[test]
fn nai_r5_a_third_mercenary_may_follow_freely() {
    let game = forge(FORGE_0_OF_3).play(0, "hero tadgar forge").play(0, "hero lygdr forge").asks(0, "hero");
    assert_eq!(game.ranks(0), [3; 5], "no column is alone the shortest now");
    assert!(game.options(0).contains(&"hero wal talion".to_owned()));
    assert_eq!(game.options(0).len(), 17 + 3 * 5);
    game.play(0, "hero wal talion").asks(1, "take");
}

#[test]
fn nai_r5_a_third_recruitment_may_be_any_other_cognar() {
    forge(FORGE_0_OF_3).play(0, "hero tadgar forge").play(0, "hero lygdr forge").play(0, "hero gurdan").asks(1, "take");
}

#[test]
fn nai_r5_four_may_come_in_one_chain_but_never_five() {
    let game = forge(FORGE_0_OF_5).play(0, "hero dawn forge").play(0, "hero akab forge").play(0, "hero wal forge");
    let game = game.play(0, "hero lygdr forge").asks(0, "hero");
    assert_eq!(game.ranks(0), [5; 5]);
    game.refused(0, "hero tadgar temple", &alone("tadgar")).play(0, "hero gurdan").asks(1, "take");
}

#[test]
fn nai_r5_another_cognar_ends_the_chain() {
    let game = forge(FORGE_0_OF_5).play(0, "hero tadgar forge").play(0, "hero lygdr forge").play(0, "hero ulrog");
    let game = game.asks(0, "hero");
    assert_eq!(game.ranks(0), [5, 5, 5, 4, 5]);
    let game = game.refused(0, "hero wal temple", &alone("wal"));
    let game = game.play(0, "hero wal forge").asks(0, "hero");
    game.refused(0, "hero gurdan", &must_follow("gurdan")).play(0, "hero dawn talion").asks(1, "take");
}

#[test]
fn nai_r5_after_the_chain_ended_a_single_mercenary_cannot_start_again() {
    let game = turn_against("wal@forge akab@forge", FORGE_0_OF_5, FORGE).play(0, "take F2.star");
    let game = game.play(0, "hero tadgar forge").play(0, "hero lygdr forge").play(0, "hero ulrog").asks(0, "hero");
    game.refused(0, "hero dawn forge", &alone("dawn"));
}

#[test]
fn nai_r5_a_single_mercenary_never_starts_a_chain() {
    let game = turn_against("tadgar@forge lygdr@forge wal@forge akab@forge", FORGE_0_OF_2, FORGE);
    game.play(0, "take F2.star").refused(0, "hero dawn forge", &alone("dawn"));
}

#[test]
fn nai_r5_the_last_two_may_pair() {
    let game = turn_against("tadgar@forge lygdr@forge wal@forge", FORGE_0_OF_2, FORGE).play(0, "take F2.star");
    let game = game.play(0, "hero akab forge").asks(0, "hero");
    assert_eq!(game.options(0).len(), 5, "only the last one, in any column");
    game.play(0, "hero dawn bouclier").asks(1, "take");
}

#[test]
fn nai_r5_a_single_remaining_mercenary_never_follows_a_complete_pair() {
    let game = turn_against("tadgar@forge lygdr@forge", FORGE_0_OF_3, FORGE).play(0, "take F2.star");
    let game = game.play(0, "hero wal forge").play(0, "hero akab forge").asks(0, "hero");
    assert_eq!(game.options(0).len(), 17, "everyone but the last mercenary");
    game.refused(0, "hero dawn errants", &alone("dawn")).play(0, "hero gurdan").asks(1, "take");
}

#[test]
fn nai_r5_with_none_left_the_chain_goes_on_with_the_others() {
    let game = turn_against("tadgar@forge lygdr@forge wal@forge", FORGE_0_OF_3, FORGE).play(0, "take F2.star");
    let game = game.play(0, "hero akab forge").play(0, "hero dawn forge").asks(0, "hero");
    assert_eq!(game.options(0).len(), 17);
    game.play(0, "hero gurdan").asks(1, "take");
}

/// Seat 0 has this army, makes a chain of two at the first tavern and completes a line at the second.
#[track_caller]
fn line_after_chain(army: &str) -> Table {
    let text = format!(
        "3p; age 2; round 4; taverns F2.star T2+m E8 / F3.fire T3 E8+m / -; 0: coins 5/4/3/0 2, army {army}; \
         1: coins 4/3/5/0 2; 2: coins 3/5/4/0 2"
    );
    let game = table(&text).play(0, "take F2.star").play(0, "hero tadgar forge").play(0, "hero lygdr bouclier");
    let game = game.play(1, "take T2+m").play(2, "take E8").play(2, "take E8+m").play(0, "take F3.fire");
    game.asks(0, "hero")
}

#[test]
fn nai_r5_the_chain_ends_with_the_turn() {
    let game = line_after_chain(FORGE_0_OF_3);
    assert_eq!(game.ranks(0), [4, 3, 3, 3, 3], "no column completes the next line by itself");
    for mercenary in ["wal", "akab", "dawn"] {
        assert!(!game.may_recruit(0, mercenary), "{mercenary}");
    }
    game.refused(0, "hero wal forge", &alone("wal"));
}

#[test]
fn nai_r5_in_a_later_turn_a_chain_begins_anew_where_it_completes_a_line() {
    let game = line_after_chain("S S S S T1+o T1+o T2 T3 E5+m E9 E10 E11 C5 C6 C7 C8");
    assert_eq!(game.ranks(0), [5, 4, 4, 3, 4]);
    let game = game.refused(0, "hero wal temple", &alone("wal"));
    game.play(0, "hero wal forge").refused(0, "hero fey", &must_follow("fey"));
}

#[test]
fn nai_r5_in_a_later_turn_the_single_one_left_cannot_come() {
    let text = "3p; age 2; round 4; taverns F2.star T2+m E8 / F3.fire T3 E8+m / -; \
         0: coins 5/4/3/0 2, army S S S S T1+o T1+o T2 T3 E5+m E9 E10 E11 C5 C6 C7 C8 tadgar@talion lygdr@talion; \
         1: coins 4/3/5/0 2, army wal@talion akab@talion; 2: coins 3/5/4/0 2";
    let game = table(text).play(0, "take F2.star").asks(1, "take");
    assert_eq!(game.ranks(0), [4, 4, 4, 1, 6], "one line, and two recruitments were made");
    let text = text.replace("army S S S S", "army F0.fire+m F1.iron+m S S S S");
    table(&text).play(0, "take F2.star").refused(0, "hero dawn forge", &alone("dawn"));
}

#[test]
fn nai_r5_with_several_recruitments_due_the_first_mercenary_still_completes_a_line() {
    // Volgrir completes two lines, and all columns are equal then.
    let army = "T1+o T2 T3 E5+m E9 E10 F2.stone F3.wind F4.star C5 C6 C7";
    let game = turn(army, "S T2+m E8").play(0, "take S").play(0, "hero volgrir").asks(0, "hero");
    assert_eq!(game.ranks(0), [3; 5]);
    game.refused(0, "hero tadgar bouclier", &alone("tadgar"));
}

#[test]
fn nai_r5_with_several_recruitments_due_the_very_next_one_is_a_mercenary() {
    let army = "T1+o T1+o T2 T3 E5+m E9 E10 E11 F2.stone F3.wind F4.star F5.fire C5 C6 C7 C8";
    let game = turn(army, "S T2+m E8").play(0, "take S").play(0, "hero volgrir").asks(0, "hero");
    assert_eq!(game.ranks(0), [3, 4, 4, 4, 4]);
    let game = game.refused(0, "hero tadgar forge", &alone("tadgar")).play(0, "hero tadgar bouclier").asks(0, "hero");
    let game = game.refused(0, "hero gurdan", &must_follow("gurdan")).play(0, "hero lygdr forge").asks(0, "hero");
    // Four lines, three recruitments: a last one, free.
    assert_eq!(game.options(0).len(), 16 + 3 * 5);
    game.play(0, "hero dawn temple").asks(1, "take");
}

#[test]
fn nai_r5_the_first_of_several_recruitments_may_be_another_cognar() {
    let army = "T1+o T1+o T2 T3 E5+m E9 E10 E11 F2.stone F3.wind F4.star F5.fire C5 C6 C7 C8";
    let game = turn(army, "S T2+m E8").play(0, "take S").play(0, "hero volgrir").play(0, "hero gurdan").asks(0, "hero");
    game.play(0, "hero tadgar bouclier").play(0, "hero lygdr forge").asks(1, "take");
}

/// Only mercenaries are left to seat 0, who has this army; three players.
fn only_mercenaries(army: &str, taken: &str) -> Table {
    table(&format!(
        "3p; age 2; round 4; taverns S T2+m E8 / F3.fire T3 E8+m / -; 0: coins 5/4/3/0 2, army {army}; \
         1: coins 4/3/5/s3 2, army {OTHERS} {taken}; 2: coins 3/5/4/0 2"
    ))
}

#[test]
fn nai_r5_a_postponed_recruitment_is_asked_again_and_relaxes_nothing() {
    let game = only_mercenaries("T1+o T2 E5+m E9 F2.stone C5 C6", "").play(0, "take S").asks(1, "take");
    assert_eq!(game.ranks(0), [1, 2, 2, 1, 2], "two short columns: no mercenary can come (NID-R1)");
    let game =
        game.play(1, "take T2+m").play(2, "take E8").play(2, "take E8+m").play(0, "take F3.fire").asks(0, "hero");
    assert_eq!(game.options(0).len(), 5);
    let game = game.refused(0, "hero tadgar forge", &alone("tadgar")).play(0, "hero tadgar bouclier").asks(0, "hero");
    assert_eq!(game.options(0).len(), 4 * 5);
    game.play(0, "hero dawn forge").asks(1, "take");
}

#[test]
fn nai_r5_a_postponed_recruitment_stays_postponed_without_a_line_to_complete() {
    let game = only_mercenaries("T1+o T2 E5+m E9 F2.stone C5", "").play(0, "take S").asks(1, "take");
    let game = game.play(1, "take T2+m").play(2, "take E8").play(2, "take E8+m").play(0, "take F3.fire");
    let game = game.asks(1, "take");
    assert_eq!(game.ranks(0), [1, 2, 2, 2, 1]);
}

#[test]
fn nai_r5_a_postponed_recruitment_does_not_bring_the_single_one_left() {
    let taken = "tadgar@talion lygdr@talion wal@talion akab@talion";
    let game = only_mercenaries("T1+o T2 E5+m E9 F2.stone C5 C6", taken).play(0, "take S").asks(1, "take");
    let game = game.play(1, "take T2+m").play(2, "take E8").play(2, "take E8+m").play(0, "take F3.fire");
    game.asks(1, "take");
}

#[test]
fn nai_r5_a_chain_may_begin_with_a_line_of_gaat_and_of_svara() {
    let army = "S S S T1+o T2 T3 E5+m E9 E10 C5 C6 C7";
    let game = turn(army, FORGE).play(0, "take F2.star").play(0, "hero oboron").play(0, "ally forge").asks(0, "hero");
    let game = game.refused(0, "hero tadgar bouclier", &alone("tadgar")).play(0, "hero tadgar forge");
    game.refused(0, "hero gurdan", &must_follow("gurdan")).play(0, "hero lygdr bouclier").asks(1, "take");

    let game = turn(army, FORGE).play(0, "take F2.star").play(0, "hero svara").offer("F1.wind+m S T4 E8+m C8");
    let game = game.play(0, "keep F1.wind+m").asks(0, "hero").play(0, "hero tadgar forge");
    game.refused(0, "hero gurdan", &must_follow("gurdan")).play(0, "hero lygdr bouclier").asks(1, "take");
}

#[test]
fn nai_r5_oboron_in_a_chain_ends_it() {
    let game = forge(FORGE_0_OF_5).play(0, "hero tadgar forge").play(0, "hero lygdr forge").play(0, "hero oboron");
    let game = game.play(0, "ally forge").asks(0, "hero");
    game.refused(0, "hero wal temple", &alone("wal"))
        .play(0, "hero wal forge")
        .play(0, "hero dawn temple")
        .asks(1, "take");
}

#[test]
fn nai_r5_the_places_of_a_chain_can_be_written_as_a_position() {
    let recruit = |step: &str| {
        let text = format!("2p; age 2; round 4; 0: army S S T1+o T2 E5+m E9 F2.stone C5 C6; agenda {step} round");
        table(&text).options(0).len()
    };
    assert_eq!(recruit("recruit.0"), 17 + 5);
    assert_eq!(recruit("recruit.0.bound"), 25);
    assert_eq!(recruit("recruit.0.open"), 17 + 25);
}

#[test]
fn a_mercenary_needs_a_column_and_others_have_their_own() {
    forge(FORGE_0_OF_2)
        .refused(0, "hero tadgar", "tadgar needs a column to stand in")
        .refused(0, "hero volgrir bouclier", "volgrir has a fixed place: name no column")
        .refused(0, "hero gurdan temple", "gurdan has a fixed place: name no column");
}

#[test]
fn the_rank_of_a_mercenary_counts_for_majorities() {
    let game = table("2p; round 4; 0: army F2.stone tadgar@forge; 1: army F3.wind; agenda evaluate age.2");
    assert_eq!(game.command_zone(0), "redwin");
}
