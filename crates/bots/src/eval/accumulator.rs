//! Incremental evaluation: features of a seat with the pre-activations of the hidden layer.

use crate::eval::simd::{Kernel, dispatch};
use crate::eval::{Features, Hidden, Network};

/// Features and their pre-activations. The next evaluation costs only what changed.
#[derive(Clone, Copy)]
pub(crate) struct Accumulator {
    features: Features,
    hidden_sum: Hidden,
}

impl Accumulator {
    pub(crate) fn new(network: &Network, features: Features) -> Accumulator {
        Accumulator { hidden_sum: network.accumulate(&features), features }
    }

    /// Returns the features.
    pub(crate) fn features(&self) -> &Features {
        &self.features
    }

    /// Returns the logit of the seat.
    pub(crate) fn logit(&self, network: &Network) -> f32 {
        network.logit_of(&self.hidden_sum)
    }

    /// Returns the pre-activations of the hidden layer.
    pub(crate) fn hidden_sum(&self) -> &Hidden {
        &self.hidden_sum
    }

    /// Updates to new features and returns the logit.
    pub(crate) fn update(&mut self, network: &Network, features: Features) -> f32 {
        let before = std::mem::replace(&mut self.features, features);
        dispatch(UpdateKernel { network, hidden_sum: &mut self.hidden_sum, before: &before, after: &self.features })
    }
}

/// Kernel: updates the pre-activations by a feature difference and returns the logit.
struct UpdateKernel<'a> {
    network: &'a Network,
    hidden_sum: &'a mut Hidden,
    before: &'a Features,
    after: &'a Features,
}

impl Kernel for UpdateKernel<'_> {
    type Output = f32;

    #[inline(always)]
    fn run(self) -> f32 {
        self.network.apply_diff(self.hidden_sum, &self.before.diff(self.after));
        self.network.logit_of(self.hidden_sum)
    }
}
