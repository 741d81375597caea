public import Foundation

/// The fact that this device took over the history of a folder in place of its own.
public struct SiteHistoryExchange: Hashable, Sendable {
    /// The former history of this device.
    public let own: SiteHistorySummary
    /// The folder's history, which this device now has.
    public let folder: SiteHistorySummary
    /// The backup of the former records, which can be restored.
    public let backup: URL

    public init(own: SiteHistorySummary, folder: SiteHistorySummary, backup: URL) {
        self.own = own
        self.folder = folder
        self.backup = backup
    }
}
