//! Sparse network input: the inputs that are not 0, built group by group in a fixed order.

/// The indices and values of the inputs that are not 0.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SparseInput {
    indices: Vec<u16>,
    values: Vec<f32>,
    /// Index of the next input.
    next: usize,
}

impl SparseInput {
    /// Removes everything.
    pub(crate) fn clear(&mut self) {
        self.indices.clear();
        self.values.clear();
        self.next = 0;
    }

    /// Returns the number of inputs so far, zeros included.
    pub(crate) fn len(&self) -> usize {
        self.next
    }

    /// Returns the indices of the inputs that are not 0.
    pub(crate) fn indices(&self) -> &[u16] {
        &self.indices
    }

    /// Returns the values of the inputs that are not 0.
    pub(crate) fn values(&self) -> &[f32] {
        &self.values
    }

    /// Appends a group of `size` inputs of which one is 1; larger indices count as the last one.
    pub(crate) fn push_one_hot(&mut self, size: usize, index: usize) {
        self.push_at(index.min(size - 1), 1.0);
        self.next += size;
    }

    /// Appends one input.
    pub(crate) fn push_scalar(&mut self, value: f32) {
        if value != 0.0 {
            self.push_at(0, value);
        }
        self.next += 1;
    }

    /// Appends one input that is 1 or 0.
    pub(crate) fn push_flag(&mut self, flag: bool) {
        self.push_scalar(f32::from(u8::from(flag)));
    }

    /// Appends `size` inputs, 1 where the bit is set.
    pub(crate) fn push_bits(&mut self, size: usize, bits: u32) {
        let mut left = bits;
        while left != 0 {
            self.push_at(left.trailing_zeros() as usize, 1.0);
            left &= left - 1;
        }
        self.next += size;
    }

    /// Appends `size` zeros.
    pub(crate) fn skip(&mut self, size: usize) {
        self.next += size;
    }

    fn push_at(&mut self, offset: usize, value: f32) {
        self.indices.push((self.next + offset) as u16);
        self.values.push(value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_follow_each_other_and_zeros_are_left_out() {
        let mut input = SparseInput::default();
        input.push_one_hot(4, 9);
        input.push_scalar(0.0);
        input.push_bits(5, 0b1_0010);
        input.skip(2);
        input.push_scalar(0.5);
        assert_eq!(input.indices(), [3, 6, 9, 12]);
        assert_eq!(input.values(), [1.0, 1.0, 1.0, 0.5]);
        assert_eq!(input.len(), 13);
    }
}
