//! The site under a path: links, forms, streams and the service worker stay there.

use elvaland_testkit::Client;
use serde_json::json;

use crate::browser::Setup;
use crate::site::{Site, tell};

/// The paths of what the page has fetched that are not under the base path.
const ELSEWHERE: &str = "return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    .filter((path) => !path.startsWith('/games/')).join(' ')";

#[test]
fn a_table_under_a_base_path_begins_without_a_reload() {
    tell(async |site: &mut Site| {
        site.move_under("/games");
        let ada = site.stranger(Setup::default()).await;
        ada.opens("/games/").await;
        ada.ticks(".new-table", "players", "2").await;
        ada.clicks(".new-table > button").await;
        ada.awaits("#table.waiting").await;
        let path = ada.path().await;
        let table = path.strip_prefix("/games/t/").unwrap_or_else(|| panic!("{path}"));
        Client::named(site.address(), "Bo").post(&format!("/tables/{table}/join"), &json!({"seat": 1})).expect(200);
        ada.awaits("#bidding").await;
        assert_eq!(ada.finds(ELSEWHERE).await, "");
        ada.clicks("#banner .brand").await;
        ada.awaits(".home .mine").await;
        assert_eq!(ada.path().await, "/games/");
        ada.is_content().await;
    });
}

#[test]
fn score_pads_under_a_base_path_work_offline() {
    tell(async |site: &mut Site| {
        site.move_under("/games");
        let ada = site.stranger(Setup::default()).await;
        ada.opens("/games/score").await;
        let scope = "const done = arguments[0];
            const look = async (scope) => (await caches.match('/games/score/nains')) ? done(scope) : setTimeout(look, 50, scope);
            navigator.serviceWorker.ready.then(({ scope }) => look(new URL(scope).pathname));";
        assert_eq!(ada.page().execute_async(scope, Vec::new()).await.expect("the pads are kept"), "/games/");
        site.shut();
        ada.opens("/games/score/nains").await;
        ada.awaits("#pad.scripted").await;
        ada.opens("/games/learn").await;
        ada.awaits("a[href='/games/score/nains']").await;
    });
}
