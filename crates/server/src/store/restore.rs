//! Restoring a backup into a database that nobody serves.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use sqlx::{Connection, Postgres, Sqlite, SqliteConnection};

use super::check::{CheckReport, check};
use super::file_lock::{FileLock, beside, create_private, folder_of, give_to_owner_of, sync_folder};
use super::migrate::{Access, Connect, IfFilled, IfMissing, MigrationError, connect, fill, kind, refused};
use super::open::DatabaseKind;
use super::sql::{Contents, is_sealed_right, remove_seal};
use super::sqlite::{file_of, fold_log, open_as_it_is, open_single};
use super::{StoreError, shown};
use crate::model::NodeId;

/// A backup that was restored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RestoreReport {
    /// What the database holds now.
    pub check: CheckReport,
    /// The file that keeps what was there before, if there was something in a file.
    pub replaced: Option<PathBuf>,
}

/// Restores a backup: the database holds what the backup holds, or what it held before. An earlier version may have made it.
///
/// # Errors
/// The file is no backup or was changed, the database is served, or it is not empty and must not be replaced.
pub async fn restore(backup: &Path, to: &str, replace: bool) -> Result<RestoreReport, MigrationError> {
    let kind = kind(to)?;
    verify(backup).await?;
    match kind {
        DatabaseKind::Sqlite => restore_file(backup, to, replace).await,
        DatabaseKind::Postgres => restore_rows(backup, to, replace).await,
    }
}

/// Succeeds if the contents of a backup are those that were saved.
async fn verify(backup: &Path) -> Result<(), MigrationError> {
    let refused = |why| MigrationError::NoBackup(backup.to_owned(), why);
    if !backup.is_file() {
        return Err(refused("there is no such file"));
    }
    let opened = open_as_it_is(backup).await;
    let mut db = opened.map_err(|error| refused_file(backup, error))?;
    match is_sealed_right(&mut db).await {
        Ok(Some(true)) => Ok(db.close().await?),
        Ok(Some(false)) => Err(refused("its contents are not those that were saved")),
        Ok(None) => Err(refused("it is no backup of `elvaland backup`")),
        Err(error) => Err(refused_file(backup, error)),
    }
}

fn refused_file(file: &Path, error: StoreError) -> MigrationError {
    refused(&format!("sqlite:{}", file.display()), error)
}

/// Replaces an SQLite file.
async fn restore_file(backup: &Path, to: &str, replace: bool) -> Result<RestoreReport, MigrationError> {
    let Some(target) = file_of(to)? else {
        return Err(refused(to, StoreError::Unavailable("it is not a file".to_owned())));
    };
    let failed = |error| MigrationError::File(target.clone(), error);
    fs::create_dir_all(folder_of(&target)).map_err(failed)?;
    let _lock = FileLock::take(&target).map_err(|error| refused(to, error))?;
    if !replace && target.exists() {
        refuse_filled(to).await?;
    }
    let copy = MigratedCopy::of(backup, beside(&target, ".restoring"), Some(&target)).await?;
    let check = check(&copy.address()).await?;
    let replaced = match target.exists() {
        true => Some(set_aside(&target).await.map_err(failed)?),
        false => None,
    };
    fs::rename(&copy.0, &target).and_then(|()| sync_folder(folder_of(&target))).map_err(failed)?;
    Ok(RestoreReport { check, replaced })
}

/// Fails if a file holds anything, or cannot be read.
async fn refuse_filled(to: &str) -> Result<(), MigrationError> {
    let mut db = Sqlite::look(to, Access::Read).await.map_err(|error| refused(to, error))?;
    for contents in &Contents::ALL {
        // Its key alone is no reason to keep an empty database.
        if contents.name != "server_keys" && contents.count::<Sqlite>(&mut db).await? > 0 {
            return Err(MigrationError::NotEmpty(shown(to), contents.name));
        }
    }
    Ok(db.close().await?)
}

/// Gives the present file a second name, so that it stays when its first name is taken. Nothing of it is left in a
/// write-ahead log, which would not fit the new file.
async fn set_aside(target: &Path) -> io::Result<PathBuf> {
    let kept = beside(target, ".replaced");
    for ending in ["", "-wal"] {
        match fs::remove_file(beside(&kept, ending)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    let is_folded = fold_log(target).await.is_ok();
    fs::hard_link(target, &kept).or_else(|_| fs::copy(target, &kept).map(drop))?;
    let log = beside(target, "-wal");
    if !is_folded && log.exists() {
        // The file is damaged: its log goes with it.
        fs::rename(&log, beside(&kept, "-wal"))?;
    }
    let _ = fs::remove_file(beside(target, "-shm"));
    Ok(kept)
}

/// Fills a PostgreSQL database.
async fn restore_rows(backup: &Path, to: &str, replace: bool) -> Result<RestoreReport, MigrationError> {
    let (mut target, _) = connect::<Postgres>(to, IfMissing::Make).await?;
    let filled = if replace { IfFilled::Replace } else { IfFilled::Refuse(to) };
    let copy;
    let mut source: SqliteConnection = match Sqlite::look(&format!("sqlite:{}", backup.display()), Access::Read).await {
        Err(StoreError::Older) => {
            let path = std::env::temp_dir().join(format!("elvaland-{}.restoring", NodeId::random()));
            copy = MigratedCopy::of(backup, path, None).await?;
            Sqlite::look(&copy.address(), Access::Read).await?
        }
        opened => opened.map_err(|error| refused_file(backup, error))?,
    };
    fill::<Sqlite, Postgres>(&mut source, &mut target, filled).await?;
    source.close().await?;
    target.close().await?;
    Ok(RestoreReport { check: check(to).await?, replaced: None })
}

/// A copy of a backup with the tables of this version; deleted when it is dropped, unless it was renamed.
struct MigratedCopy(PathBuf);

impl MigratedCopy {
    /// Makes a copy, which belongs to the owner of the database that it replaces.
    async fn of(backup: &Path, path: PathBuf, replaces: Option<&Path>) -> Result<MigratedCopy, MigrationError> {
        let copy = MigratedCopy(path);
        copy.fill(backup, replaces).map_err(|error| MigrationError::File(copy.0.clone(), error))?;
        let mut db = open_single(&copy.0).await.map_err(|error| refused_file(backup, error))?;
        remove_seal(&mut db).await?;
        db.close().await?;
        Ok(copy)
    }

    /// Copies the bytes; only the owner may read them.
    fn fill(&self, backup: &Path, replaces: Option<&Path>) -> io::Result<()> {
        self.remove();
        let mut file = create_private(&self.0)?;
        replaces.map_or(Ok(()), |database| give_to_owner_of(&file, database))?;
        io::copy(&mut fs::File::open(backup)?, &mut file)?;
        file.sync_all()
    }

    fn address(&self) -> String {
        format!("sqlite:{}", self.0.display())
    }

    fn remove(&self) {
        for ending in ["", "-journal"] {
            let _ = fs::remove_file(beside(&self.0, ending));
        }
    }
}

impl Drop for MigratedCopy {
    fn drop(&mut self) {
        self.remove();
    }
}
