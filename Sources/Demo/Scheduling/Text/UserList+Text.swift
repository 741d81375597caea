import MomentumCommandLine
import MomentumSchedulingPresentation
import MomentumTerminal

extension UserList {
    /// The rows as a table, or the reason there are none (SC-17).
    func text(on traits: TerminalTraits) -> TerminalText {
        switch emptiness {
        case .noUsers: "Nobody yet.\n"
        case .hidden: "Nobody fits; leave out --craft or --search.\n"
        case nil:
            TextTable(
                [
                    .trailing("Id").priority(3), .leading("Name").cut.priority(3),
                    .leading().cut.priority(1),
                ],
                rows: rows(in: users.indices).map { ["\($0.id)", "\($0.title)", "\($0.subtitle)"] }
            ).text(on: traits)
        }
    }
}
