//! Properties of earlier moments: they equal those of the session, and hide what it hides.

use std::fmt;
use std::sync::Arc;

use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Event, Face, SeenPurse};
use elvaland_rules::{Audience, GameName, Scores, Seat};
use elvaland_session::{
    AnyView, Moment, NoSuchMoment, Past, SeatSnapshot, Session, Status, Stop, TableOptions, TableSnapshot, Visibility,
    with_view,
};
use proptest::prelude::*;
use serde_json::Value;

use crate::kit::{attempts, begin, finish, run};

/// A table with a session, looked at by one audience.
struct Watched {
    session: Session,
    audience: Audience,
    visibility: Visibility,
}

impl fmt::Debug for Watched {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Watched { session, audience, visibility } = self;
        write!(f, "{audience:?}, {visibility:?}, {} {:?}", session.name().name(), session.record_steps())
    }
}

impl Watched {
    fn is_over(&self) -> bool {
        self.session.game().is_over()
    }

    /// Returns the table as it is now.
    fn table(&self) -> TableSnapshot {
        let Watched { session, audience, visibility } = self;
        let seat = || SeatSnapshot::new(elvaland_session::Occupant::Person { stand_in: None }, None);
        let seats = (0..session.game().players()).map(|_| seat()).collect();
        let own = match *audience {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectator | Audience::Open => None,
        };
        let open = TableSnapshot::open(String::new(), TableOptions::new(session.name(), Value::Null), seats);
        let status = if self.is_over() { Status::Over } else { Status::Running };
        let begun = TableSnapshot { status, audience: *audience, own, seq: session.seq().into(), ..open };
        let mut table = begun.with_game(session, *visibility);
        table.add_details(session, *visibility, self.is_over().then(|| Arc::new(session.course())), None);
        table
    }

    fn past(&self, moment: Moment) -> Past {
        Past::new(self.table(), Some(self.session.clone()), self.visibility, moment)
    }

    /// Returns what may be seen now of the moment after `seq` steps.
    fn view_at(&self, seq: u32) -> AnyView {
        self.session.view_at(seq, self.audience, self.visibility).expect("a moment that has come")
    }

    /// Returns what may be seen of the moment after `step` steps, not counting those that were taken back.
    fn view_at_step(&self, step: u32) -> AnyView {
        let game = self.session.at_step(step, self.visibility).expect("a moment that may be seen");
        AnyView::of(&game, self.audience, self.visibility.at(self.session.game()))
    }

    /// Returns the number of steps before the one that began the current round.
    fn round_start(&self) -> u32 {
        let begins = |event: &Event| matches!(event, Event::RoundBegins(_) | Event::AgeBegins(_));
        let steps = self.session.applied_since(0);
        let start = steps.iter().rposition(|step| step.events.iter().any(|applied| begins(&applied.event)));
        u32::try_from(start.unwrap_or(0)).expect("few steps")
    }
}

/// Returns true if `view` shows a coin of another player than its audience.
fn shows_coins_of_others(view: &AnyView, audience: Audience) -> bool {
    with_view!(view, view => view.table().seats().filter(|&seat| !audience.sees(seat)).any(|seat| {
        let purse = view.purse(seat);
        purse.known_coins().is_some() || purse.laid().iter().any(|laid| matches!(laid.face, Face::Known(_)))
    }))
}

/// Returns true if `event` shows a coin of another player than `audience`.
fn is_coin_of_others(event: &Event, audience: Audience) -> bool {
    match *event {
        Event::Revealed(seat, ..) | Event::PouchShown(seat, _) | Event::Exchanged { seat, .. } => !audience.sees(seat),
        _ => false,
    }
}

fn watched() -> impl Strategy<Value = Watched> {
    let viewer = (0..4usize, any::<bool>(), any::<bool>());
    (attempts(), any::<u64>(), 2..=3usize, 0..2usize, viewer, any::<bool>()).prop_map(
        |(attempts, seed, players, which, (viewer, memory, hides_scores), is_finished)| {
            let mut dealer = Dealer::new(seed);
            let mut session = begin(GameName::ALL[which], players, &mut dealer);
            run(&mut session, &attempts, &mut dealer);
            if is_finished {
                finish(&mut session, &mut dealer);
            }
            let audience = Seat::first(players).nth(viewer).map_or(Audience::Spectator, Audience::Seat);
            let scores = if hides_scores { Scores::Hidden } else { Scores::Shown };
            Watched { session, audience, visibility: Visibility { memory, scores } }
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_look_back_shows_what_the_session_shows_of_that_seq(watched in watched()) {
        let Watched { session, audience, visibility } = &watched;
        let hidden = if visibility.memory && !watched.is_over() { watched.round_start() } else { 0 };
        for seq in 0..=session.seq() {
            let look = watched.past(Moment::Seq(seq.into())).look();
            // The step that begins a round is shown, the moment before it is of the round before.
            if hidden > 0 && seq <= hidden {
                prop_assert_eq!(look.err(), Some(NoSuchMoment::Hidden));
                continue;
            }
            let table = look.expect("a moment that may be seen");
            prop_assert_eq!(table.seq, u64::from(seq));
            // Of a finished game, too, the look back shows what was known then.
            let game = session.at(seq, Visibility::FULL).expect("a moment that has come");
            prop_assert_eq!(table.view.as_ref(), Some(&AnyView::of(&game, *audience, *visibility)));
            prop_assert_eq!(table.scores, visibility.at(&game).scores);
            prop_assert!(watched.is_over() || table.view == Some(watched.view_at(seq)));
            prop_assert_eq!(table.outcome.is_some(), watched.is_over() && seq == session.seq());
        }
        let later = watched.past(Moment::Seq(u64::from(session.seq()) + 1)).look();
        prop_assert_eq!(later.err(), Some(NoSuchMoment::Later));
    }

    #[test]
    fn a_look_back_shows_what_the_session_shows_of_that_step(watched in watched()) {
        let Watched { session, visibility, .. } = &watched;
        let stops: Vec<Stop> = session.course().stops;
        for step in 0..=session.step() + 1 {
            let look = watched.past(Moment::Step(step)).look();
            if visibility.memory && !watched.is_over() {
                prop_assert_eq!(look.err(), Some(NoSuchMoment::Hidden));
                continue;
            }
            let table = look.expect("a moment that may be seen");
            let stop = stops.iter().find(|stop| stop.step >= step).or(stops.last()).expect("a stop");
            prop_assert_eq!(table.view, Some(watched.view_at_step(stop.step)));
            prop_assert_eq!(table.details.moment.map(|moment| moment.step()), Some(stop.step));
            prop_assert_eq!(table.bid, None);
            prop_assert_eq!(table.outcome.is_some(), watched.is_over() && stop.step == session.step());
        }
    }

    #[test]
    fn steps_since_a_moment_show_what_the_session_shows(watched in watched(), until in any::<prop::sample::Index>()) {
        let session = &watched.session;
        let views: Vec<AnyView> = (0..=session.seq()).map(|seq| watched.view_at(seq)).collect();
        let until = u32::try_from(until.index(session.seq() as usize + 1)).expect("few steps");
        for (moment, end) in [(Moment::Now, session.seq()), (Moment::Seq(until.into()), until)] {
            for since in 0..=end {
                let Ok(found) = watched.past(moment).steps_since(since) else {
                    prop_assert!(watched.past(moment).look().is_err());
                    continue;
                };
                prop_assert_eq!(found.is_cut, found.since > since);
                prop_assert_eq!(found.before.as_ref(), views.get(found.since as usize));
                let seqs: Vec<u32> = found.steps.iter().map(|step| step.seq).collect();
                prop_assert_eq!(seqs, (found.since..end).collect::<Vec<_>>());
                for step in &found.steps {
                    prop_assert_eq!(&step.view, &views[step.seq as usize + 1]);
                }
            }
        }
    }

    #[test]
    fn steps_until_a_step_leave_out_what_was_taken_back(watched in watched(), until in any::<prop::sample::Index>()) {
        let Watched { session, visibility, .. } = &watched;
        let until = u32::try_from(until.index(session.step() as usize + 1)).expect("few steps");
        if visibility.memory && !watched.is_over() {
            let found = watched.past(Moment::Step(until)).steps_since(0);
            prop_assert_eq!(found.err(), Some(NoSuchMoment::Hidden));
            return Ok(());
        }
        let views: Vec<AnyView> = (0..=session.step()).map(|step| watched.view_at_step(step)).collect();
        for since in 0..=until {
            let found = watched.past(Moment::Step(until)).steps_since(since).expect("a moment that may be seen");
            let end = found.table.details.moment.as_ref().expect("an earlier moment").step();
            prop_assert_eq!(found.before.as_ref(), views.get(found.since as usize));
            let seqs: Vec<u32> = found.steps.iter().map(|step| step.seq).collect();
            prop_assert_eq!(seqs, (found.since..end).collect::<Vec<_>>());
            for step in &found.steps {
                prop_assert_eq!(step.undone_by, None);
                prop_assert_eq!(&step.view, &views[step.seq as usize + 1]);
            }
        }
    }

    #[test]
    fn memory_mode_shows_no_coins_of_earlier_rounds(watched in watched()) {
        let watched = Watched { visibility: Visibility { memory: true, ..watched.visibility }, ..watched };
        let (audience, round) = (watched.audience, watched.round_start());
        prop_assume!(!watched.is_over());
        for since in 0..watched.session.seq() {
            let found = watched.past(Moment::Now).steps_since(since).expect("a running game");
            let before = found.before.as_ref().expect("a moment");
            prop_assert!(round == 0 || found.since > round || !shows_coins_of_others(before, audience));
            for step in found.steps.iter().filter(|step| step.seq < round) {
                prop_assert!(!shows_coins_of_others(&step.view, audience));
                for seen in &step.events {
                    prop_assert!(!shows_coins_of_others(&seen.view, audience), "{:?}", seen.event);
                    prop_assert!(!is_coin_of_others(&seen.event, audience), "{:?}", seen.event);
                }
            }
        }
    }

    /// Two games that part after the decision give the same puzzle.
    #[test]
    fn a_puzzle_shows_nothing_later_than_its_step(
        attempts in attempts(), seed in any::<u64>(), players in 2..=3usize, which in 0..2usize,
    ) {
        let mut dealer = Dealer::new(seed);
        let mut session = begin(GameName::ALL[which], players, &mut dealer);
        run(&mut session, &attempts, &mut dealer);
        finish(&mut session, &mut dealer);
        let decisions = session.decisions();
        for decision in decisions.iter().step_by(5) {
            let (seat, step) = (decision.seat, decision.step);
            let until = session.until_step(step).expect("a step of the game");
            let mut other = until.clone();
            finish(&mut other, &mut dealer);
            let [puzzle, twin] = [session.clone(), other].map(|session| {
                let watched = Watched { session, audience: Audience::Seat(seat), visibility: Visibility::FULL };
                watched.past(Moment::Step(step)).look().expect("a finished game").into_puzzle(seat, step)
            });
            prop_assert_eq!(format!("{:?}", puzzle), format!("{:?}", twin));
            prop_assert_eq!(puzzle.view, Some(AnyView::of(&decision.game, Audience::Seat(seat), Visibility::FULL)));
            prop_assert_eq!(puzzle.legal, decision.game.legal_actions(seat).to_vec());
            prop_assert_eq!(puzzle.details.log, until.log(Audience::Seat(seat), Visibility::FULL));
            prop_assert_eq!(puzzle.details.course.as_deref(), Some(&until.course()));
            prop_assert!(puzzle.outcome.is_none() && puzzle.rematch.is_none() && puzzle.status == Status::Running);
        }
    }
}
