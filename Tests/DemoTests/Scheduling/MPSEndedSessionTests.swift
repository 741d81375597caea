import Foundation
@testable import MomentumCommandLine
@testable import MomentumDemo
import MomentumNetwork
import Testing

/// Commands whose session the server has ended, against the server in `Tests/Servers`.
///
/// One round of each in the ordinary run, ten with `MOMENTUM_SOAK=1`.
@MainActor
@Suite(
    .enabled(
        if: ProcessInfo.processInfo.environment["MOMENTUM_MPS_SERVER"] != nil,
        "needs MOMENTUM_MPS_SERVER: run Tests/Servers/test-with-server"
    ),
    .timeLimit(.minutes(5))
)
struct MPSEndedSessionTests {
    nonisolated static let base = ProcessInfo.processInfo.environment["MOMENTUM_MPS_SERVER"]
    nonisolated private static let rounds =
        ProcessInfo.processInfo.environment["MOMENTUM_SOAK"] == "1" ? 10 : 1
    nonisolated private static let failures = ["http401", "graphql200"]
    nonisolated private static let answers = ["null", "userNull", "http401"]
    private static let lines = [
        ["users", "list"], ["users", "create", "--name", "Zoe"],
        ["teams", "create", "--name", "Comet", "--members", "5", "--lead", "5"],
        ["teams", "update", "1", "--name", "Comet"],
    ]

    private let folder = FileManager.default.temporaryDirectory
        .appending(component: "momentum-ended-\(UUID())")
    private let address = "\(base ?? "")/t/\(UUID().uuidString.lowercased())"

    private func control(_ name: String, _ json: String?) async throws -> Data {
        let request = HTTPRequest(
            method: json == nil ? .get : .post,
            url: try ServerAddress(address).url("/__test__/\(name)"),
            headers: ["Content-Type": "application/json"],
            body: json.map { Data($0.utf8) }
        )
        return try await URLSessionTransport().send(request).body
    }

    /// The numbers of users and teams.
    private func rows() async throws -> [Int?] {
        let state = try JSONSerialization.jsonObject(with: try await control("state", nil))
        return ["users", "teams"].map { (state as? NSDictionary)?[$0] as? Int }
    }

    private func run(_ line: [String], token: String) async throws -> CommandLineRun {
        let scheduling = folder.appending(component: "scheduling")
        try FileManager.default.createDirectory(at: scheduling, withIntermediateDirectories: true)
        let origin = try ServerAddress(address).origin
        try Data(#"{"version":1,"origin":"\#(origin)","token":"\#(token)"}"#.utf8)
            .write(to: scheduling.appending(component: "session.json"))
        return await CommandLineRun(
            words: line + ["--server", address, "--data-dir", folder.path]
        )
    }

    @Test(arguments: failures, answers)
    func `an ended session is called so, whichever answer comes first (MD-GQ-1)`(
        failure: String,
        answer: String
    ) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try await control(
            "config",
            #"{"graphqlAuthFailure":"\#(failure)","noSessionAnswer":"\#(answer)"}"#
        )

        for _ in 0..<Self.rounds {
            for line in Self.lines {
                let run = try await run(line, token: "expired-session-token")

                #expect(run.exitCode == .failure)
                #expect(
                    run.errors == "The session has ended. Please sign in again.\n\n"
                        + "Error: Authentication 8\n"
                )
                // Only the reason for its end is kept.
                let session = folder.appending(components: "scheduling", "session.json")
                let kept = try String(contentsOf: session, encoding: .utf8)
                #expect(kept.contains("sessionEnded") && !kept.contains("expired-session-token"))
            }
        }

        #expect(try await rows() == [12, 4])
    }

    @Test func `no change is sent while the session is being denied (MD-GQ-1)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try await control(
            "faults",
            #"{"kind":"unauthorized","match":{"path":"/api/auth/get-session"},"times":0}"#
        )

        for _ in 0..<6 * Self.rounds {
            let run = try await run(Self.lines[1], token: "dana-session-token")
            #expect(run.errors.hasSuffix("Error: Authentication 8\n"))
        }

        #expect(try await rows() == [12, 4])
        let log = String(decoding: try await control("requests", nil), as: UTF8.self)
        #expect(!log.contains("CreateUser"))
    }
}
