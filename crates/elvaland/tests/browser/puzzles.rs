//! Puzzles: solved on the table by a click, and rated by the browser.

use elvaland_analysis::puzzles::{MinedPuzzle, collection};
use elvaland_rules::GameName;

use crate::browser::Setup;
use crate::page_user::PageUser;
use crate::site::{Site, tell};

/// Returns two puzzles that are answered by taking a card.
fn picks(game: GameName) -> [&'static MinedPuzzle; 2] {
    let mut picks = collection(game).iter().filter(|puzzle| puzzle.played.starts_with("take"));
    [picks.next(), picks.next()].map(|pick| pick.expect("a pick"))
}

/// Opens a puzzle and takes a card.
async fn answers(person: &PageUser, game: GameName, puzzle: &MinedPuzzle, action: &str) {
    person.opens(&format!("/puzzles/{game}/{}", puzzle.number)).await;
    person.awaits("#puzzle").await;
    person.clicks(&format!(".card-button[value='{action}']")).await;
    person.awaits("#puzzle[data-solved]").await;
}

/// Returns the rating that the page shows.
async fn rating(person: &PageUser) -> i64 {
    let text = person.reads(".rating").await;
    let digits: String = text.chars().skip_while(|it| !it.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
    digits.parse().unwrap_or_else(|_| panic!("no rating: {text}"))
}

#[test]
fn a_solved_puzzle_raises_the_rating_which_survives_a_reload() {
    tell(async |site: &mut Site| {
        let game = GameName::Nidavellir;
        let [one, other] = picks(game);
        let ada = site.stranger(Setup::default()).await;
        ada.opens("/puzzles").await;
        assert_eq!(rating(&ada).await, 1200, "a newcomer");
        answers(&ada, game, one, &one.options[0].0).await;
        assert!(ada.reads(".rating").await.contains("(+"), "{}", ada.reads(".rating").await);
        let raised = rating(&ada).await;
        assert!(raised > 1200 || one.rating == 800);
        ada.opens(&format!("/puzzles/{game}/{}", one.number)).await;
        assert_eq!(rating(&ada).await, raised, "it is kept");
        // Only the first answer counts.
        answers(&ada, game, one, &one.played).await;
        assert!(ada.sees("#puzzle[data-solved=false]").await);
        assert_eq!((rating(&ada).await, ada.reads(".rating").await.contains('(')), (raised, false));
        answers(&ada, game, other, &other.played).await;
        let lowered = rating(&ada).await;
        assert!(lowered <= raised, "{raised}, {lowered}");
        let next = ada.finds("return document.querySelector('#puzzle [data-next]').getAttribute('href')").await;
        let tried = [one, other].map(|puzzle| format!("/puzzles/{game}/{}", puzzle.number));
        assert!(!tried.iter().any(|path| next == path.as_str()), "{next} was tried");
        ada.clicks("#puzzle [data-next]").await;
        ada.awaits("#puzzle:not([data-solved])").await;
        ada.opens("/puzzles").await;
        assert_eq!(rating(&ada).await, lowered);
        assert!(ada.reads(".progress").await.contains("1 of 2"));
        ada.finds("window.confirm = () => true; return true").await;
        ada.clicks("[data-reset]").await;
        assert_eq!(rating(&ada).await, 1200, "all is forgotten");
        assert!(!ada.sees(".progress:not([hidden])").await);
        ada.is_content().await;
    });
}

#[test]
fn puzzles_work_without_a_script() {
    tell(async |site: &mut Site| {
        let game = GameName::Nains;
        let [one, _] = picks(game);
        let ada = site.stranger(Setup { scripts: false, ..Setup::default() }).await;
        ada.opens("/puzzles").await;
        ada.clicks(".collection[data-game=nains] a.main").await;
        ada.awaits("#puzzle").await;
        answers(&ada, game, one, &one.options[0].0).await;
        assert!(ada.sees("#puzzle[data-solved=true]").await);
        assert!(!ada.sees(".rating:not([hidden])").await, "only the script knows it");
        ada.clicks("#puzzle [data-next]").await;
        ada.awaits("#puzzle:not([data-solved])").await;
    });
}
