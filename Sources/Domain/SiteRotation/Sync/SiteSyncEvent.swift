public import Foundation

/// An event that may change the sync status.
public enum SiteSyncEvent: Hashable, Sendable {
    /// An earlier process had synced.
    case remembered(lastSync: Date)
    case started(SiteSyncRun)
    case ended(SiteSyncRun, at: Date)
    case failed(SiteSyncRun, SiteSyncFailure)
    /// The run's caller cancelled it; it neither succeeded nor failed.
    case cancelled(SiteSyncRun)
    case connectionChanged(isConnected: Bool)
    case accountChanged(isSignedIn: Bool)
    /// A sync has ended: the number of transactions still missing and since when, and the number
    /// that their own devices lost. The flag is true if another device has a newer version of the
    /// suite.
    case awaits(Int, since: Date? = nil, lost: Int = 0, hasNewerFormat: Bool)
}

/// The parts of a sync, which fail separately.
public enum SiteSyncRun: Hashable, Sendable, CaseIterable {
    /// Checking the folder, and joining it.
    case setup
    /// Receiving the transactions of other devices.
    case `import`
    /// Publishing the transactions of this device.
    case export
}
