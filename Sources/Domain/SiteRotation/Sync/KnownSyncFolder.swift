public import Foundation

/// The device's sync folder, as remembered.
public struct KnownSyncFolder: Hashable, Sendable {
    /// The time in seconds without a sync after which a warning is due.
    private static let patience: TimeInterval = 7 * 86_400

    /// A path, or the address of a folder on a server.
    public let location: String
    /// The last successful sync, to the minute; `nil` if an earlier version did not record it.
    public let lastSync: Date?

    public init(location: String, lastSync: Date?) {
        self.location = location
        self.lastSync = lastSync
    }

    /// True if the last sync is at least 7 days ago.
    public func isOverdue(at now: Date) -> Bool {
        lastSync.map { Self.isOverdue($0, at: now) } ?? false
    }

    static func isOverdue(_ lastSync: Date, at now: Date) -> Bool {
        now >= lastSync + patience
    }
}
