/// A server's text about a refusal, shown next to advice but never in its place.
package enum ServerWords {
    private static let limit = 200
    /// The marks of a database statement, which is never shown.
    private static let statements = [
        "failed query", "insert into ", "delete from ", " from \"", "update \"",
    ]

    /// One line of at most 200 characters, without control characters; empty for a database
    /// statement.
    package static func line(_ text: String) -> String {
        let beginning = text.unicodeScalars.prefix(limit * 20)
        let lowercased = String(String.UnicodeScalarView(beginning)).lowercased()
        guard !statements.contains(where: { lowercased.contains($0) }) else { return "" }
        var line = ""
        for scalar in beginning {
            if scalar.properties.isWhitespace {
                if !line.isEmpty, line.last != " " { line += " " }
            } else {
                switch scalar.properties.generalCategory {
                case .control, .format:
                    line += #"\u{"# + String(scalar.value, radix: 16, uppercase: true) + "}"
                default: line.unicodeScalars.append(scalar)
                }
            }
        }
        if line.last == " " { line.removeLast() }
        return String(line.prefix(limit))
    }
}
