import MomentumCommandLine
import MomentumTerminal

extension TerminalText {
    /// The remarks after a save, one per line.
    static func remarks(_ sentences: [String]) -> TerminalText {
        .lines(sentences.map { "Note: \($0)" })
    }
}
