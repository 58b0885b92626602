//! A seat as it is seen, with what that comes to in the hidden layer.

use crate::eval::simd::{Work, widely};
use crate::eval::{Features, Hidden, Network};

/// What is seen of a seat, and the sum that the hidden layer is given for it. The next sight is judged by its difference from this
/// one, which is cheaper the less changes.
#[derive(Clone, Copy)]
pub(crate) struct Sight {
    features: Features,
    sum: Hidden,
}

impl Sight {
    pub(crate) fn new(network: &Network, features: Features) -> Sight {
        Sight { sum: network.sum(&features), features }
    }

    /// What is seen.
    pub(crate) fn features(&self) -> &Features {
        &self.features
    }

    /// The strength of the seat.
    pub(crate) fn strength(&self, network: &Network) -> f32 {
        network.strength_of(&self.sum)
    }

    /// What the hidden layer is given.
    pub(crate) fn sum(&self) -> &Hidden {
        &self.sum
    }

    /// Looks on: this is seen from now on. Tells the strength of the seat.
    pub(crate) fn look_on(&mut self, network: &Network, features: Features) -> f32 {
        let before = std::mem::replace(&mut self.features, features);
        widely(Change { network, sum: &mut self.sum, before: &before, after: &self.features })
    }
}

/// Brings a sum from what was seen before to what is seen after; tells the strength then.
struct Change<'a> {
    network: &'a Network,
    sum: &'a mut Hidden,
    before: &'a Features,
    after: &'a Features,
}

impl Work for Change<'_> {
    type Done = f32;

    #[inline(always)]
    fn work(self) -> f32 {
        self.network.change(self.sum, &self.before.change(self.after));
        self.network.strength_of(self.sum)
    }
}
