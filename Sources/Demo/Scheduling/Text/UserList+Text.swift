import MomentumCommandLine
import MomentumSchedulingPresentation
import MomentumTerminal

extension UserList {
    /// The rows as a table, or the reason that there are none (SC-17).
    var text: TerminalText {
        switch emptiness {
        case .noUsers: "Nobody yet.\n"
        case .hidden: "Nobody fits; leave out --craft or --search.\n"
        case nil:
            TextTable(
                [.trailing("Id"), .leading("Name"), .leading()],
                rows: rows(in: users.indices).map { ["\($0.id)", "\($0.title)", "\($0.subtitle)"] }
            ).text
        }
    }
}
