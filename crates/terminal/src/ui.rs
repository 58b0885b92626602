//! State of the user interface: draft, cursor, open page; and what the player's intents do to it.

use elvaland_rules::mechanics::{Action, COINS, Coin, SeenPurse, Tavern};
use elvaland_texts::{GameTexts, Texts};

use crate::choices::choices;
use crate::draft::BidDraft;
use crate::replay::Jump;
use crate::snapshot::Snapshot;
use crate::table::TerminalTable;

/// A page of information about the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InfoPage {
    /// The taverns and the order of play.
    Taverns,
    /// The player's army.
    Army,
    /// The other players.
    Opponents,
    /// The coins of all players.
    Coins,
    /// The scores.
    Scores,
    /// The log.
    Log,
    /// Heroes, coins and cards that are left.
    Supplies,
    /// The powers of the heroes.
    Heroes,
    /// The whole table as text, the same as the text view of a page.
    Whole,
    /// Keys and rules.
    Help,
}

impl InfoPage {
    /// The pages with their keys.
    pub const KEYS: [(char, InfoPage); 10] = [
        ('T', InfoPage::Taverns),
        ('A', InfoPage::Army),
        ('O', InfoPage::Opponents),
        ('C', InfoPage::Coins),
        ('S', InfoPage::Scores),
        ('L', InfoPage::Log),
        ('D', InfoPage::Supplies),
        ('H', InfoPage::Heroes),
        ('W', InfoPage::Whole),
        ('?', InfoPage::Help),
    ];
}

/// The command of a key or click.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Intent {
    /// Pick up a coin of the purse.
    Pick(usize),
    /// Lay the coin at a tavern.
    Lay(Tavern),
    /// Take all coins back.
    Clear,
    /// Move the cursor, or scroll, by this many lines.
    Move(i32),
    /// Choose the entry at this index of the list.
    Choose(usize),
    /// Confirm the bid or the marked choice.
    Confirm,
    /// Withdraw the bid or take back the last choice.
    Undo,
    /// Ask the strongest bot for advice.
    AskHints,
    /// Open or close a page.
    Look(InfoPage),
    /// Close the page.
    Close,
    /// Save the record of the game.
    SaveRecord,
    /// Quit; the game can be resumed.
    Quit,
    /// Go to another step of a recorded game.
    Go(Jump),
    /// Show a recorded game to the next audience.
    NextAudience,
    /// Enter a digit of the step to go to.
    Write(usize),
}

/// The mode of the screen: a game or a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// Playing or watching a game.
    #[default]
    Playing,
    /// Replaying a recorded game.
    Replaying,
}

/// The action that the caller takes after an intent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UiEffect {
    /// The caller has nothing to do.
    Done,
    /// Save the record of the game.
    SaveRecord,
    /// Quit.
    Quit,
}

/// The state of the user interface.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ui {
    /// The mode of the screen: a game or a replay.
    pub mode: Mode,
    /// The digits entered of the step to go to.
    pub written: Option<usize>,
    /// The bid being laid.
    pub draft: BidDraft,
    /// The marked index in the list of choices.
    pub cursor: usize,
    /// The open page.
    pub page: Option<InfoPage>,
    /// The scroll position of the page, in lines.
    pub scroll: usize,
    /// A message, shown until the next key.
    pub notice: Option<String>,
    /// The legal actions that draft and cursor belong to.
    pub asked: Vec<Action>,
}

impl Ui {
    /// Discards draft and cursor of an earlier question.
    pub fn follow<R: GameTexts, P: SeenPurse>(&mut self, snapshot: &Snapshot<R, P>) {
        if self.asked != snapshot.legal {
            self.asked.clone_from(&snapshot.legal);
            self.draft.clear();
            self.cursor = 0;
        }
        if snapshot.curtain.is_some() {
            self.page = None;
        }
    }

    /// Carries out an intent.
    pub fn act<T: TerminalTable>(&mut self, intent: Intent, table: &mut T, texts: &Texts) -> UiEffect {
        self.notice = None;
        match intent {
            Intent::Quit => return UiEffect::Quit,
            Intent::SaveRecord => return UiEffect::SaveRecord,
            Intent::Look(page) => (self.page, self.scroll) = (Some(page).filter(|_| self.page != Some(page)), 0),
            Intent::Close => self.page = None,
            Intent::Move(by) if self.page.is_some() => {
                self.scroll = self.scroll.saturating_add_signed(isize::try_from(by).unwrap_or(0));
            }
            Intent::Confirm if self.page.is_some() => self.page = None,
            Intent::Confirm if table.snapshot().curtain.is_some() => table.lift_curtain(),
            Intent::Undo => {
                let taken_back = table.undo();
                self.report::<T>(taken_back.err(), texts);
            }
            Intent::AskHints => table.ask_hints(),
            intent => self.answer(intent, table, texts),
        }
        self.follow(table.snapshot());
        table.keep_draft(self.draft);
        UiEffect::Done
    }

    /// Carries out an intent that answers a question.
    fn answer<T: TerminalTable>(&mut self, intent: Intent, table: &mut T, texts: &Texts) {
        let snapshot = table.snapshot();
        match intent {
            Intent::Pick(coin) => self.draft.pick(coin),
            Intent::Lay(tavern) => self.draft.lay(tavern),
            Intent::Clear => self.draft.clear(),
            Intent::Confirm if snapshot.is_bidding() => {
                let bid = own_coins(snapshot).and_then(|coins| self.draft.bid(&coins));
                match bid {
                    Some(bid) => self.choose(Action::Bid(bid), table, texts),
                    None => self.notice = Some(texts.get("page-bid-missing")),
                }
            }
            Intent::Confirm => self.choose_at(self.cursor, table, texts),
            Intent::Choose(at) => self.choose_at(at, table, texts),
            Intent::Move(by) => {
                let last = choices(texts, snapshot).len().saturating_sub(1);
                self.cursor = self.cursor.saturating_add_signed(isize::try_from(by).unwrap_or(0)).min(last);
            }
            _ => {}
        }
    }

    fn choose_at<T: TerminalTable>(&mut self, at: usize, table: &mut T, texts: &Texts) {
        let mut listed = choices(texts, table.snapshot());
        if at >= listed.len() {
            return;
        }
        self.cursor = at;
        let choice = listed.swap_remove(at);
        match choice.action {
            Some(action) => self.choose(action, table, texts),
            None => self.notice = Some(choice.about),
        }
    }

    fn choose<T: TerminalTable>(&mut self, action: Action, table: &mut T, texts: &Texts) {
        let chosen = table.choose(action);
        self.report::<T>(chosen.err(), texts);
    }

    fn report<T: TerminalTable>(&mut self, error: Option<crate::TableError>, texts: &Texts) {
        self.notice = error.map(|error| error.text::<T::Rules>(texts));
    }
}

/// Returns the coins of the player.
pub(crate) fn own_coins<R: GameTexts, P: SeenPurse>(snapshot: &Snapshot<R, P>) -> Option<[Coin; COINS]> {
    snapshot.player.and_then(|player| snapshot.view.purse(player).known_coins())
}
