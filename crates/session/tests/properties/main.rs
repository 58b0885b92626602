//! Properties of any session: it equals its record, and hidden facts do not change what a viewer receives.

mod kit;
mod past;

use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Draw, Event, Place, Tavern};
use elvaland_rules::record::RecordFormat;
use elvaland_rules::{Action, Audience, GameName, Seat, State, with_state};
use elvaland_session::{AppliedStep, PlayedStep, Session, Visibility};
use proptest::prelude::*;

use kit::{Attempt, attempts, begin, run};

/// Everything that leaves a session towards `audience`, as text.
fn received(session: &Session, audience: Audience, visibility: Visibility) -> Vec<String> {
    let mut all = vec![
        session.view(audience, visibility).to_text(visibility.scores),
        format!("{:?}", session.log(audience, visibility)),
        format!("{:?}", session.since(0, audience, visibility)),
        format!("{:?}", Seat::ALL.map(|seat| session.can_undo(seat))),
        format!("{:?} {:?}", session.waiting_for(), session.forced()),
    ];
    if let Audience::Seat(seat) = audience {
        all.push(format!("{:?} {:?}", session.pending(seat), session.game().legal_actions(seat)));
    }
    for seq in 0..session.seq() {
        let earlier = session.at(seq, visibility);
        all.push(format!("{:?}", earlier.map(|game| elvaland_session::AnyView::of(&game, audience, visibility))));
    }
    all
}

/// Rebuilds the session with other secrets that `audience` cannot know: bids and offers of a sampled world.
fn twin(session: &Session, audience: Audience, dealer: &mut Dealer) -> Option<Session> {
    with_state!(session.game(), state => twin_of(session, state, audience, dealer))
}

fn twin_of<R: RecordFormat>(
    session: &Session,
    state: &State<R>,
    audience: Audience,
    dealer: &mut Dealer,
) -> Option<Session> {
    let world = State::<R>::sample(&state.view(audience), dealer.rng());
    let applied = session.applied_since(0);
    let is_open = |step: &AppliedStep| {
        step.events.iter().any(|applied| matches!(applied.event, Event::CoinsBack | Event::RoundBegins(_)))
    };
    let round = applied.iter().rposition(is_open).map_or(0, |at| at + 1);
    // A coin that was exchanged on a tavern is not the coin that was bid there.
    let is_exchange = |step: &AppliedStep| {
        step.events.iter().any(|applied| matches!(applied.event, Event::Exchanged { at: Place::Tavern(_), .. }))
    };
    if applied[round..].iter().any(is_exchange) {
        return None;
    }
    let mut records: Vec<_> = applied[..round].iter().map(|step| step.record.clone()).collect();
    let mut replay = Session::replay(session.name(), session.header(), &records).expect("the same beginning");
    for step in &applied[round..] {
        let played = match step.played {
            PlayedStep::Choice(seat, Action::Bid(_)) => {
                let bid = Tavern::ALL.map(|tavern| world.purse(seat).bid(tavern));
                let [Some(one), Some(two), Some(three)] = bid else { return None };
                PlayedStep::Choice(seat, Action::Bid([one, two, three]))
            }
            PlayedStep::Draw(Draw::Offer(_)) if !world.offer().is_empty() => {
                PlayedStep::Draw(Draw::Offer(*world.offer()))
            }
            played => played,
        };
        let record = with_state!(replay.game(), state => match played {
            PlayedStep::Choice(seat, action) => state.step_of(seat, action),
            PlayedStep::Draw(draw) => state.step_of_draw(&draw),
            PlayedStep::Undo(_) => step.record.clone(),
        });
        records.push(record);
        replay = Session::replay(session.name(), session.header(), &records).ok()?;
    }
    for seat in session.game().asked().iter().filter(|&seat| session.pending(seat).is_some()) {
        let legal = session.game().legal_actions(seat);
        let bid = if audience.sees(seat) { session.pending(seat)? } else { legal[dealer.below(legal.len())] };
        replay.restore_bid(seat, bid).expect("a legal bid");
    }
    Some(replay)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_session_equals_its_record(
        attempts in attempts(), seed in any::<u64>(), players in 2..=5usize, which in 0..2usize,
    ) {
        let mut dealer = Dealer::new(seed);
        let mut session = begin(GameName::ALL[which], players, &mut dealer);
        let mut steps = session.applied_since(0);
        steps.extend(run(&mut session, &attempts, &mut dealer));
        for seq in 0..=session.seq() {
            prop_assert_eq!(&session.applied_since(seq), &steps[seq as usize..]);
            if let Some(last) = seq.checked_sub(1) {
                let game = session.at(seq, Visibility::FULL);
                prop_assert_eq!(game.as_ref(), Ok(&steps[last as usize].after));
            }
        }
        let records = session.record_steps();
        let replayed = Session::replay(session.name(), session.header(), &records).expect("its own record");
        prop_assert_eq!(replayed.game(), session.game());
        let all = (Audience::Open, Visibility::FULL);
        prop_assert_eq!(replayed.log(all.0, all.1), session.log(all.0, all.1));
        for seat in Seat::ALL {
            prop_assert_eq!(replayed.can_undo(seat), session.can_undo(seat));
        }
        // The record of the standing steps leads to the same game, unless it ends between two bids.
        let course = session.course();
        if let Some(last) = course.stops.last() {
            prop_assert_eq!(&session.at_step(last.step, Visibility::FULL).expect("a moment"), session.game());
        }
    }

    #[test]
    fn hidden_facts_do_not_change_what_a_viewer_receives(
        attempts in attempts(), seed in any::<u64>(), players in 2..=4usize, which in 0..2usize, memory in any::<bool>(),
    ) {
        let mut dealer = Dealer::new(seed);
        let mut session = begin(GameName::ALL[which], players, &mut dealer);
        run(&mut session, &attempts, &mut dealer);
        let visibility = Visibility { memory, ..Visibility::FULL };
        for audience in Seat::first(players).map(Audience::Seat).chain([Audience::Spectator]) {
            if let Some(twin) = twin(&session, audience, &mut dealer) {
                prop_assert_eq!(received(&twin, audience, visibility), received(&session, audience, visibility));
            }
        }
    }
}

#[test]
fn twins_differ_in_what_is_hidden() {
    let (mut differing, mut dealer) = (0, Dealer::new(4));
    for seed in 0..20u16 {
        let mut session = begin(GameName::ALL[usize::from(seed % 2)], 3, &mut dealer);
        let submit = |at| Attempt::Submit { seat: usize::from(at % 3), choice: at * 7 + seed };
        run(&mut session, &(0..seed + 4).map(submit).collect::<Vec<_>>(), &mut dealer);
        let twin = twin(&session, Audience::Spectator, &mut dealer);
        differing += usize::from(twin.is_some_and(|twin| {
            twin.game() != session.game() || Seat::ALL.iter().any(|&seat| twin.pending(seat) != session.pending(seat))
        }));
    }
    assert!(differing > 5, "{differing} of 20 twins differ");
}
