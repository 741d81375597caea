import MomentumCommandLine
import MomentumTerminal

extension TerminalText {
    /// Remarks after a save, a line each.
    static func remarks(_ sentences: [String]) -> TerminalText {
        .lines(sentences.map { "Note: \($0)" })
    }
}
