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

#[test]
fn pages_streams_worker_push_previews_and_announcements_work_behind_a_proxy_that_removes_the_path() {
    tell(async |site: &mut Site| {
        let proxy = site.move_behind_proxy("/games");
        let ada = site.stranger_at(proxy).await;
        ada.opens("/games/").await;
        ada.ticks(".new-table", "players", "2").await;
        ada.clicks(".new-table > button").await;
        ada.awaits("#table.waiting").await;
        let path = ada.path().await;
        let table = path.strip_prefix("/games/t/").unwrap_or_else(|| panic!("{path}"));
        Client::named(site.address(), "Bo").post(&format!("/tables/{table}/join"), &json!({"seat": 1})).expect(200);
        ada.awaits("#bidding").await;
        assert_eq!(ada.finds(ELSEWHERE).await, "");
        let fetched = "const done = arguments[0];
            const preview = document.querySelector('meta[property=\"og:image\"]').content;
            const manifest = document.querySelector('link[rel=manifest]').href;
            const push = '/games/api/v1/me/notifications';
            const look = async (url) => { const { status, headers } = await fetch(url);
                return `${status} ${headers.get('content-type')}`; };
            navigator.serviceWorker.ready.then(async ({ scope }) => done([preview.startsWith(location.origin + '/games/t/'),
                await look(preview), await look(manifest), (await look(push)).slice(0, 3), new URL(scope).pathname].join(' | ')));";
        let found = ada.page().execute_async(fetched, Vec::new()).await.expect("answers");
        let expected = "true | 200 image/png | 200 application/manifest+json | 200 | /games/";
        assert_eq!(found.as_str(), Some(expected));
        site.operator(&["announce", "Back at 8"]);
        ada.awaits("#announcement:not(:empty)").await;
        assert_eq!(ada.finds("return document.querySelector('#announcement').textContent").await, "Back at 8");
        ada.is_content().await;
    });
}
