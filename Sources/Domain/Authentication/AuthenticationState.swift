/// The phase of signing in or out.
public enum AuthenticationState: Hashable, Sendable {
    public enum Verification: Hashable, Sendable {
        case verified
        /// The server has not confirmed the session in this run.
        case unverified
    }

    public enum Reason: Hashable, Sendable {
        case never
        case byUser
        case sessionEnded
        case accountDeleted
    }

    /// The store is being read, or is unreadable.
    case restoring(AuthenticationError?)
    /// The remark is the failure of the sign-out, for example that the server may not know of it.
    case signedOut(Reason, remark: AuthenticationError?)
    case signingIn
    case signedIn(BearerSession, Verification)
    case signingOut

    public var session: BearerSession? {
        if case .signedIn(let session, _) = self { session } else { nil }
    }

    /// This state with what remains of the last sign-out.
    func showing(_ remains: SignOutRemains?) -> AuthenticationState {
        switch self {
        case .signedOut(let reason, _): return .signedOut(reason, remark: remains?.remark)
        case .signedIn(var session, let verification):
            session.isFormerEnded = remains?.session == nil
            return .signedIn(session, verification)
        case .restoring, .signingIn, .signingOut: return self
        }
    }
}
