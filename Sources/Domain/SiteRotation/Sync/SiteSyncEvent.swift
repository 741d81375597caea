public import Foundation

/// Something that the sync status follows from.
public enum SiteSyncEvent: Hashable, Sendable {
    /// An earlier process had synced.
    case remembered(lastSync: Date)
    case started(SiteSyncRun)
    case ended(SiteSyncRun, at: Date)
    case failed(SiteSyncRun, SiteSyncFailure)
    /// Nobody waits for the run any more; it was neither good nor bad.
    case cancelled(SiteSyncRun)
    case connectionChanged(isConnected: Bool)
    case accountChanged(isSignedIn: Bool)
    /// A sync has come to its end: how many transactions of other devices are still to come and
    /// since when, how many those devices have lost themselves, and whether another device has a
    /// newer version of the suite.
    case awaits(Int, since: Date? = nil, lost: Int = 0, hasNewerFormat: Bool)
}

/// The parts of a sync, whose failures are told apart.
public enum SiteSyncRun: Hashable, Sendable, CaseIterable {
    /// Looking at the folder, and joining it.
    case setup
    /// Taking in what other devices wrote.
    case `import`
    /// Handing out what this device wrote.
    case export
}
