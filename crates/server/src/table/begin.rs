//! The beginning of a game: dealt at random, prepared by a lesson, or continued from a record.

use elvaland_rules::dealer::Dealer;
use elvaland_rules::mechanics::Refusal;
use elvaland_rules::record::{Broken, Problem, RecordFormat};
use elvaland_rules::{AnyGame, State, with_rules};
use elvaland_session::Session;
use rand_core::Rng;
use serde_json::Value;

use crate::card_list::read_cards;
use crate::entropy;
use crate::model::Settings;

/// Begins a game with these settings.
///
/// # Errors
/// Options that do not fit the game, or a broken record.
pub(crate) fn begin(settings: &Settings) -> Result<Session, Broken> {
    let mut rng = entropy::numbers();
    if let Some(from) = &settings.from {
        return Session::continue_record(settings.game, &from.record, from.at, &mut rng);
    }
    let session = match settings.lesson() {
        Some(lesson) => lesson.begin(rng),
        None => Session::begin(with_rules!(settings.game, R => set_up::<R>(settings))?, &mut rng),
    };
    session.map_err(|refusal| whole(refusal.into()))
}

fn whole(problem: Problem) -> Broken {
    Broken { step: None, tried: String::new(), problem }
}

fn set_up<R: RecordFormat>(settings: &Settings) -> Result<AnyGame, Broken>
where
    AnyGame: From<State<R>>,
{
    let options = serde_json::from_value(settings.options.clone()).map_err(|error| {
        let is_wrong = |option: &str| is_readable_without::<R>(&settings.options, option);
        let tried = settings.options.as_object().into_iter().flatten().map(|(option, _)| option);
        let tried = tried.into_iter().find(|option| is_wrong(option)).cloned().unwrap_or_default();
        Broken { tried, ..whole(Problem::Json(error.to_string())) }
    })?;
    let refused = |refusal: Refusal| whole(refusal.into());
    let cards = settings.cards.as_deref().map(read_cards).transpose().map_err(refused)?;
    let options = R::read_options(&options, cards.as_ref()).map_err(refused)?;
    // The dealer sets the game up and is dropped: later draws cannot be derived from this number.
    Ok(R::start(&options, Dealer::new(entropy::numbers().next_u64()).rng()).into())
}

/// Returns true if options can be read once one of them is left out: then that one is wrong.
fn is_readable_without<R: RecordFormat>(options: &Value, option: &str) -> bool {
    let mut rest = options.clone();
    rest.as_object_mut().is_some_and(|rest| rest.remove(option).is_some())
        && serde_json::from_value::<R::OptionsRecord>(rest).is_ok()
}
