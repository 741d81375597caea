public import Foundation
public import MomentumDomain
import Synchronization

/// Counts identifiers up from 1, so that a test can predict them.
public final class SequentialIdentifiers: IdentifierSource {
    private let last = Mutex<UInt64>(0)

    public init() {}

    public func next() -> UUID {
        .fixture(
            last.withLock { last in
                last += 1
                return last
            }
        )
    }
}
