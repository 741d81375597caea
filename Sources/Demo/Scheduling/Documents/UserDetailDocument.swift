import MomentumCommandLine
import MomentumSchedulingPresentation

struct UserDetailDocument: Encodable, Sendable {
    struct Membership: Encodable, Sendable {
        let id: Int
        let name: String
        let isLead: Bool
    }

    let user: UserDocument
    /// Null if the teams could not be loaded.
    @Nullable var teams: [Membership]?

    init(_ user: UserDocument, _ detail: UserDetail) {
        self.user = user
        let teams = detail.teams?.map { Membership(id: $0.id, name: $0.name, isLead: $0.isLead) }
        _teams = Nullable(wrappedValue: teams)
    }
}
