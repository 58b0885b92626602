//! How people play on a page: by clicks, by keys only, or by forms without a script.

use std::time::{Duration, Instant};

use serde_json::Value;
use tokio::time::sleep;

use crate::page_user::{ENTER, GLANCE, HOME, PageUser, RIGHT, TAB};

/// The timeout for the moves of others, and for the page to show an action.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long a person waits before they click again.
const SECOND_CLICK: Duration = Duration::from_secs(3);
/// The limit of decisions of a player in a game.
const DECISIONS: usize = 200;
/// The selector of all buttons that answer a question, except bids.
pub(crate) const CHOICES: &str = "[data-answer]:not([data-confirm])";

/// The input device a person plays with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hand {
    /// A mouse, or a finger.
    Pointer,
    /// Keys, and nothing else.
    Keys,
    /// Forms that load the page anew: no script helps.
    Forms,
}

/// The state of the game that a page shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Glance {
    /// The number of steps so far.
    pub(crate) seq: u64,
    pub(crate) is_asked: bool,
    pub(crate) is_bidding: bool,
    pub(crate) is_over: bool,
}

impl PageUser {
    pub(crate) async fn glances(&self) -> Glance {
        let script = "const table = document.querySelector('#table');
            return [Number(table?.dataset.latest ?? table?.dataset.seq ?? 0), table?.hasAttribute('data-asked') ?? false,
                document.querySelector('#bidding') !== null, document.querySelector('#end') !== null]";
        let seen = self.finds(script).await;
        let is = |at: usize| seen[at] == Value::Bool(true);
        Glance { seq: seen[0].as_u64().unwrap_or(0), is_asked: is(1), is_bidding: is(2), is_over: is(3) }
    }

    /// Starts a game against bots with one click on the first page.
    pub(crate) async fn plays_now(&self, game: &str, players: usize) {
        self.opens("/").await;
        self.ticks(".play-now", "game", game).await;
        self.ticks(".play-now", "players", &players.to_string()).await;
        self.chooses(".play-now [name=level]", "apprentice").await;
        self.clicks(".play-now button.main").await;
        self.awaits("#bidding").await;
    }

    /// The same by keys: arrows choose, Enter sends the form.
    pub(crate) async fn plays_now_by_keys(&self, game: &str, players: usize) {
        self.opens("/").await;
        for (name, value) in [("game", game), ("players", &players.to_string())] {
            self.tabs_to(&format!(".play-now [name={name}]"), TAB).await;
            self.tabs_to(&format!(".play-now [name={name}][value='{value}']"), &[RIGHT]).await;
        }
        self.tabs_to(".play-now [name=level]", TAB).await;
        // The weakest level is the first in the list.
        self.presses(&[HOME]).await;
        self.tabs_to(".play-now button.main", TAB).await;
        self.presses(&[ENTER]).await;
        self.awaits("#bidding").await;
    }

    /// Creates a table for friends on the first page.
    pub(crate) async fn invites(&self, game: &str, players: usize) -> String {
        self.opens("/").await;
        self.ticks(".new-table", "game", game).await;
        self.ticks(".new-table", "players", &players.to_string()).await;
        self.clicks(".new-table > button").await;
        self.awaits(".waiting .share").await;
        self.finds("return document.querySelector('.share input').value").await.as_str().expect("a link").to_owned()
    }

    /// Follows a link and sits down.
    pub(crate) async fn joins(&self, link: &str) {
        self.page().goto(link).await.expect("the link leads somewhere");
        self.clicks("#join button.main").await;
    }

    /// Lays coins of the purse at the three taverns, and confirms.
    pub(crate) async fn bids(&self, coins: [usize; 3]) {
        self.lays(coins).await;
        self.clicks("[data-confirm]").await;
    }

    /// The same, unless the page has changed meanwhile: after a bid it may show the old question for a moment longer.
    async fn bids_unless_changed(&self, coins: [usize; 3], before: Glance) {
        let laid = coins.into_iter().enumerate();
        let places = laid
            .flat_map(|(at, coin)| [format!("button[data-coin='{coin}']"), format!("button[data-slot='{}']", at + 1)]);
        for selector in places.chain(["[data-confirm]".to_owned()]) {
            let until = Instant::now() + PATIENCE;
            while let Err(error) = self.tries_to_click(&selector).await {
                if self.glances().await != before {
                    return;
                }
                assert!(Instant::now() < until, "{selector}: {error}");
                sleep(GLANCE).await;
            }
        }
    }

    /// Lays coins of the purse at the three taverns, without confirming.
    pub(crate) async fn lays(&self, coins: [usize; 3]) {
        for (at, coin) in coins.into_iter().enumerate() {
            self.clicks(&format!("button[data-coin='{coin}']")).await;
            self.clicks(&format!("button[data-slot='{}']", at + 1)).await;
        }
    }

    /// The same by keys: a digit picks a coin up, a letter lays it down, Enter confirms.
    pub(crate) async fn bids_by_keys(&self, coins: [usize; 3]) {
        // The places for coins appear when the playback of earlier steps has ended.
        self.awaits("[data-slot='3']").await;
        let letters =
            self.finds("return [1, 2, 3].map((at) => document.querySelector(`[data-slot='${at}']`).dataset.key)");
        let letters = letters.await;
        let mut keys = Vec::new();
        for (at, coin) in coins.into_iter().enumerate() {
            let letter = letters[at].as_str().and_then(|key| key.chars().next()).expect("a key");
            keys.extend([char::from_digit(coin as u32 + 1, 10).expect("a digit"), letter.to_ascii_lowercase()]);
        }
        self.presses(&keys).await;
        // While a button has the focus, Enter would press it.
        if self.is_on("button, a, summary").await {
            self.tabs_to("[data-confirm]", TAB).await;
        }
        self.presses(&[ENTER]).await;
    }

    /// Bids with the form for browsers without scripts.
    pub(crate) async fn bids_by_form(&self, coins: [usize; 3]) {
        for (at, coin) in coins.into_iter().enumerate() {
            self.clicks(&format!("label:has([name=tavern{}][value='{coin}'])", at + 1)).await;
        }
        self.clicks("[data-confirm]").await;
    }

    /// Clicks on the first choice, unless the page has made the only one meanwhile. Something may lie over it for a moment,
    /// and a card that moves while steps are shown may be missed: then a person clicks again.
    async fn takes_first_choice(&self, before: Glance) {
        let until = Instant::now() + PATIENCE;
        loop {
            let clicked = self.tries_to_click(CHOICES).await;
            let again = Instant::now() + if clicked.is_ok() { SECOND_CLICK } else { GLANCE };
            while Instant::now() < again {
                if self.glances().await != before {
                    return;
                }
                sleep(GLANCE).await;
            }
            assert!(Instant::now() < until, "{}: no answer is accepted, {clicked:?}", self.reads("#turn").await);
        }
    }

    /// The same by keys: `T` leads to the taverns, where cards lie; choices of other kinds stand right after them.
    async fn takes_first_choice_by_keys(&self, before: Glance) {
        self.presses(&['t']).await;
        if self.goes_to(CHOICES, TAB).await {
            self.presses(&[ENTER]).await;
        } else {
            assert!(self.glances().await != before, "no key leads to a choice");
        }
    }

    /// Answers what is asked, and waits until the page shows that.
    pub(crate) async fn answers(&self, hand: Hand, before: Glance) {
        match (hand, before.is_bidding) {
            (Hand::Pointer, true) => self.bids_unless_changed([0, 4, 2], before).await,
            (Hand::Keys, true) => self.bids_by_keys([0, 4, 2]).await,
            (Hand::Forms, true) => self.bids_by_form([0, 4, 2]).await,
            (Hand::Keys, false) => self.takes_first_choice_by_keys(before).await,
            (Hand::Pointer | Hand::Forms, false) => self.takes_first_choice(before).await,
        }
        self.sees_change(before).await;
    }

    /// Waits until the page shows that something was done.
    pub(crate) async fn sees_change(&self, before: Glance) {
        let until = Instant::now() + PATIENCE;
        while self.glances().await == before {
            assert!(Instant::now() < until, "nothing comes of the answer: {}", self.describes().await);
            sleep(GLANCE).await;
        }
    }

    /// Plays until the score sheet is there.
    pub(crate) async fn plays_to_the_end(&self, hand: Hand) -> usize {
        for turn in 0..DECISIONS {
            let now = self.awaits_turn(hand).await;
            if now.is_over {
                return turn;
            }
            self.answers(hand, now).await;
        }
        panic!("the game does not end");
    }

    /// Waits until it is their turn, or the game is over.
    async fn awaits_turn(&self, hand: Hand) -> Glance {
        let until = Instant::now() + PATIENCE;
        loop {
            let now = self.glances().await;
            if now.is_asked || now.is_over {
                return now;
            }
            assert!(Instant::now() < until, "nobody plays: {}", self.reads("#turn").await);
            sleep(GLANCE).await;
            if hand == Hand::Forms {
                self.reloads().await;
            }
        }
    }

    /// Plays if it is their turn.
    pub(crate) async fn plays_if_asked(&self, hand: Hand) -> Glance {
        let now = self.glances().await;
        if now.is_asked && !now.is_over {
            self.answers(hand, now).await;
        }
        now
    }

    /// Checks that the score sheet is there, in the right language.
    pub(crate) async fn sees_the_end(&self, language: &str, total: &str) {
        self.awaits("#end .sheet tfoot b").await;
        assert_eq!(self.finds("return document.documentElement.lang").await, language);
        assert_eq!(self.reads("#end .sheet tfoot th").await, total);
        assert!(self.sees("#end [data-winner]").await && self.sees("#end .course svg").await);
    }
}
