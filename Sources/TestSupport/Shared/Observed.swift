import Observation

/// Waits for what observation announces, so that a test needs no sleeping.
@MainActor
public enum Observed {
    /// Waits until `condition`, which reads observable values, is true.
    public static func change(_ condition: @escaping @MainActor () -> Bool) async {
        while true {
            let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
            let isTrue = withObservationTracking(condition) { continuation.yield() }
            if isTrue { return }
            // Announced before the value is set, in the turn of the main actor that sets it.
            for await _ in changes { break }
        }
    }
}
