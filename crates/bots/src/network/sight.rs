//! A seat as it is seen, with what that comes to in the hidden layer.

use super::{Features, Hidden, Network};

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
    #[inline]
    pub(crate) fn strength(&self, network: &Network) -> f32 {
        network.strength_of(&self.sum)
    }

    /// The strength if something else were seen.
    #[inline]
    pub(crate) fn strength_with(&self, network: &Network, features: &Features) -> f32 {
        let mut sum = self.sum;
        network.change(&mut sum, &self.features.change(features));
        network.strength_of(&sum)
    }

    /// Looks on: this is seen from now on.
    #[inline]
    pub(crate) fn look_on(&mut self, network: &Network, features: Features) {
        network.change(&mut self.sum, &self.features.change(&features));
        self.features = features;
    }
}
