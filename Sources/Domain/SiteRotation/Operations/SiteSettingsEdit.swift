public import Foundation

/// A change of the wearer's settings, which are stored with the records.
public struct SiteSettingsEdit: Hashable, Sendable, Identifiable {
    public let id: UUID
    /// The new values; settings of one device, such as a finished onboarding, are not part of the
    /// records.
    public let changes: [SiteSettingsChange]

    public init(id: UUID, changes: [SiteSettingsChange]) {
        self.id = id
        self.changes = changes
    }
}
