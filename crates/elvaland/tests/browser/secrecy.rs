//! Nothing hidden is in a page: two tables that differ only in an unrevealed bid give everybody else the same bytes.

use elvaland_testkit::{Client, ServerEvents};
use serde_json::json;

use crate::browser::Setup;
use crate::decisions::a_bid;
use crate::page_user::PageUser;
use crate::positions::Position;
use crate::site::{Site, tell};

/// Two people at a table in the middle of a game, and a spectator.
struct Twin {
    table: String,
    ada: Client,
    bo: Client,
    stranger: Client,
    streams: [ServerEvents; 2],
}

impl Twin {
    fn new(site: &Site, position: &Position) -> Twin {
        let [mut ada, mut bo] = ["Ada", "Bo"].map(|name| Client::named(site.address(), name));
        let wanted = json!({"game": position.record["game"], "seats": ["me", "open"],
            "from": {"record": position.record, "at": position.at}});
        let table = ada.post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned();
        bo.post(&format!("/tables/{table}/join"), &json!({})).expect(200);
        let stranger = Client::new(site.address());
        let streams = [&bo, &stranger].map(|who| {
            let mut stream = who.stream(&format!("/tables/{table}/events"), None).expect("a stream");
            // One after the other, so that the streams of both tables announce presence in the same order.
            assert_eq!(stream.next().expect("an event").name, "table");
            stream
        });
        Twin { table, ada, bo, stranger, streams }
    }

    /// Ada bids in secret.
    fn bids(&mut self, at: usize, bid: &str) {
        let path = format!("/tables/{}/actions", self.table);
        self.ada.post(&path, &json!({"seq": at, "action": bid})).expect(200);
    }

    /// Returns all bytes that the others receive: their pages, and the events of their streams until the bid is in.
    fn is_seen(&mut self) -> Vec<String> {
        let mut seen = Vec::new();
        for (who, stream) in [&mut self.bo, &mut self.stranger].into_iter().zip(&mut self.streams) {
            for view in ["", "/text"] {
                let answer = who.get(&format!("//t/{}{view}", self.table));
                assert_eq!(answer.status, 200, "{}", answer.text);
                seen.push(answer.text.replace(&self.table, "TABLE"));
            }
            loop {
                let event = stream.next().expect("an event");
                seen.push(format!("{event:?}").replace(&self.table, "TABLE"));
                if event.data.contains("\"ready\":true") {
                    break;
                }
            }
        }
        seen
    }

    /// Ada's own page.
    fn own(&mut self) -> String {
        self.ada.get(&format!("//t/{}", self.table)).text.replace(&self.table, "TABLE")
    }
}

#[test]
fn a_secret_bid_changes_no_byte_of_what_others_get() {
    tell(async |site: &mut Site| {
        let position = a_bid();
        let mut twins = [(); 2].map(|()| Twin::new(site, &position));
        let path = format!("/tables/{}", twins[0].table);
        let legal = twins[0].ada.get(&path).expect(200)["legal"].clone();
        let legal = legal.as_array().expect("legal bids");
        let bids = [&legal[0], &legal[legal.len() - 1]].map(|bid| bid.as_str().expect("a bid"));
        for (twin, bid) in twins.iter_mut().zip(bids) {
            twin.bids(position.at, bid);
        }
        let [one, two] = &mut twins;
        assert_ne!(one.own(), two.own(), "Ada herself sees the difference");
        let (seen, other) = (one.is_seen(), two.is_seen());
        assert_eq!(seen.len(), other.len());
        for (one, other) in seen.iter().zip(&other) {
            assert!(one == other, "{one}\n\n{other}");
        }
    });
}

/// The page as it is in the browser, whatever scripts have done to it.
async fn whole(person: &PageUser, table: &str) -> String {
    let whole = person.finds("return document.documentElement.outerHTML").await;
    whole.as_str().expect("a page").replace(table, "TABLE")
}

#[test]
fn a_page_that_was_open_all_the_time_shows_nothing_of_a_bid() {
    tell(async |site| {
        let position = a_bid();
        let bo = site.stranger(Setup::default()).await;
        let mut pages = Vec::new();
        for number in [0, 40] {
            let mut twin = Twin::new(site, &position);
            bo.is_known_by(twin.bo.token()).await;
            bo.opens_table(&twin.table).await;
            let coins = twin.ada.get(&format!("/tables/{}", twin.table)).expect(200);
            let legal = coins["legal"].as_array().expect("legal bids");
            twin.bids(position.at, legal[number].as_str().expect("a bid"));
            bo.awaits("#player-0[data-ready]").await;
            pages.push(whole(&bo, &twin.table).await);
        }
        assert!(pages[0] == pages[1], "{}\n\n{}", pages[0], pages[1]);
        bo.is_content().await;
    });
}
