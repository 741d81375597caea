public import MomentumAuthenticationDomain
import Synchronization

/// Records what signing out does to an account's belongings, beside what else a test notes.
public final class MockAccountBelongings: AccountBelongings {
    private let entries = Mutex<[String]>([])

    public init() {}

    public var log: [String] { entries.withLock { $0 } }

    /// Adds an entry of the test's own to the log.
    public func note(_ entry: String) {
        entries.withLock { $0.append(entry) }
    }

    public func stopWork(_ reason: AuthenticationState.Reason) async { note("stop") }
    public func wipe() async { note("wipe") }
}
