import Foundation
@testable import MomentumCommandLine
@testable import MomentumDemo
import MomentumLoopback
import MomentumSchedulingTestSupport
import Testing

/// Signing in from the terminal, at a server inside the process.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct AuthCommandTests {
    /// A terminal that does not show the typed answer.
    private struct HiddenInput: LineSource {
        let line: String

        func nextLine() -> String? { nil }
        func nextHiddenLine() -> String? { line }
        func rest() -> [UInt8] { [] }
    }

    private let folder = FileManager.default.temporaryDirectory
        .appending(component: "momentum-auth-\(UUID())")

    private static let deployed = "mps-ios://auth/callback?token=\(SchedulingLoopback.token)"
    private static let warning =
        "The address at the end will hold a session of 7 days. "
        + "Do not share it, and clear your terminal's history."
    private static let wayOut =
        "To accept this: momentum auth login --policy token. "
        + "Or let the server's owner add the exchange: Docs/ServerNeeds.md."

    private func run(_ words: String..., host: HostEnvironment = .fixture()) async -> CommandLineRun
    {
        await CommandLineRun(words: words + ["--data-dir", folder.path], host: host)
    }

    private func server(exchangesCodes: Bool = true) throws -> LoopbackServer {
        let scheduling = SchedulingLoopback(
            users: MockUserRepository(),
            teams: MockTeamRepository(),
            exchangesCodes: exchangesCodes
        )
        return try LoopbackServer { await scheduling.answer($0) }
    }

    /// Signs in with the code of `server`, in two runs; returns the second.
    private func signIn(at server: LoopbackServer) async throws -> CommandLineRun {
        let first = await run("auth", "login", "--server", server.url().absoluteString)
        let state = try #require(first.errors.firstMatch(of: #/state=([^&\s]+)/#)?.output.1)
        return await run(
            "auth",
            "login",
            "--callback",
            "mps-ios://auth/callback?state=\(state)&code=\(SchedulingLoopback.code)"
        )
    }

    private var tokenFile: String? {
        try? String(
            contentsOf: folder.appending(components: "scheduling", "session.json"),
            encoding: .utf8
        )
    }

    @Test func `the deployed server's token is refused and its session ended (AU-40, MD-GQ-7)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let server = try server(exchangesCodes: false)
        defer { server.stop() }
        let address = server.url().absoluteString

        _ = await run("auth", "login", "--server", address)
        let refused = await run("auth", "login", "--callback", Self.deployed)

        #expect(refused.exitCode == .failure)
        #expect(refused.errors.contains("That session was ended. \(Self.wayOut)"))
        #expect(refused.errors.contains("Error: Authentication 13"))
        #expect(tokenFile == nil)
        let ended = server.requests.filter { $0.path == "/api/auth/sign-out" }
        #expect(ended.map { $0.headers["authorization"] } == ["Bearer \(SchedulingLoopback.token)"])
        #expect(!(refused.output + refused.errors).contains(SchedulingLoopback.token))
    }

    @Test func `a typed address is from outside too, and is read unseen (AU-39, AU-40, AU-41)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let server = try server(exchangesCodes: false)
        defer { server.stop() }
        let host = HostEnvironment.fixture(
            traits: TerminalTraits(isInputTerminal: true),
            input: HiddenInput(line: Self.deployed)
        )

        let typed = await run(
            "auth",
            "login",
            "--server",
            server.url().absoluteString,
            "--json",
            host: host
        )

        let error = try typed.document?["error"] as? NSDictionary
        #expect(error?["kind"] as? String == "serverSendsToken")
        #expect((error?["message"] as? String)?.hasSuffix(Self.wayOut) == true)
        #expect(server.requests.contains { $0.path == "/api/auth/sign-out" })
        #expect(tokenFile == nil)
    }

    @Test func `policy token warns before the address, and signs in (AU-41, MD-GQ-7)`() async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let server = try server(exchangesCodes: false)
        defer { server.stop() }

        let first = await run(
            "auth",
            "login",
            "--policy",
            "token",
            "--server",
            server.url().absoluteString
        )
        let warned = try #require(first.errors.range(of: Self.warning))
        let opened = try #require(first.errors.range(of: "/auth/mobile-start"))
        #expect(warned.upperBound < opened.lowerBound)
        #expect(first.output.contains("momentum auth login --policy token --callback URL"))

        // The attempt is for the policy that it began with (AU-38, MD-GQ-14).
        let other = await run("auth", "login", "--callback", Self.deployed)
        #expect(other.errors.contains("Error: Authentication 3"))
        let second = await run(
            "auth",
            "login",
            "--policy",
            "token",
            "--callback",
            Self.deployed
        )
        #expect(second.exitCode == .success)
        #expect(tokenFile?.contains(SchedulingLoopback.token) == true)
        #expect(!server.requests.contains { $0.path == "/api/auth/sign-out" })
    }

    @Test func `a server without the exchange says so, with the way out (AU-42)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let server = try server(exchangesCodes: false)
        defer { server.stop() }

        let first = await run(
            "auth",
            "login",
            "--server",
            server.url().absoluteString,
            "--json"
        )
        let open = try #require(try first.document?["open"] as? String)
        let state = URLComponents(string: open)?.queryItems?.first { $0.name == "state" }?.value
        let callback = "mps-ios://auth/callback?state=\(state ?? "")&code=abc"
        let second = await run("auth", "login", "--callback", callback)

        #expect(second.errors.contains("This server cannot exchange codes."))
        #expect(second.errors.contains(Self.wayOut))
        #expect(second.errors.contains("Error: Authentication 6"))
    }

    @Test func `a session that cannot be stored is ended, and the sign-in fails (AU-5)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let server = try server()
        defer { server.stop() }
        // No file can take the place of a folder.
        try FileManager.default.createDirectory(
            at: folder.appending(components: "scheduling", "session.json", "x"),
            withIntermediateDirectories: true
        )

        let refused = try await signIn(at: server)

        #expect(refused.exitCode == .failure)
        #expect(refused.errors.contains("session.json"))
        #expect(refused.errors.contains("Error: Authentication 7"))
        #expect(server.requests.contains { $0.path == "/api/auth/sign-out" })
    }

    @Test func `the sessions of a newer version stay, and the new one is ended (AU-5, TR-13)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let server = try server()
        defer { server.stop() }
        let file = folder.appending(components: "scheduling", "session.json")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        let newer = #"{"version":2,"sealed":"…"}"#
        try Data(newer.utf8).write(to: file)

        let refused = try await signIn(at: server)

        #expect(refused.exitCode == .failure)
        #expect(refused.errors.contains("Install the newer version to use it."))
        #expect(server.requests.contains { $0.path == "/api/auth/sign-out" })
        #expect(tokenFile == newer)
    }

    @Test func `an empty line is no answer, and blanks around one do not count (CL-10, AU-15)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let server = try server()
        defer { server.stop() }
        let host = HostEnvironment.fixture(
            traits: TerminalTraits(isInputTerminal: true),
            input: HiddenInput(line: "  ")
        )

        let first = await run(
            "auth",
            "login",
            "--server",
            server.url().absoluteString,
            host: host
        )
        #expect(first.output.contains("Then: momentum auth login --callback URL"))
        let state = try #require(first.errors.firstMatch(of: #/state=([^&\s]+)/#)?.output.1)
        let second = await run(
            "auth",
            "login",
            "--callback",
            " mps-ios://auth/callback?state=\(state)&code=\(SchedulingLoopback.code)\n"
        )

        #expect(second.exitCode == .success)
        #expect(tokenFile?.contains(SchedulingLoopback.token) == true)
    }

    @Test func `signing out of one server keeps another as the saved one (CL-10)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(components: "scheduling", "server")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data("https://one.test\n".utf8).write(to: file)

        #expect(await run("auth", "logout", "--server", "https://two.test").exitCode == .success)
        #expect(try String(contentsOf: file, encoding: .utf8) == "https://one.test\n")
        #expect(await run("auth", "logout").exitCode == .success)

        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}
