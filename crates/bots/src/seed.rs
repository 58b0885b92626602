//! Seeds: how the randomness of bots and deals follows from numbers.

use std::hash::{Hash, Hasher};

use elvaland_rules::dealer::{Dealer, WyRand};
use elvaland_rules::mechanics::{Age, Face, OfferView, Tavern};
use elvaland_rules::{Action, Audience, Rules, View};

/// Applies the SplitMix64 finalizer, so that neighbouring seeds give unrelated numbers.
pub const fn mix(number: u64) -> u64 {
    let z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// Combines several numbers into one seed; their order matters.
pub fn mixed<const N: usize>(numbers: [u64; N]) -> u64 {
    numbers.into_iter().fold(0, |mixed, number| mix(mixed ^ mix(number)))
}

/// Returns a generator seeded with `seed`.
pub fn rng(seed: u64) -> WyRand {
    Dealer::new(seed).rng().clone()
}

/// Hashes the bot's seed with everything it is shown, so that every decision has random numbers of its own.
pub(crate) fn of_decision<R: Rules>(seed: u64, view: &View<R>, legal: &[Action]) -> u64 {
    let mut hash = Fingerprint(mix(seed));
    let table = view.table();
    if let Audience::Seat(seat) = view.audience() {
        hash.write_u8(seat as u8);
    }
    hash.write_u8(table.age() as u8);
    hash.write_u8(table.round());
    for tavern in Tavern::ALL {
        table.tavern(tavern).iter().for_each(|card| hash.write_u8(card.index() as u8));
        hash.write_u8(u8::MAX);
    }
    for seat in table.seats() {
        hash.write_u8(table.gem(seat));
        let army = table.army(seat);
        army.pieces().iter().for_each(|piece| hash.write_u8(piece.code()));
        army.heroes().iter().for_each(|hero| hash.write_u8(hero.index() as u8));
        hash.write_u8(u8::MAX);
        let purse = view.purse(seat);
        purse.coins.hash(&mut hash);
        for laid in purse.laid {
            laid.place.hash(&mut hash);
            match laid.face {
                Face::Known(coin) | Face::Own(coin) => coin.hash(&mut hash),
                Face::Hidden => hash.write_u8(u8::MAX),
            }
        }
    }
    match view.offer() {
        OfferView::Seen(cards) => cards.iter().for_each(|card| hash.write_u8(card.index() as u8)),
        OfferView::Unseen(count) => hash.write_u8(count),
    }
    Age::ALL.iter().for_each(|&age| hash.write_u8(view.deck(age).len() as u8));
    legal.hash(&mut hash);
    hash.finish()
}

/// FNV-1a, which gives the same hash on every machine.
struct Fingerprint(u64);

impl Hasher for Fingerprint {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u8(byte));
    }

    fn write_u8(&mut self, byte: u8) {
        self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }

    fn write_usize(&mut self, number: usize) {
        self.write(&(number as u64).to_le_bytes());
    }

    fn write_isize(&mut self, number: isize) {
        self.write(&(number as i64).to_le_bytes());
    }

    fn finish(&self) -> u64 {
        mix(self.0)
    }
}
