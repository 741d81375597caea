import MomentumCommandLine
import MomentumSchedulingPresentation
import MomentumTerminal

extension TeamDetail {
    var text: TerminalText {
        let members = members.map { member -> TerminalText in
            "  \(member.name)\(member.isLead ? " (lead)" : "")"
        }
        return .lines(["\(name, .bold)"] + members)
    }
}
