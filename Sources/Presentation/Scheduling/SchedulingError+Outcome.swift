import MomentumDomain
import MomentumSchedulingDomain

extension SchedulingError {
    /// True if the server's data may differ from the screen.
    var leavesOutcomeOpen: Bool {
        switch self {
        case .outcomeUnknown, .invalidReference, .inUse, .notFound, .rejected: true
        default: isCancellation
        }
    }
}
