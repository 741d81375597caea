public import MomentumPresentation

extension LinkTable<AuthenticationRoute> {
    /// The links to signing in and to the account.
    public static func authentication(scheme: String) -> LinkTable {
        LinkTable(
            scheme: scheme,
            ["auth/sign-in": { _ in [.signIn] }, "auth/account": { _ in [.account] }]
        )
    }
}
