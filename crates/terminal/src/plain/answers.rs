//! Parses answers line by line, and says why one is refused.

use elvaland_rules::mechanics::{Action, COINS, Coin, SeenPurse};
use elvaland_texts::{GameTexts, Texts};

use crate::choices::Choice;
use crate::snapshot::{Hints, Snapshot};
use crate::ui::{InfoPage, own_coins};

/// A parsed answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ParsedAnswer {
    Act(Action),
    Look(InfoPage),
    Undo,
    AskHints,
    SaveRecord,
    Quit,
}

/// Parses an answer: a number of the list, its words or a unique part of them, an action as in records (`take W7`), three
/// coins for a bid, or a letter.
///
/// # Errors
/// The reason why it is not an answer, for the player.
pub(super) fn parse<R: GameTexts, P: SeenPurse>(
    texts: &Texts,
    line: &str,
    snapshot: &Snapshot<R, P>,
    listed: &[Choice],
) -> Result<ParsedAnswer, String> {
    if let Some(action) = by_record(line, snapshot) {
        return Ok(ParsedAnswer::Act(action));
    }
    if let Some(answer) = by_letter(texts, line, snapshot) {
        return answer;
    }
    let chosen = match own_coins(snapshot).filter(|_| snapshot.is_bidding()) {
        Some(coins) => bid(texts, line, &coins),
        None => by_number(texts, line, listed).unwrap_or_else(|| by_words(texts, line, listed)),
    };
    chosen.map(ParsedAnswer::Act)
}

/// Returns a bid as an example: the highest coin first, then the lowest and the middle one.
pub(super) fn example_bid(coins: &[Coin; COINS]) -> String {
    [4, 0, 2].map(|at: usize| coins[at].value().to_string()).join(" ")
}

/// Returns the coins as players name them.
pub(super) fn coin_list(texts: &Texts, coins: &[Coin; COINS]) -> String {
    coins.map(|coin| texts.coin_short(&coin.to_string())).join(", ")
}

fn not_understood(texts: &Texts, line: &str) -> String {
    texts.format("terminal-not-understood", &[("answer", line.into())])
}

/// Parses a single letter; `None` for anything else.
fn by_letter<R: GameTexts, P>(
    texts: &Texts,
    line: &str,
    snapshot: &Snapshot<R, P>,
) -> Option<Result<ParsedAnswer, String>> {
    // What newcomers type.
    let line = match line.to_lowercase().as_str() {
        "help" => "?",
        "quit" | "exit" => "q",
        _ => line,
    };
    let mut letters = line.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else { return None };
    let letter = letter.to_ascii_uppercase();
    let allowed = |is: bool, answer, refused| if is { Ok(answer) } else { Err(texts.get(refused)) };
    Some(match letter {
        'Q' => Ok(ParsedAnswer::Quit),
        'U' => allowed(snapshot.can_undo, ParsedAnswer::Undo, "terminal-refused-undo"),
        'K' => allowed(snapshot.hints != Hints::Off, ParsedAnswer::AskHints, "terminal-refused-hint"),
        'R' => allowed(snapshot.is_over(), ParsedAnswer::SaveRecord, "terminal-refused-record"),
        _ => Ok(ParsedAnswer::Look(InfoPage::KEYS.into_iter().find(|&(key, _)| key == letter)?.1)),
    })
}

/// Parses a number of the list; `None` if it is not a number.
fn by_number(texts: &Texts, line: &str, listed: &[Choice]) -> Option<Result<Action, String>> {
    let number = line.parse::<usize>().ok()?;
    let chosen = number.checked_sub(1).and_then(|at| listed.get(at)?.action);
    Some(chosen.ok_or_else(|| {
        let last = listed.iter().filter(|choice| choice.action.is_some()).count();
        texts.format("terminal-refused-number", &[("answer", line.into()), ("last", last.into())])
    }))
}

/// Returns the legal action written like this in records.
fn by_record<R: GameTexts, P>(line: &str, snapshot: &Snapshot<R, P>) -> Option<Action> {
    let words = line.split_whitespace().collect::<Vec<_>>().join(" ");
    let table = snapshot.view.table();
    snapshot.legal.iter().copied().find(|&action| table.display_action(action).to_string().eq_ignore_ascii_case(&words))
}

/// Parses a bid of three coins, each by value or as in records.
fn bid(texts: &Texts, line: &str, coins: &[Coin; COINS]) -> Result<Action, String> {
    let words: Vec<&str> = line.split([' ', ',', '/']).filter(|word| !word.is_empty()).collect();
    if words.is_empty() || !words.iter().all(|word| word.contains(|letter: char| letter.is_ascii_digit())) {
        return Err(not_understood(texts, line));
    }
    let mut left = coins.to_vec();
    let mut laid = Vec::new();
    for &word in &words {
        let is_named = |coin: &Coin| coin.to_string() == word || coin.value().to_string() == word;
        match left.iter().position(is_named) {
            Some(at) => laid.push(left.remove(at)),
            None => {
                let id = if coins.iter().any(is_named) { "terminal-refused-twice" } else { "terminal-refused-coin" };
                return Err(texts.format(id, &[("coin", word.into()), ("coins", coin_list(texts, coins).into())]));
            }
        }
    }
    let laid = <[Coin; 3]>::try_from(laid);
    laid.map(Action::Bid).map_err(|laid| {
        let facts = [("count", laid.len().into()), ("bid", example_bid(coins).into())];
        texts.format("terminal-refused-count", &facts)
    })
}

/// Returns the only choice whose words equal, start with or contain the line.
fn by_words(texts: &Texts, line: &str, listed: &[Choice]) -> Result<Action, String> {
    let wanted = line.to_lowercase();
    if wanted.is_empty() {
        return Err(not_understood(texts, line));
    }
    let matching = |is: &dyn Fn(&str) -> bool| -> Vec<&Choice> {
        listed.iter().filter(|choice| is(&choice.words.to_lowercase())).collect()
    };
    let mut found = matching(&|words| words == wanted);
    if found.is_empty() {
        found = matching(&|words| words.starts_with(&wanted));
    }
    if found.is_empty() {
        found = matching(&|words| words.contains(&wanted));
    }
    match found.as_slice() {
        [] => Err(not_understood(texts, line)),
        [one] => one.action.ok_or_else(|| texts.labelled(&one.words, &one.about)),
        several => {
            let choices: Vec<&str> = several.iter().map(|choice| choice.words.as_str()).collect();
            let facts = [("answer", line.into()), ("choices", choices.join(" · ").into())];
            Err(texts.format("terminal-refused-several", &facts))
        }
    }
}
