import MomentumPresentation

/// The answer of `momentum users show`.
struct UserDetailDocument: Encodable, Sendable {
    struct Membership: Encodable, Sendable {
        let id: Int
        let name: String
        let isLead: Bool
    }

    let user: UserDocument
    let teams: [Membership]

    init(_ user: UserDocument, _ detail: UserDetail) {
        self.user = user
        teams = detail.teams.map { Membership(id: $0.id, name: $0.name, isLead: $0.isLead) }
    }

    static func text(_ detail: UserDetail) -> TerminalText {
        let teams = detail.teams.map { $0.isLead ? "\($0.name) (lead)" : $0.name }
        var lines: [TerminalText] = ["\(detail.name, .bold)"]
        lines.append("  \(detail.level) · \(detail.ability) · \(detail.focus)")
        if let start = detail.start { lines.append("  since \(start)") }
        lines.append("  teams: \(teams.isEmpty ? "none" : teams.joined(separator: ", "))")
        return .lines(lines)
    }
}
