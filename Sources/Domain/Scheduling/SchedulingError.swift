import Foundation
public import MomentumAuthenticationDomain
public import MomentumDomain

/// The refusals about users and teams, and the failures to reach them.
public enum SchedulingError: MomentumError {
    /// The values break rules; lists all of them, in order.
    case invalid([SchedulingProblem])
    /// The item does not exist, or was deleted meanwhile.
    case notFound(SchedulingSubject)
    /// The lead of a team cannot be deleted; the value is the team's name.
    case userLeadsTeam(name: String)
    /// Another item depends on it, so it stays; but a person may have left the named teams.
    case inUse(SchedulingSubject, lostTeams: [String])
    case invalidReference
    /// The quarter already has a schedule.
    case scheduleExists(year: Int, quarter: Int)
    case builtInProject
    case noSuchAccount
    case memberIsYourself
    case memberExists
    /// The server refused in unknown words, which only the details show.
    case rejected(FailureCause)
    /// A change was sent but no answer arrived: the server may have stored it.
    case outcomeUnknown(FailureCause)
    case authentication(AuthenticationError)
    case repository(RepositoryError)

    public static var errorDomain: String { "Scheduling" }

    public var errorCode: Int {
        switch self {
        case .invalid(let problems): problems.first?.code ?? 0
        case .notFound: 9
        case .userLeadsTeam: 10
        case .inUse: 11
        case .invalidReference: 12
        case .scheduleExists: 13
        case .builtInProject: 14
        case .noSuchAccount: 16
        case .memberIsYourself: 17
        case .memberExists: 18
        case .rejected: 19
        case .outcomeUnknown: 20
        case .authentication(let error): error.errorCode
        case .repository: 0
        }
    }

    public var cause: FailureCause? {
        switch self {
        case .authentication(let error): FailureCause(error)
        case .repository(.unavailable(let cause)), .repository(.unreadable(let cause)),
            .rejected(let cause):
            cause
        default: nil
        }
    }

    public var isCancelled: Bool {
        self == .repository(.cancelled) || self == .authentication(.cancelled)
    }
}

/// The kind of item that a refusal concerns.
public enum SchedulingSubject: String, CaseIterable, Hashable, Sendable {
    case person
    case team
    case project
    case schedule
    case link
    case task
    case cycle = "performance cycle"
    /// The answer lacked a list of the space.
    case list
}
