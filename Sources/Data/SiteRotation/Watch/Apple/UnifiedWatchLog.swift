#if canImport(os)
public import MomentumSiteRotationDomain
import os

/// The system's log; receives domains and codes, but no text that a user typed.
public struct UnifiedWatchLog: WatchLog {
    private let logger: Logger

    /// - Parameter subsystem: The identifier of the host program.
    public init(subsystem: String) {
        logger = Logger(subsystem: subsystem, category: "watch")
    }

    public func record(_ event: WatchEvent) {
        logger.error("\(event.description, privacy: .public)")
    }
}
#endif
