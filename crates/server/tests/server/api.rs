//! Every status and every problem code, with texts in the language of the client.

use serde_json::{Value, json};

use crate::kit::House;

#[test]
fn refusals_give_the_reason() {
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({}));
    let (path, actions) = (party.path(""), party.path("/actions"));
    let mut stranger = house.stranger();
    let mut visitor = house.visitor("Eve");

    // 400: a malformed request.
    let malformed = stranger.request("POST", "/tables", Some("{")).expect("an answer");
    malformed.refused(400, "malformed");
    visitor.post("/tables", &json!({"game": 7})).refused(400, "malformed");
    visitor.post("/tables", &json!({"game": "nains", "colour": "red"})).refused(400, "malformed");
    visitor.get(&format!("{path}?seq=first")).refused(400, "malformed");
    // 401: no visitor, or an unknown one.
    stranger.get("/me/tables").refused(401, "unknown-visitor");
    house.stranger().with_token("nonsense").get("/visitors/me").refused(401, "unknown-visitor");
    house.stranger().with_token("nonsense").post("/tables", &json!({})).refused(401, "unknown-visitor");
    // 403: the visitor has no right to it.
    visitor.post(&actions, &json!({"seq": 1, "action": "bid 5 4 3"})).refused(403, "not-seated");
    visitor.post(&party.path("/undo"), &json!({"seq": 1})).refused(403, "not-seated");
    visitor.post(&party.path("/reactions"), &json!({"reaction": "hello"})).refused(403, "not-seated");
    visitor.delete(&path).refused(403, "not-host");
    visitor.post(&party.path("/start"), &json!({})).refused(403, "not-host");
    visitor.post(&party.path("/handover"), &json!({"seat": 1})).refused(403, "not-host");
    visitor.get(&format!("{path}?as=open")).refused(403, "still-secret");
    visitor.get(&format!("{path}?as=0")).refused(403, "still-secret");
    // 404: it does not exist.
    visitor.get("/tables/aaaaaaaaaaaaaaaa").refused(404, "no-such-table");
    visitor.get("/tables/nonsense").refused(404, "no-such-table");
    visitor.post("/tables/aaaaaaaaaaaaaaaa/join", &json!({})).refused(404, "no-such-table");
    visitor.get("/nothing").refused(404, "no-such-page");
    visitor.get("//nothing").refused(404, "no-such-page");
    // 405: a wrong method.
    visitor.put("/tables", &json!({})).refused(405, "wrong-method");
    // 409: a conflict with the state of the table.
    let seq = party.look(0)["seq"].as_u64().expect("a number");
    let stale = party.act(0, seq - 1, "bid 5 4 3").refused(409, "stale");
    assert_eq!(stale["seq"], seq);
    party.act(0, seq + 7, "bid 5 4 3").refused(409, "stale");
    visitor.post(&party.path("/join"), &json!({})).refused(409, "started");
    let own = party.path("/join");
    party.clients[1].post(&own, &json!({})).refused(409, "already-seated");
    party.clients[0].delete(&path).refused(409, "started");
    let take_back = party.path("/takeback");
    party.clients[0].post(&take_back, &json!({})).refused(409, "no-stand-in");
    let rematch = party.path("/rematch");
    party.clients[0].post(&rematch, &json!({})).refused(409, "not-over");
    let undo = party.path("/undo");
    party.clients[0].post(&undo, &json!({"seq": seq})).refused(409, "nothing-to-undo");
    // 413: too large.
    let large = json!({"game": "x".repeat(300_000)});
    visitor.post("/tables", &large).refused(413, "too-large");
    // 422: well-formed, but refused by the rules.
    let table = |options: Value| json!({"game": "nidavellir", "options": options});
    visitor.post("/tables", &table(json!({"players": 6}))).refused(422, "wrong-value");
    visitor.post("/tables", &table(json!({"players": 3, "edition": "blue"}))).refused(422, "illegal");
    visitor.post("/tables", &table(json!({"players": 3, "colour": "blue"}))).refused(422, "wrong-value");
    visitor.post("/tables", &json!({"game": "chess", "options": {"players": 2}})).refused(422, "wrong-value");
    for seats in [json!(["me"]), json!(["me", "me"]), json!(["open", "open"]), json!(["me", "deep-thought"])] {
        let wanted = json!({"game": "nains", "options": {"players": 2}, "seats": seats});
        visitor.post("/tables", &wanted).refused(422, "wrong-value");
    }
    let timed = json!({"game": "nains", "options": {"players": 2}, "timer": 0});
    visitor.post("/tables", &timed).refused(422, "wrong-value");
    let reactions = party.path("/reactions");
    party.clients[0].post(&reactions, &json!({"reaction": "curse"})).refused(422, "wrong-value");
    party.clients[0].post(&actions, &json!({"seq": seq, "key": "", "action": "bid 5 4 3"})).refused(422, "wrong-value");
    for action in ["bid 5 5 3", "take W7", "fly", "bid 5 4", "bid g25 4 3", ""] {
        party.act(0, seq, action).refused(422, "illegal");
    }
    party.look(0);
}

#[test]
fn refusals_name_the_ruling_and_speak_three_languages() {
    let house = House::open();
    let mut party = house.table("nidavellir", 2, &json!({}));
    let body = json!({"seq": party.look(0)["seq"], "action": "bid 5 5 3"});
    let path = party.path("/actions");
    let token = party.clients[0].token().to_owned();
    let mut titles = Vec::new();
    for language in ["en", "fr-CA", "de"] {
        let mut client = house.stranger().with_token(&token).with_header("Accept-Language", language);
        let problem = client.post(&path, &body).refused(422, "illegal");
        titles.push(problem["title"].as_str().expect("a title").to_owned());
    }
    titles.dedup();
    assert_eq!(titles.len(), 3, "{titles:?}");
}

#[test]
fn requests_and_tables_and_streams_have_limits() {
    let house = House::with(|config| {
        config.limits.visitor_rate = 2;
        config.limits.tables = 3;
        config.limits.streams = 2;
    });
    let mut visitor = house.visitor("Flo");
    let table = json!({"game": "nains", "options": {"players": 2}});
    let ids: Vec<Value> = (0..3).map(|_| visitor.post("/tables", &table).expect(201)["table"].clone()).collect();
    visitor.post("/tables", &table).refused(429, "too-many");
    let events = format!("/tables/{}/events", ids[0].as_str().expect("a table"));
    let mut open: Vec<_> = (0..2).map(|_| visitor.stream(&events, None).expect("a stream")).collect();
    visitor.stream(&events, None).err().expect("too many").refused(429, "too-many");
    assert_eq!(open[0].next().expect("an event").name, "table");
    let mut refused = None;
    for _ in 0..50 {
        let answer = visitor.get("/visitors/me");
        if answer.status != 200 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("a limit");
    refused.refused(429, "too-many");
    assert_eq!(refused.header("retry-after"), Some("1"));
    // Other clients are still answered.
    house.visitor("Gus").get("/visitors/me").expect(200);
    let address = House::with(|config| config.limits.address_rate = 2);
    let mut stranger = address.stranger();
    let last = (0..50).map(|_| stranger.get("/about").status).last();
    assert_eq!(last, Some(429));
}

#[test]
fn streams_have_a_limit_by_address() {
    let house = House::with(|config| {
        config.trusted_proxies = vec!["127.0.0.1".parse().expect("a network")];
        config.limits.address_streams = 3;
    });
    let mut host = house.visitor("Flo");
    let table = host.post("/tables", &json!({"game": "nains", "options": {"players": 2}})).expect(201)["table"].clone();
    let events = format!("/tables/{}/events", table.as_str().expect("a table"));
    let visitor = |address: &str| house.visitor("Gus").with_header("X-Forwarded-For", address);
    let open: Vec<_> = (0..3).map(|_| visitor("192.0.2.1").stream(&events, None).expect("a stream")).collect();
    visitor("192.0.2.1").stream(&events, None).err().expect("too many").refused(429, "too-many");
    assert!(visitor("192.0.2.2").stream(&events, None).is_ok(), "nobody else is hurt");
    drop(open);
}

#[test]
fn the_api_describes_itself() {
    let house = House::open();
    let mut client = house.stranger();
    let description = client.get("/openapi.json").expect(200);
    let paths = description["paths"].as_object().expect("paths");
    assert_eq!(paths.len(), 36, "{:?}", paths.keys().collect::<Vec<_>>());
    let mut ids = std::collections::HashSet::new();
    for (path, methods) in paths {
        assert!(path.starts_with("/api/v1/"), "{path}");
        for (method, operation) in methods.as_object().expect("methods") {
            assert!(operation["summary"].is_string(), "{method} {path} has no summary");
            let id = operation["operationId"].as_str().expect("an id").to_owned();
            assert!(ids.insert(id), "{method} {path} has the id of another operation");
            for (status, response) in operation["responses"].as_object().expect("responses") {
                let is_refusal = status == "default" || status.starts_with(['4', '5']);
                let is_problem = response["content"]["application/problem+json"].is_object();
                assert_eq!(is_problem, is_refusal, "{method} {path} {status}");
                assert!(
                    response["description"].as_str().is_some_and(|text| text.len() > 4),
                    "{method} {path} {status}"
                );
            }
            assert!(operation["responses"]["default"].is_object(), "anything can be refused: {method} {path}");
        }
    }
    let schemas = &description["components"]["schemas"];
    assert_eq!(schemas["TableState"]["properties"]["status"]["enum"], json!(["open", "running", "over", "replay"]));
    assert_eq!(schemas["SeatState"]["properties"]["kind"]["enum"], json!(["open", "person", "bot", "gone"]));
    assert!(description["components"]["securitySchemes"]["bearer"].is_object());
    assert_eq!(serde_json::from_str::<Value>(&elvaland_server::openapi()).expect("JSON"), description);
    let page = client.get("/docs");
    assert_eq!((page.status, page.header("content-type")), (200, Some("text/html; charset=utf-8")));
    assert!(page.text.contains("POST /api/v1/tables/{id}/actions") && !page.text.contains("<script"));
    let about = client.get("/about").expect(200);
    assert_eq!(about["games"], json!(["nidavellir", "nains"]));
    assert_eq!(about["reactions"].as_array().map(Vec::len), Some(6));
}

#[test]
fn health_readiness_and_metrics_are_served() {
    let house = House::open();
    let mut client = house.stranger();
    assert_eq!(client.get("//healthz").text, concat!("ok ", env!("CARGO_PKG_VERSION"), "\n"));
    assert_eq!(client.get("//readyz").text, "ok\n");
    assert_eq!(house.metric("elvaland_http_answers_total{class=\"2xx\"}"), 2);
    assert_eq!(house.metric("elvaland_nodes_alive"), 1);
    let text = client.get("//metrics").text;
    let names = text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split([' ', '{']).next());
    for name in names {
        let base = ["_bucket", "_sum", "_count"].iter().find_map(|part| name.strip_suffix(part)).unwrap_or(name);
        assert!(text.contains(&format!("# HELP {base} ")) && text.contains(&format!("# TYPE {base} ")), "{name}");
    }
    for queue in ["bots", "hints", "reviews", "pushes", "frames"] {
        assert_eq!(house.metric(&format!("elvaland_queue_jobs{{queue=\"{queue}\"}}")), 0);
    }
    let landing = client.get("/");
    assert!(landing.status == 200 && landing.text.contains("/api/v1/docs"));
}

#[test]
fn every_answer_has_the_strict_headers() {
    let house = House::open();
    let mut client = house.stranger();
    for path in ["/", "//healthz", "/about", "/nothing", "/docs", "/me/tables"] {
        let answer = client.get(path);
        let policy = answer.header("content-security-policy").unwrap_or_default();
        assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"), "{path}");
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{path}");
    }
}

#[test]
fn a_refusal_names_the_wrong_option_and_says_why() {
    let house = House::open();
    let mut ada = house.visitor("Ada");
    for (options, field) in [
        (json!({"players": "two"}), "options.players"),
        (json!({}), "options.players"),
        (json!({"players": 2, "edition": 7}), "options.edition"),
        (json!({"players": 2, "dragons": true}), "options.dragons"),
    ] {
        let wanted = json!({"game": "nidavellir", "options": options});
        let refused = ada.post("/tables", &wanted);
        let problem = refused.refused(422, "wrong-value");
        assert_eq!(problem["field"], field, "{problem}");
        assert!(problem["detail"].as_str().is_some_and(|detail| detail.len() > 10), "{problem}");
    }
    let problem = ada.post("/tables", &json!({"game": "chess"})).refused(422, "wrong-value");
    assert_eq!(problem["field"], "game");
}
