import Foundation
import Testing

@MainActor
@Suite struct GraphCommandTests {
    @Test func `the graph is printed in both languages (AK-20, K-8)`() async throws {
        let mermaid = await CommandLineRun("graph", "--in-memory")
        let dot = try await CommandLineRun("graph", "--format", "dot", "--in-memory", "--json")
            .document

        #expect(mermaid.output.hasPrefix("flowchart"))
        #expect(dot?["format"] as? String == "dot")
        #expect((dot?["graph"] as? String)?.hasPrefix("digraph") == true)
    }

    // Elsewhere types of Foundation belong to a module of another name.
    #if os(Linux)
    @Test func `the picture in Docs is that of the code; Scripts/update-graph draws it (K-8)`()
        async throws
    {
        let docs = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Docs/Graph.md").standardized
        let server = ["--server", "https://mps.example"]
        let run = await CommandLineRun(words: ["graph", "--in-memory"] + server)

        let page = try String(contentsOf: docs, encoding: .utf8)

        #expect(page.hasSuffix("```mermaid\n\(run.output)```\n"))
    }
    #endif
}
