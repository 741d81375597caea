import MomentumCommandLine
import MomentumSchedulingPresentation
import MomentumTerminal

extension UserDetail {
    func text(on traits: TerminalTraits) -> TerminalText {
        let teams = teams?.map { $0.isLead ? "\($0.name) (lead)" : $0.name }
        var lines: [TerminalText] = ["\(name, .bold)"]
        lines.append("  \(level) · \(ability) · \(focus)")
        if let start { lines.append("  since \(start)") }
        if let teams {
            lines.append("  teams: \(teams.isEmpty ? "none" : teams.joined(separator: ", "))")
        }
        return .lines(lines.map { $0.cut(on: traits) })
    }
}
