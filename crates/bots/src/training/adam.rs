//! The Adam optimizer (Kingma and Ba 2014).

use crate::eval::{HIDDEN, Hidden};

/// First and second moments of every weight.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Adam {
    pub(crate) first: Vec<Hidden>,
    pub(crate) second: Vec<Hidden>,
    pub(crate) steps: u64,
}

const BETA1: f32 = 0.9;
const BETA2: f32 = 0.999;
const EPSILON: f32 = 1e-8;

impl Adam {
    pub(crate) fn new(vectors: usize) -> Adam {
        Adam { first: vec![[0.0; HIDDEN]; vectors], second: vec![[0.0; HIDDEN]; vectors], steps: 0 }
    }

    /// Applies one update with a learning rate.
    pub(crate) fn step(&mut self, weights: &mut [Hidden], gradient: &[Hidden], learning_rate: f32) {
        self.steps += 1;
        let steps = i32::try_from(self.steps).unwrap_or(i32::MAX);
        let learning_rate = learning_rate * (1.0 - BETA2.powi(steps)).sqrt() / (1.0 - BETA1.powi(steps));
        let positions = self.first.iter_mut().zip(&mut self.second);
        for ((weights, gradient), (first, second)) in weights.iter_mut().zip(gradient).zip(positions) {
            for unit in 0..HIDDEN {
                first[unit] += (1.0 - BETA1) * (gradient[unit] - first[unit]);
                second[unit] += (1.0 - BETA2) * (gradient[unit] * gradient[unit] - second[unit]);
                weights[unit] -= learning_rate * first[unit] / (second[unit].sqrt() + EPSILON);
            }
        }
    }
}
