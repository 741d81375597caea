public import MomentumSchedulingDomain

/// A user as a row of texts.
public struct UserRowAdapter: Hashable, Identifiable, Sendable {
    public let id: SchedulingUser.ID
    public let title: String
    public let subtitle: String

    public init(_ user: SchedulingUser) {
        id = user.id
        title = user.fullName
        var subtitle = "\(user.jobLevel.displayName) · \(user.craftAbility.displayName)"
        if user.craftFocus != .notApplicable { subtitle += " · \(user.craftFocus.displayName)" }
        self.subtitle = subtitle
    }
}
