//! Random numbers of the operating system, for ids, secrets and draws.

use getrandom::SysRng;
use rand_core::{Rng, UnwrapErr};

/// Returns a generator that asks the operating system for every number, so that no deal can be predicted.
pub(crate) fn numbers() -> impl Rng {
    UnwrapErr(SysRng)
}

/// Letters and digits without those that look alike.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Returns `N` random letters of five bits each.
pub(crate) fn letters<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    numbers().fill_bytes(&mut bytes);
    bytes.map(|byte| LETTERS[usize::from(byte % 32)])
}
