import Foundation
import Testing

/// Compares `Scripts/mutations.txt` with the sources, so that `Scripts/mutate` can run.
@Suite struct MutationTests {
    /// The rows of the table: a file, a line of it, and the same line with its switch.
    private func rows() throws -> [[String]] {
        let table = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Scripts/mutations.txt").standardized
        let lines = try String(contentsOf: table, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("#") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
        return lines.split(separator: "").map(Array.init)
    }

    @Test func `each rule to leave out is in the sources, once`() throws {
        let texts = Dictionary(
            uniqueKeysWithValues: SourceTree.current.files.map { ($0.path, $0.text) }
        )

        let rows = try rows()

        #expect(rows.count > 70)
        for row in rows {
            try #require(row.count == 3, "\(row)")
            let count = texts[row[0]].map { $0.components(separatedBy: row[1]).count - 1 }
            #expect(count == 1, "\(row[0]) has this line \(count ?? 0) times: \(row[1])")
            #expect(row[2].contains("isLeftOut("), "\(row[2])")
        }
    }
}
