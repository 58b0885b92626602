//! Weight files, and the networks that bots play with.
//!
//! A file is `ELVP`, a version byte, three zero bytes, the numbers of inputs and outputs as 32-bit little-endian
//! integers, and one number per weight: a multiple of [`STEP`], zigzag-encoded in seven-bit groups, the lowest first.

use std::sync::{Arc, Mutex, PoisonError};

use elvaland_rules::mechanics::Table;

use crate::eval::network::{Network, NetworkShape};
use crate::games::BotGame;

const MAGIC: [u8; 8] = *b"ELVP\x01\0\0\0";
/// Resolution of the weights: small beside the noise of training, and most weights fit in one byte.
const STEP: f32 = 1.0 / 160.0;

/// Serializes a network.
pub(crate) fn to_bytes(network: &Network) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    for count in [network.shape.inputs, network.shape.outputs] {
        bytes.extend((count as u32).to_le_bytes());
    }
    for &weight in &network.weights {
        let multiple = (weight / STEP).round() as i32;
        let mut left = (multiple << 1 ^ multiple >> 31) as u32;
        while left >= 0x80 {
            bytes.push(left as u8 | 0x80);
            left >>= 7;
        }
        bytes.push(left as u8);
    }
    bytes
}

/// Parses what [`to_bytes`] wrote; `None` if it is not a network of this shape.
pub(crate) fn from_bytes(bytes: &[u8], shape: NetworkShape) -> Option<Network> {
    let (counts, rest) = bytes.strip_prefix(&MAGIC)?.split_at_checked(8)?;
    let expected = [shape.inputs, shape.outputs].map(|count| (count as u32).to_le_bytes());
    if counts != expected.as_flattened() {
        return None;
    }
    let mut weights = Vec::with_capacity(shape.size());
    let (mut number, mut shift) = (0_u32, 0);
    for &byte in rest {
        number |= u32::from(byte & 0x7f).checked_shl(shift)?;
        shift += 7;
        if byte < 0x80 {
            let multiple = (number >> 1) as i32 ^ -((number & 1) as i32);
            weights.push(multiple as f32 * STEP);
            (number, shift) = (0, 0);
        }
    }
    (shift == 0 && weights.len() == shape.size()).then_some(Network { shape, weights })
}

/// A parsed network, by the address of its weights.
type Parsed = ((usize, NetworkShape), Arc<Network>);

/// Returns the network of committed weights. Each is parsed once per process, not for every bot.
///
/// # Panics
/// If the weights do not fit the shape; a test checks that they do.
fn committed(weights: &'static [u8], shape: NetworkShape) -> Arc<Network> {
    static PARSED: Mutex<Vec<Parsed>> = Mutex::new(Vec::new());
    let mut parsed = PARSED.lock().unwrap_or_else(PoisonError::into_inner);
    let key = (weights.as_ptr().addr(), shape);
    if let Some((_, network)) = parsed.iter().find(|(known, _)| *known == key) {
        return Arc::clone(network);
    }
    let network = Arc::new(from_bytes(weights, shape).expect("the committed weights fit their network"));
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
    pub(crate) fn of_table<R: BotGame>(&mut self, table: &Table<R>) -> Arc<Network> {
        let players = table.rules().players();
        match &self.network {
            Some(network) if self.players.is_none_or(|known| known == players) => Arc::clone(network),
            _ => {
                let network = committed(R::weights(players), NetworkShape::of::<R>(players));
                *self = LazyNetwork { network: Some(Arc::clone(&network)), players: Some(players) };
                network
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use elvaland_rules::nains::Nains;
    use elvaland_rules::nidavellir::Nidavellir;

    use super::*;
    use crate::testing::new_game;

    #[test]
    fn weights_survive_a_round_trip_and_other_shapes_are_refused() {
        let shape = NetworkShape::of::<Nains>(2);
        let mut network = Network::random(shape, new_game::<Nains>(2, 1).1.rng());
        for (weight, multiple) in network.weights.iter_mut().zip([0, -1, 63, 64, -64, -65, 8191, -9000, 100_000]) {
            *weight = multiple as f32 * STEP;
        }
        let bytes = to_bytes(&network);
        let read = from_bytes(&bytes, shape).expect("its own bytes");
        assert_eq!(network.weights[..9], read.weights[..9]);
        assert!(network.weights.iter().zip(&read.weights).all(|(one, other)| (one - other).abs() <= 0.51 * STEP));
        assert_eq!(to_bytes(&read), bytes);
        assert!(from_bytes(&bytes, NetworkShape::of::<Nains>(3)).is_none());
        assert!(from_bytes(&bytes, NetworkShape::of::<Nidavellir>(2)).is_none());
        assert!(from_bytes(&bytes[..bytes.len() - 1], shape).is_none());
        assert!(from_bytes(b"ELVP", shape).is_none());
    }

    fn parsed_once<R: BotGame>() {
        let network = |players: usize| LazyNetwork::default().of_table(new_game::<R>(players, 1).0.table());
        for players in 2..=5 {
            assert!(Arc::ptr_eq(&network(players), &network(players)));
        }
        assert!(!Arc::ptr_eq(&network(2), &network(3)));
    }

    #[test]
    fn committed_weights_fit_and_are_parsed_once_per_game_and_player_count() {
        parsed_once::<Nidavellir>();
        parsed_once::<Nains>();
    }
}
