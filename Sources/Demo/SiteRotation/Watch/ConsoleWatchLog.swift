import MomentumCommandLine
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumTerminal
import Synchronization

/// Reports failures between phone and watch on standard error.
final class ConsoleWatchLog: WatchLog {
    private let console: Console
    /// The failures and the last report of each, because several steps of one poll fail alike.
    private let told = Mutex<[WatchEvent: ContinuousClock.Instant]>([:])

    init(console: Console) {
        self.console = console
    }

    /// True if a failure was reported.
    var hasFailures: Bool { told.withLock { !$0.isEmpty } }

    func record(_ event: WatchEvent) {
        let now = ContinuousClock.now
        let isNew = told.withLock { told in
            if let time = told[event], now - time < .seconds(1) { return false }
            told[event] = now
            return true
        }
        if isNew { console.warn("\(Self.sentence(event))\n") }
    }

    private static func sentence(_ event: WatchEvent) -> TerminalText {
        switch event {
        case .recordsNotRead(let cause):
            "The records cannot be read, and the watch was not told. \(reason(cause))"
        case .stateNotSaved(let cause):
            "The state that this device keeps cannot be read or saved. \(reason(cause))"
        case .pushFailed(let cause):
            "The watch was not told; the next change tries again. \(reason(cause))"
        case .commandNotSaved(let cause):
            "A request of the watch cannot be saved; it waits. \(reason(cause))"
        case .queueFailed(let cause):
            "The messages between phone and watch cannot be read or written. \(reason(cause))"
        case .payloadUnreadable(let cause):
            "A message between phone and watch cannot be read. \(reason(cause))"
        case .payloadOfNewerVersion(let version):
            """
            A message between phone and watch is of a newer version of this program (\(version)). \
            Install the newer version to use it.
            """
        }
    }

    private static func reason(_ cause: FailureCause) -> String {
        cause.explanation.map(said) ?? "(\(cause.domain) \(cause.code))"
    }
}
