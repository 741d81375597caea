import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import Observation

extension SiteSyncStatusViewModel {
    /// Waits until the status knows of `count` complete syncs.
    ///
    /// A sync reaches the screen a moment after its end.
    ///
    /// - Throws: `CancellationError` when the task is cancelled before that.
    func waitForSyncs(_ count: Int) async throws {
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        var iterator = changes.makeAsyncIterator()
        while state.completedSyncs < count {
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
