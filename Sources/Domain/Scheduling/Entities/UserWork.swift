/// The work that keeps a user from being deleted.
public struct UserWork: Hashable, Sendable {
    public var hasUpcoming: Bool
    public var hasHistory: Bool

    public init(hasUpcoming: Bool, hasHistory: Bool) {
        self.hasUpcoming = hasUpcoming
        self.hasHistory = hasHistory
    }
}
