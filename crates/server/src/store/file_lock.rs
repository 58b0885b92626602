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
        let mut file = open_or_create(&path, database).map_err(|error| failed(&path, &error))?;
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
    match create_private(database).and_then(|file| give_to_owner_of(&file, database)) {
        Ok(()) => Ok(()),
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

/// Creates a file that only its owner may read.
///
/// # Errors
/// There is such a file, or it cannot be created.
pub(super) fn create_private(path: &Path) -> std::io::Result<File> {
    private(OpenOptions::new().read(true).write(true).create_new(true)).open(path)
}

/// Opens a file beside a database; a new one belongs to the owner of the database.
fn open_or_create(path: &Path, database: &Path) -> std::io::Result<File> {
    match create_private(path) {
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
            OpenOptions::new().read(true).write(true).open(path)
        }
        created => {
            let file = created?;
            give_to_owner_of(&file, database)?;
            Ok(file)
        }
    }
}

/// Gives a new file the owner and group of a database, or of its folder if there is no such file: what root creates can then be
/// opened by the user who serves the database. Without the right to do so the file stays with its creator.
///
/// The file must have been created by this process: a link in a folder of another user would name a file of root.
///
/// # Errors
/// The owners cannot be read or changed.
#[cfg(unix)]
pub(super) fn give_to_owner_of(file: &File, database: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::{MetadataExt, fchown};
    let (own, wanted) = (file.metadata()?, database.metadata());
    let is_itself = |found: &std::fs::Metadata| (found.dev(), found.ino()) == (own.dev(), own.ino());
    let wanted = match wanted {
        Ok(found) if !is_itself(&found) => found,
        _ => folder_of(database).metadata()?,
    };
    if (own.uid(), own.gid()) == (wanted.uid(), wanted.gid()) {
        return Ok(());
    }
    match fchown(file, Some(wanted.uid()), Some(wanted.gid())) {
        Err(error) if error.kind() != std::io::ErrorKind::PermissionDenied => Err(error),
        _ => Ok(()),
    }
}

#[cfg(not(unix))]
/// Leaves the file as it is: folders pass their permissions on.
pub(super) fn give_to_owner_of(_: &File, _: &Path) -> std::io::Result<()> {
    Ok(())
}

/// Returns the folder of a file.
pub(super) fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."))
}

#[cfg(unix)]
/// Lets only the owner read a file that is created.
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    options.mode(0o600)
}

#[cfg(not(unix))]
/// Lets only the owner read a file that is created.
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
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
