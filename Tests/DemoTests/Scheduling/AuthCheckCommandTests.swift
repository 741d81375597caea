import Foundation
import MomentumAuthenticationDomain
@testable import MomentumCommandLine
@testable import MomentumDemo
import MomentumLoopback
import MomentumSchedulingTestSupport
import Testing

/// `auth check`, at servers inside the process.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct AuthCheckCommandTests {
    /// A server with one part changed, and the names of the checks that find it.
    struct Setting: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let wrong: [String]
        var exchangesCodes = true
        var answer: @Sendable (LoopbackRequest) -> LoopbackAnswer? = { _ in nil }
    }

    nonisolated static let settings = [
        Setting(testDescription: "complete", wrong: []),
        Setting(
            testDescription: "no exchange",
            wrong: ["mobile-exchange"],
            exchangesCodes: false
        ),
        Setting(testDescription: "no Better Auth", wrong: ["get-session"]) { request in
            request.path.hasPrefix("/api/auth") ? .text("not found", status: 404) : nil
        },
        Setting(testDescription: "no relay pages", wrong: ["mobile-start"]) { request in
            request.path == "/auth/mobile-start" ? .text("not found", status: 404) : nil
        },
        Setting(testDescription: "a start page that ends at once", wrong: ["mobile-start"]) {
            guard $0.path == "/auth/mobile-start" else { return nil }
            let address = "mps-ios://auth/callback?error=init_failed"
            return LoopbackAnswer(status: 302, headers: ["Location": address])
        },
        Setting(testDescription: "data without a session", wrong: []) { request in
            request.path == "/graphql" ? .json(#"{"data":{"__typename":"Query"}}"#) : nil
        },
        Setting(testDescription: "no GraphQL", wrong: ["graphql"]) { request in
            request.path == "/graphql" ? .text("hello") : nil
        },
        Setting(testDescription: "a sign-in page in front", wrong: ServerNeed.names) { _ in
            LoopbackAnswer(
                status: 503,
                headers: ["Content-Type": "text/html"],
                pieces: [Data("<html>".utf8)]
            )
        },
        Setting(testDescription: "sends elsewhere", wrong: ServerNeed.redirectedNames) { _ in
            LoopbackAnswer(status: 307, headers: ["Location": "https://other.example/"])
        },
        Setting(testDescription: "silent", wrong: ServerNeed.names) { _ in .hangUp() },
    ]

    private let folder = FileManager.default.temporaryDirectory
        .appending(component: "momentum-check-\(UUID())")

    private func server(_ setting: Setting) throws -> LoopbackServer {
        let scheduling = SchedulingLoopback(
            users: MockUserRepository(),
            teams: MockTeamRepository(),
            exchangesCodes: setting.exchangesCodes
        )
        return try LoopbackServer { request in
            if let answer = setting.answer(request) { return answer }
            return await scheduling.answer(request)
        }
    }

    @Test(arguments: settings)
    func `the check names exactly what is missing, and sends no token (AU-44)`(
        setting: Setting
    ) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let server = try server(setting)
        defer { server.stop() }
        let address = server.url().absoluteString
        try signIn(at: server)

        let json = await run("--server", address, "--json")
        let text = await run("--server", address)

        #expect(json.exitCode == (setting.wrong.isEmpty ? .success : .failure))
        let document = try #require(try json.document)
        #expect(document["server"] as? String == address)
        let checks = try #require(document["checks"] as? [NSDictionary])
        #expect(checks.map { $0["name"] as? String } == ServerNeed.names)
        let wrong = checks.filter { $0["isRight"] as? Bool == false }
        #expect(wrong.map { $0["name"] as? String } == setting.wrong)
        for check in checks {
            #expect((check["advice"] is NSNull) == (check["isRight"] as? Bool == true))
            #expect((check["found"] as? String)?.isEmpty == false)
        }
        #expect(text.exitCode == json.exitCode)
        #expect(text.output.contains("mobile-exchange"))
        if setting.wrong.isEmpty {
            #expect(text.errors.isEmpty)
        } else {
            #expect(text.errors.contains(": \(setting.wrong.joined(separator: ", ")).\n"))
        }
        #expect(server.requests.count >= 8)
        for request in server.requests {
            #expect(request.headers["authorization"] == nil && request.headers["cookie"] == nil)
        }
        #expect(!(text.output + json.output).contains(SchedulingLoopback.token))
    }

    @Test func `each check looks as the server needs it (AU-44)`() async throws {
        let server = try server(Self.settings[0])
        defer { server.stop() }

        _ = await run("--server", server.url("/prefix").absoluteString)
        _ = await run("--server", server.url().absoluteString)

        let complete = server.requests.suffix(4)
        #expect(
            complete.map(\.path) == [
                "/api/auth/get-session", "/auth/mobile-start", "/auth/mobile-exchange", "/graphql",
            ]
        )
        #expect(server.requests.first?.path == "/prefix/api/auth/get-session")
        #expect(complete.last?.text.contains("query Probe { __typename }") == true)
    }

    @Test func `without a server it is wrong usage (AU-44, CL-3)`() async {
        #expect(await run().exitCode == .usage)
    }

    private func run(_ words: String...) async -> CommandLineRun {
        await CommandLineRun(words: ["auth", "check"] + words + ["--data-dir", folder.path])
    }

    /// A session in the data folder, which the check must not change.
    private func signIn(at server: LoopbackServer) throws {
        let place = folder.appending(component: "scheduling")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let origin = server.url().absoluteString
        let content = #"{"version":1,"origin":"\#(origin)","token":"\#(SchedulingLoopback.token)"}"#
        try Data(content.utf8).write(to: place.appending(component: "session.json"))
    }
}

extension ServerNeed {
    fileprivate static let names = allCases.map(\.rawValue)
    /// A start page may well answer with a redirect.
    fileprivate static let redirectedNames = names.filter { $0 != "mobile-start" }
}
