/// A person inside a team: the only form of one there (SC-2).
public struct TeamMember: Hashable, Identifiable, Sendable {
    public let id: SchedulingUser.ID
    public var fullName: String

    public init(id: SchedulingUser.ID, fullName: String) {
        self.id = id
        self.fullName = fullName
    }
}
