//! Backups: everything at one moment in one SQLite file, whatever database it comes from.
//!
//! The copy grows in a file beside its target, is verified, and only then takes the target's name: whenever the program is
//! killed, the earlier backup is still there and whole.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::{Connection, Postgres, Sqlite};

use super::check::{CheckReport, check};
use super::file_lock::{beside, create_private, folder_of, sync_folder};
use super::migrate::{Access, Connect, IfFilled, MigrationError, fill, kind, refused};
use super::open::DatabaseKind;
use super::sql::seal;
use super::sqlite::open_single;
use crate::model::NodeId;

/// A backup that was made and verified.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BackupReport {
    /// What the finished file holds.
    pub check: CheckReport,
    /// The size of the file in bytes.
    pub bytes: u64,
}

/// Writes everything of a database into a file, and keeps up to `keep` backups: `FILE`, `FILE.1` and so on, the newest first.
///
/// # Errors
/// The database cannot be read, the file cannot be written, or the copy differs. An earlier backup is left as it was.
pub async fn back_up(from: &str, file: &Path, keep: u32) -> Result<BackupReport, MigrationError> {
    match kind(from)? {
        DatabaseKind::Sqlite => back_up_from::<Sqlite>(from, file, keep).await,
        DatabaseKind::Postgres => back_up_from::<Postgres>(from, file, keep).await,
    }
}

async fn back_up_from<A: Connect>(from: &str, file: &Path, keep: u32) -> Result<BackupReport, MigrationError> {
    let mut source = A::look(from, Access::Read).await.map_err(|error| refused(from, error))?;
    let failed = |error| MigrationError::File(file.to_owned(), error);
    let part = PartialFile::create(file).map_err(failed)?;
    let mut target = open_single(&part.path).await?;
    let sent = fill::<A, Sqlite>(&mut source, &mut target, IfFilled::Replace).await?;
    source.close().await?;
    seal(&mut target).await?;
    target.close().await?;
    let check = check(&format!("sqlite:{}", part.path.display())).await?;
    if check.contents != sent || check.is_sealed_right != Some(true) {
        return Err(MigrationError::NoBackup(file.to_owned(), "the copy differs from the database"));
    }
    let bytes = part.publish(file, keep).map_err(failed)?;
    Ok(BackupReport { check, bytes })
}

/// A backup that is not complete; deleted when it is dropped. The lock on it shows that its program is alive.
struct PartialFile {
    path: PathBuf,
    file: File,
}

impl PartialFile {
    /// Creates the file, and deletes those of programs that were killed.
    fn create(target: &Path) -> io::Result<PartialFile> {
        let prefix = name_of(target)?.into_string().map_err(|_| io::ErrorKind::InvalidFilename)? + ".partial-";
        for entry in fs::read_dir(folder_of(target))?.flatten() {
            if entry.file_name().to_string_lossy().starts_with(&prefix)
                && File::open(entry.path()).is_ok_and(|file| file.try_lock().is_ok())
            {
                let _ = fs::remove_file(entry.path());
            }
        }
        let path = folder_of(target).join(prefix + NodeId::random().as_str());
        let file = create_private(&path)?;
        let _ = file.try_lock();
        Ok(PartialFile { path, file })
    }

    /// Gives the file its name; the earlier backups move on by one, and those beyond `keep` are deleted.
    fn publish(self, target: &Path, keep: u32) -> io::Result<u64> {
        self.file.sync_all()?;
        let bytes = self.file.metadata()?.len();
        let numbered = |number: u32| beside(target, &format!(".{number}"));
        if keep > 1 && target.exists() {
            // From the oldest on, so that nothing is overwritten but the one that leaves.
            for number in (1..keep - 1).rev() {
                rename_if_there(&numbered(number), &numbered(number + 1))?;
            }
            let newest = numbered(1);
            if newest.exists() {
                fs::remove_file(&newest)?;
            }
            // A second name, so that there is a backup under the first one at any moment.
            fs::hard_link(target, &newest).or_else(|_| fs::copy(target, &newest).map(drop))?;
        }
        fs::rename(&self.path, target)?;
        for number in keep.max(1).. {
            match fs::remove_file(numbered(number)) {
                Ok(()) => {}
                Err(error) if error.kind() == io::ErrorKind::NotFound => break,
                Err(error) => return Err(error),
            }
        }
        sync_folder(folder_of(target))?;
        Ok(bytes)
    }
}

impl Drop for PartialFile {
    fn drop(&mut self) {
        for ending in ["", "-journal"] {
            let _ = fs::remove_file(beside(&self.path, ending));
        }
    }
}

fn rename_if_there(from: &Path, to: &Path) -> io::Result<()> {
    if from.exists() { fs::rename(from, to) } else { Ok(()) }
}

fn name_of(file: &Path) -> io::Result<OsString> {
    file.file_name().map(OsString::from).ok_or_else(|| io::ErrorKind::InvalidFilename.into())
}
