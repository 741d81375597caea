public import Foundation

/// The accepted rows of a file of locations (SR-96, SR-113).
///
/// Missing locations are created; nothing is removed, and one location stays enabled.
public struct SiteLocationsImport: Hashable, Sendable, Identifiable {
    /// The identity of the operation.
    public let id: UUID
    /// The locations as the file has them, in its sort order.
    public let locations: [SiteLocation]

    public init(id: UUID, locations: [SiteLocation]) {
        self.id = id
        self.locations = locations
    }
}
