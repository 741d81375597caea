/// The screens of signing in and of the account.
public enum AuthenticationRoute: Hashable, Codable, Sendable {
    case signIn
    case account
}
