import MomentumDomain
import MomentumSchedulingDomain

extension SchedulingError {
    /// Whether the server may hold something else than is shown.
    var leavesOutcomeOpen: Bool {
        switch self {
        case .outcomeUnknown, .invalidReference, .inUse, .notFound, .rejected: true
        default: isCancellation
        }
    }
}
