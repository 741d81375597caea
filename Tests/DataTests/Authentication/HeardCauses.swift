import MomentumDomain
import Synchronization

/// Keeps the causes that an observer was told.
final class HeardCauses: Sendable {
    private let causes = Mutex<[FailureCause]>([])

    var all: [FailureCause] { causes.withLock { $0 } }

    func hear(_ cause: FailureCause) {
        causes.withLock { $0.append(cause) }
    }
}
