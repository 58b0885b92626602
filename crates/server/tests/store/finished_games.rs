//! The stored data of finished games.

use std::collections::HashMap;

use elvaland_server::Level;
use elvaland_server::model::{AffectedTable, Status, StoredOccupant, TableRow, Visitor};
use elvaland_server::store::Store;

use crate::kit::{Place, fresh, known, sitting, suite, table};

async fn a_review_goes_with_its_table<P: Place>() {
    let place = P::default();
    let store = place.open().await;
    let ada = known(&store, "Ada").await;
    let row = table(&ada, Status::Over, vec![sitting(&ada, None)]);
    assert_eq!(store.keep_review(row.id, "early".to_owned()).await, Ok(()));
    assert_eq!(store.review(row.id).await, Ok(None), "there is no such table");
    store.create_table(fresh(&row)).await.expect("created");
    for review in ["one", "other"] {
        store.keep_review(row.id, review.to_owned()).await.expect("kept");
        assert_eq!(store.review(row.id).await, Ok(Some(review.to_owned())));
    }
    store.delete_table(row.id, 0).await.expect("gone");
    assert_eq!(store.review(row.id).await, Ok(None));
}

async fn finished_games_are_remembered_until_they_are_forgotten<P: Place>() {
    let place = P::default();
    let store = place.open().await;
    let (ada, bo) = (known(&store, "Ada").await, known(&store, "Bo").await);
    let shared = table(&ada, Status::Over, vec![sitting(&ada, None), sitting(&bo, None)]);
    let alone = table(&ada, Status::Over, vec![sitting(&ada, None), StoredOccupant::Bot(Level::default())]);
    let running = table(&ada, Status::Running, vec![sitting(&ada, None), sitting(&bo, None)]);
    for row in [&shared, &alone, &running] {
        store.create_table(fresh(row)).await.expect("created");
        store.keep_result(row.id, format!("of {}", row.id)).await.expect("kept");
    }
    let games = async |who: &Visitor| {
        let games = store.games_of(who.id).await.expect("games");
        games.into_iter().map(|(row, result)| (row.id, result)).collect::<HashMap<_, _>>()
    };
    let of = |row: &TableRow| (row.id, Some(format!("of {}", row.id)));
    assert_eq!(games(&ada).await, HashMap::from([of(&shared), of(&alone)]));
    assert_eq!(games(&bo).await, HashMap::from([of(&shared)]));

    assert_eq!(store.forget_games(bo.id, Some(alone.id)).await, Ok(Vec::new()), "they did not play it");
    assert_eq!(store.forget_games(ada.id, Some(running.id)).await, Ok(Vec::new()), "it is not over");
    let affected_tables = AffectedTable { table: shared.id, wakes: false };
    assert_eq!(store.forget_games(ada.id, Some(shared.id)).await, Ok(vec![affected_tables]));
    assert_eq!(games(&ada).await, HashMap::from([of(&alone)]));
    assert_eq!(games(&bo).await, HashMap::from([of(&shared)]), "the others still have it");
    let kept = store.load_table(shared.id).await.expect("an answer").expect("a table");
    assert_eq!(kept.row.arrangement.seats[0], StoredOccupant::Gone(None), "without her name");

    assert_eq!(store.forget_games(ada.id, None).await.expect("forgotten").len(), 1);
    assert_eq!(store.load_table(alone.id).await, Ok(None), "nobody else remembers it");
    assert!(store.load_table(running.id).await.expect("an answer").is_some());
    store.forget_games(bo.id, None).await.expect("forgotten");
    assert_eq!(store.load_table(shared.id).await, Ok(None));
}

suite!(a_review_goes_with_its_table finished_games_are_remembered_until_they_are_forgotten);
