import Foundation
import MomentumLoopback
import MomentumNetwork
import MomentumSchedulingData
import MomentumSchedulingDomain
import MomentumSchedulingTestSupport
import MomentumTestSupport
import Testing

/// A way to keep users and teams, for the contract that all of them pass (SC-49).
struct SchedulingAdapter: CustomTestStringConvertible, Sendable {
    typealias Repository = SchedulingContract.Repository

    let testDescription: String
    /// Creates an empty space and passes it to a test.
    let use: @Sendable (@Sendable (any Repository) async throws -> Void) async throws -> Void

    static let all: [SchedulingAdapter] =
        [inMemory, file, loopback] + (MPSServer.base == nil ? [] : [mps])

    private static let dates = FixedWallClock(now: Date(timeIntervalSince1970: 1000))

    private static let inMemory = SchedulingAdapter(testDescription: "in memory") { test in
        try await test(InMemorySchedulingRepository(dates: dates))
    }

    private static let file = SchedulingAdapter(testDescription: "file") { test in
        let folder = FileManager.default.temporaryDirectory.appending(component: "people-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(component: "people.json")
        try await test(FileSchedulingRepository(file: file, dates: dates))
    }

    private static let loopback = SchedulingAdapter(testDescription: "GraphQL, loopback") { test in
        let memory = InMemorySchedulingRepository(dates: dates)
        let scheduling = SchedulingLoopback(users: memory, teams: memory)
        let server = try LoopbackServer { await scheduling.answer($0) }
        defer { server.stop() }
        try await test(
            try repository(at: server.url().absoluteString, token: SchedulingLoopback.token)
        )
    }

    private static let mps = SchedulingAdapter(testDescription: "GraphQL, mps-server") { test in
        let world = try #require(MPSServer.world())
        try await test(try repository(at: world.address, token: "sasha-session-token"))
    }

    static func repository(at address: String, token: String) throws -> RemoteSchedulingRepository {
        RemoteSchedulingRepository(
            client: try MPSServer.client(
                at: address,
                session: FixedCredentials(token: token),
                // These tests are not about limits, and wait while all others run.
                limits: HTTPLimits(idle: .seconds(300), total: .seconds(300))
            )
        )
    }
}
