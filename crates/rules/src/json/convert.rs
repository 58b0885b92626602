//! From a decoded view to an ordinary one, which can be sampled.

use super::{DecodeError, DecodedPurse};
use crate::dealer::Dealer;
use crate::mechanics::{Age, COINS, Coin, MAX_CARDS, OfferView, PurseView, View};
use crate::position::{PositionFormat, Unfit, check_state};
use crate::record::RecordFormat;
use crate::{BySeat, Seat};

/// Makes an ordinary view of a decoded one, so that a program that received it as JSON can sample the game.
///
/// ```
/// use elvaland_rules::nidavellir::{Nidavellir, Options};
/// use elvaland_rules::{Audience, DecodedPurse, Rules, Seat, State, View, dealer::Dealer};
///
/// let mut dealer = Dealer::new(1);
/// let mut game = Nidavellir::start(&Options::new(3)?, dealer.rng());
/// game.settle_chance(dealer.rng());
/// let json = game.view(Audience::Seat(Seat::S0)).to_json();
///
/// // Elsewhere:
/// let view: View<Nidavellir> = View::<_, DecodedPurse>::from_json(&json)?.try_into()?;
/// let mut guess = State::sample(&view, dealer.rng());
/// guess.play(Seat::S0, view.legal_actions()[0], &mut ())?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl<R: RecordFormat + PositionFormat> TryFrom<View<R, DecodedPurse>> for View<R> {
    type Error = DecodeError;

    /// # Errors
    /// Returns whose coins are hidden, or the first thing that does not fit the others; see
    /// [`position`](crate::position) for what is checked.
    fn try_from(view: View<R, DecodedPurse>) -> Result<View<R>, DecodeError> {
        let mut purses = BySeat::<PurseView>::default();
        for seat in view.table().seats() {
            purses[seat] = purse(seat, view.purse(seat))?;
        }
        let decks = Age::ALL.map(|age| view.deck(age));
        if let OfferView::Unseen(count) = view.offer() {
            let most = decks[1].len().min(MAX_CARDS);
            if usize::from(count) > most {
                return Err(Unfit::TooManyCards { most }.at("offer").into());
            }
        }
        let view = View::from_parts(view.audience(), view.table().clone(), purses, decks, view.offer());
        // All samples have the same pieces, coins and agenda: if one of them is a valid state, all are.
        let sampled = view.sample(Dealer::new(0).rng());
        check_state(&sampled)?;
        if sampled.view(view.audience()) == view { Ok(view) } else { Err(DecodeError::Inconsistent) }
    }
}

/// Returns the purse of a seat if all its coins are told and those that are seen are among them.
fn purse(seat: Seat, decoded: &DecodedPurse) -> Result<PurseView, DecodeError> {
    let coins: [Coin; COINS] = decoded.coins.ok_or(DecodeError::CoinsHidden(seat))?;
    let mut left = coins.map(Some);
    for coin in decoded.laid.iter().filter_map(|laid| laid.face.coin()) {
        let at = left.iter().position(|&other| other == Some(coin));
        left[at.ok_or_else(|| Unfit::TooManyCoins { coin: coin.to_string() }.at(format!("{seat}: coins")))?] = None;
    }
    Ok(PurseView { coins, laid: decoded.laid })
}
