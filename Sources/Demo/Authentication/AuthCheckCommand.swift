import Foundation
import MomentumAuthenticationDomain
import MomentumCommandLine
import MomentumGraphQLDI
import MomentumNetwork
import MomentumPresentation

enum AuthCheckCommand {
    static let command = Command(
        "check",
        summary: "Try what signing in needs of a server, without an account.",
        details: "No session is sent. The exit code is 1 when something is wrong; "
            + "Docs/ServerNeeds.md says what a server needs, and why.",
        options: [SchedulingScreens.server],
        example: "momentum auth check --server https://mps.example",
        json: """
            {"server", "checks": [{"name", "isRight", "found", "advice"}]}; \
            beside the error when one is wrong
            """
    ) { call, context in
        let server = try SchedulingServer(context).address(call[SchedulingScreens.server])
        let root = try CompositionRoot(.init(context: context, server: server))
        guard let server, let checks = root.account?.server else {
            throw call.usageError(
                "There is no server to check.",
                hint: "Name one with --server URL or MOMENTUM_SERVER."
            )
        }
        let findings = try await inspect(checks.makeServerInspector())
        let document = ServerCheckDocument(findings, server: server.base.absoluteString)
        let wrong = findings.filter { !$0.isRight }.map(\.need.rawValue)
        guard !wrong.isEmpty else {
            return CommandResult(document, text: document.text(on: context.console.traits))
        }
        if !context.console.mode.isJSON {
            context.console.show(document.text(on: context.console.traits))
        }
        throw CommandFailure(
            domain: CommandFailure.ownDomain,
            code: 1,
            kind: "serverIncomplete",
            message: "Signing in needs more of this server: \(wrong.joined(separator: ", ")).",
            details: ["server": document.server, "checks": document.checks]
        )
    }

    private static func inspect(
        _ inspector: any ServerInspector
    ) async throws -> [ServerFinding] {
        do throws(AuthenticationError) {
            return try await inspector.findings()
        } catch {
            throw error.isCancelled
                ? CancellationError() : CommandFailure(ErrorMessage(error, words: .current))
        }
    }
}
