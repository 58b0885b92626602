//! Playback: every event of the log is in a frame, the last frame leads to the page as it is now, and frames hold no secret.

use std::collections::BTreeMap;

use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::{Event, Listener};
use elvaland_rules::{AnyGame, Audience, Rules, Seat, State, Turn};
use elvaland_session::{AnyView, SeenEvent, SeenStep, Visibility};
use elvaland_web::playback::{FrameKind, Playback};

use crate::kit::{Look, Played, for_both_games};

/// Keeps every event with the game right after it.
struct Heard<R: Played>(Vec<(Event, State<R>)>);

impl<R: Played> Listener<R> for Heard<R> {
    fn on_event(&mut self, event: Event, state: &State<R>) {
        self.0.push((event, state.clone()));
    }
}

/// Steps of a game: what each of them caused.
type Steps<R> = Vec<Vec<(Event, State<R>)>>;

/// Plays this number of random steps.
fn play<R: Played>(state: &mut State<R>, dealer: &mut Dealer, steps: usize) -> Steps<R> {
    let mut played = Vec::new();
    while played.len() < steps && state.turn() != Turn::Over {
        let mut heard = Heard(Vec::new());
        match state.turn() {
            Turn::Chance => {
                let draw = dealer.draw(state);
                state.draw(&draw, &mut heard).expect("a possible draw");
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("a seat is asked");
                let action = dealer.pick(state, seat);
                state.play(seat, action, &mut heard).expect("a legal action");
            }
            Turn::Over => {}
        }
        played.push(heard.0);
    }
    played
}

/// Returns the playback of the steps after the first `from` for an audience, and the page.
fn playback<R: Played>(start: &State<R>, steps: &Steps<R>, from: usize, audience: Audience) -> (Playback, String)
where
    AnyGame: From<State<R>>,
{
    let before = steps[..from].iter().flatten().last().map_or(start, |(_, state)| state);
    let now = steps.iter().flatten().last().map_or(start, |(_, state)| state);
    let view = |state: &State<R>| AnyView::of(&state.clone().into(), audience, Visibility::FULL);
    let seen = |(seq, step): (u32, &Vec<(Event, State<R>)>)| SeenStep {
        seq,
        undone_by: None,
        events: step
            .iter()
            .map(|(event, state)| SeenEvent { event: event.for_audience(audience), view: view(state) })
            .collect(),
        view: view(step.last().map_or(before, |(_, state)| state)),
    };
    let seen: Vec<SeenStep> = (from as u32..).zip(&steps[from..]).map(seen).collect();
    let look = Look::new(now, audience)
        .stepped(steps.iter().map(|step| step.iter().map(|(event, _)| *event).collect()).collect());
    let played = look.with_scene(&now.view(audience), |scene| scene.playback(from as u64, &view(before), &seen, false));
    (played.expect("views of the same game"), look.html())
}

for_both_games! {
    #[test]
    fn frames_tell_every_event_of_the_log_in_order() {
        for (seed, options) in G::variants().iter().enumerate().step_by(3) {
            let mut dealer = Dealer::new(seed as u64);
            let start = G::start(options, dealer.rng());
            let steps = play(&mut start.clone(), &mut dealer, 60);
            let (played, page) = playback(&start, &steps, 20, Audience::Seat(Seat::S0));
            let told: Vec<String> = played.frames.iter().flat_map(|frame| frame.told.clone()).collect();
            assert!(told.len() > 20, "{told:?}");
            let mut rest = page.as_str();
            let is_in_page = |sentence: &&String| page.contains(&html_escaped(sentence));
            assert_eq!(told.iter().filter(is_in_page).count(), told.len(), "all of it is in the log");
            // The log is drawn with the newest round first: the order is checked within one round.
            let round = told.iter().rposition(|sentence| sentence.contains("begins")).map_or(0, |at| at + 1);
            for sentence in &told[round..] {
                let at = rest.find(&format!("{}</a>", html_escaped(sentence))).unwrap_or_else(|| panic!("{sentence} comes later"));
                rest = &rest[at..];
            }
            // The last frame has the number of steps that the test kit gives every table.
            assert!(played.frames[..played.frames.len() - 1].is_sorted_by_key(|frame| frame.seq));
        }
    }

    #[test]
    fn after_the_last_frame_the_page_is_that_of_now() {
        for (seed, options) in G::variants().iter().enumerate().step_by(3) {
            let mut dealer = Dealer::new(seed as u64);
            let start = G::start(options, dealer.rng());
            let steps = play(&mut start.clone(), &mut dealer, 50);
            for audience in [Audience::Seat(Seat::S1), Audience::Spectator] {
                let (played, page) = playback(&start, &steps, 10, audience);
                let mut parts: BTreeMap<String, String> = BTreeMap::new();
                for frame in &played.frames {
                    parts.extend(frame.parts.iter().cloned());
                }
                parts.extend(played.question.iter().cloned());
                for (id, part) in &parts {
                    assert!(page.contains(part.as_str()), "{id}: {part}");
                }
                assert!(parts.len() > 8, "{:?}", parts.keys());
            }
        }
    }

    #[test]
    fn only_the_frame_of_the_present_answers_a_question() {
        let mut asked = 0;
        for (seed, options) in G::variants().iter().enumerate().step_by(3) {
            let mut dealer = Dealer::new(seed as u64);
            let start = G::start(options, dealer.rng());
            for count in (40..60).step_by(2) {
                let steps = play(&mut start.clone(), &mut dealer, count);
                for seat in start.table().seats() {
                    let (played, _) = playback(&start, &steps, 10, Audience::Seat(seat));
                    let (present, past) = played.frames.split_last().expect("frames");
                    let answers = |parts: &[(String, String)]| parts.iter().any(|(_, part)| part.contains("data-answer"));
                    assert!(past.iter().all(|frame| !answers(&frame.parts)), "an old frame answers");
                    asked += usize::from(answers(&present.parts));
                    let json = played.to_json();
                    assert_eq!(answers(&present.parts), json["answers"].as_array().is_some_and(|cards| !cards.is_empty()));
                }
            }
        }
        assert!(asked > 3, "cards were asked for {asked} times");
    }

    #[test]
    fn coins_of_a_tavern_are_revealed_in_one_frame() {
        let mut dealer = Dealer::new(5);
        let start = G::start(&G::variants()[2], dealer.rng());
        let players = start.players();
        let steps = play(&mut start.clone(), &mut dealer, players + 1);
        let (played, _) = playback(&start, &steps, 1, Audience::Spectator);
        let kinds: Vec<FrameKind> = played.frames.iter().map(|frame| frame.kind).collect();
        assert_eq!(kinds, [FrameKind::Ready, FrameKind::Reveal, FrameKind::Present]);
        assert_eq!(played.frames[1].told.len(), players);
    }

    #[test]
    fn a_secret_bid_changes_no_byte_of_what_others_are_played() {
        let mut dealer = Dealer::new(11);
        let start = G::start(&G::variants()[2], dealer.rng());
        let mut dealt = start.clone();
        let deal = play(&mut dealt, &mut dealer, 1);
        let legal = dealt.legal_actions(Seat::S0);
        let twin = |bid| {
            let (mut state, mut steps, mut heard) = (dealt.clone(), deal.clone(), Heard(Vec::new()));
            state.play(Seat::S0, bid, &mut heard).expect("legal");
            steps.push(heard.0);
            steps
        };
        let twins = [twin(legal[0]), twin(legal[legal.len() - 1])];
        for audience in [Audience::Seat(Seat::S1), Audience::Spectator] {
            let [one, other] = twins.each_ref().map(|steps| playback(&start, steps, 1, audience).0.to_json().to_string());
            assert_eq!(one, other, "{audience:?}");
        }
        let [one, other] = twins.each_ref().map(|steps| playback(&start, steps, 1, Audience::Seat(Seat::S0)).0.to_json().to_string());
        assert_ne!(one, other, "the bidder sees the difference");
    }
}

fn html_escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
