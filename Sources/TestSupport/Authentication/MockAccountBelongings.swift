public import MomentumAuthenticationDomain
import Synchronization

/// Records the calls of a sign-out to an account's belongings, and the test's own entries.
public final class MockAccountBelongings: AccountBelongings {
    private let entries = Mutex<[String]>([])

    public init() {}

    public var log: [String] { entries.withLock { $0 } }

    /// Adds the test's own entry to the log.
    public func record(_ entry: String) {
        entries.withLock { $0.append(entry) }
    }

    public func stopWork(_ reason: AuthenticationState.Reason) async { record("stop") }
    public func wipe() async { record("wipe") }
}
