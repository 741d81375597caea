public import Foundation

/// The folder that a device syncs with, as it is remembered.
public struct KnownSyncFolder: Hashable, Sendable {
    /// How many seconds without a sync are worth a warning.
    private static let patience: TimeInterval = 7 * 86_400

    /// A path, or the address of a folder on a server.
    public let location: String
    /// When a sync last succeeded, to the minute; `nil` where an earlier version has not noted it.
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
