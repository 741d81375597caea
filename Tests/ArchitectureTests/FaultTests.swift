import Foundation
import Testing

/// Compares the table of faults in `Docs/Scheduling.md` with the names of the tests.
@Suite struct FaultTests {
    /// The faults of the original that concern the present features; the others belong to wider
    /// parts.
    private static let core = Set(1...24).subtracting([14, 15, 22])

    private let tests = SourceTree.current.files.filter(\.isTest).map(\.text).joined()

    @Test(arguments: core.sorted())
    func `each fault of the original has a test that names it`(fault: Int) {
        #expect(tests.contains("fault \(fault))") || tests.contains("fault \(fault),"))
    }

    @Test func `the table of faults lists them all, and tests that exist`() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Docs/Scheduling.md").standardized
        let lines = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
        let rows = lines.filter { $0.hasPrefix("| ") }
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
            .filter { $0.count == 3 && Int($0[0]) != nil }

        #expect(Set(rows.compactMap { Int($0[0]) }) == Self.core)
        for row in rows {
            for name in row[2].components(separatedBy: "; ") {
                #expect(tests.contains("func `\(name) ("), "fault \(row[0]): \(name)")
            }
        }
    }
}
