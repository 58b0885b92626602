//! *Nidavellir*, by Serge Laget and published by GRRRE Games: two ages, five classes, 21 heroes.
//!
//! The rules and rulings are written down in `docs/rules/nidavellir.md`.

mod cards;
pub mod class;
mod distinction;
mod hero;
mod hooks;
mod options;
#[cfg(feature = "score-pad")]
mod pad;
#[cfg(feature = "position")]
mod positioned;
mod powers;
#[cfg(feature = "record")]
mod recorded;
mod rules;
mod scoring;

pub use class::{CLASSES, Class};
pub use distinction::Distinction;
pub use hero::NidavellirHero;
pub use options::{Edition, Options};
pub use powers::{Discarder, Power};
#[cfg(feature = "record")]
pub use recorded::{OptionsRecord, SetupRecord};
pub use rules::Nidavellir;
pub use scoring::Part;
