//! Lists and counts of tables.

use elvaland_server::model::{Commit, Prefix, Status, StoredOccupant, TableRow, Visitor, Vote};
use elvaland_server::store::{Store, Unused};
use elvaland_server::{Level, Secret, VisitorId};

use crate::kit::{Place, commit, fresh, known, sitting, suite, table};

async fn the_lobby_shows_what_is_open<P: Place>() {
    let place = P::default();
    let store = place.open().await;
    let ada = known(&store, "Ada").await;
    let mut rows: Vec<TableRow> =
        [Status::Open, Status::Running, Status::Over, Status::Replay, Status::Open, Status::Open]
            .into_iter()
            .map(|status| table(&ada, status, vec![sitting(&ada, None), StoredOccupant::Open]))
            .collect();
    rows[4].arrangement.settings.public = false;
    rows[5].progress.updated = 3000;
    for row in &rows {
        store.create_table(fresh(row)).await.expect("created");
    }
    let ids = |tables: Vec<TableRow>| tables.into_iter().map(|row| row.id).collect::<Vec<_>>();
    assert_eq!(ids(store.lobby(0).await.expect("tables")), [rows[5].id, rows[0].id], "the latest first");
    assert_eq!(ids(store.lobby(2000).await.expect("tables")), [rows[5].id]);
    store.sweep(Unused::OpenTables, 2000).await.expect("swept");
    assert_eq!(store.load_table(rows[0].id).await, Ok(None));
    assert_eq!(store.load_table(rows[4].id).await, Ok(None));
    assert!(store.load_table(rows[1].id).await.expect("an answer").is_some(), "only what never began");
}

async fn lists_leave_out_what_is_large<P: Place>() {
    let place = P::default();
    let store = place.open().await;
    let (ada, bo) = (known(&store, "Ada").await, known(&store, "Bo").await);
    let seats = vec![
        StoredOccupant::Bot(Level::Master),
        sitting(&ada, None),
        sitting(&bo, Some(Level::Master)),
        StoredOccupant::Open,
    ];
    let mut row = table(&ada, Status::Open, seats);
    row.arrangement.settings.from = Some(Prefix { record: "x".repeat(100_000), at: 7 });
    let mut plain = table(&ada, Status::Open, vec![StoredOccupant::Open, sitting(&ada, None)]);
    plain.arrangement.settings.cards = None;
    plain.progress.updated = 1500;
    for row in [&row, &plain] {
        store.create_table(fresh(row)).await.expect("created");
    }
    let mut listed = row.clone();
    listed.arrangement.settings.cards = Some(String::new());
    listed.arrangement.settings.from = None;
    assert_eq!(store.lobby(0).await, Ok(vec![plain.clone(), listed.clone()]));
    assert_eq!(store.tables_of(ada.id, 0).await, Ok(vec![plain, listed.clone()]));
    assert_eq!(store.tables_of(bo.id, 0).await, Ok(vec![listed]));
    let stored = store.load_table(row.id).await.expect("an answer").expect("a table");
    assert_eq!(stored.row, row, "all of it is there");
    // The game begins, and where it went on from is in its steps.
    let mut arrangement = row.arrangement.clone();
    arrangement.settings.from = None;
    let begun = Commit { arrangement: Some(arrangement.clone()), ..commit(&row, &[], 0) };
    store.commit(begun).await.expect("committed");
    let stored = store.load_table(row.id).await.expect("an answer").expect("a table");
    assert_eq!(stored.row.arrangement, arrangement);
}

async fn tables_and_records_are_counted<P: Place>() {
    let place = P::default();
    let store = place.open().await;
    let (ada, bo) = (known(&store, "Ada").await, known(&store, "Bo").await);
    let mut rows: Vec<TableRow> = [Status::Open, Status::Running, Status::Running, Status::Replay]
        .into_iter()
        .map(|status| table(&ada, status, vec![sitting(&ada, None), sitting(&bo, None)]))
        .collect();
    rows[2].progress.updated = 500;
    // More games that are over than any list has, and all of them later.
    rows.extend((0..250).map(|_| {
        let mut row = table(&ada, Status::Over, vec![sitting(&ada, None), sitting(&bo, None)]);
        row.progress.updated = 5000;
        row
    }));
    for row in &rows {
        store.create_table(fresh(row)).await.expect("created");
    }
    assert_eq!(store.tables_held(ada.id, 1000).await, Ok(2));
    assert_eq!(store.tables_held(bo.id, 0).await, Ok(3));
    assert_eq!(store.records_uploaded(ada.id).await, Ok(1));
    assert_eq!(store.records_uploaded(bo.id).await, Ok(0));
    store.sweep(Unused::Records, 1000).await.expect("swept");
    assert_eq!(store.records_uploaded(ada.id).await, Ok(1), "it is new enough");
    store.sweep(Unused::Records, 1001).await.expect("swept");
    assert_eq!(store.records_uploaded(ada.id).await, Ok(0));
    assert_eq!(store.load_table(rows[3].id).await, Ok(None));
    assert_eq!(store.tables_held(ada.id, 0).await, Ok(3), "nothing else is gone");
}

async fn games_without_a_person_are_swept<P: Place>() {
    let place = P::default();
    let store = place.open().await;
    let ada = known(&store, "Ada").await;
    let game = |status, is_played, updated| {
        let mut row = table(&ada, status, vec![sitting(&ada, None), StoredOccupant::Bot(Level::Master)]);
        (row.progress.is_played, row.progress.updated) = (is_played, updated);
        row
    };
    let rows = [
        game(Status::Running, false, 1000),
        game(Status::Running, true, 1000),
        game(Status::Running, false, 3000),
        game(Status::Over, false, 1000),
        game(Status::Over, true, 1000),
    ];
    for row in &rows {
        store.create_table(fresh(row)).await.expect("created");
    }
    let mut gone = store.sweep(Unused::RunningGames, 2000).await.expect("swept");
    gone.extend(store.sweep(Unused::FinishedGames, 2000).await.expect("swept"));
    assert_eq!(gone.iter().map(|gone| gone.table).collect::<Vec<_>>(), [rows[0].id, rows[3].id]);
    let mut kept = Vec::new();
    for row in &rows {
        kept.push(store.load_table(row.id).await.expect("an answer").is_some());
    }
    assert_eq!(kept, [false, true, true, false, true]);
}

async fn unseen_visitors_without_a_table_are_swept<P: Place>() {
    let place = P::default();
    let store = place.open().await;
    let now = 4_000_000_000;
    let mut visitors = Vec::new();
    for name in ["Ada", "Bo", "Cy"] {
        let (visitor, secret) = (Visitor { id: VisitorId::random(), name: name.to_owned() }, Secret::random());
        store.add_visitor(visitor.clone(), secret.hash()).await.expect("added");
        visitors.push((visitor, secret));
    }
    let row = table(&visitors[0].0, Status::Open, vec![sitting(&visitors[0].0, None), StoredOccupant::Open]);
    store.create_table(fresh(&row)).await.expect("created");
    store.see_visitor(visitors[1].0.id, now).await.expect("seen");
    store.add_transfer(visitors[2].0.id, Secret::random().hash(), 5000).await.expect("added");
    store.sweep(Unused::Visitors, now - 1).await.expect("swept");
    let mut kept = Vec::new();
    for (_, secret) in &visitors {
        kept.push(store.visitor(secret.hash()).await.expect("an answer").map(|(visitor, _)| visitor.name));
    }
    assert_eq!(kept, [Some("Ada".to_owned()), Some("Bo".to_owned()), None]);
    let seen = store.visitor(visitors[1].1.hash()).await.expect("an answer").map(|(_, seen)| seen);
    assert_eq!(seen, Some(now));
}

async fn reserved_seats_and_votes_are_stored<P: Place>() {
    let place = P::default();
    let store = place.open().await;
    let (ada, bo) = (known(&store, "Ada").await, known(&store, "Bo").await);
    let mut row = table(&ada, Status::Open, vec![sitting(&ada, None), StoredOccupant::Open]);
    row.arrangement.reserved = vec![Some(ada.id), Some(bo.id)];
    store.create_table(fresh(&row)).await.expect("created");
    let stored = store.load_table(row.id).await.expect("an answer").expect("a table");
    assert_eq!(stored.row, row);
    let mut arrangement = row.arrangement.clone();
    arrangement.votes = vec![Vote { by: 0, of: 1, seq: 7 }];
    arrangement.reserved = Vec::new();
    let voted = Commit { arrangement: Some(arrangement.clone()), ..commit(&row, &[], 0) };
    store.commit(voted).await.expect("committed");
    let stored = store.load_table(row.id).await.expect("an answer").expect("a table");
    assert_eq!(stored.row.arrangement, arrangement);
}

suite!(the_lobby_shows_what_is_open lists_leave_out_what_is_large tables_and_records_are_counted
       games_without_a_person_are_swept unseen_visitors_without_a_table_are_swept reserved_seats_and_votes_are_stored);
