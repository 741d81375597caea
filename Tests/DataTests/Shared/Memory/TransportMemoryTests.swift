#if os(Linux)
import Foundation
import MomentumLoopback
import Testing

/// The memory that an answer can take, measured in a process that does nothing else (TR-20).
@Suite(
    .serialized,
    .timeLimit(.minutes(20)),
    // A sanitizer keeps what was freed, or a history of each access: a process under it shows
    // nothing.
    .disabled(if: ProcessInfo.processInfo.environment["MOMENTUM_SANITIZER"] != nil)
) struct TransportMemoryTests {
    /// The KiB allowed on top of an empty answer.
    private static let allowance = 64 * 1024
    private static let limit = 16 << 20

    @Test(arguments: NetworkClient.allCases)
    func `no answer takes much more memory than its limit, whoever asks (TR-20, MD-GQ-5)`(
        client: NetworkClient
    ) async throws {
        // Packed bodies come last: the library goes on unpacking for a while, and lets nothing
        // past.
        let bodies: [HostileBody] = [.empty, .plain, .endless, .packed]

        let rows = try await measure([client], bodies, limit: Self.limit)

        try check(rows, count: bodies.count)
    }

    @Test(.enabled(if: Soak.isOn), arguments: NetworkClient.allCases, HostileBody.allCases)
    func `each takes little in a process of its own, ten times (TR-20, MD-GQ-5)`(
        client: NetworkClient,
        body: HostileBody
    ) async throws {
        for _ in 0..<10 {
            let rows = try await measure([client], [.empty, body], limit: Self.limit)
            try #require(rows.count == 2)
            let growth = (rows[1].peak - rows[0].peak) / 1024
            print("\(client) \(body): \(growth) MB, \(rows[1].seconds) s, \(rows[1].end)")
            // URLSession on Linux keeps no bound for these two (Docs/Checks.md).
            guard body != .bytes, body != .redirect else { continue }
            try check(rows, count: 2)
        }
    }

    @Test(
        .enabled(if: Soak.isOn),
        arguments: [HostileBody.plain, .endless, .packed, .packedThreefold]
    )
    func `each takes little until the next request of the process is answered (TR-20)`(
        body: HostileBody
    ) async throws {
        let rows = try await measure(
            [.graphQL],
            [.empty, body],
            limit: Self.limit,
            asksAgain: true
        )

        try check(rows, count: 2)
        print("\(body): \((rows[1].peak - rows[0].peak) / 1024) MB, \(rows[1].seconds) s")
    }

    private func measure(
        _ clients: [NetworkClient],
        _ bodies: [HostileBody],
        limit: Int,
        asksAgain: Bool = false
    ) async throws -> [MemoryChild.Row] {
        let server = try LoopbackServer { request in
            let name = request.path.split(separator: "/").first.map(String.init) ?? ""
            return (HostileBody(rawValue: name) ?? .empty).answer
        }
        defer { server.stop() }
        let address = server.url().absoluteString
        let job = MemoryChild.Job(
            address: address,
            clients: clients,
            bodies: bodies,
            limit: limit,
            asksAgain: asksAgain
        )
        return try await MemoryChild.rows(job)
    }

    private func check(_ rows: [MemoryChild.Row], count: Int) throws {
        try #require(rows.count == count)
        let least = try #require(rows.first).peak
        for row in rows where row.body != .empty {
            #expect(row.end == row.client.refusal, "\(row)")
            #expect(row.peak - least <= Self.allowance, "\(row)")
        }
    }
}
#endif
