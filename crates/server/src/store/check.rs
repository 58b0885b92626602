//! Checks whether a database, or a backup, is whole: its file, its seal, its rows, and every game by a replay.

use sqlx::{Connection, Postgres, Sqlite};

use super::StoreError;
use super::migrate::{Access, Connect, Digests, MigrationError, MigrationReport, kind, refused};
use super::open::DatabaseKind;
use super::sql::{Contents, Engine, is_sealed_right, load, orphans, table_ids};
use super::sqlite::{file_of, open_as_it_is};

/// The number of problems that are listed; the others are only counted.
const LISTED: usize = 20;

/// What a check found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckReport {
    /// The rows and their hash.
    pub contents: MigrationReport,
    /// Whether the contents of a backup are those that were saved; `None` if the database is no backup.
    pub is_sealed_right: Option<bool>,
    /// The number of games that were replayed to their last step.
    pub games: u64,
    /// The number of their steps.
    pub steps: u64,
    /// What is wrong, as sentences; at most twenty.
    pub problems: Vec<String>,
    /// The number of problems in all.
    pub all_problems: u64,
}

impl CheckReport {
    /// Returns true if nothing is wrong.
    pub fn is_whole(&self) -> bool {
        self.all_problems == 0 && self.is_sealed_right != Some(false)
    }

    fn complain(&mut self, problem: String) {
        self.all_problems += 1;
        if self.problems.len() < LISTED {
            self.problems.push(problem);
        }
    }
}

/// Checks a database, which may be served meanwhile: everything is read at one moment.
///
/// # Errors
/// The database cannot be opened or read, or another version wrote it.
pub async fn check(address: &str) -> Result<CheckReport, MigrationError> {
    match kind(address)? {
        DatabaseKind::Sqlite => {
            let sealed = match file_of(address)? {
                Some(file) => {
                    let mut db = open_as_it_is(&file).await.map_err(|error| refused(address, error))?;
                    let sealed = is_sealed_right(&mut db).await?;
                    db.close().await?;
                    sealed
                }
                None => None,
            };
            let report = check_with::<Sqlite>(address).await?;
            Ok(CheckReport { is_sealed_right: sealed, ..report })
        }
        DatabaseKind::Postgres => check_with::<Postgres>(address).await,
    }
}

async fn check_with<E: Connect>(address: &str) -> Result<CheckReport, MigrationError> {
    let mut db = E::look(address, Access::Read).await.map_err(|error| refused(address, error))?;
    let mut reading = db.begin_with(E::BEGIN_READING).await?;
    let mut digests = Digests::default();
    for contents in &Contents::ALL {
        digests.add(contents.name, &contents.summary::<E>(&mut reading).await?);
    }
    let mut report = CheckReport {
        contents: digests.report(),
        is_sealed_right: None,
        games: 0,
        steps: 0,
        problems: Vec::new(),
        all_problems: 0,
    };
    for (table, rows) in orphans::<E>(&mut reading).await? {
        report.complain(format!("{rows} rows of {table} belong to no table"));
    }
    replay_all::<E>(&mut reading, &mut report).await?;
    reading.rollback().await?;
    db.close().await?;
    Ok(report)
}

/// Replays the game of every table.
async fn replay_all<E: Engine>(db: &mut E::Connection, report: &mut CheckReport) -> Result<(), StoreError> {
    let mut last = String::new();
    loop {
        let page = table_ids::<E>(db, &last).await?;
        let Some(end) = page.last() else { return Ok(()) };
        last = end.to_string();
        for id in page {
            let stored = match load::<E>(db, id).await {
                Ok(Some(stored)) => stored,
                Ok(None) => continue,
                // Something that this program did not write; the database itself still answers.
                Err(StoreError::Unavailable(why)) => {
                    report.complain(format!("table {id}: {why}"));
                    continue;
                }
                Err(error) => return Err(error),
            };
            let Some(header) = &stored.header else { continue };
            if stored.steps.len() as u64 != stored.row.progress.seq {
                let (has, says) = (stored.steps.len(), stored.row.progress.seq);
                report.complain(format!("table {id}: {has} steps are stored, {says} are expected"));
                continue;
            }
            match stored.replay(header) {
                Ok((_, None)) => {
                    report.games += 1;
                    report.steps += stored.steps.len() as u64;
                }
                Ok((_, Some(broken))) | Err(broken) => report.complain(format!("table {id}: {broken}")),
            }
        }
    }
}
