import MomentumDomain
import MomentumPresentation
import Observation

extension SiteSyncStatusViewModel {
    /// Waits until the status knows of so many complete syncs: what happens in one reaches the
    /// screen a moment after its end.
    func waitForSyncs(_ count: Int) async {
        while state.completedSyncs < count {
            await withCheckedContinuation { known in
                withObservationTracking {
                    _ = state
                } onChange: {
                    known.resume()
                }
            }
        }
    }
}
