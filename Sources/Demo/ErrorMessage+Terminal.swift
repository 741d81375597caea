import Foundation
import MomentumDomain
import MomentumPresentation

extension ErrorMessage {
    /// The whole message for people: the sentence on one line, then domain and code.
    var terminalText: TerminalText {
        "\(sentence)\n\nError: \(cause.domain) \(cause.code)\n"
    }
}

extension ErrorMessage {
    /// The message with the name of a file that it is about, unless it says that already.
    func naming(_ file: URL) -> ErrorMessage {
        ErrorMessage(file.naming(sentence), kind: kind, cause: cause)
    }
}
