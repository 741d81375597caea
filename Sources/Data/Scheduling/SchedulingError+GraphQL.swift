import MomentumAuthenticationDomain
import MomentumDomain
import MomentumGraphQL
import MomentumNetwork
import MomentumSchedulingDomain

extension SchedulingError {
    /// The operation that failed; the server's texts mean different things for each.
    enum Deed: Hashable, Sendable {
        case reading
        case writing
        case deleting(SchedulingSubject)
    }

    /// The domain of causes that come from the cache.
    private static var cacheDomain: String { "Scheduling.Cache" }

    /// Maps a GraphQL failure to the feature's error.
    ///
    /// No other code does this (GQ-15).
    init(
        _ failure: GraphQLFailure,
        _ deed: Deed,
        _ advice: TransportAdvice = TransportAdvice()
    ) {
        switch failure {
        case .transport(.cancelled), .authentication(.cancelled):
            self = .repository(.cancelled)
        case .transport(let error):
            self = .repository(RepositoryError(error, advice))
        case .unauthenticated:
            self = .authentication(.sessionEnded)
        case .authentication(let error):
            self = .authentication(error)
        case .outcomeUnknown(let error):
            self = .outcomeUnknown(error.cause(advice))
        case .notCached:
            let explanation: Phrase =
                "No rows are kept on this device. They have to come from the server."
            let cause = FailureCause(domain: Self.cacheDomain, code: 1, explanation: explanation)
            self = .repository(.unavailable(cause))
        case .refused(let refusal) where deed != .reading && refusal.mayHaveBeenCarriedOut:
            let detail = ServerWords.line(refusal.errors.first?.message ?? "")
            self = .outcomeUnknown(FailureCause(domain: Self.errorDomain, code: 20, detail: detail))
        case .refused(let refusal):
            self.init(refusal.errors, deed)
        }
    }

    init(_ errors: [GraphQLError], _ deed: Deed) {
        guard let error = errors.first else {
            self = .repository(.unreadable(TransportError.missingData.cause))
            return
        }
        if let code = error.code,
            code == "BAD_USER_INPUT" || code == "BAD_REQUEST" || code.hasPrefix("GRAPHQL_")
        {
            self = .repository(.unavailable(TransportError.clientOutdated.cause))
            return
        }
        self = Self.named(error.message, deed) ?? Self.rejected(error.message, deed)
    }

    /// The failure of a part of an answer, whose other part is shown.
    init(missing errors: [GraphQLError]) {
        self = .rejected(
            FailureCause(
                domain: Self.errorDomain,
                code: 19,
                detail: ServerWords.line(errors.first?.message ?? ""),
                explanation: "The server's answer is incomplete. Something may be missing here."
            )
        )
    }

    /// A refusal with an unknown text; for a change, the error adds that nothing was changed.
    private static func rejected(_ text: String, _ deed: Deed) -> SchedulingError {
        let refusal: Phrase = "The server refused this."
        return .rejected(
            FailureCause(
                domain: errorDomain,
                code: 19,
                detail: ServerWords.line(text),
                explanation: deed == .reading ? refusal : "\(refusal) Nothing was changed."
            )
        )
    }

    /// The server's names for subjects that are not found.
    private static let subjects: [String: SchedulingSubject] = [
        "User": .person, "Team": .team, "Project": .project, "Schedule": .schedule,
        "Link": .link, "Task": .task, "Performance cycle": .cycle,
    ]

    private static func named(_ text: String, _ deed: Deed) -> SchedulingError? {
        switch text {
        case "System projects cannot be edited", "System projects cannot be deleted":
            return .builtInProject
        case "No user found with that email": return .noSuchAccount
        case "You cannot add yourself": return .memberIsYourself
        case "This user is already a member of your space": return .memberExists
        default: break
        }
        if let subject = subjects.first(where: { text == "\($0.key) not found" })?.value {
            return .notFound(subject)
        }
        // The database's statement follows and is never shown.
        if text.hasPrefix("Failed query:") {
            switch deed {
            case .deleting(let subject): return .inUse(subject, lostTeams: [])
            case .writing: return .invalidReference
            case .reading: return nil
            }
        }
        let leads = "Cannot delete user: they are the lead of team \""
        if text.hasPrefix(leads), text.hasSuffix("\""), text.count > leads.count {
            return .userLeadsTeam(name: String(text.dropFirst(leads.count).dropLast()))
        }
        return schedule(text)
    }

    /// `A schedule for Q3 2026 already exists`.
    private static func schedule(_ text: String) -> SchedulingError? {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 7, text.hasPrefix("A schedule for Q"),
            text.hasSuffix(" already exists"), let quarter = Int(words[3].dropFirst()),
            let year = Int(words[4])
        else { return nil }
        return .scheduleExists(year: year, quarter: quarter)
    }
}
