import Foundation

/// The words after the program's name, checked to be text.
package struct ProcessWords {
    package let texts: [String]
    /// The printable part of the first word or variable that is not UTF-8; `nil` if all are.
    ///
    /// The system passes bytes, and Swift replaces invalid ones by U+FFFD. A name would be saved
    /// differently from what was typed.
    package let unreadable: String?

    private static let variables = ["MOMENTUM_HOME", "MOMENTUM_SERVER"]

    package static var system: ProcessWords {
        // No other source has the bytes. `argc` is the number of words, and each ends in a zero.
        let words = (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0] }
        return ProcessWords(
            words.map { Data(bytes: $0, count: strlen($0)) },
            variables: variables.compactMap { getenv($0) }
                .map { Data(bytes: $0, count: strlen($0)) }
        )
    }

    private init(_ words: [Data], variables: [Data]) {
        texts = words.map { String(decoding: $0, as: UTF8.self) }
        unreadable = (words + variables).first { String(validating: $0, as: UTF8.self) == nil }
            .map { String(decoding: $0, as: UTF8.self) }
    }
}
