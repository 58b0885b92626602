//! What an audience may see of a game, in memory mode or not.

use elvaland_rules::mechanics::MemoryView;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::{AnyGame, Audience, GameName, Scores, View};

/// The settings of a table that limit what viewers see before the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Visibility {
    /// Memory mode: other players' coins are shown only while they lie face up. Of earlier rounds, their coins and trades
    /// are left out.
    pub memory: bool,
    /// Whether scores are shown before the end.
    pub scores: Scores,
}

impl Visibility {
    /// Everything that the rules make public.
    pub const FULL: Visibility = Visibility { memory: false, scores: Scores::Shown };

    /// Returns the visibility that applies to `game`: nothing is withheld once it is over.
    #[must_use]
    pub fn at(self, game: &AnyGame) -> Visibility {
        if game.is_over() { Visibility::FULL } else { self }
    }
}

/// What one audience may see of a game. It holds no secret of anybody else, so it can be sent as it is.
///
/// Use [`with_view!`](crate::with_view) to do something with the view inside.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum AnyView {
    Nidavellir(View<Nidavellir>),
    Nains(View<Nains>),
    NidavellirMemory(MemoryView<Nidavellir>),
    NainsMemory(MemoryView<Nains>),
}

/// Does something with the view in an [`AnyView`], whose type depends on the game and on memory mode.
#[macro_export]
macro_rules! with_view {
    ($any:expr, $view:ident => $body:expr) => {
        match $any {
            $crate::AnyView::Nidavellir($view) => $body,
            $crate::AnyView::Nains($view) => $body,
            $crate::AnyView::NidavellirMemory($view) => $body,
            $crate::AnyView::NainsMemory($view) => $body,
        }
    };
}

impl AnyView {
    /// Returns what `audience` may see of `game`. All views of a session come from here.
    pub fn of(game: &AnyGame, audience: Audience, visibility: Visibility) -> AnyView {
        AnyView::limited(game, audience, visibility.at(game))
    }

    /// Returns what `audience` may see of `game`, whether it is over or not.
    pub(crate) fn limited(game: &AnyGame, audience: Audience, visibility: Visibility) -> AnyView {
        match (game, visibility.memory) {
            (AnyGame::Nidavellir(state), false) => AnyView::Nidavellir(state.view(audience)),
            (AnyGame::Nains(state), false) => AnyView::Nains(state.view(audience)),
            (AnyGame::Nidavellir(state), true) => AnyView::NidavellirMemory(MemoryView::of(&state.view(audience))),
            (AnyGame::Nains(state), true) => AnyView::NainsMemory(MemoryView::of(&state.view(audience))),
        }
    }

    /// Returns the view of `game`, a state of an earlier round than `now`, that memory mode allows `audience`.
    pub(crate) fn of_earlier_round(game: &AnyGame, now: &AnyGame, audience: Audience) -> AnyView {
        match (game, now) {
            (AnyGame::Nidavellir(state), AnyGame::Nidavellir(now)) => {
                AnyView::NidavellirMemory(MemoryView::of_earlier_round(&state.view(audience), &now.view(audience)))
            }
            (AnyGame::Nains(state), AnyGame::Nains(now)) => {
                AnyView::NainsMemory(MemoryView::of_earlier_round(&state.view(audience), &now.view(audience)))
            }
            (game, _) => AnyView::of(game, audience, Visibility { memory: true, ..Visibility::FULL }),
        }
    }

    /// Returns which game it is a view of.
    pub fn game(&self) -> GameName {
        match self {
            AnyView::Nidavellir(_) | AnyView::NidavellirMemory(_) => GameName::Nidavellir,
            AnyView::Nains(_) | AnyView::NainsMemory(_) => GameName::Nains,
        }
    }

    /// Returns the view as JSON text; scores are `null` where they are hidden.
    pub fn to_text(&self, scores: Scores) -> String {
        with_view!(self, view => view.to_text(scores))
    }
}
