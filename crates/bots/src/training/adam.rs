//! The Adam optimizer (Kingma and Ba 2014).

use crate::eval::simd::{Kernel, dispatch};

/// First and second moments of every weight.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Adam {
    pub(super) first: Vec<f32>,
    pub(super) second: Vec<f32>,
    pub(super) steps: u64,
}

const BETA1: f32 = 0.9;
const BETA2: f32 = 0.999;
const EPSILON: f32 = 1e-6;

impl Adam {
    pub(super) fn new(size: usize) -> Adam {
        Adam { first: vec![0.0; size], second: vec![0.0; size], steps: 0 }
    }

    /// Applies one update; the gradient is multiplied by `scale` first.
    pub(super) fn step(&mut self, weights: &mut [f32], gradient: &[f32], scale: f32, learning_rate: f32) {
        self.steps += 1;
        let steps = i32::try_from(self.steps).unwrap_or(i32::MAX);
        let corrections = [BETA1, BETA2].map(|beta| (1.0 - beta.powi(steps)).recip());
        dispatch(StepKernel { adam: self, weights, gradient, scale, learning_rate, corrections });
    }
}

/// Kernel: one update of all weights.
struct StepKernel<'a> {
    adam: &'a mut Adam,
    weights: &'a mut [f32],
    gradient: &'a [f32],
    scale: f32,
    learning_rate: f32,
    /// Bias corrections of the moments.
    corrections: [f32; 2],
}

impl Kernel for StepKernel<'_> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        let [first_correction, second_correction] = self.corrections;
        let moments = self.adam.first.iter_mut().zip(&mut self.adam.second);
        for ((weight, gradient), (first, second)) in self.weights.iter_mut().zip(self.gradient).zip(moments) {
            let gradient = gradient * self.scale;
            *first += (1.0 - BETA1) * (gradient - *first);
            *second += (1.0 - BETA2) * (gradient * gradient - *second);
            let deviation = (*second * second_correction).sqrt() + EPSILON;
            *weight -= self.learning_rate * (*first * first_correction) / deviation;
        }
    }
}
