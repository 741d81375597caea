/// Something that a server needs for signing in, and that can be tried without an account.
public enum ServerNeed: String, CaseIterable, Hashable, Sendable {
    /// Better Auth says that there is no session.
    case session = "get-session"
    /// The page that a sign-in begins on.
    case startPage = "mobile-start"
    /// The exchange of a code for the token.
    case exchange = "mobile-exchange"
    /// The data, or a refusal for want of a session.
    case graphQL = "graphql"
}
