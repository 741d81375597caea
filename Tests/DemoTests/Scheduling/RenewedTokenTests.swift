import Foundation
import MomentumAuthenticationDI
import MomentumAuthenticationDomain
import MomentumAuthenticationTestSupport
@testable import MomentumCommandLine
import MomentumContainer
@testable import MomentumDemo
import MomentumNetwork
import MomentumTerminal
import MomentumTestSupport
import Testing

/// A clock on which only sleeps of five seconds end: those of the wait for a check.
private struct SettlingClock: Clock {
    let settling = TestClock()
    var now: TestClock.Instant { settling.now }
    var minimumResolution: Duration { settling.minimumResolution }

    func sleep(until deadline: TestClock.Instant, tolerance: Duration?) async throws {
        guard now.duration(to: deadline) == .seconds(5) else {
            let silence = AsyncStream<Void> { _ in }
            for await _ in silence {}
            return try Task.checkCancellation()
        }
        try await settling.sleep(until: deadline, tolerance: tolerance)
    }
}

@MainActor
@Suite(.timeLimit(.minutes(5))) struct RenewedTokenTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(component: "momentum-renewed-\(UUID())")

    @Test(arguments: [true, false])
    func `a token that the server renews is stored before the end of a command (AU-23)`(
        isAnswered: Bool
    ) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(components: "scheduling", "session.json")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        let text = #"{"version":1,"origin":"https://mps.test:443","token":"old"}"#
        try Data(text.utf8).write(to: file)
        let (clock, held, output) = (
            SettlingClock(), AsyncStream<Void>.makeStream(), RecordingSink()
        )
        let service = MockAuthenticationService { _ in
            for await _ in held.stream {}
            return .alive(.fixture, expiry: nil, renewed: SessionToken("renewed"))
        }
        let server = try ServerAddress("https://mps.test")
        let command = Command("tool", summary: "A tool.", example: "tool") { _, context in
            let root = try CompositionRoot(
                ProgramConfiguration(context: context, server: server) { builder in
                    builder.replace((any AuthenticationService).self) { service }
                    builder.replace((any Clock<Duration>).self) { clock }
                }
            )
            await root.account?.signIn.keeper.restore()
            return CommandResult(["is": true], text: "Done.\n")
        }
        var host = HostEnvironment.fixture()
        host.output = output
        let program = CommandProgram(root: command, version: "1.2.3", host: host)

        async let exitCode = program.run(["--data-dir", folder.path])
        await clock.settling.waitForSleepers()
        #expect(output.text == "Done.\n")
        if isAnswered {
            held.continuation.finish()
        } else {
            clock.settling.advance(by: .seconds(5))
        }

        #expect(await exitCode == .success)
        let content = try String(contentsOf: file, encoding: .utf8)
        #expect(content.contains("renewed") == isAnswered)
        held.continuation.finish()
    }
}
