//! Dispatches numeric kernels to AVX2 at run time; results are bit-identical.
//!
//! The build targets the baseline instruction set with 128-bit registers. Only the number of lanes differs, never the
//! order of the additions.

/// A numeric kernel. Everything it calls must be `inline(always)`, or it is compiled for the baseline instruction set.
pub(crate) trait Kernel {
    /// The result.
    type Output;

    /// Runs the kernel.
    fn run(self) -> Self::Output;
}

/// Runs a kernel with AVX2 if the processor has it.
#[inline(always)]
pub(crate) fn dispatch<W: Kernel>(work: W) -> W::Output {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        #[expect(unsafe_code, reason = "only the processor can tell what it has; self-play is a seventh faster")]
        // SAFETY: the processor supports AVX2.
        return unsafe { with_avx2(work) };
    }
    work.run()
}

/// Runs a kernel compiled for AVX2.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn with_avx2<W: Kernel>(work: W) -> W::Output {
    work.run()
}
