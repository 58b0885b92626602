//! What the person at the keyboard is mode: what is picked, marked and looked at.

use elvaland_rules::mechanics::{Action, COINS, Coin, SeenPurse, Tavern};
use elvaland_texts::{Spoken, Texts};

use crate::choices::choices;
use crate::draft::Draft;
use crate::replay::Jump;
use crate::snapshot::Snapshot;
use crate::table::Table;

/// A page of the table that is looked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Page {
    /// The taverns and the order of play.
    Taverns,
    /// The own army.
    Army,
    /// The other players.
    Opponents,
    /// Everybody's coins.
    Coins,
    /// The scores.
    Scores,
    /// What happened.
    Log,
    /// What is still to be had.
    Supplies,
    /// What the heroes do.
    Heroes,
    /// The keys, and how the game works.
    Help,
}

impl Page {
    /// Every page with the key that opens it.
    pub const KEYS: [(char, Page); 9] = [
        ('T', Page::Taverns),
        ('A', Page::Army),
        ('O', Page::Opponents),
        ('C', Page::Coins),
        ('S', Page::Scores),
        ('L', Page::Log),
        ('D', Page::Supplies),
        ('H', Page::Heroes),
        ('?', Page::Help),
    ];
}

/// Something that the person wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Intent {
    /// To pick up a coin of the purse.
    Pick(usize),
    /// To lay the coin at a tavern.
    Lay(Tavern),
    /// To take all coins back.
    Clear,
    /// To mark the choice so many further down.
    Move(i32),
    /// To choose what has this place in the list.
    Choose(usize),
    /// To confirm what is laid or marked.
    Confirm,
    /// To take the last choice back.
    Undo,
    /// To be told what the strongest bot would choose.
    AskHints,
    /// To look something up.
    Look(Page),
    /// To go back to the table.
    Close,
    /// To keep the record of the game.
    SaveRecord,
    /// To stop; the game can be resumed.
    Quit,
    /// To look at another step of a game that was played.
    Go(Jump),
    /// To look at it with other audiences.
    NextAudience,
    /// To write a digit of the step to go to.
    Write(usize),
}

/// What a person does at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// Plays, or watches others play.
    #[default]
    Playing,
    /// Looks at a game that was played.
    Replaying,
}

/// What is left to the program that asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// To go on.
    Done,
    /// To keep the record of the game.
    SaveRecord,
    /// To stop.
    Quit,
}

/// What the person is doing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ui {
    /// What is done here at all.
    pub mode: Mode,
    /// The number of the step to go to, as far as it is written.
    pub written: Option<usize>,
    /// The bid being laid.
    pub draft: Draft,
    /// The marked place in the list of choices.
    pub cursor: usize,
    /// The page being looked at.
    pub page: Option<Page>,
    /// How far the page is scrolled.
    pub scroll: usize,
    /// A line for the person, until the next key.
    pub notice: Option<String>,
    /// The choices that the draft and the cursor belong to.
    pub asked: Vec<Action>,
}

impl Ui {
    /// Forgets what belonged to an earlier question.
    pub fn follow<R: Spoken, P: SeenPurse>(&mut self, snapshot: &Snapshot<R, P>) {
        if self.asked != snapshot.legal {
            self.asked.clone_from(&snapshot.legal);
            self.draft.clear();
            self.cursor = 0;
        }
        if snapshot.curtain.is_some() {
            self.page = None;
        }
    }

    /// Does what the person wants.
    pub fn act<T: Table>(&mut self, intent: Intent, table: &mut T, texts: &Texts) -> Outcome {
        self.notice = None;
        match intent {
            Intent::Quit => return Outcome::Quit,
            Intent::SaveRecord => return Outcome::SaveRecord,
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
        Outcome::Done
    }

    /// What is done about a question.
    fn answer<T: Table>(&mut self, intent: Intent, table: &mut T, texts: &Texts) {
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

    fn choose_at<T: Table>(&mut self, at: usize, table: &mut T, texts: &Texts) {
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

    fn choose<T: Table>(&mut self, action: Action, table: &mut T, texts: &Texts) {
        let chosen = table.choose(action);
        self.report::<T>(chosen.err(), texts);
    }

    fn report<T: Table>(&mut self, error: Option<crate::TableError>, texts: &Texts) {
        self.notice = error.map(|error| error.text::<T::Rules>(texts));
    }
}

/// The coins the player bids with.
pub(crate) fn own_coins<R: Spoken, P: SeenPurse>(snapshot: &Snapshot<R, P>) -> Option<[Coin; COINS]> {
    snapshot.player.and_then(|player| snapshot.view.purse(player).known_coins())
}
