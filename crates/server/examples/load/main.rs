//! Scripted players against a server on the same machine: how many durable actions a second, how long until everybody
//! has seen one, and what a table and a stream cost in memory. `bench/server` starts both sides.

mod http;
mod measure;
mod notified;
mod players;

use std::net::SocketAddr;
use std::process::ExitCode;
use std::time::Duration;

use players::{Beside, Nodes};
use serde_json::json;

/// The arguments of the measurement.
struct Plan {
    /// The nodes of the server.
    nodes: Vec<SocketAddr>,
    /// The process of the first, whose memory is read.
    pid: u32,
    /// What: `actions` (the people of a table at different nodes), `together` (at the same one), `pages` (actions beside
    /// open pages), `tables`, `streams` (of programs), `page-streams`, `notifications` (actions beside tables that begin, with
    /// and without deliveries by turns), or `previews`.
    what: String,
    /// Tables being played, tables to create, or streams to open.
    count: usize,
    seconds: u64,
    /// Actions a second in all; 0 is as many as possible.
    rate: u64,
}

impl Plan {
    fn read() -> Option<Plan> {
        let mut arguments = std::env::args().skip(1);
        let mut next = || arguments.next();
        let plan = Plan {
            nodes: next()?.split(',').map(|node| node.parse().ok()).collect::<Option<_>>()?,
            pid: next()?.parse().ok()?,
            what: next()?,
            count: next()?.parse().ok()?,
            seconds: next().map_or(Some(10), |text| text.parse().ok())?,
            rate: next().map_or(Some(0), |text| text.parse().ok())?,
        };
        // Only servers on this machine may be put under load.
        plan.nodes.iter().all(|node| node.ip().is_loopback()).then_some(plan)
    }
}

fn main() -> ExitCode {
    let Some(plan) = Plan::read() else {
        eprintln!(
            "load SERVER[,SERVER…] PID actions|together|pages|notifications|tables|streams|page-streams|previews COUNT [SECONDS [RATE]]; servers are loopback addresses"
        );
        return ExitCode::from(2);
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let report = runtime.block_on(async {
        let (first, time) = (plan.nodes[0], Duration::from_secs(plan.seconds));
        match plan.what.as_str() {
            "actions" | "together" => {
                let nodes = Nodes { all: plan.nodes.clone(), is_together: plan.what == "together" };
                players::play(nodes, plan.count, time, plan.rate, Beside::Nothing).await
            }
            "notifications" | "pages" => {
                let nodes = Nodes { all: plan.nodes.clone(), is_together: true };
                let beside = if plan.what == "pages" { Beside::Pages } else { Beside::Notifications };
                players::play(nodes, plan.count, time, plan.rate, beside).await
            }
            "previews" => notified::previews(first, plan.count, time, plan.rate).await,
            "tables" => measure::tables(first, plan.pid, plan.count).await,
            "streams" => measure::streams(first, plan.pid, plan.count, false).await,
            "page-streams" => measure::streams(first, plan.pid, plan.count, true).await,
            other => Err(std::io::Error::other(format!("`{other}` cannot be measured"))),
        }
    });
    match report {
        Ok(mut report) => {
            report["measured"] = json!(plan.what);
            report["resident_kb"] = json!(measure::resident(plan.pid));
            println!("{report}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
