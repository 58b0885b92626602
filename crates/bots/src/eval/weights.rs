//! Weight files in bfloat16, and the network a bot plays with.
//!
//! A file is `ELVN`, a version byte, three zero bytes, the number of rows and of vectors as 32-bit integers, and the
//! weights vector by vector as bfloat16 (upper halves of 32-bit floats), all little-endian.

use std::sync::{Arc, Mutex, PoisonError};

use elvaland_rules::mechanics::Table;

use crate::eval::{HIDDEN, Hidden, Network, network_shape};
use crate::games::BotGame;

const MAGIC: [u8; 8] = *b"ELVN\x01\0\0\0";

/// Serializes a network.
pub(crate) fn to_bytes(network: &Network) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend((network.shape().0 as u32).to_le_bytes());
    bytes.extend((network.vectors().len() as u32).to_le_bytes());
    bytes.extend(network.vectors().iter().flatten().flat_map(|&weight| rounded(weight).to_le_bytes()));
    bytes
}

/// Rounds to bfloat16.
fn rounded(weight: f32) -> u16 {
    (weight.to_bits().saturating_add(0x8000) >> 16) as u16
}

/// Parses what `to_bytes` wrote; `None` if it does not fit this many rows and scalars.
pub(crate) fn from_bytes(bytes: &[u8], size: (usize, usize)) -> Option<Network> {
    let rest = bytes.strip_prefix(&MAGIC)?;
    let (counts, weights) = rest.split_at_checked(8)?;
    let count = |at: usize| u32::from_le_bytes([counts[at], counts[at + 1], counts[at + 2], counts[at + 3]]) as usize;
    let (rows, lines) = (count(0), count(4));
    if (rows, lines) != (size.0, Network::vector_count(size)) || weights.len() != lines * HIDDEN * 2 {
        return None;
    }
    let weight = |pair: &[u8]| f32::from_bits(u32::from(u16::from_le_bytes([pair[0], pair[1]])) << 16);
    let line = |line: &[u8]| {
        let mut read = [0.0; HIDDEN];
        for (to, pair) in read.iter_mut().zip(line.chunks_exact(2)) {
            *to = weight(pair);
        }
        read
    };
    Some(Network::new(rows, weights.chunks_exact(HIDDEN * 2).map(line).collect::<Vec<Hidden>>()))
}

/// A parsed network, by the address of its weights and its shape.
type Parsed = ((usize, (usize, usize)), Arc<Network>);

/// Returns the network of committed weights. Each is parsed once per process, not for every bot.
///
/// # Panics
/// If the weights do not fit the shape; a test checks that they do.
fn committed(weights: &'static [u8], shape: (usize, usize)) -> Arc<Network> {
    static PARSED: Mutex<Vec<Parsed>> = Mutex::new(Vec::new());
    let mut parsed = PARSED.lock().unwrap_or_else(PoisonError::into_inner);
    let key = (weights.as_ptr().addr(), shape);
    if let Some((_, network)) = parsed.iter().find(|(known, _)| *known == key) {
        return Arc::clone(network);
    }
    let network = Arc::new(from_bytes(weights, shape).expect("the weights were trained for what the network sees"));
    parsed.push((key, Arc::clone(&network)));
    network
}

/// The network of a bot, loaded on first use.
#[derive(Clone, Debug, Default)]
pub(crate) struct LazyNetwork {
    network: Option<Arc<Network>>,
    /// The number of players the network is for; `None` for one that is used at every table.
    players: Option<usize>,
}

impl LazyNetwork {
    /// Always uses this network.
    pub(crate) fn always(network: Arc<Network>) -> LazyNetwork {
        LazyNetwork { network: Some(network), players: None }
    }

    /// Returns the committed network for the game and the number of players of a table.
    ///
    /// # Panics
    /// If the committed weights do not fit the features; a test checks that they do.
    pub(crate) fn of_table<R: BotGame>(&mut self, table: &Table<R>) -> Arc<Network> {
        let players = table.rules().players();
        match &self.network {
            Some(network) if self.players.is_none_or(|known| known == players) => Arc::clone(network),
            _ => {
                let network = committed(R::weights(players), network_shape(table));
                *self = LazyNetwork { network: Some(Arc::clone(&network)), players: Some(players) };
                network
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use elvaland_rules::Rules;
    use elvaland_rules::dealer::Dealer;
    use elvaland_rules::nidavellir::Nidavellir;

    use super::*;

    #[test]
    fn weights_are_parsed_once_per_game_and_player_count() {
        let network = |players: usize| {
            let options = Nidavellir::default_options(players).expect("2 to 5 players");
            let state = Nidavellir::start(&options, Dealer::new(1).rng());
            LazyNetwork::default().of_table(state.table())
        };
        assert!(Arc::ptr_eq(&network(2), &network(2)));
        assert!(!Arc::ptr_eq(&network(2), &network(3)));
    }
}
