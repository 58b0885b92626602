//! How weights move: Adam (Kingma and Ba 2014).

use crate::eval::{HIDDEN, Hidden};

/// The moments of every weight.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Adam {
    pub(crate) first: Vec<Hidden>,
    pub(crate) second: Vec<Hidden>,
    pub(crate) steps: u64,
}

const FIRST: f32 = 0.9;
const SECOND: f32 = 0.999;
const TINY: f32 = 1e-8;

impl Adam {
    pub(crate) fn new(lines: usize) -> Adam {
        Adam { first: vec![[0.0; HIDDEN]; lines], second: vec![[0.0; HIDDEN]; lines], steps: 0 }
    }

    /// Moves the weights against a gradient.
    pub(crate) fn step(&mut self, weights: &mut [Hidden], gradient: &[Hidden], rate: f32) {
        self.steps += 1;
        let steps = i32::try_from(self.steps).unwrap_or(i32::MAX);
        let rate = rate * (1.0 - SECOND.powi(steps)).sqrt() / (1.0 - FIRST.powi(steps));
        let moments = self.first.iter_mut().zip(&mut self.second);
        for ((weights, gradient), (first, second)) in weights.iter_mut().zip(gradient).zip(moments) {
            for unit in 0..HIDDEN {
                first[unit] += (1.0 - FIRST) * (gradient[unit] - first[unit]);
                second[unit] += (1.0 - SECOND) * (gradient[unit] * gradient[unit] - second[unit]);
                weights[unit] -= rate * first[unit] / (second[unit].sqrt() + TINY);
            }
        }
    }
}
