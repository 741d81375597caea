public import MomentumAuthenticationDomain

extension SessionAccount {
    public static let fixture = SessionAccount(
        id: "auth-dana",
        name: "Dana",
        email: "dana@example.test"
    )
}
