//! *Nidavellir*, by Serge Laget and published by GRRRE Games: two ages, five classes, 21 heroes.
//!
//! The rules and rulings are written down in `docs/rules/nidavellir.md`.

mod cards;
pub mod class;
mod distinction;
mod hero;
mod options;
mod pad;
mod positioned;
mod powers;
mod recorded;
mod rules;
mod scoring;

pub use class::{CLASSES, Class};
pub use distinction::Distinction;
pub use hero::NidavellirHero;
pub use options::{Edition, Options};
pub use powers::{Discarder, Power};
pub use recorded::{OptionsRecord, SetupRecord};
pub use rules::Nidavellir;
pub use scoring::Part;
