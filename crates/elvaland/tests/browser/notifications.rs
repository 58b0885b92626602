//! Notifications in a real browser: push messages are delivered to the service worker through DevTools.

use std::time::{Duration, Instant};

use elvaland_testkit::Client;
use serde_json::{Value, json};

use crate::browser::Setup;
use crate::page_user::PageUser;
use crate::site::{Site, tell};

/// A fake push manager for pages: its subscription has an address that accepts nothing.
const PUSH_MANAGER: &str = r#"
    let subscription = null;
    const fresh = () => ({
      endpoint: "http://127.0.0.1:9/push/ada",
      toJSON: () => ({ endpoint: "http://127.0.0.1:9/push/ada", keys: {
        p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth: "BTBZMqHH6r4Tts7J_aSIgg" } }),
      unsubscribe: async () => { subscription = null; return true; },
    });
    PushManager.prototype.getSubscription = async () => subscription;
    PushManager.prototype.subscribe = async (options) => {
      if (options.applicationServerKey.length !== 65 || !options.userVisibleOnly) throw new Error("no key");
      return (subscription = fresh());
    };"#;

/// Allows notifications, and waits for the service worker.
async fn allows(site: &Site, person: &PageUser) {
    let origin = format!("http://{}", site.address());
    person.window().cdp("Browser.grantPermissions", &json!({"permissions": ["notifications"], "origin": origin}));
    let script = "const done = arguments[0];
        navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready).then(() => done(true));";
    person.page().execute_async(script, Vec::new()).await.expect("a service worker");
    person.window().cdp("ServiceWorker.enable", &json!({}));
}

/// Delivers a push message to the only registration of the browser.
fn delivers(site: &Site, person: &PageUser, message: &Value) {
    let origin = format!("http://{}/", site.address());
    let params = json!({"origin": origin, "registrationId": "0", "data": message.to_string()});
    person.window().cdp("ServiceWorker.deliverPushMessage", &params);
}

/// The notifications that are shown, by their titles.
async fn shown(person: &PageUser) -> Vec<String> {
    let script = "const done = arguments[0];
        navigator.serviceWorker.getRegistration().then((all) => all.getNotifications())
          .then((all) => done(all.map((one) => `${one.title}: ${one.body}`)));";
    let titles = person.page().execute_async(script, Vec::new()).await.expect("titles");
    titles.as_array().into_iter().flatten().filter_map(|title| title.as_str().map(str::to_owned)).collect()
}

/// Waits until this number of notifications is shown.
async fn awaits_shown(person: &PageUser, count: usize) -> Vec<String> {
    let until = Instant::now() + Duration::from_secs(15);
    loop {
        let shown = shown(person).await;
        if shown.len() == count {
            return shown;
        }
        assert!(Instant::now() < until, "{count} notifications, not {shown:?}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Delivers the first message and waits until it is shown. DevTools may know of the service worker a moment later than the
/// page: then the message is lost, and is delivered again.
async fn delivers_first(site: &Site, person: &PageUser, message: &Value) -> Vec<String> {
    for _ in 0..10 {
        delivers(site, person, message);
        let until = Instant::now() + Duration::from_secs(3);
        while Instant::now() < until {
            let shown = shown(person).await;
            if !shown.is_empty() {
                return shown;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    Vec::new()
}

/// A new table of two with a free seat.
fn table_of(client: &mut Client) -> String {
    let wanted = json!({"game": "nidavellir", "options": {"players": 2}});
    client.post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned()
}

#[test]
fn a_push_message_is_shown_until_the_table_is_looked_at() {
    tell(async |site| {
        let (ada, mut client) = site.ada().await;
        let [table, other] = [(); 2].map(|()| table_of(&mut client));
        let message = |table: &str, title: &str| json!({"kind": "turn", "table": table, "url": format!("/t/{table}"), "title": title, "body": "Nidavellir"});
        ada.opens("/").await;
        allows(site, &ada).await;
        assert_eq!(delivers_first(site, &ada, &message(&table, "Your turn")).await, ["Your turn: Nidavellir"]);
        // A later message about the same table replaces it; another table has its own.
        delivers(site, &ada, &message(&table, "Game over"));
        delivers(site, &ada, &message(&other, "Your turn"));
        let mut both = awaits_shown(&ada, 2).await;
        both.sort();
        assert_eq!(both, ["Game over: Nidavellir", "Your turn: Nidavellir"]);
        ada.opens_table(&table).await;
        assert_eq!(awaits_shown(&ada, 1).await, ["Your turn: Nidavellir"], "the table is looked at");
        // A table that is on the screen needs no notification.
        delivers(site, &ada, &message(&table, "Your turn, again"));
        tokio::time::sleep(Duration::from_secs(1)).await;
        assert_eq!(awaits_shown(&ada, 1).await, ["Your turn: Nidavellir"]);
        ada.is_content().await;
    });
}

#[test]
fn notifications_are_switched_on_in_the_settings_and_at_a_table() {
    tell(async |site| {
        let (ada, mut client) = site.ada().await;
        let table = table_of(&mut client);
        ada.window().cdp("Page.addScriptToEvaluateOnNewDocument", &json!({"source": PUSH_MANAGER}));
        ada.opens("/settings").await;
        allows(site, &ada).await;
        ada.awaits(".notifications:not([hidden])").await;
        ada.clicks("[data-notify-device]").await;
        ada.awaits("[data-notify-device][data-is-on]").await;
        let mut state = client.get("/me/notifications").expect(200);
        assert_eq!((&state["devices"], &state["all"], &state["quiet"]), (&json!(1), &json!(true), &Value::Null));
        ada.clicks(".notifications [name=over]").await;
        ada.pastes(".notifications [name=from]", "22:30").await;
        ada.pastes(".notifications [name=to]", "07:00").await;
        ada.clicks(".notifications form .save button:not([type])").await;
        let until = Instant::now() + Duration::from_secs(15);
        while state["quiet"].is_null() {
            assert!(Instant::now() < until, "{}", ada.describes().await);
            tokio::time::sleep(Duration::from_millis(100)).await;
            state = client.get("/me/notifications").expect(200);
        }
        assert_eq!((&state["quiet"]["from"], &state["quiet"]["to"]), (&json!(1350), &json!(420)));
        assert_eq!((&state["over"], &state["turn"]), (&json!(false), &json!(true)));
        // At a table, this one can be muted.
        ada.opens_table(&table).await;
        ada.clicks("[popovertarget=notify]").await;
        ada.clicks("[data-notify-device]").await;
        ada.awaits("[data-notify-choice]:not(:disabled)").await;
        ada.clicks("[data-notify-choice]").await;
        let choice = format!("/tables/{table}/notifications");
        while client.get(&choice).expect(200)["enabled"] != json!(false) {
            assert!(Instant::now() < until + Duration::from_secs(15), "{}", ada.describes().await);
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        ada.clicks("[data-notify-device][data-is-on]").await;
        ada.awaits("[data-notify-device]:not([data-is-on])").await;
        assert_eq!(client.get("/me/notifications").expect(200)["devices"], 0);
        ada.is_content().await;
    });
}

#[test]
fn pages_without_script_offer_webhooks_but_no_push_messages() {
    tell(async |site| {
        let (ada, mut client) = site.visitor("Ada", Setup { scripts: false, ..Setup::default() }).await;
        let table = table_of(&mut client);
        ada.opens("/settings").await;
        assert!(ada.sees(".notifications[hidden]").await);
        ada.opens(&format!("/t/{table}/webhooks")).await;
        let field = ada.finds_element("[name=url]").await;
        field.send_keys("http://127.0.0.1:9/hook").await.expect("written");
        ada.clicks("form .main").await;
        ada.awaits(".webhooks li").await;
        assert!(ada.reads(".webhooks li").await.contains("127.0.0.1"));
        ada.clicks(".webhooks form[action$=test] button").await;
        ada.awaits("#said").await;
        ada.clicks(".webhooks form[action$=remove] button").await;
        ada.awaits(".settings:not(:has(.webhooks))").await;
        ada.is_content().await;
    });
}

#[test]
fn the_site_can_be_installed() {
    tell(async |site| {
        let ada = site.stranger(Setup::default()).await;
        ada.opens("/").await;
        allows(site, &ada).await;
        let found = ada.window().cdp("Page.getInstallabilityErrors", &json!({}));
        let errors = found["installabilityErrors"].as_array().cloned().unwrap_or_default();
        // A browser of a test has a profile of its own that is not kept.
        let errors: Vec<Value> = errors.into_iter().filter(|error| error["errorId"] != "in-incognito").collect();
        assert!(errors.is_empty(), "{errors:?}");
    });
}
