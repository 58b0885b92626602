//! What people read, in three languages. One program: the texts are linked once for all of it.

mod card_list;
mod events;
mod explain;
mod files;
mod ftl;
mod memory;
mod nains;
mod names;
mod reasons;
mod refusals;
mod rendering;
mod sentences;
mod table;
mod tokens;
mod usage;
