import MomentumCommandLine
import MomentumSchedulingPresentation
import MomentumTerminal

extension TeamList {
    var text: TerminalText {
        if rows.isEmpty { return "No teams yet.\n" }
        return TextTable(
            [.trailing("Id"), .leading("Team"), .leading()],
            rows: rows.map { ["\($0.id)", "\($0.title)", "\($0.subtitle)"] }
        ).text
    }
}
