import Foundation

/// JSON as every command prints it: UTF-8, sorted keys, times in UTC, one line (CL-4).
///
/// One line rather than indented text, so that a document and a line of `suggest --batch` look
/// alike; `| jq .` shows it to people.
enum JSONDocument {
    static func line(_ document: any Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(ISO8601Time.text(date))
        }
        return escape(String(decoding: try encoder.encode(document), as: UTF8.self)) + "\n"
    }

    /// JSON itself only escapes what stands below U+0020; a terminal obeys some more (CL-7).
    ///
    /// Outside of strings an encoder writes ASCII without control characters, so what is found is
    /// in a string, where `\u` and four digits mean the same.
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
