import Foundation
import Testing

/// Benchmarks measure speed; a test that looked at the clock would fail on a busy machine.
@Suite struct BenchmarkTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    }

    @Test func `every figure of suggestions has a row among the benchmarks (SG-30)`() throws {
        let page = try text("Docs/Benchmarks.md")
        let benchmarks = try text(
            "Benchmarks/Benchmarks/SuggestionsBenchmarks/SuggestionsBenchmarks.swift"
        )

        let rows = page.split(separator: "\n").drop { !$0.hasPrefix("| **SuggestionsBenchmarks**") }
            .dropFirst().prefix { $0.hasPrefix("| ") && !$0.hasPrefix("| **") }
            .compactMap { $0.split(separator: "|").first?.trimmingCharacters(in: .whitespaces) }
            .filter { $0.contains(":") || $0.contains("at most") || $0.contains("at least") }
        #expect(rows.count > 8)
        for row in rows { #expect(benchmarks.contains("\"\(row)\""), "\(row)") }
    }

    @Test func `no test of suggestions looks at the clock (SG-30)`() {
        let tests = SourceTree.current.files.filter {
            $0.isTest && $0.path.contains("/Suggestions/")
        }

        #expect(tests.count > 10)
        for test in tests {
            for clock in ["ContinuousClock", "SuspendingClock", "Date()", ".timeLimit"] {
                #expect(!test.text.contains(clock), "\(test.path): \(clock)")
            }
        }
    }
}
