public import Foundation

/// The device's sync folder, as remembered.
public struct KnownSyncFolder: Hashable, Sendable {
    /// The time without a sync that deserves a warning, in seconds.
    private static let patience: TimeInterval = 7 * 86_400

    /// A path, or the address of a folder on a server.
    public let location: String
    /// The last successful sync, to the minute; `nil` where an earlier version did not record it.
    public let lastSync: Date?

    public init(location: String, lastSync: Date?) {
        self.location = location
        self.lastSync = lastSync
    }

    /// True if the last sync is 7 days ago or longer.
    public func isOverdue(at now: Date) -> Bool {
        lastSync.map { Self.isOverdue($0, at: now) } ?? false
    }

    static func isOverdue(_ lastSync: Date, at now: Date) -> Bool {
        now >= lastSync + patience
    }
}
