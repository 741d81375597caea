import Foundation
import MomentumContainer
import Testing

@Suite struct ServiceGraphTests {
    let graph: ServiceGraph

    init() throws {
        var builder = ContainerBuilder()
        builder.install(ExampleAssembly())
        graph = try builder.build().serviceGraph
    }

    @Test func `the graph knows lifetimes, scopes and isolation (K-8, AK-20)`() {
        #expect(
            graph.services.map { "\($0.key.module) \($0.key): \($0.traits)" } == [
                "MomentumDITests Account: seed account",
                "MomentumDITests LogChange: transient",
                "MomentumDITests Router: singleton, main actor",
                "MomentumDITests Screen: scoped account/screen",
                "MomentumDITests Session: scoped account",
                "MomentumDITests Window: singleton, main actor",
                "MomentumDomain WallClock: singleton",
            ]
        )
    }

    @Test func `the graph knows who needs whom (K-8, AK-20)`() {
        #expect(
            graph.edges.map(\.description) == [
                "LogChange -> WallClock", "Screen -> LogChange", "Screen -> Session",
                "Session -> Account", "Window -> Router",
            ]
        )
        #expect(graph.edges.first?.fromModule == "MomentumDITests")
        #expect(graph.edges.first?.toModule == "MomentumDomain")
    }

    @Test func `the order of registrations changes no picture (K-8)`() throws {
        var builder = ContainerBuilder()
        builder.transient(String.self) { (_: Int) in "" }
        builder.transient(Int.self) { 0 }
        var reversed = ContainerBuilder()
        reversed.transient(Int.self) { 0 }
        reversed.transient(String.self) { (_: Int) in "" }

        #expect(try builder.build().serviceGraph == reversed.build().serviceGraph)
    }

    @Test func `labels hold what would end them (K-8)`() throws {
        var builder = ContainerBuilder()
        builder.scope(#"a "quoted" scope"#)
        builder.scoped(#"a "quoted" scope"#, (any Clock<Duration>).self) { ContinuousClock() }
        let graph = try builder.build().serviceGraph

        #expect(graph.mermaid.contains(##"["Clock#lt;Duration#gt;<br/>scoped a 'quoted' scope"]"##))
        #expect(graph.dot.contains(##"[label="Clock<Duration>\nscoped a 'quoted' scope"]"##))
    }

    @Test(arguments: ["mermaid", "dot"])
    func `the pictures in the documentation are those of the code (K-8, AK-20)`(
        language: String
    ) throws {
        let page = URL(filePath: #filePath).appending(path: "../../../../Docs/Container.md")
        let text = try String(contentsOf: page.standardizedFileURL, encoding: .utf8)

        let drawn = text.split(separator: "```\(language)\n").last?.split(separator: "```\n").first

        #expect(drawn.map(String.init) == (language == "mermaid" ? graph.mermaid : graph.dot))
    }
}
