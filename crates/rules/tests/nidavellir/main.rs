//! The rules of Nidavellir, one a test: a table in a line, what is played, what follows.

mod coins;
mod discard;
mod distinctions;
mod end_of_age;
mod examples;
mod heroes;
mod kit;
mod lines;
mod options;
mod others_bugs;
mod round;
mod rulings;
mod scoring;
mod setup;
mod thrud;
mod uline;
mod ylud;
