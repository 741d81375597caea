import Foundation
import MomentumAuthenticationDomain
@testable import MomentumCommandLine
@testable import MomentumDemo
import MomentumLoopback
import MomentumTerminal
import Testing

/// `momentum auth status`, and the state after a failed sign-in.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct AuthStatusTests {
    private static let keys: Set<String> = [
        "state", "reason", "server", "account", "email", "space", "isVerified", "verifiedAt",
        "isKept", "problem",
    ]

    @Test func `a verified session names its account (MD-GQ-8)`() async throws {
        let program = try SignedInProgram()

        let document = try await program.run("auth", "status", "--json").document
        let text = await program.run("auth", "status").output

        let server = program.server.url().absoluteString
        #expect(text == "Signed in to \(server) as Lo <lo@example.test>, verified.\n")
        #expect(Set(document?.allKeys.compactMap { $0 as? String } ?? []) == Self.keys)
        #expect(document?["state"] as? String == "signedIn")
        #expect(document?["verifiedAt"] as? String == "2026-03-01T12:00:00Z")
        #expect(document?["isVerified"] as? Bool == true)
        #expect(document?["isKept"] as? Bool == true)
        #expect(document?["problem"] is NSNull)
        #expect(document?["reason"] is NSNull)
    }

    @Test(arguments: [
        ("", "", ""), ("Lo", "", " as Lo"), ("", "lo@test", " as <lo@test>"),
        ("Lo", "lo@test", " as Lo <lo@test>"),
    ])
    func `an account is named by what the server says of it (MD-GQ-8)`(
        name: String,
        email: String,
        who: String
    ) throws {
        let session = BearerSession(
            token: try #require(SessionToken("t")),
            account: SessionAccount(id: "1", name: name, email: email)
        )

        let document = SessionDocument(.signedIn(session, .verified), server: "S")

        #expect(document.text.plain == "Signed in to S\(who), verified.\n")
    }

    @Test func `without an answer the session is kept, and the reason is said (MD-GQ-8)`()
        async throws
    {
        let program = try SignedInProgram()
        program.server.stop()
        await program.server.waitUntilClosed()

        let run = await program.run("auth", "status")
        let document = try await program.run("auth", "status", "--json").document

        let server = program.server.url().absoluteString
        #expect(run.exitCode == .success)
        #expect(
            run.output == "Signed in to \(server), not verified: the server could not be reached. "
                + "The session is kept.\n"
        )
        #expect(document?["isVerified"] as? Bool == false)
        #expect(document?["verifiedAt"] is NSNull)
        let problem = document?["problem"] as? NSDictionary
        #expect(problem?["domain"] as? String == "Transport")
        #expect(problem?["code"] as? Int == 4)
        #expect(problem?["kind"] as? String == "unavailable")
        #expect((problem?["message"] as? String)?.isEmpty == false)
    }

    @Test func `an answer that proves nothing is the reason in its own words (MD-GQ-8)`()
        async throws
    {
        let program = try SignedInProgram()
        program.fail(with: 200)

        let text = await program.run("auth", "status").output

        #expect(text.contains(", not verified: the server answered something unexpected. The"))
    }

    @Test func `a session that has ended says so, and how to go on (MD-GQ-8)`() async throws {
        let program = try SignedInProgram(token: "unknown")
        let server = program.server.url().absoluteString

        let text =
            "Signed out of \(server): the session has ended. Sign in: momentum auth login\n"
        #expect(await program.run("auth", "status").output == text)
        // Nothing of the session is left that could be sent, only the reason for its end.
        let asked = program.server.requests.count
        #expect(await program.run("auth", "status").output == text)
        #expect(program.server.requests.count == asked)
        let file = program.folder.appending(path: "scheduling/session.json")
        #expect(!(try String(contentsOf: file, encoding: .utf8)).contains("unknown"))

        for _ in 0..<2 {
            let document = try await program.run("auth", "status", "--json").document
            #expect(document?["state"] as? String == "signedOut")
            #expect(document?["reason"] as? String == "sessionEnded")
            #expect(document?["isKept"] as? Bool == false)
            try program.store(token: "unknown", name: "one")
        }
    }

    @Test func `an end that a command ran into is the reason later on (MD-GQ-8)`() async throws {
        let program = try SignedInProgram(token: "unknown")
        #expect(await program.run("users", "list").exitCode == .failure)

        let output = await program.run("auth", "status").output

        #expect(output.hasSuffix(": the session has ended. Sign in: momentum auth login\n"))
    }

    @Test func `a session that cannot be read is a problem, no sign-out (MD-GQ-8, AU-5)`()
        async throws
    {
        let program = try SignedInProgram(token: nil)
        try program.write("{", to: "session.json")

        let run = await program.run("auth", "status", "--json")

        #expect(run.exitCode == .success)
        #expect(try run.document?["state"] as? String == "restoring")
        let problem = try run.document?["problem"] as? NSDictionary
        #expect(problem?["kind"] as? String == "storage")
    }

    @Test func `a stored session that has ended keeps nobody from signing in (MD-GQ-1)`()
        async throws
    {
        let program = try SignedInProgram(token: "unknown")

        let login = await program.run("auth", "login")

        #expect(login.exitCode == .success)
        #expect(login.errors.contains("/auth/mobile-start"))
    }

    @Test func `an address nobody answers at is not remembered (MD-GQ-20)`() async throws {
        let program = try SignedInProgram(token: nil)
        program.server.stop()
        await program.server.waitUntilClosed()

        let login = await program.run("auth", "login")
        let list = await program.run(withoutServer: "users", "list")

        #expect(login.exitCode == .failure)
        #expect(login.errors.hasSuffix("Error: Transport 4\n"))
        #expect(list.output.contains("Sample people"))
    }

    @Test func `the server of a failed sign-in is remembered if it answered (MD-GQ-20)`()
        async throws
    {
        let program = try SignedInProgram(token: nil)
        program.fail(with: 503)
        #expect(await program.run("auth", "login").exitCode == .success)

        let wrong = "mps-ios://auth/callback?state=wrong&code=abc"
        let login = await program.run(withoutServer: "auth", "login", "--callback", wrong)
        let list = await program.run(withoutServer: "users", "list")

        #expect(login.exitCode == .failure)
        #expect(list.errors.hasSuffix("Error: Authentication 1\n"))
    }
}
