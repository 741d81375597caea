import Foundation
import Testing

/// Compares the kinds of faults that the server knows with those that tests ask for.
@Suite struct MPSFaultListTests {
    private let tests = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../..").standardized

    @Test func `every fault that the test server can make is provoked (GQ-11)`() throws {
        let page = tests.appending(path: "Servers/mps-server/faults.py")
        // The sets of names are at the page's head; comments in between quote other words.
        let lines = try String(contentsOf: page, encoding: .utf8).prefix { $0 != "|" }
            .split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.hasPrefix("\"\"\"") }
        let kinds = lines.joined().split(separator: "\"").map(String.init).filter { word in
            word.allSatisfy { $0.isASCII && $0.isLetter }
        }
        try #require(kinds.count > 15)

        let sources = try ["Scheduling", "Authentication"].flatMap { folder in
            let folder = tests.appending(path: "DataTests/\(folder)")
            return try FileManager.default.contentsOfDirectory(
                at: folder,
                includingPropertiesForKeys: nil
            )
        }
        let text = try sources.filter { $0.lastPathComponent.hasPrefix("MPS") }
            .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        let missing = kinds.filter { !text.contains("\"kind\":\"\($0)\"") }
        #expect(missing.isEmpty)
    }
}
