//! Texts about the table for both interfaces: the question, advice, and the pages of information.

use elvaland_assessment::{AssessedOption, explanations};
use elvaland_rules::mechanics::{Event, Hero, SeenPurse};
use elvaland_rules::{Seat, SeatSet};
use elvaland_texts::{GameTexts, Section, Texts, Topic};

use crate::snapshot::{Hints, Snapshot};
use crate::ui::InfoPage;

/// Returns what the player has to do, or whom the game waits for.
pub(crate) fn sentence<R: GameTexts, P: SeenPurse>(texts: &Texts, snapshot: &Snapshot<R, P>) -> String {
    let turn = || texts.turn(&snapshot.view, &snapshot.names);
    if snapshot.is_over() {
        let winners = texts.winners(&snapshot.view, &snapshot.names);
        return winners.map_or_else(turn, |winners| format!("{}. {winners}", turn()));
    }
    if snapshot.bid.is_some() {
        return texts.get("page-bid-in");
    }
    if snapshot.legal.is_empty() || snapshot.is_shared { turn() } else { texts.asked_of_you(&snapshot.view) }
}

/// Returns the result of a finished game: who has won, and the score of every player part by part.
pub fn result<R: GameTexts, P: SeenPurse>(texts: &Texts, snapshot: &Snapshot<R, P>) -> String {
    let texts = texts.for_game(R::NAME);
    let scores = texts.table_section(&snapshot.view, &snapshot.names, snapshot.scores, Section::Scores);
    format!("{}.\n{}", sentence(texts, snapshot), scores.trim_end())
}

/// The number of choices in an advice.
pub(crate) const HINTS: usize = 3;

/// Returns the advice of the strongest bot with win rates, and why the best option is good; `None` unless it was asked.
pub(crate) fn hints<R: GameTexts, P: SeenPurse>(texts: &Texts, snapshot: &Snapshot<R, P>) -> Option<String> {
    let line = texts.get("page-hint-line");
    match &snapshot.hints {
        Hints::Off | Hints::Ready => None,
        Hints::Thinking => Some(format!("{line} …")),
        Hints::Given(options) => {
            let told: Vec<String> = options.iter().take(HINTS).map(|it| option(texts, snapshot, it)).collect();
            let reasons = texts.reasons(R::NAME, &snapshot.names, &explanations(options));
            let best = reasons.into_iter().next().unwrap_or_default();
            Some(format!("{}. {best}", texts.labelled(&line, &told.join(" · "))))
        }
    }
}

/// Returns the advice of the strongest bot, a line for each option with its win rate and its reasons; empty unless it was asked.
pub(crate) fn hints_with_reasons<R: GameTexts, P: SeenPurse>(texts: &Texts, snapshot: &Snapshot<R, P>) -> Vec<String> {
    let Hints::Given(options) = &snapshot.hints else { return Vec::new() };
    let reasons = texts.reasons(R::NAME, &snapshot.names, &explanations(options));
    let told = options.iter().zip(reasons).map(|(it, why)| format!("{}. {why}", option(texts, snapshot, it)));
    std::iter::once(texts.labelled(&texts.get("page-hint-line"), "")).chain(told).collect()
}

/// Returns an option with its win rate.
fn option<R: GameTexts, P: SeenPurse>(texts: &Texts, snapshot: &Snapshot<R, P>, it: &AssessedOption) -> String {
    format!("{} ({})", texts.action(snapshot.view.table(), it.action), texts.percent(it.win))
}

/// Returns the lines of a page.
pub(crate) fn page<R: GameTexts, P: SeenPurse>(
    texts: &Texts,
    snapshot: &Snapshot<R, P>,
    page: InfoPage,
) -> Vec<String> {
    let section = |section| lines(&texts.table_section(&snapshot.view, &snapshot.names, snapshot.scores, section));
    let seats: SeatSet = snapshot.view.table().seats().collect();
    match page {
        InfoPage::Taverns => section(Section::Taverns),
        InfoPage::Army => section(Section::Players(snapshot.player.map_or(seats, SeatSet::only))),
        InfoPage::Opponents => section(Section::Players(snapshot.player.map_or(seats, |player| seats.without(player)))),
        InfoPage::Coins => section(Section::Coins),
        InfoPage::Scores => section(Section::Scores),
        InfoPage::Supplies => section(Section::Supplies),
        InfoPage::Log => log(texts, snapshot),
        InfoPage::Heroes => heroes(texts, snapshot),
        InfoPage::Whole => lines(&texts.table_with(&snapshot.view, &snapshot.names, snapshot.scores)),
        InfoPage::Help => [keys(texts), vec![String::new()], rules::<R>(texts)].concat(),
    }
}

/// Returns the title of a page.
pub(crate) fn title(texts: &Texts, page: InfoPage) -> String {
    texts.get(match page {
        InfoPage::Taverns => "page-key-taverns",
        InfoPage::Army => "page-key-army",
        InfoPage::Opponents => "page-key-opponents",
        InfoPage::Coins => "terminal-key-coins",
        InfoPage::Scores => "page-key-scores",
        InfoPage::Log => "page-key-log",
        InfoPage::Supplies => "terminal-key-supplies",
        InfoPage::Heroes => "terminal-key-heroes",
        InfoPage::Whole => "terminal-key-whole",
        InfoPage::Help => "page-key-help",
    })
}

fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::to_owned).collect()
}

/// Returns the log as sentences, the oldest first.
pub(crate) fn log<R: GameTexts, P: SeenPurse>(texts: &Texts, snapshot: &Snapshot<R, P>) -> Vec<String> {
    snapshot.log.iter().filter_map(|&event| happened(texts, snapshot, event)).collect()
}

/// Returns an event as a sentence; `None` for events that are shown otherwise, such as a bid being in.
pub(crate) fn happened<R: GameTexts, P>(texts: &Texts, snapshot: &Snapshot<R, P>, event: Event) -> Option<String> {
    match event {
        Event::Ready(_) => None,
        event => texts.event(snapshot.view.table().rules(), &snapshot.names, snapshot.view.audience(), event),
    }
}

/// Returns every hero with power and owner.
fn heroes<R: GameTexts, P: SeenPurse>(texts: &Texts, snapshot: &Snapshot<R, P>) -> Vec<String> {
    let table = snapshot.view.table();
    let owner = |hero: Hero| table.seats().find(|&seat: &Seat| table.army(seat).heroes().contains(hero));
    let told = |hero: Hero| {
        let name = texts.hero(R::NAME, R::hero_name(hero));
        let power = texts.hero_power(R::NAME, R::hero_name(hero)).unwrap_or_default();
        let owner = owner(hero).map(|_| format!(" ({})", texts.not_recruitable(&snapshot.view, &snapshot.names, hero)));
        texts.labelled(&name, &format!("{power}{}", owner.unwrap_or_default()))
    };
    table.rules().heroes().iter().map(told).collect()
}

/// Returns the keys of the full screen.
fn keys(texts: &Texts) -> Vec<String> {
    let answering = ["page-key-coin", "terminal-key-lay", "page-key-clear", "page-key-confirm", "terminal-key-choose"];
    let others = ["terminal-key-undo", "terminal-key-hint", "terminal-key-quit"];
    let keys = answering.into_iter().chain(others).map(|id| texts.get(id));
    keys.chain(InfoPage::KEYS.map(|(_, page)| title(texts, page))).collect()
}

/// Returns the scoring of the columns and other rules.
pub(crate) fn rules<R: GameTexts>(texts: &Texts) -> Vec<String> {
    let scoring = R::COLUMNS.iter().filter_map(|column| texts.scoring(R::NAME, column));
    let topics = [Topic::Line, Topic::Pouch, Topic::Treasure, Topic::Evaluation];
    scoring.chain(topics.map(|topic| texts.explained(R::NAME, topic))).collect()
}
