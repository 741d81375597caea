import MomentumCommandLine
import MomentumSchedulingPresentation
import MomentumTerminal

extension TeamList {
    func text(on traits: TerminalTraits) -> TerminalText {
        if rows.isEmpty { return "No teams yet.\n" }
        return TextTable(
            [
                .trailing("Id").priority(3), .leading("Team").cut.priority(3),
                .leading().cut.priority(1),
            ],
            rows: rows.map { ["\($0.id)", "\($0.title)", "\($0.subtitle)"] }
        ).text(on: traits)
    }
}
