//! Work done with the widest registers that the processor has.
//!
//! Programs are compiled for every processor of a kind, and so with registers of four numbers. Nearly all of them have registers of
//! eight, but that has to be asked first. The results are the same to the last bit: only how many numbers are added at once
//! differs, never in which order.

/// Work that adds many numbers. What it does must be compiled into it (`inline(always)`): other functions that it calls are
/// compiled for every processor.
pub(crate) trait Work {
    /// What comes of it.
    type Done;

    /// Does it.
    fn work(self) -> Self::Done;
}

/// Does some work with the widest registers there are.
#[inline(always)]
pub(crate) fn widely<W: Work>(work: W) -> W::Done {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        #[expect(unsafe_code, reason = "only the processor can tell what it has; self-play is a seventh faster")]
        // SAFETY: the processor has what the function is compiled for.
        return unsafe { with_eight(work) };
    }
    work.work()
}

/// The same with registers of eight numbers.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn with_eight<W: Work>(work: W) -> W::Done {
    work.work()
}
