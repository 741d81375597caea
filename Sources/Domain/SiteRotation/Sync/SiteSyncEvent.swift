public import Foundation

/// An event that may change the sync status.
public enum SiteSyncEvent: Hashable, Sendable {
    /// An earlier process has synced.
    case remembered(lastSync: Date)
    case started(SiteSyncRun)
    case ended(SiteSyncRun, at: Date)
    case failed(SiteSyncRun, SiteSyncFailure)
    /// The caller cancelled the run; it neither succeeded nor failed.
    case cancelled(SiteSyncRun)
    case connectionChanged(isConnected: Bool)
    case accountChanged(isSignedIn: Bool)
    /// A sync has ended. The values are the number of transactions still missing, since when, and
    /// the number that their own devices lost. The flag is true if another device has a newer
    /// version of the suite.
    case awaits(Int, since: Date? = nil, lost: Int = 0, hasNewerFormat: Bool)
}

/// The parts of a sync, which fail separately.
public enum SiteSyncRun: Hashable, Sendable, CaseIterable {
    /// Checks and joins the folder.
    case setup
    /// Receives the transactions of other devices.
    case `import`
    /// Publishes the transactions of this device.
    case export
}
