import Observation

/// Waits for observed changes, so that a test need not sleep.
@MainActor
public enum Observed {
    /// Waits until `condition`, which reads observable values, is true.
    public static func change(_ condition: @escaping @MainActor () -> Bool) async {
        while true {
            let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
            let isTrue = withObservationTracking(condition) { continuation.yield() }
            if isTrue { return }
            // Observation announces a change before it sets the value, in the same turn of the main
            // actor.
            for await _ in changes { break }
        }
    }
}
