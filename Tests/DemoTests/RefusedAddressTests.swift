import Foundation
@testable import MomentumCommandLine
@testable import MomentumDemo
import MomentumLoopback
import Testing

/// Typed addresses with a part that must stay secret.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct RefusedAddressTests {
    private nonisolated static let address =
        "http://ada:pass%20word@mps.example:99/path?token=k3y#part"

    @Test(
        arguments: [
            ["users", "list", "--server"], ["auth", "status", "--server"],
            ["auth", "login", "--server"], ["sites", "sync"],
            ["suggest", "cafe", "--photon"], ["suggest", "cafe", "--nominatim"],
            ["users", "show"], ["sites", "log"], ["users", "show", "1"], ["users"], ["open"],
        ],
        [
            address, "ftp://ada:pass/w?rd#@mps.example:99/path?token=k3y",
            "ftp://ada@mps.example:99/path?token=k3y",
        ]
    )
    func `it is named without user, password, query and fragment (TR-22)`(
        words: [String],
        address: String
    ) async {
        for mode in [[], ["--json"]] {
            let run = await CommandLineRun(words: words + [address, "--in-memory"] + mode)

            let text = run.output + run.errors
            for secret in ["ada:", "ada@", "pass%", "pass/", "w?rd", "k3y", "#part"] {
                #expect(!text.contains(secret), "\(text)")
            }
        }
    }

    @Test(arguments: [[], ["--json"]])
    func `what is left of it is named, wherever it came from (TR-22)`(mode: [String]) async {
        let words = ["users", "list", "--in-memory"] + mode
        let host = HostEnvironment.fixture(variables: ["MOMENTUM_SERVER": Self.address])

        let typed = await CommandLineRun(words: words + ["--server", Self.address])
        let set = await CommandLineRun(words: words, host: host)
        let synced = await CommandLineRun(words: ["sites", "sync", Self.address] + mode)

        for run in [typed, set, synced] {
            let text = (run.output + run.errors).replacing("\\/", with: "/")
            #expect(text.contains("http://mps.example:99/path"), "\(text)")
            #expect(!text.contains("k3y"))
        }
    }

    @Test func `the program names itself to every server (MD-GQ-13)`() async throws {
        let server = try LoopbackServer { _ in .text("", status: 404) }
        defer { server.stop() }
        let folder = FileManager.default.temporaryDirectory.appending(path: "dav-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let address = server.url("/dav").absoluteString
        let near = ["--near", "Bonn", "--nominatim", address, "--photon", address]

        for words in [["sites", "sync", address], ["suggest", "cafe"] + near] {
            _ = await CommandLineRun(words: words + ["--data-dir", folder.path])
        }

        #expect(server.requests.count >= 2)
        #expect(server.requests.allSatisfy { $0.headers["user-agent"] == "momentum/0.1.0" })
    }
}
