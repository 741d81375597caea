#if os(Linux) && compiler(>=6.3)
import Foundation

/// The number of tests that run at once: 32, unless the environment names another one.
///
/// Otherwise Swift Testing begins all of them at once, and a request waits minutes for its turn.
/// URLSession keeps a processor busy as long as a request waits, so the suite took 50% longer.
enum TestWidth {
    /// Called by the loader of the program, before Swift Testing reads the environment.
    @section(".init_array") @used
    private static let set: @convention(c) () -> Void = {
        setenv("SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH", "32", 0)
    }
}
#endif
