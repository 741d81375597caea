import Foundation
import MomentumTerminal

/// JSON as every command prints it: UTF-8, sorted keys, times in UTC, one line (CL-4).
///
/// Each document is one line, like those of `suggest --batch`; `| jq .` indents it.
enum JSONDocument {
    static func line(_ document: any Encodable) throws -> String {
        try text(document) + "\n"
    }

    /// The document without the end of the line.
    static func text(_ document: any Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(ISO8601Time.text(date))
        }
        return escape(String(decoding: try encoder.encode(document), as: UTF8.self))
    }

    /// Escapes everything that a terminal could interpret; JSON only requires it below U+0020
    /// (CL-7).
    ///
    /// Outside strings an encoder writes ASCII without control characters. A scalar found here is
    /// therefore in a string, where a `\u` escape is equivalent.
    static func escape(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: \.steersTerminal) else { return text }
        return text.unicodeScalars.reduce(into: "") { escaped, scalar in
            if scalar.steersTerminal {
                let digits = String(scalar.value, radix: 16)
                escaped += #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
    }
}
