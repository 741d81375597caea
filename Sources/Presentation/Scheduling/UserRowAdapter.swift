public import MomentumSchedulingDomain

/// A user as a row of texts.
public struct UserRowAdapter: Hashable, Identifiable, Sendable {
    public let id: SchedulingUser.ID
    public let title: String
    public let subtitle: String

    public init(_ user: SchedulingUser) {
        id = user.id
        title = user.fullName
        var parts = [user.jobLevel.displayName, user.craftAbility.displayName]
        if user.craftFocus != .notApplicable { parts.append(user.craftFocus.displayName) }
        subtitle = parts.joined(separator: " · ")
    }
}
