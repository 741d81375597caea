public import MomentumAuthenticationDomain
public import MomentumDomain

extension ServerFinding {
    /// The remedy for an unmet need, in complete sentences; `nil` if the need is met.
    public var advice: Phrase? {
        switch verdict {
        case .right: nil
        case .unreachable(let cause): AuthenticationError.unavailable(cause).sentence
        case .redirected:
            "A session follows no redirect. Let the server answer at this address itself."
        case .wrong: "\(need.advice) See Docs/ServerNeeds.md."
        }
    }
}

extension ServerNeed {
    fileprivate var advice: Phrase {
        switch self {
        case .session: "Better Auth has to be below /api/auth; without a session it answers null."
        case .startPage:
            "The pages /auth/mobile-start and /auth/mobile-callback have to begin and end a sign-in."
        case .exchange:
            """
            Add POST /auth/mobile-exchange. Without it people sign in only where the address \
            is handed over in session, or with policy token.
            """
        case .graphQL: "POST /graphql has to answer as GraphQL does."
        }
    }
}
