import Foundation
import MomentumLoopback
import MomentumNetwork
import MomentumTestSupport
import Testing

/// Exchanges that are ended on this side: by the clock, or by the caller.
///
/// Beside the whole suite the thread sanitizer takes longer.
@Suite(
    .timeLimit(
        .minutes(ProcessInfo.processInfo.environment["MOMENTUM_SANITIZER"] == nil ? 5 : 20)
    )
) struct URLSessionTransportEndTests {
    private let transport = URLSessionTransport(clock: TestClock())

    @Test func `an answer without end is given up by the clock (GQ-21, fault 18)`() async throws {
        let clock = TestClock()
        let transport = URLSessionTransport(clock: clock)
        let server = try LoopbackServer { _ in
            await Self.never()
            return .text("late")
        }
        defer { server.stop() }

        let sending = Task { try await transport.send(HTTPRequest(url: server.url("/"))) }
        await server.waitForRequests(1)
        await clock.waitForSleepers()
        clock.advance(by: .seconds(14))
        #expect(server.abandoned == 0)
        clock.advance(by: .seconds(1))

        let failure = await #expect(throws: TransportError.self) { try await sending.value }
        #expect(failure.flatMap(\.networkFailure) == .timeout)
        await server.waitForAbandoned(1)
    }

    @Test func `an answer that only trickles ends after the whole time (GQ-21)`() async throws {
        let clock = TestClock()
        let transport = URLSessionTransport(clock: clock)
        let steps = AsyncStream<Void>.makeStream()
        let server = try LoopbackServer { _ in
            LoopbackAnswer(
                pieces: Array(repeating: Data("x".utf8), count: 100),
                beforePiece: { _ in
                    for await _ in steps.stream { break }
                }
            )
        }
        defer { server.stop() }
        let limits = HTTPLimits(idle: .seconds(15), total: .seconds(20))

        let sending = Task {
            try await transport.send(HTTPRequest(url: server.url("/"), limits: limits))
        }
        await server.waitForRequests(1)
        await clock.waitForSleepers()
        clock.advance(by: .seconds(20))

        let failure = await #expect(throws: TransportError.self) { try await sending.value }
        #expect(failure.flatMap(\.networkFailure) == .timeout)
    }

    @Test func `cancelling ends the exchange down to the socket (GQ-22, BX-7, fault 13)`()
        async throws
    {
        let server = try LoopbackServer { _ in
            await Self.never()
            return .text("late")
        }
        defer { server.stop() }

        let sending = Task { try await transport.send(HTTPRequest(url: server.url("/"))) }
        await server.waitForRequests(1)
        sending.cancel()

        await #expect(throws: TransportError.cancelled) { try await sending.value }
        await server.waitForAbandoned(1)
    }

    @Test func `a task that is cancelled already sends nothing (GQ-22)`() async throws {
        let server = try LoopbackServer { _ in .text("fine") }
        defer { server.stop() }

        let sending = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await transport.send(HTTPRequest(url: server.url("/")))
        }

        await #expect(throws: TransportError.cancelled) { try await sending.value }
        #expect(server.requests.isEmpty)
    }

    @Test func `a thousand cancels during the delivery do not deadlock (GQ-22)`() async throws {
        let piece = Data(repeating: 0x78, count: 20_000)
        let server = try LoopbackServer { _ in
            LoopbackAnswer(pieces: Array(repeating: piece, count: 20), framing: .chunked)
        }
        defer { server.stop() }

        var ends = 0
        for round in 0..<50 {
            await withTaskGroup(of: Void.self) { group in
                for index in 0..<20 {
                    group.addTask {
                        let sending = Task {
                            try await transport.send(HTTPRequest(url: server.url("/")))
                        }
                        for _ in 0..<(round * 20 + index) % 97 { await Task.yield() }
                        sending.cancel()
                        _ = await sending.result
                    }
                }
                for await _ in group { ends += 1 }
            }
        }

        #expect(ends == 1000)
        let after = try await transport.send(HTTPRequest(url: server.url("/")))
        #expect(after.body.count == 400_000)
    }

    /// Waits until its task is cancelled.
    private static func never() async {
        let stream = AsyncStream<Void> { _ in }
        for await _ in stream {}
    }
}
