//! Nodes that share a database.

use std::time::Duration;

use elvaland_server::model::{Commit, Status, StoredOccupant};
use elvaland_server::store::{ClusterBus, ClusterEvent, ClusterMessage, Store, StoreError};

use crate::kit::{Database, Place, commit, fresh, known, sitting, table};

#[tokio::test]
async fn a_node_is_alive_until_it_leaves_or_its_lease_expires() {
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
async fn nodes_receive_messages_of_other_nodes_only() {
    let place = Database::default();
    let (one, other) = (place.open().await, place.open().await);
    let (mut heard, mut own) = (other.events().expect("events"), one.events().expect("events"));
    assert!(other.events().is_none(), "only the first caller gets them");
    let ada = known(&one, "Ada").await;
    let row = table(&ada, Status::Running, vec![sitting(&ada, None), StoredOccupant::Open]);
    one.create_table(fresh(&row)).await.expect("created");
    one.commit(Commit { waiting: vec![ada.id], ..commit(&row, &["a"], 1) }).await.expect("committed");
    assert_eq!(
        one.commit(commit(&row, &["b"], 1)).await,
        Err(StoreError::Conflict),
        "what was not written is not told"
    );
    one.rename_visitor(ada.id, "Ada B".to_owned()).await.expect("renamed");
    let (table, node) = (row.id, one.node());
    let changed = |revision, seq, wakes, waiting| ClusterMessage::Changed { table, revision, seq, wakes, waiting };
    for told in [
        changed(0, 0, false, Vec::new()),
        changed(1, 1, true, vec![ada.id]),
        ClusterMessage::Refreshed { table, wakes: true },
        ClusterMessage::Visitor(ada.id),
    ] {
        assert_eq!(heard.recv().await, Some(ClusterEvent::From(node, told)));
    }
    let hello = ClusterMessage::WhoIsThere(table);
    other.publish(hello.clone()).await.expect("published");
    assert_eq!(own.recv().await, Some(ClusterEvent::From(other.node(), hello)), "and nothing before");
}
