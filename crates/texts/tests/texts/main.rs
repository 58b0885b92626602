//! Tests of the texts in three languages. They are one program, so that the texts are linked only once.

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
