//! Two games that differ only in a secret give everybody else the same bytes.

use elvaland_rules::dealer::Dealer;
use elvaland_rules::nains::Nains;
use elvaland_rules::nidavellir::Nidavellir;
use elvaland_rules::record::{Record, RecordFormat, Recorder};
use elvaland_testkit::{Client, ServerEvents};
use serde_json::{Value, json};

use crate::kit::{House, wait_until};

/// A table of three that goes on from a record, with people of the same names.
pub(crate) struct Twin {
    table: String,
    clients: Vec<Client>,
    streams: Vec<ServerEvents>,
}

impl Twin {
    fn new(house: &House, record: &Value, at: usize, more: &Value) -> Twin {
        Twin::among(&|_| house, record, at, more)
    }

    /// Connects every player to another node, and the spectator to that of the first player.
    pub(crate) fn spread(nodes: &[House], record: &Value, at: usize) -> Twin {
        let mut twin = Twin::among(&|viewer| &nodes[viewer % nodes.len()], record, at, &json!({}));
        for viewer in 0..4 {
            let present = |state: &Value| (1..3).all(|seat| state["seats"][seat]["present"] == true);
            let path = twin.path("");
            while !present(&twin.clients[viewer].get(&path).expect(200)) {
                std::thread::sleep(std::time::Duration::from_millis(5));
            }
        }
        twin.heard();
        twin
    }

    fn among<'h>(house: &dyn Fn(usize) -> &'h House, record: &Value, at: usize, more: &Value) -> Twin {
        let names = ["Ada", "Bo", "Cy"].into_iter().enumerate();
        let mut clients: Vec<Client> = names.map(|(seat, name)| house(seat).visitor(name)).collect();
        let mut wanted = json!({"game": record["game"], "from": {"record": record, "at": at}});
        for (name, value) in more.as_object().into_iter().flatten() {
            wanted[name] = value.clone();
        }
        let table = clients[0].post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned();
        for client in &mut clients[1..] {
            client.post(&format!("/tables/{table}/join"), &json!({})).expect(200);
        }
        clients.push(house(3).stranger());
        let mut twin = Twin { table, clients, streams: Vec::new() };
        for viewer in 1..4 {
            let mut stream = twin.clients[viewer].stream(&twin.path("/events"), None).expect("a stream");
            // One after the other, so that the streams of both tables announce presence in the same order.
            let first = stream.next().expect("an event");
            assert_eq!(first.name, "table");
            twin.streams.push(stream);
        }
        twin
    }

    /// Reconnects all clients, perhaps to another process; they resume from the last id received.
    fn comes_back(&mut self, house: &House, last: u64) {
        self.streams.clear();
        for client in &mut self.clients[..3] {
            *client = house.stranger().with_token(client.token());
        }
        self.clients[3] = house.stranger();
        // The server notices a disconnect a moment later; clients that connect before that are sent the change.
        let path = self.path("");
        wait_until("nobody is there any more", || {
            let table = self.clients[3].get(&path).expect(200);
            table["seats"].as_array().expect("seats").iter().all(|seat| seat["present"] == false)
        });
        for viewer in 1..4 {
            self.streams.push(self.clients[viewer].stream(&self.path("/events"), Some(last)).expect("a stream"));
            // One after the other: each arrival is told to those who are there, in the same order at both tables.
            self.look(viewer);
        }
    }

    fn path(&self, rest: &str) -> String {
        format!("/tables/{}{rest}", self.table)
    }

    /// The bytes a viewer gets, the table's own name left out.
    fn plain(&self, text: &str) -> String {
        text.replace(&self.table, "TABLE")
    }

    /// The legal actions of a player.
    pub(crate) fn legal(&mut self, seat: usize) -> Vec<String> {
        let path = self.path("");
        let state = self.clients[seat].get(&path).expect(200);
        let legal = state["legal"].as_array().expect("legal actions").iter();
        legal.filter_map(Value::as_str).map(str::to_owned).collect()
    }

    pub(crate) fn look(&mut self, viewer: usize) -> String {
        let path = self.path("");
        let text = self.clients[viewer].get(&path).text;
        self.plain(&text)
    }

    /// Returns the first event of the stream of a viewer's page: the steps after the first `since`.
    fn page_steps(&self, viewer: usize, since: usize) -> String {
        let path = format!("//t/{}/events?since={since}", self.table);
        let first = self.clients[viewer].stream(&path, None).expect("a stream").next().expect("an event");
        assert_eq!(first.name, "steps");
        self.plain(&first.data)
    }

    pub(crate) fn act(&mut self, seat: usize, action: &str) -> (u16, String) {
        let path = self.path("");
        let seq = self.clients[seat].get(&path).expect(200)["seq"].clone();
        let path = self.path("/actions");
        let answer = self.clients[seat].post(&path, &json!({"seq": seq, "action": action}));
        (answer.status, self.plain(&answer.text))
    }

    /// Returns all events of the other viewers' streams since the last call.
    pub(crate) fn heard(&mut self) -> Vec<Vec<String>> {
        let path = self.path("/reactions");
        self.clients[1].post(&path, &json!({"reaction": "hello"})).expect(204);
        let mut all = Vec::new();
        for stream in &mut self.streams {
            let mut own = Vec::new();
            loop {
                let sent = stream.next().expect("the stream goes on");
                let is_end = sent.name == "reaction";
                own.push(format!("{} {:?} {}", sent.name, sent.id, sent.data));
                if is_end {
                    break;
                }
            }
            all.push(own);
        }
        let table = self.table.clone();
        all.iter().map(|own| own.iter().map(|text| text.replace(&table, "TABLE")).collect()).collect()
    }
}

fn record_of<R: RecordFormat>(options: &R::Options, seed: u64) -> Value {
    let mut dealer = Dealer::new(seed);
    let game = R::start(options, dealer.rng());
    serde_json::from_str(&Recorder::new(game).play_out(&mut dealer).to_json()).expect("JSON")
}

/// Records of three players of both games.
pub(crate) fn records(seed: u64) -> [Value; 2] {
    let nidavellir = elvaland_rules::nidavellir::Options::new(3).expect("three");
    let nains = elvaland_rules::nains::Options::new(3).expect("three");
    [record_of::<Nidavellir>(&nidavellir, seed), record_of::<Nains>(&nains, seed)]
}

/// The number of steps after the last deal of the record's first age at which everybody bids.
pub(crate) fn bidding(record: &Value) -> usize {
    let steps = record["steps"].as_array().expect("steps");
    let is_full = |at: usize| steps.get(at + 1..at + 4).is_some_and(|next| next.iter().all(|step| step["do"] == "bid"));
    (0..steps.len()).filter(|&at| steps[at]["do"] == "deal" && is_full(at)).nth(2).expect("three rounds") + 1
}

#[test]
fn a_bid_changes_no_byte_for_anybody_else() {
    let house = House::open();
    for (record, more) in records(1).iter().flat_map(|record| [(record, json!({})), (record, json!({"memory": true}))])
    {
        let at = bidding(record);
        let mut twins = [(); 2].map(|()| Twin::new(&house, record, at, &more));
        let legal = twins[0].legal(0);
        let legal: Vec<&str> = legal.iter().map(String::as_str).collect();
        let secrets = [legal[0], legal[legal.len() - 1]];
        let other = twins[0].legal(1)[5].clone();
        let mut differ = false;
        for (twin, secret) in twins.iter_mut().zip(secrets) {
            assert_eq!(twin.act(0, secret).0, 200);
            // A changed bid causes no event for others.
            assert_eq!(twin.act(0, legal[1]).0, 200);
            assert_eq!(twin.act(0, secret).0, 200);
        }
        let [one, two] = &mut twins;
        differ |= one.look(0) != two.look(0);
        for viewer in 1..4 {
            assert_eq!(one.look(viewer), two.look(viewer), "viewer {viewer}");
        }
        for viewer in 1..4 {
            assert_eq!(one.page_steps(viewer, at - 1), two.page_steps(viewer, at - 1), "viewer {viewer}");
        }
        // Legal and illegal requests of others get the same answers at both tables.
        for action in ["bid g25 0 2", "take W7", other.as_str()] {
            assert_eq!(one.act(1, action), two.act(1, action), "{action}");
        }
        assert_eq!(one.heard(), two.heard());
        for viewer in 1..4 {
            assert_eq!(one.look(viewer), two.look(viewer), "viewer {viewer}");
        }
        assert!(differ, "the player sees the difference");
    }
}

#[test]
fn a_bid_changes_no_byte_for_clients_that_reconnect_before_or_after_a_restart() {
    let mut house = House::open();
    for record in records(2) {
        let at = bidding(&record);
        let mut twins = [(); 2].map(|()| Twin::new(&house, &record, at, &json!({})));
        let legal = twins[0].legal(0);
        let secrets = [legal[0].clone(), legal[legal.len() - 1].clone()];
        let other = twins[0].legal(1)[5].clone();
        for (twin, secret) in twins.iter_mut().zip(&secrets) {
            assert_eq!(twin.act(0, secret).0, 200);
        }
        // Streams that break off, then a process that ends, then both; each time from before the bid, and from now.
        for (is_restart, last) in [(false, 0), (true, at as u64), (true, at as u64 - 1)] {
            if is_restart {
                twins.iter_mut().for_each(|twin| twin.streams.clear());
                house.restart();
            }
            let told = twins.each_mut().map(|twin| {
                twin.comes_back(&house, last);
                let looks: Vec<String> = (1..4).map(|viewer| twin.look(viewer)).collect();
                let refusals = ["bid g25 0 2", "take W7", "undo"].map(|wrong| twin.act(1, wrong));
                (looks, refusals, twin.heard())
            });
            assert_eq!(told[0], told[1], "restarted: {is_restart}, from {last}");
        }
        let answers = twins.each_mut().map(|twin| (twin.act(1, &other), twin.heard()));
        assert_eq!(answers[0], answers[1]);
        let [one, two] = &mut twins;
        assert_ne!(one.look(0), two.look(0), "the player sees the difference");
    }
}

#[test]
fn bots_bid_without_waiting_for_people() {
    let house = House::with(|config| config.bot_time = std::time::Duration::from_secs(4));
    let mut ada = house.visitor("Ada");
    let wanted = json!({"game": "nidavellir", "options": {"players": 2}, "seats": ["me", "king"]});
    let table = ada.post("/tables", &wanted).expect(201)["table"].as_str().expect("a table").to_owned();
    let path = format!("/tables/{table}");
    // The King thinks for seconds; meanwhile legal and illegal actions are answered, and its seat is still thinking.
    let state = ada.get(&path).expect(200);
    let act = |ada: &mut Client, action: &Value| {
        ada.post(&format!("{path}/actions"), &json!({"seq": state["seq"], "action": action}))
    };
    act(&mut ada, &json!("take W7")).refused(422, "illegal");
    act(&mut ada, &state["legal"][3]).expect(200);
    act(&mut ada, &state["legal"][4]).expect(200);
    let seats = ada.get(&path).expect(200)["seats"].clone();
    assert_eq!(
        (&seats[0]["ready"], &seats[1]["ready"], &seats[1]["asked"]),
        (&json!(true), &json!(false), &json!(true))
    );
}

/// A record and the same with other cards in an offer, up to and with the offer.
fn two_offers() -> Vec<(Value, Value, usize, usize)> {
    let mut found = Vec::new();
    for seed in 1..200 {
        for record in records(seed) {
            let steps = record["steps"].as_array().expect("steps");
            let Some(at) = steps.iter().position(|step| step["do"] == "offer") else {
                continue;
            };
            let cards = steps[at]["cards"].as_array().expect("cards");
            let dealt = steps[at + 1..].iter().filter(|step| step["do"] == "deal");
            let later: Vec<Value> = dealt
                .flat_map(|step| step["cards"].as_array().expect("cards").clone())
                .flat_map(|tavern| tavern.as_array().expect("cards").clone())
                .filter(|card| !cards.contains(card))
                .take(cards.len())
                .collect();
            let seat = steps[at]["player"].as_u64().expect("a player") as usize;
            if later.len() < cards.len()
                || seat != 0
                || found.iter().any(|twins: &(Value, Value, usize, usize)| twins.0["game"] == record["game"])
            {
                continue;
            }
            let mut other = record.clone();
            other["steps"][at]["cards"] = json!(later);
            found.push((record.clone(), other, at + 1, seat));
        }
        if found.len() == 2 {
            break;
        }
    }
    found
}

#[test]
fn an_offer_changes_no_byte_for_anybody_else() {
    let house = House::open();
    let offers = two_offers();
    assert_eq!(offers.len(), 2, "one of each game");
    for (record, other, at, seat) in offers {
        assert_eq!(seat, 0);
        let mut one = Twin::new(&house, &record, at, &json!({}));
        let mut two = Twin::new(&house, &other, at, &json!({}));
        assert_ne!(one.look(0), two.look(0), "the player sees the cards");
        for viewer in 1..4 {
            assert_eq!(one.look(viewer), two.look(viewer), "viewer {viewer}");
        }
        assert_eq!(one.heard(), two.heard());
        // The same holds for streams that connect later and catch up.
        assert_ne!(one.page_steps(0, at - 1), two.page_steps(0, at - 1), "the player sees the cards");
        for viewer in 1..4 {
            assert_eq!(one.page_steps(viewer, at - 1), two.page_steps(viewer, at - 1), "viewer {viewer}");
            let [missed, other] = [&one, &two].map(|twin| {
                let mut stream =
                    twin.clients[viewer].stream(&twin.path("/events"), Some(at as u64 - 1)).expect("a stream");
                twin.plain(&stream.next().expect("an event").data)
            });
            assert_eq!(missed, other, "viewer {viewer}");
            assert!(missed.contains("\"offered\""), "{missed}");
        }
    }
}

#[test]
fn a_record_for_the_twins_is_valid() {
    let [record, _] = records(1);
    assert!(Record::<Nidavellir>::from_json(&record.to_string()).expect("a record").check().is_ok());
}
