//! Tables: their rows, steps and pending bids.

use std::sync::Arc;

use elvaland_rules::Seat;
use elvaland_server::model::{BidChange, Commit, Header, PendingBid, Status, StoredOccupant, StoredTable};
use elvaland_server::store::{Store, StoreError, Unused};
use elvaland_server::{Level, TableId};
use serde_json::json;

use crate::kit::{Place, bid as coins, commit, fresh, known, later, sitting, steps, suite, table};

async fn tables_are_kept_as_they_are<P: Place>() {
    let place = P::default();
    let (ada, bo) = {
        let store = place.open().await;
        (known(&store, "Ada").await, known(&store, "Bo").await)
    };
    let seats = vec![
        sitting(&ada, Some(Level::Apprentice)),
        StoredOccupant::Open,
        StoredOccupant::Bot(Level::Master),
        StoredOccupant::Gone(Some("Cy".to_owned())),
        StoredOccupant::Gone(None),
    ];
    let mut row = table(&ada, Status::Running, seats);
    let header = Header { options: json!({"players": 5}), setup: json!({"gems": [1]}) };
    row.arrangement.rematch = Some(TableId::random());
    row.progress.seq = 2;
    {
        let store = place.open().await;
        store
            .create_table(StoredTable { header: Some(header.clone()), steps: steps(&["a", "b"]), ..fresh(&row) })
            .await
            .expect("created");
        assert_eq!(store.create_table(fresh(&row)).await, Err(StoreError::Conflict));
    }
    let store = place.open().await;
    let stored = store.load_table(row.id).await.expect("an answer").expect("a table");
    assert_eq!((&stored.row, &stored.steps, stored.bids.len()), (&row, &steps(&["a", "b"]), 0));
    assert_eq!(stored.header, Some(header));
    assert_eq!(store.load_table(TableId::random()).await, Ok(None));
    // The seating changes.
    let mut change = commit(&row, &[], 2);
    let mut arrangement = row.arrangement.clone();
    arrangement.seats[1] = sitting(&bo, None);
    arrangement.host = Some(bo.id);
    change.arrangement = Some(arrangement.clone());
    change.header = Some(Header { options: json!(1), setup: json!(2) });
    store.commit(change.clone()).await.expect("committed");
    let stored = store.load_table(row.id).await.expect("an answer").expect("a table");
    assert_eq!((stored.row.arrangement, stored.row.progress), (arrangement, change.progress));
    assert_eq!(stored.header, change.header);
    assert_eq!(store.tables_of(bo.id, 0).await.expect("tables").len(), 1);
    assert_eq!(store.tables_of(bo.id, 2001).await.expect("tables").len(), 0, "nothing that new");
    assert_eq!(store.tables_to_wake().await, Ok(vec![row.id]));
    assert_eq!(store.revision(row.id).await, Ok(Some(1)));
    assert_eq!(store.delete_table(row.id, 0).await, Err(StoreError::Conflict), "somebody changed it");
    store.delete_table(row.id, 1).await.expect("deleted");
    assert_eq!(store.revision(row.id).await, Ok(None));
    assert_eq!(store.load_table(row.id).await, Ok(None));
    assert_eq!(store.tables_of(bo.id, 0).await, Ok(Vec::new()));
    assert_eq!(store.ping().await, Ok(()));
}

async fn a_step_is_written_once<P: Place>() {
    let place = P::default();
    let store = place.open().await;
    let ada = known(&store, "Ada").await;
    let row = table(&ada, Status::Running, vec![sitting(&ada, None), StoredOccupant::Bot(Level::Master)]);
    let other = table(&ada, Status::Running, vec![sitting(&ada, None), StoredOccupant::Bot(Level::Master)]);
    for row in [&row, &other] {
        store.create_table(fresh(row)).await.expect("created");
    }
    store.commit(commit(&row, &["a", "b"], 2)).await.expect("committed");
    // The second commit gets a conflict and writes nothing; other commits of the same transaction are not touched.
    let (late, fine) = (later(1, commit(&row, &["x", "y"], 3)), commit(&other, &["c"], 1));
    let (late, fine) = tokio::join!(store.commit(late), store.commit(fine));
    assert_eq!((late, fine), (Err(StoreError::Conflict), Ok(())));
    // The same if only a bid or a seat changed in between.
    assert_eq!(store.commit(commit(&row, &[], 2)).await, Err(StoreError::Conflict));
    store.commit(later(1, commit(&row, &["c"], 3))).await.expect("committed");
    let stored = store.load_table(row.id).await.expect("an answer").expect("a table");
    assert_eq!((stored.steps, stored.row.progress.seq), (steps(&["a", "b", "c"]), 3));
    let stored = store.load_table(other.id).await.expect("an answer").expect("a table");
    assert_eq!(stored.steps, steps(&["c"]));
}

async fn nothing_is_written_to_a_table_that_is_gone<P: Place>() {
    let place = P::default();
    let store = place.open().await;
    let ada = known(&store, "Ada").await;
    let [deleted, swept, other] =
        [0; 3].map(|_| table(&ada, Status::Open, vec![sitting(&ada, None), StoredOccupant::Bot(Level::Master)]));
    for row in [&deleted, &swept] {
        store.create_table(fresh(row)).await.expect("created");
    }
    store.delete_table(deleted.id, 0).await.expect("deleted");
    store.sweep(Unused::OpenTables, 2000).await.expect("swept");
    store.create_table(fresh(&other)).await.expect("created");
    let mut fine_so_far = 0;
    for row in [&deleted, &swept] {
        let mut seated = commit(row, &[], 0);
        seated.arrangement = Some(row.arrangement.clone());
        let bid = PendingBid { seat: Seat::S0, seq: 0, bid: Some(coins(5)), keys: Vec::new() };
        let bidding = Commit { bids: BidChange::Put(bid), ..commit(row, &[], 0) };
        for late in [commit(row, &["a"], 1), seated, bidding] {
            let fine = later(fine_so_far, commit(&other, &[], 0));
            fine_so_far += 1;
            let (late, fine) = tokio::join!(store.commit(late), store.commit(fine));
            assert_eq!((late, fine), (Err(StoreError::Conflict), Ok(())));
        }
        assert_eq!(store.load_table(row.id).await, Ok(None));
    }
    assert_eq!(store.tables_of(ada.id, 0).await.expect("tables").len(), 1);
    // No data of the deleted table is left for a new table with the same id.
    store.create_table(fresh(&deleted)).await.expect("created");
    assert_eq!(store.load_table(deleted.id).await, Ok(Some(fresh(&deleted))));
}

async fn bids_wait_outside_the_steps<P: Place>() {
    let place = P::default();
    let store = place.open().await;
    let ada = known(&store, "Ada").await;
    let row = table(&ada, Status::Running, vec![sitting(&ada, None), StoredOccupant::Bot(Level::Master)]);
    store.create_table(fresh(&row)).await.expect("created");
    let bid = |seat, first| PendingBid {
        seat,
        seq: 0,
        bid: Some(coins(first)),
        keys: vec!["k".to_owned(), first.to_string()],
    };
    let change = |revision, bids| later(revision, Commit { bids, ..commit(&row, &[], 0) });
    for (at, put) in (0..).zip([bid(Seat::S0, 2), bid(Seat::S1, 4), bid(Seat::S0, 5)]) {
        store.commit(change(at, BidChange::Put(put))).await.expect("committed");
    }
    let stored = store.load_table(row.id).await.expect("an answer").expect("a table");
    assert_eq!(stored.bids, [bid(Seat::S0, 5), bid(Seat::S1, 4)]);
    assert_eq!((stored.steps.len(), stored.row.progress.seq), (0, 0));
    store.commit(change(3, BidChange::Withdraw(Seat::S0))).await.expect("committed");
    let stored = store.load_table(row.id).await.expect("an answer").expect("a table");
    let withdrawn = PendingBid { bid: None, ..bid(Seat::S0, 5) };
    assert_eq!(stored.bids, [withdrawn, bid(Seat::S1, 4)], "the keys stay");
    let mut all = later(4, Commit { bids: BidChange::Clear, ..commit(&row, &["a", "b"], 2) });
    all.steps[1].receipts = vec![("k".to_owned(), 2)];
    store.commit(all.clone()).await.expect("committed");
    let stored = store.load_table(row.id).await.expect("an answer").expect("a table");
    assert_eq!((stored.bids.len(), stored.steps), (0, all.steps));
}

async fn many_write_at_once<P: Place>() {
    let place = P::default();
    let store = Arc::new(place.open().await);
    let ada = known(store.as_ref(), "Ada").await;
    let mut tasks = Vec::new();
    for number in 0..50 {
        let (store, row) =
            (store.clone(), table(&ada, Status::Running, vec![sitting(&ada, None), StoredOccupant::Open]));
        tasks.push(tokio::spawn(async move {
            store.create_table(fresh(&row)).await.expect("created");
            for seq in 1..=20 {
                let text = format!("{number}/{seq}");
                store.commit(later(seq - 1, commit(&row, &[text.as_str()], seq))).await.expect("committed");
            }
            (number, row.id)
        }));
    }
    for task in tasks {
        let (number, id) = task.await.expect("done");
        let stored = store.load_table(id).await.expect("an answer").expect("a table");
        let expected: Vec<String> = (1..=20).map(|seq| format!("{number}/{seq}")).collect();
        assert_eq!(stored.steps.iter().map(|row| row.step.kind.clone()).collect::<Vec<_>>(), expected);
    }
}

async fn a_conflict_fails_only_the_write_that_conflicts<P: Place>() {
    let place = P::default();
    let store = Arc::new(place.open().await);
    let ada = known(store.as_ref(), "Ada").await;
    let mut tasks = Vec::new();
    for number in 0..40 {
        let row = table(&ada, Status::Running, vec![sitting(&ada, None), StoredOccupant::Open]);
        store.create_table(fresh(&row)).await.expect("created");
        let seen = if number % 10 == 3 { 7 } else { 0 };
        let store = store.clone();
        tasks.push(tokio::spawn(async move { store.commit(later(seen, commit(&row, &["one"], 1))).await }));
    }
    for (number, task) in tasks.into_iter().enumerate() {
        let expected = if number % 10 == 3 { Err(StoreError::Conflict) } else { Ok(()) };
        assert_eq!(task.await.expect("done"), expected, "{number}");
    }
}

suite!(tables_are_kept_as_they_are a_step_is_written_once nothing_is_written_to_a_table_that_is_gone bids_wait_outside_the_steps many_write_at_once a_conflict_fails_only_the_write_that_conflicts);
