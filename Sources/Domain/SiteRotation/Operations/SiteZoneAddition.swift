public import Foundation

/// Adds a zone of the wearer's own.
public struct SiteZoneAddition: Hashable, Sendable, Identifiable {
    /// The identity of the operation.
    public let id: UUID
    public let bodyPart: String
    /// The sub-area; empty for none.
    public let qualifier: String
    /// Whether there is a left and a right location, or one without a side.
    public let hasSides: Bool

    public init(id: UUID, bodyPart: String, qualifier: String = "", hasSides: Bool = true) {
        self.id = id
        self.bodyPart = bodyPart
        self.qualifier = qualifier
        self.hasSides = hasSides
    }
}
