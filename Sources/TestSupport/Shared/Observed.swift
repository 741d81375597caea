import Observation
import Synchronization

/// Waits for observed changes, so that a test need not sleep.
@MainActor
public enum Observed {
    /// Waits until `condition`, which reads observable values, is true.
    ///
    /// It returns early if the waiting task is cancelled, or at a ``WaitLimit``.
    public static func change(_ condition: @escaping @MainActor () -> Bool) async {
        let isOver = Mutex(false)
        while !Task.isCancelled, !isOver.withLock(\.self) {
            let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
            let isTrue = withObservationTracking(condition) { continuation.yield() }
            if isTrue { return }
            await Waits.during("Observed.change", isOfTest: true) {
                isOver.withLock { $0 = true }
                continuation.finish()
            } _: { @Sendable in
                // Observation announces a change before it sets the value, in the same turn of the
                // main actor.
                for await _ in changes { break }
            }
        }
    }
}
