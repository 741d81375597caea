#if canImport(Glibc)
import Foundation
import Glibc
import MomentumDomain
import MomentumTestSupport
import Testing

@testable import MomentumData

/// What a ``StoreChild`` does; in the suite itself there is nothing to do.
@Suite(.enabled(if: StoreChild.Job.current != nil))
struct StoreChildTests {
    @Test func `the job of a child is done`() async throws {
        guard let job = StoreChild.Job.current else { return }
        let sites = FileSiteRotationRepository(
            folder: URL(filePath: job.folder),
            identifiers: RandomIdentifiers(),
            clock: FixedWallClock(now: StoreUnderTest.start)
        )
        switch job.kind {
        case .write:
            var number = job.first
            for _ in 0..<job.count {
                try await log(number, sites)
                number += job.step
            }
        case .fillLimit:
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 20_000, rlim_max: rlim_t.max)
            _ = setrlimit(__rlimit_resource_t(1), &limit)
            var number = job.first
            do {
                while true {
                    try await log(number, sites)
                    number += 1
                }
            } catch SiteRotationError.repository(.unavailable(let cause)) {
                say("failed \(cause.domain) \(cause.code)")
            }
            limit.rlim_cur = rlim_t.max
            _ = setrlimit(__rlimit_resource_t(1), &limit)
            try await log(number, sites)
        }
    }

    private func log(_ number: Int, _ sites: FileSiteRotationRepository) async throws {
        let time = StoreUnderTest.start + Double(number) * 60
        try await sites.perform([.change(number, note: "of process \(getpid())")], at: time)
        say("\(number)")
    }

    /// Straight to the descriptor: what is said was done before anything can happen to the process.
    private func say(_ text: String) {
        let line = Array("\nchild \(text)\n".utf8)
        _ = line.withUnsafeBytes { Glibc.write(1, $0.baseAddress, $0.count) }
    }
}
#endif
