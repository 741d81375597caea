public import MomentumDomain

extension Account {
    public static let fixture = Account(id: "auth-dana", name: "Dana", email: "dana@example.test")
}
