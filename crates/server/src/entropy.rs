//! Random numbers of the operating system, for ids, secrets and draws.

use getrandom::SysRng;
use rand_core::{Rng, UnwrapErr};

/// A generator that asks the operating system for every number, so that nobody can foretell a deal.
pub(crate) fn numbers() -> impl Rng {
    UnwrapErr(SysRng)
}

/// Letters that are not taken for one another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// A random text of so many letters, five bits each.
pub(crate) fn letters<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    numbers().fill_bytes(&mut bytes);
    bytes.map(|byte| LETTERS[usize::from(byte % 32)])
}
