//! Visitors: who is known, renamed, erased.

use elvaland_server::model::{AffectedTable, Commit, Status, StoredOccupant, Visitor};
use elvaland_server::store::{Store, StoreError};
use elvaland_server::{Level, Secret, TableId};

use crate::kit::{Place, commit, fresh, known, later, sitting, suite, table, visitor};

async fn visitors_come_and_go<P: Place>() {
    let place = P::default();
    let store = place.open().await;
    let (ada, secret) = (visitor("Ada"), Secret::random());
    store.add_visitor(ada.clone(), secret.hash()).await.expect("kept");
    let found = store.visitor(secret.hash()).await.expect("an answer").map(|(visitor, _)| visitor);
    assert_eq!(found, Some(ada.clone()));
    assert_eq!(store.visitor(Secret::random().hash()).await, Ok(None));
    assert_eq!(store.add_visitor(visitor("Bo"), secret.hash()).await, Err(StoreError::Conflict), "a secret is unique");
    let row = table(&ada, Status::Over, vec![sitting(&ada, None), StoredOccupant::Bot(Level::Master)]);
    let open = table(&ada, Status::Open, vec![sitting(&ada, None), StoredOccupant::Open]);
    let (bo, cy) = (known(&store, "Bo").await, known(&store, "Cy").await);
    let seats = vec![sitting(&bo, Some(Level::Master)), sitting(&ada, None), sitting(&cy, None)];
    let running = table(&ada, Status::Running, seats);
    for row in [&row, &open, &running] {
        store.create_table(fresh(row)).await.expect("created");
    }
    store.rename_visitor(ada.id, "Ada B".to_owned()).await.expect("renamed");
    let found = store.visitor(secret.hash()).await.expect("an answer").map(|(visitor, _)| visitor);
    assert_eq!(found, Some(Visitor { name: "Ada B".to_owned(), ..ada.clone() }));
    let stored = store.load_table(row.id).await.expect("an answer").expect("a table");
    assert!(matches!(&stored.row.arrangement.seats[0], StoredOccupant::Person { name, .. } if name == "Ada B"));

    let (token, moved) = (Secret::random(), Secret::random());
    store.add_transfer(ada.id, token.hash(), 100).await.expect("kept");
    assert_eq!(store.use_transfer(token.hash(), moved.hash(), 101).await, Ok(None), "too late");
    store.add_transfer(ada.id, token.hash(), 100).await.expect("kept");
    let used = store.use_transfer(token.hash(), moved.hash(), 100).await.expect("an answer");
    assert_eq!(used.map(|visitor| visitor.id), Some(ada.id));
    assert_eq!(store.use_transfer(token.hash(), Secret::random().hash(), 100).await, Ok(None), "once");
    assert_eq!(store.visitor(secret.hash()).await, Ok(None), "the old device is a stranger");

    store.erase_visitor(ada.id).await.expect("erased");
    assert_eq!(store.visitor(moved.hash()).await, Ok(None));
    let stored = store.load_table(row.id).await.expect("an answer").expect("a table");
    assert_eq!(stored.row.arrangement.seats[0], StoredOccupant::Gone(None));
    assert_eq!(stored.row.arrangement.host, None);
    let stored = store.load_table(running.id).await.expect("an answer").expect("a table");
    assert_eq!(stored.row.arrangement.host, Some(cy.id), "a person who plays themselves becomes host");
    let stored = store.load_table(open.id).await.expect("an answer").expect("a table");
    assert_eq!(stored.row.arrangement.seats[0], StoredOccupant::Open);
    assert_eq!(store.tables_of(ada.id, 0).await, Ok(Vec::new()));
}

async fn all_tables_of_a_visitor_hear_of_it<P: Place>() {
    let place = P::default();
    let store = place.open().await;
    let (ada, bo) = (known(&store, "Ada").await, known(&store, "Bo").await);
    let mut all: Vec<TableId> = Vec::new();
    for number in 0..250 {
        let status = if number % 2 == 0 { Status::Over } else { Status::Running };
        let row = table(&bo, status, vec![sitting(&ada, None), sitting(&bo, None)]);
        store.create_table(fresh(&row)).await.expect("created");
        all.push(row.id);
    }
    all.sort_by_key(|id| id.as_str().to_owned());
    let ids = |affected_tables: Vec<AffectedTable>| {
        let mut ids: Vec<TableId> = affected_tables.iter().map(|each| each.table).collect();
        ids.sort_by_key(|id| id.as_str().to_owned());
        (ids, affected_tables.iter().filter(|each| each.wakes).count())
    };
    assert_eq!(store.rename_visitor(ada.id, "Ada B".to_owned()).await.map(ids), Ok((all.clone(), 0)));
    assert_eq!(store.erase_visitor(ada.id).await.map(ids), Ok((all, 125)), "bots play on where the game runs");
    assert_eq!(store.tables_to_wake().await.map(|tables| tables.len()), Ok(125), "also after a restart");
    assert_eq!(store.rename_visitor(ada.id, "Ada C".to_owned()).await, Ok(Vec::new()));
}

async fn who_is_erased_does_not_come_back_with_a_late_change<P: Place>() {
    let place = P::default();
    let store = place.open().await;
    let (ada, bo) = (known(&store, "Ada").await, known(&store, "Bo").await);
    let row = table(&bo, Status::Open, vec![sitting(&bo, None), sitting(&ada, None), StoredOccupant::Open]);
    store.create_table(fresh(&row)).await.expect("created");
    store.rename_visitor(bo.id, "Bobby".to_owned()).await.expect("renamed");
    // The table in memory does not have the change yet.
    let late = Commit { arrangement: Some(row.arrangement.clone()), ..commit(&row, &[], 0) };
    store.commit(late.clone()).await.expect("committed");
    let stored = store.load_table(row.id).await.expect("an answer").expect("a table");
    assert!(matches!(&stored.row.arrangement.seats[0], StoredOccupant::Person { name, .. } if name == "Bobby"));
    store.erase_visitor(ada.id).await.expect("erased");
    assert_eq!(store.commit(later(1, late)).await, Err(StoreError::Conflict));
    assert_eq!(store.tables_of(ada.id, 0).await, Ok(Vec::new()));
    let new = table(&ada, Status::Open, vec![sitting(&ada, None), StoredOccupant::Open]);
    assert_eq!(store.create_table(fresh(&new)).await, Err(StoreError::Conflict));
    assert_eq!(store.load_table(new.id).await, Ok(None));
}

suite!(visitors_come_and_go all_tables_of_a_visitor_hear_of_it who_is_erased_does_not_come_back_with_a_late_change);
