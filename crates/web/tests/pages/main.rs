//! The pages without a browser: what is asked, what is said, what is kept secret, and that the markup is sound.

mod around;
mod art;
mod decisions;
mod games;
mod guide;
mod kit;
mod learn;
mod markup;
mod moments;
mod my_games;
mod pad;
mod pad_script;
mod playback;
mod preview;
mod puzzles;
mod secrets;
mod trades;
mod values;
mod words;
