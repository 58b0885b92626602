//! A seat as it is seen, with what that comes to in the hidden layer.

use crate::eval::simd::{Kernel, dispatch};
use crate::eval::{Features, Hidden, Network};

/// What is seen of a seat, and the sum that the hidden layer is given for it. The next sight is judged by its difference from this
/// one, which is cheaper the less changes.
#[derive(Clone, Copy)]
pub(crate) struct Accumulator {
    features: Features,
    hidden_sum: Hidden,
}

impl Accumulator {
    pub(crate) fn new(network: &Network, features: Features) -> Accumulator {
        Accumulator { hidden_sum: network.accumulate(&features), features }
    }

    /// What is seen.
    pub(crate) fn features(&self) -> &Features {
        &self.features
    }

    /// The strength of the seat.
    pub(crate) fn logit(&self, network: &Network) -> f32 {
        network.logit_of(&self.hidden_sum)
    }

    /// What the hidden layer is given.
    pub(crate) fn hidden_sum(&self) -> &Hidden {
        &self.hidden_sum
    }

    /// Looks on: this is seen from now on. Tells the strength of the seat.
    pub(crate) fn update(&mut self, network: &Network, features: Features) -> f32 {
        let before = std::mem::replace(&mut self.features, features);
        dispatch(UpdateKernel { network, hidden_sum: &mut self.hidden_sum, before: &before, after: &self.features })
    }
}

/// Brings a sum from what was seen before to what is seen after; tells the strength then.
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
