//! What every store must do, whichever database is behind it.

#[expect(dead_code, reason = "the tests of nodes stop and start it")]
mod postgres;

use std::collections::HashMap;
use std::future::Future;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use elvaland_rules::{GameName, Seat};
use elvaland_server::store::{
    Arrangement, BidChange, Commit, Header, MoveError, News, Notice, PendingBid, PostgresStore, Prefix, Progress,
    Settings, Sitter, SqliteStore, Status, StepRow, Store, StoreError, StoredTable, TableRow, Touched, Visitor,
    move_all,
};
use elvaland_server::{Level, Metrics, Secret, TableId, VisitorId};
use serde_json::json;

use postgres::Cluster;

/// A database of a test's own, which can be opened again.
trait Place: Default {
    type Store: Store;
    fn open(&self) -> impl Future<Output = Self::Store>;
}

/// A file.
struct File(PathBuf);

impl Default for File {
    fn default() -> File {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("elvaland-store-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        File(std::env::temp_dir().join(name))
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

impl Place for File {
    type Store = SqliteStore;

    async fn open(&self) -> SqliteStore {
        let address = format!("sqlite:{}", self.0.join("store.db").display());
        SqliteStore::open(&address, Arc::new(Metrics::default())).await.expect("a store")
    }
}

/// A database of the server that all tests here share.
struct Database(String);

impl Default for Database {
    fn default() -> Database {
        Database(Cluster::shared().database())
    }
}

impl Place for Database {
    type Store = PostgresStore;

    async fn open(&self) -> PostgresStore {
        PostgresStore::open(&self.0, Arc::new(Metrics::default())).await.expect("a store")
    }
}

fn visitor(name: &str) -> Visitor {
    Visitor { id: VisitorId::random(), name: name.to_owned() }
}

/// A visitor whom the store knows.
async fn known(store: &impl Store, name: &str) -> Visitor {
    let visitor = visitor(name);
    store.add_visitor(visitor.clone(), Secret::random().hash()).await.expect("kept");
    visitor
}

fn sitting(visitor: &Visitor, stand_in: Option<Level>) -> Sitter {
    Sitter::Person { visitor: visitor.id, name: visitor.name.clone(), stand_in }
}

fn table(host: &Visitor, status: Status, seats: Vec<Sitter>) -> TableRow {
    let settings = Settings {
        game: GameName::Nains,
        options: json!({"players": seats.len()}),
        cards: Some("list".to_owned()),
        public: true,
        memory: true,
        hide_scores: false,
        timer: Some(60),
        from: None,
        guided: true,
    };
    TableRow {
        id: TableId::random(),
        revision: 0,
        created: 1000,
        progress: Progress { status, seq: 0, asked: Vec::new(), wakes: false, updated: 1000 },
        arrangement: Arrangement { host: Some(host.id), settings, seats, rematch: None },
    }
}

/// A table without a step.
fn fresh(row: &TableRow) -> StoredTable {
    StoredTable { row: row.clone(), header: None, steps: Vec::new(), bids: Vec::new() }
}

fn steps(texts: &[&str]) -> Vec<StepRow> {
    texts.iter().map(|text| StepRow { step: (*text).to_owned(), receipts: Vec::new() }).collect()
}

/// A commit of these steps to a table, which has so many afterwards.
fn commit(row: &TableRow, texts: &[&str], seq: u64) -> Commit {
    Commit {
        table: row.id,
        revision: row.revision,
        steps: steps(texts),
        bids: BidChange::Keep,
        progress: Progress {
            status: Status::Running,
            seq,
            asked: vec![Seat::S0, Seat::S1],
            wakes: true,
            updated: 2000,
        },
        arrangement: None,
        header: None,
        waiting: Vec::new(),
    }
}

/// The same for a table that was changed so often before.
fn later(revision: u64, commit: Commit) -> Commit {
    Commit { revision, ..commit }
}

async fn visitors_come_and_go<P: Place>() {
    let place = P::default();
    let store = place.open().await;
    let (ada, secret) = (visitor("Ada"), Secret::random());
    store.add_visitor(ada.clone(), secret.hash()).await.expect("kept");
    assert_eq!(store.visitor(secret.hash()).await, Ok(Some(ada.clone())));
    assert_eq!(store.visitor(Secret::random().hash()).await, Ok(None));
    assert_eq!(store.add_visitor(visitor("Bo"), secret.hash()).await, Err(StoreError::Conflict), "a secret is unique");
    let row = table(&ada, Status::Over, vec![sitting(&ada, None), Sitter::Bot(Level::Master)]);
    let open = table(&ada, Status::Open, vec![sitting(&ada, None), Sitter::Open]);
    let (bo, cy) = (known(&store, "Bo").await, known(&store, "Cy").await);
    let seats = vec![sitting(&bo, Some(Level::Master)), sitting(&ada, None), sitting(&cy, None)];
    let running = table(&ada, Status::Running, seats);
    for row in [&row, &open, &running] {
        store.create_table(fresh(row)).await.expect("created");
    }
    store.rename_visitor(ada.id, "Ada B".to_owned()).await.expect("renamed");
    assert_eq!(store.visitor(secret.hash()).await, Ok(Some(Visitor { name: "Ada B".to_owned(), ..ada.clone() })));
    let stored = store.load_table(row.id).await.expect("an answer").expect("a table");
    assert!(matches!(&stored.row.arrangement.seats[0], Sitter::Person { name, .. } if name == "Ada B"));

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
    assert_eq!(stored.row.arrangement.seats[0], Sitter::Gone(None));
    assert_eq!(stored.row.arrangement.host, None);
    let stored = store.load_table(running.id).await.expect("an answer").expect("a table");
    assert_eq!(stored.row.arrangement.host, Some(cy.id), "whoever plays himself is host");
    let stored = store.load_table(open.id).await.expect("an answer").expect("a table");
    assert_eq!(stored.row.arrangement.seats[0], Sitter::Open);
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
    let ids = |touched: Vec<Touched>| {
        let mut ids: Vec<TableId> = touched.iter().map(|each| each.table).collect();
        ids.sort_by_key(|id| id.as_str().to_owned());
        (ids, touched.iter().filter(|each| each.wakes).count())
    };
    assert_eq!(store.rename_visitor(ada.id, "Ada B".to_owned()).await.map(ids), Ok((all.clone(), 0)));
    assert_eq!(store.erase_visitor(ada.id).await.map(ids), Ok((all, 125)), "bots play on where the game runs");
    assert_eq!(store.waking().await.map(|tables| tables.len()), Ok(125), "also after a restart");
    assert_eq!(store.rename_visitor(ada.id, "Ada C".to_owned()).await, Ok(Vec::new()));
}

async fn who_is_erased_does_not_come_back_with_a_late_change<P: Place>() {
    let place = P::default();
    let store = place.open().await;
    let (ada, bo) = (known(&store, "Ada").await, known(&store, "Bo").await);
    let row = table(&bo, Status::Open, vec![sitting(&bo, None), sitting(&ada, None), Sitter::Open]);
    store.create_table(fresh(&row)).await.expect("created");
    store.rename_visitor(bo.id, "Bobby".to_owned()).await.expect("renamed");
    // The table has not heard of it yet.
    let late = Commit { arrangement: Some(row.arrangement.clone()), ..commit(&row, &[], 0) };
    store.commit(late.clone()).await.expect("committed");
    let stored = store.load_table(row.id).await.expect("an answer").expect("a table");
    assert!(matches!(&stored.row.arrangement.seats[0], Sitter::Person { name, .. } if name == "Bobby"));
    store.erase_visitor(ada.id).await.expect("erased");
    assert_eq!(store.commit(later(1, late)).await, Err(StoreError::Conflict));
    assert_eq!(store.tables_of(ada.id, 0).await, Ok(Vec::new()));
    let new = table(&ada, Status::Open, vec![sitting(&ada, None), Sitter::Open]);
    assert_eq!(store.create_table(fresh(&new)).await, Err(StoreError::Conflict));
    assert_eq!(store.load_table(new.id).await, Ok(None));
}

async fn tables_are_kept_as_they_are<P: Place>() {
    let place = P::default();
    let (ada, bo) = {
        let store = place.open().await;
        (known(&store, "Ada").await, known(&store, "Bo").await)
    };
    let seats = vec![
        sitting(&ada, Some(Level::Apprentice)),
        Sitter::Open,
        Sitter::Bot(Level::Master),
        Sitter::Gone(Some("Cy".to_owned())),
        Sitter::Gone(None),
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
    // Who sits where changes.
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
    assert_eq!(store.waking().await, Ok(vec![row.id]));
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
    let row = table(&ada, Status::Running, vec![sitting(&ada, None), Sitter::Bot(Level::Master)]);
    let other = table(&ada, Status::Running, vec![sitting(&ada, None), Sitter::Bot(Level::Master)]);
    for row in [&row, &other] {
        store.create_table(fresh(row)).await.expect("created");
    }
    store.commit(commit(&row, &["a", "b"], 2)).await.expect("committed");
    // Whoever comes second is told, and none of his steps is there; others of the same transaction are not touched.
    let (late, fine) = (later(1, commit(&row, &["x", "y"], 3)), commit(&other, &["c"], 1));
    let (late, fine) = tokio::join!(store.commit(late), store.commit(fine));
    assert_eq!((late, fine), (Err(StoreError::Conflict), Ok(())));
    // Also where only a bid waits, or somebody sat down, since he looked.
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
        [0; 3].map(|_| table(&ada, Status::Open, vec![sitting(&ada, None), Sitter::Bot(Level::Master)]));
    for row in [&deleted, &swept] {
        store.create_table(fresh(row)).await.expect("created");
    }
    store.delete_table(deleted.id, 0).await.expect("deleted");
    store.sweep(2000).await.expect("swept");
    store.create_table(fresh(&other)).await.expect("created");
    let mut fine_so_far = 0;
    for row in [&deleted, &swept] {
        let mut seated = commit(row, &[], 0);
        seated.arrangement = Some(row.arrangement.clone());
        let bid = PendingBid { seat: Seat::S0, seq: 0, action: "one".to_owned(), keys: Vec::new() };
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
    // None of it waits for a table that takes the name again.
    store.create_table(fresh(&deleted)).await.expect("created");
    assert_eq!(store.load_table(deleted.id).await, Ok(Some(fresh(&deleted))));
}

async fn bids_wait_outside_the_steps<P: Place>() {
    let place = P::default();
    let store = place.open().await;
    let ada = known(&store, "Ada").await;
    let row = table(&ada, Status::Running, vec![sitting(&ada, None), Sitter::Bot(Level::Master)]);
    store.create_table(fresh(&row)).await.expect("created");
    let bid = |seat, action: &str| PendingBid {
        seat,
        seq: 0,
        action: action.to_owned(),
        keys: vec!["k".to_owned(), action.to_owned()],
    };
    let change = |revision, bids| later(revision, Commit { bids, ..commit(&row, &[], 0) });
    for (at, put) in (0..).zip([bid(Seat::S0, "one"), bid(Seat::S1, "two"), bid(Seat::S0, "three")]) {
        store.commit(change(at, BidChange::Put(put))).await.expect("committed");
    }
    let stored = store.load_table(row.id).await.expect("an answer").expect("a table");
    assert_eq!(stored.bids, [bid(Seat::S0, "three"), bid(Seat::S1, "two")]);
    assert_eq!((stored.steps.len(), stored.row.progress.seq), (0, 0));
    store.commit(change(3, BidChange::Withdraw(Seat::S0))).await.expect("committed");
    let stored = store.load_table(row.id).await.expect("an answer").expect("a table");
    let withdrawn = PendingBid { action: String::new(), ..bid(Seat::S0, "three") };
    assert_eq!(stored.bids, [withdrawn, bid(Seat::S1, "two")], "the keys stay");
    let mut all = later(4, Commit { bids: BidChange::Clear, ..commit(&row, &["a", "b"], 2) });
    all.steps[1].receipts = vec![("k".to_owned(), 2)];
    store.commit(all.clone()).await.expect("committed");
    let stored = store.load_table(row.id).await.expect("an answer").expect("a table");
    assert_eq!((stored.bids.len(), stored.steps), (0, all.steps));
}

async fn the_lobby_shows_what_is_open<P: Place>() {
    let place = P::default();
    let store = place.open().await;
    let ada = known(&store, "Ada").await;
    let mut rows: Vec<TableRow> =
        [Status::Open, Status::Running, Status::Over, Status::Replay, Status::Open, Status::Open]
            .into_iter()
            .map(|status| table(&ada, status, vec![sitting(&ada, None), Sitter::Open]))
            .collect();
    rows[4].arrangement.settings.public = false;
    rows[5].progress.updated = 3000;
    for row in &rows {
        store.create_table(fresh(row)).await.expect("created");
    }
    let ids = |tables: Vec<TableRow>| tables.into_iter().map(|row| row.id).collect::<Vec<_>>();
    assert_eq!(ids(store.lobby(0).await.expect("tables")), [rows[5].id, rows[0].id], "the latest first");
    assert_eq!(ids(store.lobby(2000).await.expect("tables")), [rows[5].id]);
    store.sweep(2000).await.expect("swept");
    assert_eq!(store.load_table(rows[0].id).await, Ok(None));
    assert_eq!(store.load_table(rows[4].id).await, Ok(None));
    assert!(store.load_table(rows[1].id).await.expect("an answer").is_some(), "only what never began");
}

async fn lists_leave_out_what_is_large<P: Place>() {
    let place = P::default();
    let store = place.open().await;
    let (ada, bo) = (known(&store, "Ada").await, known(&store, "Bo").await);
    let seats = vec![Sitter::Bot(Level::Master), sitting(&ada, None), sitting(&bo, Some(Level::Master)), Sitter::Open];
    let mut row = table(&ada, Status::Open, seats);
    row.arrangement.settings.from = Some(Prefix { record: "x".repeat(100_000), at: 7 });
    let mut plain = table(&ada, Status::Open, vec![Sitter::Open, sitting(&ada, None)]);
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
    assert_eq!(store.records_brought(ada.id).await, Ok(1));
    assert_eq!(store.records_brought(bo.id).await, Ok(0));
    store.sweep_records(1000).await.expect("swept");
    assert_eq!(store.records_brought(ada.id).await, Ok(1), "it is new enough");
    store.sweep_records(1001).await.expect("swept");
    assert_eq!(store.records_brought(ada.id).await, Ok(0));
    assert_eq!(store.load_table(rows[3].id).await, Ok(None));
    assert_eq!(store.tables_held(ada.id, 0).await, Ok(3), "nothing else is gone");
}

async fn many_write_at_once<P: Place>() {
    let place = P::default();
    let store = Arc::new(place.open().await);
    let ada = known(store.as_ref(), "Ada").await;
    let mut tasks = Vec::new();
    for number in 0..50 {
        let (store, row) = (store.clone(), table(&ada, Status::Running, vec![sitting(&ada, None), Sitter::Open]));
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
        assert_eq!(stored.steps.iter().map(|row| row.step.clone()).collect::<Vec<_>>(), expected);
    }
}

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
    let alone = table(&ada, Status::Over, vec![sitting(&ada, None), Sitter::Bot(Level::default())]);
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

    assert_eq!(store.forget_games(bo.id, Some(alone.id)).await, Ok(Vec::new()), "he did not play it");
    assert_eq!(store.forget_games(ada.id, Some(running.id)).await, Ok(Vec::new()), "it is not over");
    let touched = Touched { table: shared.id, wakes: false };
    assert_eq!(store.forget_games(ada.id, Some(shared.id)).await, Ok(vec![touched]));
    assert_eq!(games(&ada).await, HashMap::from([of(&alone)]));
    assert_eq!(games(&bo).await, HashMap::from([of(&shared)]), "the others still have it");
    let kept = store.load_table(shared.id).await.expect("an answer").expect("a table");
    assert_eq!(kept.row.arrangement.seats[0], Sitter::Gone(None), "without her name");

    assert_eq!(store.forget_games(ada.id, None).await.expect("forgotten").len(), 1);
    assert_eq!(store.load_table(alone.id).await, Ok(None), "nobody else remembers it");
    assert!(store.load_table(running.id).await.expect("an answer").is_some());
    store.forget_games(bo.id, None).await.expect("forgotten");
    assert_eq!(store.load_table(shared.id).await, Ok(None));
}

/// A store with something of everything, and more steps than are moved at once.
async fn furnished(store: &impl Store) -> Vec<TableId> {
    let (ada, bo) = (known(store, "Ada ✨").await, known(store, "Bo").await);
    store.add_transfer(bo.id, Secret::random().hash(), 100).await.expect("kept");
    let mut ids = Vec::new();
    for (number, status) in (0..).zip([Status::Open, Status::Running, Status::Over]) {
        let seats = vec![sitting(&ada, None), sitting(&bo, Some(Level::Master)), Sitter::Gone(None), Sitter::Open];
        let mut row = table(&ada, status, seats);
        row.arrangement.settings.from = Some(Prefix { record: "{\"a\": \"\\u0000\"}".to_owned(), at: number });
        row.arrangement.rematch = ids.first().copied();
        let texts: Vec<String> = (0..700).map(|step| format!("{number}: step {step} «à»")).collect();
        row.progress.seq = texts.len() as u64;
        let mut steps = steps(&texts.iter().map(String::as_str).collect::<Vec<_>>());
        steps[5].receipts = vec![("key\0".to_owned(), 6)];
        let header = Some(Header { options: json!({"players": 4}), setup: json!({"gems": [1]}) });
        store.create_table(StoredTable { header, steps, ..fresh(&row) }).await.expect("created");
        let bid = PendingBid { seat: Seat::S0, seq: 700, action: "bid".to_owned(), keys: vec!["k\n".to_owned()] };
        store.commit(Commit { bids: BidChange::Put(bid), ..commit(&row, &[], 700) }).await.expect("committed");
        ids.push(row.id);
    }
    store.keep_review(ids[2], "{}".to_owned()).await.expect("kept");
    store.keep_result(ids[2], "[]".to_owned()).await.expect("kept");
    ids
}

async fn contents(store: &impl Store, ids: &[TableId]) -> Vec<(Option<StoredTable>, Option<String>)> {
    let mut all = Vec::new();
    for &id in ids {
        all.push((store.load_table(id).await.expect("an answer"), store.review(id).await.expect("an answer")));
    }
    all
}

#[tokio::test]
async fn everything_moves_there_and_back_byte_by_byte() {
    let (here, there, back) = (File::default(), Database::default(), File::default());
    let address = |file: &File| format!("sqlite:{}", file.0.join("store.db").display());
    let (ids, before) = {
        let store = here.open().await;
        let ids = furnished(&store).await;
        let before = contents(&store, &ids).await;
        (ids, before)
    };
    let first = move_all(&address(&here), &there.0).await.expect("moved");
    assert_eq!(first.rows[..3], [("visitors", 2), ("transfers", 1), ("tables", 3)]);
    assert_eq!(first.rows[3..], [("seats", 12), ("steps", 2100), ("pending_bids", 3), ("reviews", 1), ("results", 1)]);
    let second = move_all(&there.0, &address(&back)).await.expect("moved");
    assert_eq!(second, first, "the same number of rows, the same bytes");
    assert_eq!(contents(&there.open().await, &ids).await, before);
    assert_eq!(contents(&back.open().await, &ids).await, before);
    // A third one differs by as little as one name.
    let changed = back.open().await;
    let ada = changed.tables_of(before_host(&before), 0).await.expect("tables")[0].arrangement.host.expect("a host");
    changed.rename_visitor(ada, "Ada".to_owned()).await.expect("renamed");
    drop(changed);
    let third = move_all(&address(&back), &address(&File::default())).await.expect("moved");
    assert!(third.rows == first.rows && third.hash != first.hash);
}

fn before_host(before: &[(Option<StoredTable>, Option<String>)]) -> VisitorId {
    let host = before[0].0.as_ref().and_then(|stored| stored.row.arrangement.host);
    host.expect("a host")
}

#[tokio::test]
async fn nothing_moves_into_what_is_not_empty_or_out_of_what_is_not_there() {
    let (here, there) = (File::default(), Database::default());
    let address = format!("sqlite:{}", here.0.join("store.db").display());
    let refused = move_all(&address, &there.0).await.expect_err("it is missing");
    assert!(matches!(refused, MoveError::Open(..)), "{refused}");
    known(&here.open().await, "Ada").await;
    let store = there.open().await;
    let bo = known(&store, "Bo").await;
    let refused = move_all(&address, &there.0).await.expect_err("Bo is there");
    assert!(matches!(refused, MoveError::NotEmpty(_, "visitors")), "{refused}");
    store.erase_visitor(bo.id).await.expect("erased");
    store.alive(Duration::from_secs(600)).await.expect("counted");
    let refused = move_all(&address, &there.0).await.expect_err("it is served");
    assert!(matches!(refused, MoveError::InUse(_)), "{refused}");
    store.leave().await.expect("gone");
    move_all(&address, &there.0).await.expect("moved");
}

#[tokio::test]
async fn a_node_is_alive_until_it_leaves_or_is_silent_for_long() {
    let place = Database::default();
    let (one, other) = (place.open().await, place.open().await);
    let both = {
        let mut both = vec![one.node(), other.node()];
        both.sort_unstable();
        both
    };
    assert_eq!(one.alive(Duration::from_secs(600)).await, Ok(vec![one.node()]));
    assert_eq!(other.alive(Duration::from_secs(600)).await, Ok(both));
    other.leave().await.expect("gone");
    assert_eq!(one.alive(Duration::from_secs(600)).await, Ok(vec![one.node()]));
    other.alive(Duration::ZERO).await.expect("counted");
    assert_eq!(one.alive(Duration::from_secs(600)).await, Ok(vec![one.node()]), "it said so too long ago");
}

#[tokio::test]
async fn nodes_hear_of_what_others_wrote_but_not_of_their_own() {
    let place = Database::default();
    let (one, other) = (place.open().await, place.open().await);
    let (mut heard, mut own) = (other.news().expect("news"), one.news().expect("news"));
    assert!(other.news().is_none(), "only the first hears it");
    let ada = known(&one, "Ada").await;
    let row = table(&ada, Status::Running, vec![sitting(&ada, None), Sitter::Open]);
    one.create_table(fresh(&row)).await.expect("created");
    one.commit(Commit { waiting: vec![ada.id], ..commit(&row, &["a"], 1) }).await.expect("committed");
    assert_eq!(
        one.commit(commit(&row, &["b"], 1)).await,
        Err(StoreError::Conflict),
        "what was not written is not told"
    );
    one.rename_visitor(ada.id, "Ada B".to_owned()).await.expect("renamed");
    let (table, node) = (row.id, one.node());
    let changed = |revision, seq, wakes, waiting| Notice::Changed { table, revision, seq, wakes, waiting };
    for told in [
        changed(0, 0, false, Vec::new()),
        changed(1, 1, true, vec![ada.id]),
        Notice::Refreshed { table, wakes: true },
        Notice::Visitor(ada.id),
    ] {
        assert_eq!(heard.recv().await, Some(News::From(node, told)));
    }
    let hello = Notice::WhoIsThere(table);
    other.tell(hello.clone()).await.expect("told");
    assert_eq!(own.recv().await, Some(News::From(other.node(), hello)), "and nothing before");
}

/// The same tests for every database.
macro_rules! suite {
    ($($test:ident)*) => {
        mod sqlite {
            $(
                #[tokio::test]
                async fn $test() {
                    super::$test::<super::File>().await;
                }
            )*
        }

        mod postgresql {
            $(
                #[tokio::test]
                async fn $test() {
                    super::$test::<super::Database>().await;
                }
            )*
        }
    };
}

suite!(visitors_come_and_go all_tables_of_a_visitor_hear_of_it
    who_is_erased_does_not_come_back_with_a_late_change tables_are_kept_as_they_are a_step_is_written_once
    nothing_is_written_to_a_table_that_is_gone bids_wait_outside_the_steps the_lobby_shows_what_is_open
    lists_leave_out_what_is_large tables_and_records_are_counted
    many_write_at_once a_review_goes_with_its_table finished_games_are_remembered_until_they_are_forgotten);
