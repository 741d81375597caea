import Foundation
import Testing

@testable import MomentumCommandLine
@testable import MomentumDemo

/// Help and manual pages in every usual way, from one table.
@Suite @MainActor struct HelpCommandTests {
    @Test(arguments: CommandTableTests.nodes)
    func `help is one page in every way to ask for it (CL-13)`(node: CommandTableTests.Node) async {
        let words = node.path.split(separator: " ").dropFirst().map(String.init)

        let long = await CommandLineRun(words: words + ["--help"])
        let short = await CommandLineRun(words: words + ["-h"])
        let named = await CommandLineRun(words: ["help"] + words)

        #expect(long.exitCode == .success && named.exitCode == .success)
        #expect(long.output.hasPrefix("Usage: \(node.path) "))
        #expect(short.output == long.output)
        #expect(named.output == long.output)
        if node.command.arguments.isEmpty {
            let after = await CommandLineRun(words: words + ["help"])
            #expect(after.exitCode == .success)
            #expect(after.output == long.output)
        }
        if node.command.action == nil {
            let alone = await CommandLineRun(words: words)
            #expect(alone.exitCode == .success)
            #expect(alone.output == long.output)
        }
    }

    @Test func `sites alone shows the status (CL-13)`() async throws {
        let session = try SitesSession()

        let alone = await session.sites()

        #expect(alone.output == (await session.sites("status").output))
    }

    @Test(arguments: [["help", "sits"], ["man", "sites", "lgo"], ["help", "sites", "log", "x"]])
    func `help on what does not exist is wrong usage (CL-13)`(words: [String]) async {
        #expect(await CommandLineRun(words: words).exitCode == .usage)
    }

    @Test func `short options mean what the long ones do (CL-13)`() async throws {
        let session = try SitesSession()

        let version = await CommandLineRun("-v")
        _ = await session.sites("log", "l buttock", "-m", "sore", "--at", "-3h", "-q")
        _ = await session.sites("log", "r buttock", "--at", "-2h")
        let history = try await session.sites("history", "-n", "1", "--json").document
        let attached = try await session.sites("history", "-n1", "--json").document
        let deleted = await session.sites("delete", "last", "-y")
        let left = try await session.sites("history", "--json").document

        #expect(version.output == "momentum 1.2.3\n")
        #expect((history?["entries"] as? [Any])?.count == 1)
        #expect((attached?["entries"] as? [Any])?.count == 1)
        #expect(deleted.exitCode == .success)
        #expect((left?["entries"] as? [[String: Any]])?.first?["note"] as? String == "sore")
    }

    @Test(arguments: CommandTableTests.nodes)
    func `a manual page names all that help names (CL-13)`(node: CommandTableTests.Node) async {
        let words = node.path.split(separator: " ").dropFirst().map(String.init)

        let page = await CommandLineRun(words: ["man"] + words).output

        #expect(page.hasPrefix(".TH \""))
        #expect(page.allSatisfy { $0.isASCII })
        for option in (node.command.options + GlobalOption.all).map(\.spec) {
            #expect(
                page.contains(option.spelling.replacing("-", with: "\\-")),
                "\(option.spelling)"
            )
        }
        for name in node.command.subcommands.map(\.name) {
            #expect(page.contains("\n.B \(name.replacing("-", with: "\\-"))\n"), "\(name)")
        }
        // Only commands of roff begin with a period.
        let commands: Set = [".TH", ".SH", ".TP", ".B", ".PP", ".nf", ".fi"]
        for line in page.split(separator: "\n") where line.hasPrefix(".") {
            #expect(commands.contains(String(line.prefix { $0 != " " })), "\(line)")
        }
    }

    @Test(arguments: Shell.allCases)
    func `completions know every command of the table (CL-13)`(shell: Shell) {
        let script = CompletionScript.text(for: shell, root: .momentum, globals: GlobalOption.all)

        for node in CommandTableTests.nodes {
            #expect(script.contains(node.command.name), "\(node.path)")
            for option in node.command.options.map(\.spec) {
                #expect(script.contains(option.name), "\(option.name)")
            }
        }
    }
}
