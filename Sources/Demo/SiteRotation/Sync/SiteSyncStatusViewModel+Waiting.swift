import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import Observation

extension SiteSyncStatusViewModel {
    /// Waits for an expected status: a sync reaches the screen a moment after its end.
    ///
    /// - Throws: `CancellationError` if the task is cancelled first.
    func wait(until isExpected: (SiteSyncState) -> Bool) async throws {
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        var iterator = changes.makeAsyncIterator()
        while !isExpected(state) {
            withObservationTracking {
                _ = state
            } onChange: {
                continuation.yield()
            }
            await iterator.next()
            try Task.checkCancellation()
        }
    }
}
