import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumTerminal

extension ErrorMessage {
    var terminalText: TerminalText {
        "\(sentence)\n\nError: \(cause.domain) \(cause.code)\n"
    }
}

extension ErrorMessage {
    /// The message with the name of the file, unless it contains the path.
    func naming(_ file: URL) -> ErrorMessage {
        saying(file.naming(sentence))
    }
}
