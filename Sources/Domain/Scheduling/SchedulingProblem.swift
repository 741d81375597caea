/// A rule that the values of a form break.
public enum SchedulingProblem: Error, Hashable, Sendable {
    case emptyName
    case nameTooLong
    case controlCharacters
    case invalidDay
    case noMembers
    case noLead
    case leadNotMember
    case unknownMember(SchedulingUser.ID)
    /// A user is already on other teams, which are named.
    case memberOnOtherTeam(user: SchedulingUser.ID, teams: [String])

    /// The problem's number in messages (Docs/Errors.md).
    public var code: Int {
        switch self {
        case .emptyName: 1
        case .nameTooLong: 2
        case .invalidDay: 3
        case .noMembers: 4
        case .noLead: 5
        case .leadNotMember: 6
        case .unknownMember: 7
        case .memberOnOtherTeam: 8
        case .controlCharacters: 21
        }
    }
}
