//! The lock and the permissions of an SQLite file.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};

use super::StoreError;

/// A lock that keeps other servers from a database file until it is dropped.
///
/// The lock is on a file of its own beside the database: closing the database file would drop the locks of SQLite.
#[derive(Debug)]
pub(crate) struct FileLock {
    _file: File,
}

impl FileLock {
    /// Locks a database file, which need not exist.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another server has locked it, or the lock file cannot be written.
    pub(super) fn take(database: &Path) -> Result<FileLock, StoreError> {
        let path = beside(database, ".lock");
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = private(&mut options).open(&path).map_err(|error| failed(&path, &error))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut process = String::new();
                let _ = file.read_to_string(&mut process);
                return Err(StoreError::InUse { process: process.trim().parse().ok() });
            }
            Err(TryLockError::Error(error)) => return Err(failed(&path, &error)),
        }
        // The process id only informs people; the lock itself decides.
        let _ = file.set_len(0).and_then(|()| file.rewind()).and_then(|()| writeln!(file, "{}", std::process::id()));
        Ok(FileLock { _file: file })
    }
}

/// Creates a database file that only its owner may read, or makes an existing one so.
///
/// # Errors
/// The file cannot be created.
pub(super) fn make_private(database: &Path) -> Result<(), StoreError> {
    let created = private(OpenOptions::new().write(true).create_new(true)).open(database);
    match created {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
            for path in [database.to_owned(), beside(database, "-wal"), beside(database, "-shm")] {
                restrict(&path);
            }
            Ok(())
        }
        Err(error) => Err(failed(database, &error)),
    }
}

/// Returns a path that only differs in an ending.
pub(super) fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut path = database.as_os_str().to_owned();
    path.push(ending);
    path.into()
}

/// Makes a rename in a folder durable.
pub(super) fn sync_folder(folder: &Path) -> std::io::Result<()> {
    // Other systems cannot open a folder like a file; there the file system decides.
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

fn failed(path: &Path, error: &std::io::Error) -> StoreError {
    StoreError::Unavailable(format!("{}: {error}", path.display()))
}

#[cfg(unix)]
/// Lets only the owner read a file that is created.
pub(super) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    options.mode(0o600)
}

#[cfg(not(unix))]
/// Lets only the owner read a file that is created.
pub(super) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

/// Takes the permissions of others away; a file that belongs to another user stays as it is.
#[cfg(unix)]
fn restrict(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    if let Ok(found) = path.metadata()
        && found.permissions().mode() & 0o077 != 0
        && let Err(error) = std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600))
    {
        tracing::warn!(file = %path.display(), %error, "the database can be read by others");
    }
}

#[cfg(not(unix))]
fn restrict(_: &Path) {}
