import Foundation
import Testing

@Suite struct ReadmeTests {
    @Test func `the test in the README is the one that is compiled here`() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        let readme = tests.appending(path: "../../README.md").standardized
        let compiled = try String(
            contentsOf: tests.appending(path: "HomeScreenTests.swift"),
            encoding: .utf8
        )

        let text = try String(contentsOf: readme, encoding: .utf8)

        #expect(text.contains("```swift\n\(compiled)```"))
    }
}
