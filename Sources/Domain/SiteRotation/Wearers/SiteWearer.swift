public import Foundation

/// One of several people whose sites are logged with the same program.
public struct SiteWearer: Hashable, Identifiable, Sendable {
    public let id: UUID
    public let name: String

    public init(id: UUID, name: String) {
        self.id = id
        self.name = name
    }
}
