//! Moving everything from one database to another.

use std::time::Duration;

use elvaland_rules::Seat;
use elvaland_server::model::{
    BidChange, Commit, Header, Notice, NoticeId, NoticeKind, NotificationSettings, PendingBid, Prefix,
    PushSubscription, Status, StoredOccupant, StoredTable, Webhook, WebhookId, WebhookKind,
};
use elvaland_server::store::{ClusterBus, MigrationError, Store, migrate_all};
use elvaland_server::{Level, Secret, TableId, VisitorId};
use elvaland_testkit::Folder;
use serde_json::json;

use crate::kit::{Database, Place, bid, commit, fresh, known, sitting, steps, table};

/// Fills a store with rows in every table, and with more steps than are copied at once.
async fn furnished(store: &impl Store) -> Vec<TableId> {
    let (ada, bo) = (known(store, "Ada ✨").await, known(store, "Bo").await);
    store.add_transfer(bo.id, Secret::random().hash(), 100).await.expect("kept");
    let mut ids = Vec::new();
    for (number, status) in (0..).zip([Status::Open, Status::Running, Status::Over]) {
        let seats = vec![
            sitting(&ada, None),
            sitting(&bo, Some(Level::Master)),
            StoredOccupant::Gone(None),
            StoredOccupant::Open,
        ];
        let mut row = table(&ada, status, seats);
        row.arrangement.settings.from = Some(Prefix { record: "{\"a\": \"\\u0000\"}".to_owned(), at: number });
        row.arrangement.rematch = ids.first().copied();
        let texts: Vec<String> = (0..700).map(|step| format!("{number}: step {step} «à»")).collect();
        row.progress.seq = texts.len() as u64;
        let mut steps = steps(&texts.iter().map(String::as_str).collect::<Vec<_>>());
        steps[5].receipts = vec![("key\0".to_owned(), 6)];
        let header = Some(Header { options: json!({"players": 4}), setup: json!({"gems": [1]}) });
        store.create_table(StoredTable { header, steps, ..fresh(&row) }).await.expect("created");
        let pending = PendingBid { seat: Seat::S0, seq: 700, bid: Some(bid(5)), keys: vec!["k\n".to_owned()] };
        store.commit(Commit { bids: BidChange::Put(pending), ..commit(&row, &[], 700) }).await.expect("committed");
        ids.push(row.id);
    }
    store.keep_review(ids[2], "{}".to_owned()).await.expect("kept");
    store.keep_result(ids[2], "[]".to_owned()).await.expect("kept");
    notified(store, ada.id, ids[1]).await;
    ids
}

/// Stores rows in every table about notifications.
async fn notified(store: &impl Store, visitor: VisitorId, table: TableId) {
    let subscription = PushSubscription {
        endpoint: "https://push.example/é".to_owned(),
        p256dh: vec![4; 65],
        auth: vec![0; 16],
        language: "fr".to_owned(),
    };
    let webhook = Webhook {
        id: WebhookId::random(),
        table,
        visitor,
        kind: WebhookKind::Ntfy,
        url: "https://ntfy.example/x".to_owned(),
        origin: "https://play.example".to_owned(),
        language: "de".to_owned(),
        failures: 0,
    };
    assert_eq!(store.server_key("vapid", vec![1, 2]).await.expect("a key"), [1, 2]);
    assert_eq!(store.server_key("vapid", vec![3]).await.expect("a key"), [1, 2], "the first one stays");
    store.add_subscription(visitor, subscription.clone(), 3).await.expect("kept");
    assert_eq!(store.subscriptions(visitor).await.expect("some"), [subscription]);
    store.set_notification_settings(visitor, NotificationSettings::default()).await.expect("kept");
    store.set_notification_choice(visitor, table, Some(false)).await.expect("kept");
    assert_eq!(store.notification_choice(visitor, table).await.expect("a choice"), Some(false));
    assert!(store.add_webhook(webhook.clone(), 1).await.expect("kept"));
    let second = Webhook { id: WebhookId::random(), ..webhook.clone() };
    assert!(!store.add_webhook(second, 1).await.expect("an answer"), "one is the most");
    assert_eq!(store.webhooks(table).await.expect("some"), [webhook]);
    let notice = Notice { id: NoticeId::random(), visitor, table, kind: NoticeKind::Turn, due: 50 };
    store.add_notice(notice).await.expect("kept");
    assert!(
        !store.has_due_notices(49).await.expect("an answer") && store.has_due_notices(50).await.expect("an answer")
    );
    assert!(store.claim_notices(49, 80).await.expect("none").is_empty());
    assert_eq!(store.claim_notices(50, 80).await.expect("one"), [notice]);
    assert!(store.claim_notices(79, 99).await.expect("none").is_empty(), "nobody else gets it");
    assert_eq!(store.claim_notices(80, 110).await.expect("one"), [notice], "a claim expires");
    store.renew_claim(notice, 140).await.expect("renewed");
    assert!(!store.has_due_notices(139).await.expect("an answer"));
    assert!(store.is_unsent(notice).await.expect("an answer"));
    store.note_sent(notice).await.expect("noted");
    assert!(!store.is_unsent(notice).await.expect("an answer"));
    store.add_notice(Notice { id: NoticeId::random(), ..notice }).await.expect("kept");
    assert!(!store.has_due_notices(500).await.expect("none"), "one until it is looked at");
    let over = Notice { id: NoticeId::random(), kind: NoticeKind::Over, ..notice };
    store.add_notice(over).await.expect("kept");
    store.note_sent(notice).await.expect("noted");
    assert_eq!(store.claim_notices(60, 90).await.expect("one"), [over], "the end replaces it");
    store.postpone_notice(Notice { due: 90, ..over }).await.expect("kept");
    assert!(
        !store.has_due_notices(89).await.expect("an answer") && store.has_due_notices(90).await.expect("an answer")
    );
    assert!(store.has_notice(visitor, table).await.expect("an answer"));
}

async fn contents(store: &impl Store, ids: &[TableId]) -> Vec<(Option<StoredTable>, Option<String>)> {
    let mut all = Vec::new();
    for &id in ids {
        all.push((store.load_table(id).await.expect("an answer"), store.review(id).await.expect("an answer")));
    }
    all
}

#[tokio::test]
async fn migration_there_and_back_is_lossless() {
    let (here, there, back) = (Folder::default(), Database::default(), Folder::default());
    let address = |folder: &Folder| format!("sqlite:{}", folder.0.join("store.db").display());
    let (ids, before) = {
        let store = here.open().await;
        let ids = furnished(&store).await;
        let before = contents(&store, &ids).await;
        (ids, before)
    };
    let first = migrate_all(&address(&here), &there.0).await.expect("moved");
    assert_eq!(first.rows[..3], [("visitors", 2), ("transfers", 1), ("tables", 3)]);
    assert_eq!(first.rows[3..8], [("seats", 12), ("steps", 2100), ("pending_bids", 3), ("reviews", 1), ("results", 1)]);
    assert_eq!(first.rows.len(), 17);
    assert!(first.rows[8..14].iter().all(|(_, rows)| *rows == 1), "{:?}", first.rows);
    let second = migrate_all(&there.0, &address(&back)).await.expect("moved");
    assert_eq!(second, first, "the same number of rows, the same bytes");
    assert_eq!(contents(&there.open().await, &ids).await, before);
    assert_eq!(contents(&back.open().await, &ids).await, before);
    // A third database differs in one name only.
    let changed = back.open().await;
    let ada = changed.tables_of(before_host(&before), 0).await.expect("tables")[0].arrangement.host.expect("a host");
    changed.rename_visitor(ada, "Ada".to_owned()).await.expect("renamed");
    drop(changed);
    let third = migrate_all(&address(&back), &address(&Folder::default())).await.expect("moved");
    assert!(third.rows == first.rows && third.hash != first.hash);
}

fn before_host(before: &[(Option<StoredTable>, Option<String>)]) -> VisitorId {
    let host = before[0].0.as_ref().and_then(|stored| stored.row.arrangement.host);
    host.expect("a host")
}

#[tokio::test]
async fn migration_needs_an_existing_source_and_an_empty_target() {
    let (here, there) = (Folder::default(), Database::default());
    let address = format!("sqlite:{}", here.0.join("store.db").display());
    let refused = migrate_all(&address, &there.0).await.expect_err("it is missing");
    assert!(matches!(refused, MigrationError::Open(..)), "{refused}");
    known(&here.open().await, "Ada").await;
    let store = there.open().await;
    let bo = known(&store, "Bo").await;
    let refused = migrate_all(&address, &there.0).await.expect_err("Bo is there");
    assert!(matches!(refused, MigrationError::NotEmpty(_, "visitors")), "{refused}");
    store.erase_visitor(bo.id).await.expect("erased");
    store.alive(Duration::from_secs(600)).await.expect("counted");
    let refused = migrate_all(&address, &there.0).await.expect_err("it is served");
    assert!(matches!(refused, MigrationError::InUse(_)), "{refused}");
    store.leave().await.expect("gone");
    migrate_all(&address, &there.0).await.expect("moved");
}
