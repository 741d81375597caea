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

    @Test func `the flow in the README is the one that is run here (EM-1)`() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        let readme = tests.appending(path: "../../README.md").standardized
        let run = try String(
            contentsOf: tests.appending(path: "LoggingTests.swift"),
            encoding: .utf8
        )
        let lines = run.split(separator: "\n", omittingEmptySubsequences: false)
        let first = try #require(lines.firstIndex(of: "        // begin"))
        let last = try #require(lines.firstIndex(of: "        // end"))
        let flow = lines[(first + 1)..<last].map { $0.dropFirst(8) }.joined(separator: "\n")

        let text = try String(contentsOf: readme, encoding: .utf8)

        #expect(text.contains("```swift\n\(flow)\n```"))
    }

    @Test func `README claims no platform that nobody has built for (EM-2)`() throws {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardized
        let text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        let workflow = try String(
            contentsOf: root.appending(path: ".github/workflows/checks.yml"),
            encoding: .utf8
        )

        #expect(!text.contains("runs on iOS"))
        #expect(text.contains("type-checked against stubs"))
        for platform in ["iOS", "watchOS", "visionOS"] {
            #expect(text.contains(platform))
            #expect(workflow.contains("generic/platform=\(platform) Simulator"))
        }
        #expect(workflow.contains(".ci/run"))
        // Together they have every target of the libraries.
        for bundle in ["Suggestions", "SiteRotation", "Scheduling", "WebDAV"] {
            #expect(workflow.contains("Momentum\(bundle)"))
        }
    }

    @Test func `the terminal is checked with everything else (TA-36)`() throws {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardized
        let run = try String(contentsOf: root.appending(path: ".ci/run"), encoding: .utf8)

        #expect(run.contains("Scripts/terminal-check"))
    }
}
