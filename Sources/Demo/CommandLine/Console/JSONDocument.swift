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
        return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
    }
}
