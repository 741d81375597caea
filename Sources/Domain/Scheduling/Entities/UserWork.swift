/// What keeps a user from being deleted (SC-46).
public struct UserWork: Hashable, Sendable {
    public var hasUpcoming: Bool
    public var hasHistory: Bool

    public init(hasUpcoming: Bool, hasHistory: Bool) {
        self.hasUpcoming = hasUpcoming
        self.hasHistory = hasHistory
    }
}
