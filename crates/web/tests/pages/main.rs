//! Tests pages without a browser: decisions, texts, secrecy, and valid markup.

mod art;
mod base_path;
mod card_values;
mod decisions;
mod games;
mod guide;
mod home_and_settings;
mod kit;
mod languages;
mod learn;
mod markup;
mod my_games;
mod pad;
mod pad_script;
mod playback;
mod preview;
mod puzzles;
mod replay;
mod secrets;
mod trades;
