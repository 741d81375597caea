import MomentumCommandLine
import MomentumSchedulingPresentation
import MomentumTerminal

extension TeamDetail {
    func text(on traits: TerminalTraits) -> TerminalText {
        let members = members.map { member -> TerminalText in
            "  \(member.name)\(member.isLead ? " (lead)" : "")"
        }
        return .lines((["\(name, .bold)"] + members).map { $0.cut(on: traits) })
    }
}
