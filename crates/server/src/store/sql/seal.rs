//! The seal of a backup: a hash of all its rows, stored in the file itself.
//!
//! It is computed from the tables that the file has, whatever version wrote it, so that later versions can verify it before
//! they migrate a copy.

use sha2::{Digest, Sha256};
use sqlx::{Sqlite, SqliteConnection};

use super::copy::Contents;
use super::engine::{Engine, SqlType, query};
use crate::clock::now;
use crate::store::StoreError;

/// Seals a file whose contents are complete.
pub(in crate::store) async fn seal(db: &mut SqliteConnection) -> Result<(), StoreError> {
    let hash = hash(db).await?;
    query("CREATE TABLE backup_seal (made INTEGER NOT NULL, version TEXT NOT NULL, hash TEXT NOT NULL)")
        .execute::<Sqlite>(db)
        .await?;
    query("INSERT INTO backup_seal (made, version, hash) VALUES ($1, $2, $3)")
        .bind(now())
        .bind(env!("CARGO_PKG_VERSION"))
        .bind(hash)
        .execute::<Sqlite>(db)
        .await?;
    Ok(())
}

/// Removes the seal of a file that is going to change.
pub(in crate::store) async fn remove_seal(db: &mut SqliteConnection) -> Result<(), StoreError> {
    query("DROP TABLE IF EXISTS backup_seal").execute::<Sqlite>(db).await?;
    Ok(())
}

/// Returns whether the contents are those that were sealed; `None` if the file has no seal.
pub(in crate::store) async fn is_sealed_right(db: &mut SqliteConnection) -> Result<Option<bool>, StoreError> {
    let table = query("SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'backup_seal'");
    if table.fetch_first::<Sqlite>(db).await?.is_none() {
        return Ok(None);
    }
    let sealed = query("SELECT hash FROM backup_seal").fetch_first::<Sqlite>(db).await?;
    let sealed: Option<String> = sealed.map(|row| Sqlite::cell(&row, "hash")).transpose()?;
    Ok(Some(sealed == Some(hash(db).await?)))
}

/// Hashes the rows of all tables, with the names of tables and columns.
async fn hash(db: &mut SqliteConnection) -> Result<String, StoreError> {
    let tables = query(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'backup_seal' \
         AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_sqlx%' ESCAPE '\\' ORDER BY name",
    );
    let mut all = Sha256::new();
    for row in tables.fetch_all::<Sqlite>(db).await? {
        let name: String = Sqlite::cell(&row, "name")?;
        let (columns, key) = columns(db, &name).await?;
        let columns: Vec<(&str, SqlType)> = columns.iter().map(|(column, kind)| (column.as_str(), *kind)).collect();
        for text in std::iter::once(name.as_str()).chain(columns.iter().map(|(column, _)| *column)) {
            all.update(text);
            all.update([0]);
        }
        all.update(Contents { name: &name, columns: &columns, key }.summary::<Sqlite>(db).await?.hash);
    }
    Ok(all.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Returns the columns of a table, those of the key first, and how many these are.
async fn columns(db: &mut SqliteConnection, table: &str) -> Result<(Vec<(String, SqlType)>, usize), StoreError> {
    // The key columns have their position in it, the others 0.
    let found = query("SELECT name, type, pk FROM pragma_table_info($1) ORDER BY pk = 0, pk, cid").bind(table);
    let (mut columns, mut key) = (Vec::new(), 0);
    for row in found.fetch_all::<Sqlite>(db).await? {
        let (name, kind): (String, String) = (Sqlite::cell(&row, "name")?, Sqlite::cell(&row, "type")?);
        // Both become a part of a statement: only what a migration of this program could have written.
        if !is_plain(&name) || !is_plain(table) {
            return Err(StoreError::Damaged("it has a table that is not one of Elvaland".to_owned()));
        }
        key += usize::from(Sqlite::cell::<i64>(&row, "pk")? > 0);
        columns.push((name, kind_of(&kind)));
    }
    Ok((columns, key))
}

fn is_plain(name: &str) -> bool {
    name.bytes().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'_')
}

fn kind_of(declared: &str) -> SqlType {
    match declared {
        "BLOB" => SqlType::Bytes,
        "TEXT" => SqlType::Text,
        _ => SqlType::Number,
    }
}
