//! The rules of Nains, one a test: a table in a line, what is played, what follows.

mod bouclier;
mod cognars;
mod elite;
mod end_of_era;
mod errants;
mod examples;
mod forge;
mod kardum;
mod kit;
mod lists;
mod malt;
mod mercenaries;
mod positions;
mod records;
mod refusals;
mod round;
mod scoring;
mod setup;
mod svara;
mod talion;
mod temple;
mod two_players;
