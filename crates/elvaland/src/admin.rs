//! `admin`: looks at a database beside running servers, and gives them orders.

use std::io::Write;
use std::time::{Duration, SystemTime};

use clap::{Args, Subcommand};
use elvaland_server::model::{BanSubject, GivenOrder, Order, StoredOccupant, TableRow};
use elvaland_server::store::{self, MigrationError, OrderAnswers};
use elvaland_server::{TableId, VisitorId};
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::serve::DatabaseArgs;

/// How long servers have to act on an order.
const PATIENCE: Duration = Duration::from_secs(4);
/// The longest announcement, in characters.
const LONGEST: usize = 500;

/// See what goes on, end tables, ban visitors, announce a message; also while the server runs
///
/// Orders are stored in the database together with what they change. All servers on it act on them within seconds; without a
/// running server, they take effect when one starts. Every order is kept: `elvaland admin log`.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  elvaland admin tables
  elvaland admin load --json
  elvaland admin show wvbxn4u2mb4c3ayj
  elvaland admin ban 203.0.113.0/24 --days 7
  elvaland admin announce \"The server restarts at 20:00\" --minutes 30
  elvaland admin announce \"\"                        ends the announcement")]
pub(crate) struct AdminArgs {
    #[command(subcommand)]
    command: AdminCommand,
    /// Print JSON lines
    #[arg(long, global = true)]
    json: bool,
    #[command(flatten)]
    database: DatabaseArgs,
}

#[derive(Subcommand)]
enum AdminCommand {
    /// List the tables that changed last
    #[command(after_long_help = "Examples:\n  elvaland admin tables --limit 20")]
    Tables {
        #[command(flatten)]
        limit: Limit,
    },
    /// List the visitors who were seen last
    #[command(after_long_help = "Examples:\n  elvaland admin visitors --json")]
    Visitors {
        #[command(flatten)]
        limit: Limit,
    },
    /// List visitors, streams and connections by address
    #[command(after_long_help = "Examples:\n  elvaland admin load")]
    Load,
    /// Show a table
    #[command(after_long_help = "Examples:\n  elvaland admin show wvbxn4u2mb4c3ayj")]
    Show {
        /// Table
        table: TableId,
    },
    /// End a running game; it becomes a record that nobody can continue
    #[command(after_long_help = "Examples:\n  elvaland admin end wvbxn4u2mb4c3ayj")]
    End {
        /// Table
        table: TableId,
    },
    /// Delete a table with its game
    #[command(after_long_help = "Examples:\n  elvaland admin delete wvbxn4u2mb4c3ayj")]
    Delete {
        /// Table
        table: TableId,
    },
    /// Erase a visitor; their finished games stay without the name
    #[command(after_long_help = "Examples:\n  elvaland admin forget 3k5tq2xw7nvd6m4z")]
    Forget {
        /// Visitor
        visitor: VisitorId,
    },
    /// Refuse all requests of a visitor or a network
    #[command(after_long_help = "Examples:\n  elvaland admin ban 203.0.113.0/24 --days 7")]
    Ban {
        /// Visitor, address or network
        subject: BanSubject,
        /// Days until the ban ends
        #[arg(long, default_value_t = 3650, value_parser = clap::value_parser!(u32).range(1..=36_500))]
        days: u32,
    },
    /// End a ban
    #[command(after_long_help = "Examples:\n  elvaland admin unban 203.0.113.0/24")]
    Unban {
        /// Visitor, address or network
        subject: BanSubject,
    },
    /// List the bans
    #[command(after_long_help = "Examples:\n  elvaland admin bans")]
    Bans,
    /// Show a message on all open pages; an empty one ends it
    #[command(after_long_help = "Examples:\n  elvaland admin announce \"The server restarts at 20:00\" --minutes 30")]
    Announce {
        /// Message
        text: String,
        /// Minutes until it disappears
        #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
        minutes: u32,
    },
    /// List the orders that were given
    #[command(after_long_help = "Examples:\n  elvaland admin log --after 12")]
    Log {
        /// Only those after this number
        #[arg(long, value_name = "ORDER", default_value_t = 0)]
        after: i64,
    },
}

/// The length of a list.
#[derive(Args)]
struct Limit {
    /// Length of the list
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(i64).range(1..=100_000))]
    limit: i64,
}

/// Runs a command of the operator.
pub(crate) fn admin(args: &AdminArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let url = args.database.url()?;
    let lines = runtime.block_on(lines(&args.command, &url))?;
    for line in lines {
        match args.json {
            true => writeln!(out, "{line}")?,
            false => writeln!(out, "{}", readable(&line))?,
        }
    }
    Ok(())
}

fn failed(error: MigrationError) -> Failure {
    Failure::usage(error, "Name the database of the server with `--database`.")
}

async fn lines(command: &AdminCommand, url: &str) -> Result<Vec<Value>, Failure> {
    let order = match command {
        AdminCommand::Tables { limit } => {
            let tables = store::latest_tables(url, limit.limit).await.map_err(failed)?;
            return Ok(tables.iter().map(table_line).collect());
        }
        AdminCommand::Visitors { limit } => {
            let visitors = store::latest_visitors(url, limit.limit).await.map_err(failed)?;
            return Ok(visitors.iter().map(|visitor| json!(visitor)).collect());
        }
        AdminCommand::Show { table } => {
            let found = store::one_table(url, *table).await.map_err(failed)?;
            let stored = found.ok_or_else(|| missing(&format!("table {table}")))?;
            let mut line = table_line(&stored.row);
            line["settings"] = json!(stored.row.arrangement.settings);
            return Ok(vec![line]);
        }
        AdminCommand::Bans => {
            let bans = store::current_bans(url).await.map_err(failed)?;
            return Ok(bans.iter().map(|ban| json!({"subject": ban.subject, "until": ban.until})).collect());
        }
        AdminCommand::Log { after } => {
            let line = |given: &GivenOrder| json!({"id": given.id, "given": given.given, "operator": given.operator, "order": given.order});
            return Ok(store::orders_given(url, *after).await.map_err(failed)?.iter().map(line).collect());
        }
        AdminCommand::Load => Order::Load,
        AdminCommand::End { table } => Order::EndTable { table: *table },
        AdminCommand::Delete { table } => Order::DeleteTable { table: *table },
        AdminCommand::Forget { visitor } => Order::Forget { visitor: *visitor },
        AdminCommand::Ban { subject, days } => {
            Order::Ban { subject: *subject, until: later(u64::from(*days) * 86_400) }
        }
        AdminCommand::Unban { subject } => Order::Unban { subject: *subject },
        AdminCommand::Announce { text, minutes } => {
            if text.chars().count() > LONGEST || text.chars().any(char::is_control) {
                return Err(Failure::usage(
                    "the announcement is too long or has control characters",
                    format!("Use one line of at most {LONGEST} characters."),
                ));
            }
            Order::Announce { text: text.trim().to_owned(), until: later(u64::from(*minutes) * 60) }
        }
    };
    let given = store::give_order(url, &operator(), &order, PATIENCE).await.map_err(failed)?;
    let given = given.ok_or_else(|| missing(&subject_of(&order)))?;
    Ok(match order {
        Order::Load => load_lines(&given),
        _ => vec![json!({"order": given.order, "servers": given.answers.len()})],
    })
}

fn missing(what: &str) -> Failure {
    Failure::usage(format!("there is no {what}"), "Nothing was changed.")
}

fn subject_of(order: &Order) -> String {
    match order {
        Order::EndTable { table } => format!("running game at table {table}"),
        Order::DeleteTable { table } => format!("table {table}"),
        Order::Forget { visitor } => format!("visitor {visitor}"),
        Order::Unban { subject } => format!("ban of {subject}"),
        Order::Ban { .. } | Order::Announce { .. } | Order::Load => "subject".to_owned(),
    }
}

/// Returns who gives the order: the name of the user.
fn operator() -> String {
    ["SUDO_USER", "USER", "LOGNAME"].iter().find_map(|name| std::env::var(name).ok()).unwrap_or_default()
}

/// Returns a time so many seconds from now, in seconds since 1970.
fn later(seconds: u64) -> i64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs();
    i64::try_from(now + seconds).unwrap_or(i64::MAX)
}

fn table_line(row: &TableRow) -> Value {
    let seat = |occupant: &StoredOccupant| match occupant {
        StoredOccupant::Open => json!({"kind": "open"}),
        StoredOccupant::Bot(level) => json!({"kind": "bot", "bot": level.name()}),
        StoredOccupant::Gone(name) => json!({"kind": "gone", "name": name}),
        StoredOccupant::Person { visitor, name, .. } => json!({"kind": "person", "visitor": visitor, "name": name}),
    };
    json!({
        "id": row.id,
        "status": row.progress.status.name(),
        "game": row.arrangement.settings.game.name(),
        "public": row.arrangement.settings.public,
        "seq": row.progress.seq,
        "created": row.created,
        "updated": row.progress.updated,
        "host": row.arrangement.host,
        "seats": row.arrangement.seats.iter().map(seat).collect::<Vec<_>>(),
    })
}

/// Returns a line per server and address.
fn load_lines(given: &OrderAnswers) -> Vec<Value> {
    let mut lines = vec![json!({"order": given.order, "servers": given.answers.len()})];
    for (server, answer) in &given.answers {
        let answer: Value = serde_json::from_str(answer).unwrap_or_default();
        lines.push(json!({"server": server, "tables_in_memory": answer["tables"]}));
        for address in answer["addresses"].as_array().into_iter().flatten() {
            let mut line = address.clone();
            line["server"] = json!(server);
            lines.push(line);
        }
    }
    lines
}

/// Returns a line for people: names and values.
fn readable(line: &Value) -> String {
    if let (Some(order), Some(servers)) = (line["order"].as_i64(), line["servers"].as_u64()) {
        return match servers {
            0 => format!("Order {order} is stored. No server answered; it takes effect when one runs."),
            1 => format!("Order {order}: 1 server acted on it."),
            _ => format!("Order {order}: {servers} servers acted on it."),
        };
    }
    let Some(fields) = line.as_object() else { return line.to_string() };
    let text = |value: &Value| match value {
        Value::String(text) => text.clone(),
        Value::Array(seats) if seats.iter().all(|seat| seat["kind"].is_string()) => {
            let name = |seat: &Value| {
                let name = ["name", "bot", "kind"].iter().find_map(|key| seat[*key].as_str());
                name.unwrap_or_default().to_owned()
            };
            seats.iter().map(name).collect::<Vec<_>>().join(", ")
        }
        other => other.to_string(),
    };
    fields.iter().map(|(name, value)| format!("{name}: {}", text(value))).collect::<Vec<_>>().join("  ")
}
