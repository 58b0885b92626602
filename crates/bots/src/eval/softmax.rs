//! Softmax with a fast, vectorizable approximation of `exp`.

/// Adding and subtracting 1.5 × 2^23 rounds to the nearest integer.
const WHOLE: f32 = 12_582_912.0;

/// Approximates e^x for x ≤ 0 with a relative error below 1e-3: a cubic polynomial between powers of two, without
/// branches.
#[inline(always)]
fn exp(x: f32) -> f32 {
    let scaled = (x * std::f32::consts::LOG2_E).max(-100.0);
    let nearest = (scaled + WHOLE) - WHOLE;
    let below = if nearest < scaled { nearest } else { nearest - 1.0 };
    let part = scaled - below;
    let between = 1.0 + part * (0.695_976 + part * (0.224_940_6 + part * 0.079_018_1));
    let power = (below + WHOLE).to_bits().wrapping_add(127) << 23;
    between * f32::from_bits(power)
}

/// Replaces values by their softmax at a temperature; minus infinity gets probability 0.
pub(crate) fn softmax(values: &mut [f32], temperature: f32) {
    let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let scale = temperature.recip();
    for value in values.iter_mut() {
        *value = if *value == f32::NEG_INFINITY { 0.0 } else { exp((*value - best) * scale) };
    }
    let share = values.iter().sum::<f32>().recip();
    values.iter_mut().for_each(|value| *value *= share);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exp_has_a_relative_error_below_one_per_mille() {
        for tenth in -300..=0 {
            let x = tenth as f32 / 10.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-3, "{x}");
        }
    }

    #[test]
    fn softmax_sums_to_one_and_masks_minus_infinity() {
        let mut values = [1.0, f32::NEG_INFINITY, 3.0, 3.0];
        softmax(&mut values, 0.5);
        assert!((values.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert_eq!(values[1], 0.0);
        assert!(values[2] == values[3] && values[2] > 20.0 * values[0]);
    }
}
