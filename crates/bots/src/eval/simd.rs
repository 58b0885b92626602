//! Work done with the widest registers that the processor has.
//!
//! Programs are compiled for every processor of a kind, and so with registers of four numbers. Nearly all of them have registers of
//! eight, but that has to be asked first. The results are the same to the last bit: only how many numbers are added at once
//! differs, never in which order.

/// Work that adds many numbers. What it does must be compiled into it (`inline(always)`): other functions that it calls are
/// compiled for every processor.
pub(crate) trait Kernel {
    /// What comes of it.
    type Output;

    /// Does it.
    fn run(self) -> Self::Output;
}

/// Does some work with the widest registers there are.
#[inline(always)]
pub(crate) fn dispatch<W: Kernel>(work: W) -> W::Output {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        #[expect(unsafe_code, reason = "only the processor can tell what it has; self-play is a seventh faster")]
        // SAFETY: the processor has what the function is compiled for.
        return unsafe { with_avx2(work) };
    }
    work.run()
}

/// The same with registers of eight numbers.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn with_avx2<W: Kernel>(work: W) -> W::Output {
    work.run()
}
