public import Foundation
public import MomentumSiteRotationDomain

/// The texts of a sync status.
public struct SiteSyncStatusAdapter: Hashable, Sendable {
    /// The name of a symbol.
    public let symbol: String
    public let label: String
    /// The details, line by line; those of an error end with its domain and code.
    public let message: String

    public init(_ status: SiteSyncState, display: SiteDisplay, now: Date) {
        symbol = status.status.symbol
        label = display.texts.label(for: status.status)
        message = display.texts.message(for: status, now: now)
    }
}
