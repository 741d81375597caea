#if os(Linux)
import Foundation
import Testing

/// The work of a ``MemoryChild``; in the suite itself there is nothing to do.
@Suite(.enabled(if: MemoryChild.Job.current != nil))
struct MemoryChildTests {
    @Test func `the job of a child is done`() async throws {
        guard let job = MemoryChild.Job.current else { return }
        for client in job.clients {
            for body in job.bodies {
                let address = "\(job.address)/\(body.rawValue)"
                let clock = ContinuousClock()
                let start = clock.now
                let end = try await client.ask(address, limit: job.limit)
                if job.asksAgain {
                    _ = try await client.ask("\(job.address)/empty", limit: job.limit)
                }
                let seconds = start.duration(to: clock.now) / .seconds(1)
                let row = MemoryChild.Row(
                    client: client,
                    body: body,
                    peak: MemoryChild.peak,
                    seconds: seconds,
                    end: end
                )
                let text = String(decoding: try JSONEncoder().encode(row), as: UTF8.self)
                print("child \(text)")
            }
        }
        fflush(nil)
    }
}
#endif
