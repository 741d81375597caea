import MomentumDomain
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumTestSupport

#if canImport(Glibc)
import Foundation
import Glibc
import Testing

/// The work of a ``StoreChild``; in the suite itself there is nothing to do.
@Suite(.enabled(if: StoreChild.Job.current != nil))
struct StoreChildTests {
    @Test func `the job of a child is done`() async throws {
        guard let job = StoreChild.Job.current else { return }
        let sites = FileSiteRotationRepository(
            folder: URL(filePath: job.folder),
            identifiers: RandomIdentifiers(),
            dates: FixedWallClock(now: StoreUnderTest.start)
        )
        switch job.kind {
        case .write:
            var number = job.first
            for _ in 0..<job.count {
                do {
                    try await log(number, sites)
                } catch {
                    // The parent shows why its numbers end.
                    say("failed \(error)")
                    throw error
                }
                number += job.step
            }
        case .persist:
            for number in job.first..<job.first + job.count { try await persist(number, sites) }
        case .read:
            try await read(sites)
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

    /// Logs a change under the same id until it is confirmed.
    private func persist(_ number: Int, _ sites: FileSiteRotationRepository) async throws {
        for _ in 0..<5 {
            do {
                return try await log(number, sites)
            } catch SiteRotationError.repository(.unavailable(let cause)) {
                say("failed \(cause.domain) \(cause.code)")
            }
        }
    }

    /// Checks every state that it sees against the rules of SR-3.
    private func read(_ sites: FileSiteRotationRepository) async throws {
        var last = -1
        while true {
            let entries = Array(try await sites.records().entries)
            let hasEnds = zip(entries, entries.dropFirst()).allSatisfy { entry, next in
                entry.startTime <= next.startTime && entry.endTime == next.startTime
            }
            if !hasEnds || entries.last?.isOpen == false || entries.count < last {
                say("broken \(entries.count) after \(last)")
            } else if entries.count > last {
                say("read \(entries.count)")
            }
            last = entries.count
        }
    }

    /// Logs a change every 20 s: 2,000 are within half a day, and so are not ahead of a clock that
    /// stands still.
    private func log(_ number: Int, _ sites: FileSiteRotationRepository) async throws {
        let time = StoreUnderTest.start + Double(number) * 20
        try await sites.perform([.change(number, note: "of process \(getpid())")], at: time)
        say("\(number)")
    }

    /// Writes straight to the descriptor, so that a reported step was done before anything can
    /// happen to the process.
    private func say(_ text: String) {
        let line = Array("\nchild \(text)\n".utf8)
        _ = line.withUnsafeBytes { Glibc.write(1, $0.baseAddress, $0.count) }
    }
}
#endif
