import Foundation
import Testing

/// The tables of `Docs/ServerNeeds.md`.
struct ServerNeedsPage {
    /// The rows of each table, by the heading above it.
    let tables: [String: [[String]]]

    init() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Docs/ServerNeeds.md").standardized
        var tables: [String: [[String]]] = [:]
        var heading = ""
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            if line.hasPrefix("#") {
                heading = line.drop { $0 == "#" || $0 == " " }.description
            } else if line.hasPrefix("|"), !line.hasPrefix("| ---") {
                let cells = line.split(separator: "|").map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
                tables[heading, default: []].append(cells)
            }
        }
        // The heads of the tables are no rows.
        self.tables = tables.mapValues { Array($0.dropFirst()) }
    }

    func rows(_ heading: String) throws -> [[String]] {
        try #require(tables[heading])
    }

    /// The row of a table whose first cell begins with a text.
    func row(_ heading: String, _ beginning: String) throws -> [String] {
        try #require(try rows(heading).first { $0[0].hasPrefix(beginning) }, "\(beginning)")
    }
}
