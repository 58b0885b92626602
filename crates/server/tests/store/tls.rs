//! TLS connections to PostgreSQL, if the address asks for them.

use std::net::TcpListener;
use std::sync::Arc;

use elvaland_server::Metrics;
use elvaland_server::store::{PostgresStore, StoreError};
use elvaland_testkit::Cluster;

/// Tries to open a store and closes it again.
async fn open(address: &str) -> Result<(), StoreError> {
    PostgresStore::open(address, Arc::new(Metrics::default())).await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_is_reached_by_tls_and_its_certificate_is_checked() {
    let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
    let cluster = Cluster::encrypted(port);
    let database = cluster.database();
    let name = database.split(['/', '?']).nth(3).expect("its name");
    let address = |more: &str| format!("postgres://app@localhost:{port}/{name}?{more}");
    let certificate = cluster.certificate();

    open(&address("sslmode=require")).await.expect("encrypted");
    let trusted = format!("sslmode=verify-full&sslrootcert={}", certificate.display());
    open(&address(&trusted)).await.expect("encrypted, by whom we trust");

    let unknown = open(&address("sslmode=verify-full")).await.expect_err("nobody vouches for that certificate");
    assert!(unknown.to_string().contains("certificate"), "{unknown}");
    let open_text = open(&address("sslmode=disable")).await.expect_err("it speaks TLS alone");
    assert!(open_text.to_string().contains("no encryption"), "{open_text}");
}
