public import Foundation

/// Where the records and settings of the tracker are kept.
public enum SiteRotationStorage: Hashable, Sendable {
    /// Nowhere: they last as long as the container.
    case inMemory
    /// In files of a folder, which need not exist yet.
    case folder(URL)
}
