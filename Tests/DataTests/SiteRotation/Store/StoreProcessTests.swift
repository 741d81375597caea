import MomentumDomain
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport

#if canImport(Glibc)
import Foundation
import Glibc
import Testing

/// Real processes, real limits, real ends.
@Suite(.enabled(if: StoreChild.Job.current == nil), .serialized)
struct StoreProcessTests {
    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    private func repository(_ folder: URL) -> FileSiteRotationRepository {
        FileSiteRotationRepository(
            folder: folder,
            identifiers: RandomIdentifiers(),
            dates: FixedWallClock(now: StoreUnderTest.start)
        )
    }

    @Test func `a writer that is killed has kept all that it confirmed (SR-147)`() async throws {
        var generator = SeededGenerator(seed: 21)
        var left = Soak.count(4, soak: 500)
        while left > 0 {
            try await withFolder { folder in
                let store = folder.appending(path: "store")
                var confirmed = 0
                for _ in 0..<min(left, 50) {
                    var child = try StoreChild(
                        StoreChild.Job(folder: store.path(), first: confirmed + 1)
                    )
                    for _ in 0..<Int.random(in: 1...30, using: &generator) {
                        confirmed = child.line().flatMap(Int.init) ?? confirmed
                    }
                    child.kill()
                    confirmed = child.lines().last.flatMap(Int.init) ?? confirmed

                    let sites = repository(store)
                    let ids = try await sites.records().entries.map(\.id)
                    #expect(ids.count == confirmed || ids.count == confirmed + 1)
                    #expect(ids == (1...ids.count).map { .fixture(UInt16($0)) })
                    #expect(try await sites.report().isClean)
                    confirmed = ids.count
                }
                left -= min(left, 50)
            }
        }
    }

    @Test
    func
        `two processes that write, one killed at times, lose nothing while a third reads (ST-36, ST-37)`()
        async throws
    {
        try await withFolder { folder in
            let store = folder.appending(path: "store")
            let count = Soak.count(40, soak: 1000)
            let kills = Soak.count(1, soak: 20)
            var reader = try StoreChild(StoreChild.Job(kind: .read, folder: store.path()))
            var steady = try StoreChild(
                StoreChild.Job(folder: store.path(), first: 1, step: 2, count: count)
            )
            var numbers: Set<Int> = []
            var next = 2
            for attempt in 0...kills {
                let job = StoreChild.Job(
                    folder: store.path(),
                    first: next,
                    step: 2,
                    count: count / (kills + 1)
                )
                var child = try StoreChild(job)
                if attempt < kills {
                    for _ in 0..<job.count / 2 {
                        if let number = child.line().flatMap(Int.init) { numbers.insert(number) }
                    }
                    child.kill()
                }
                numbers.formUnion(child.lines().compactMap(Int.init))
                next = (numbers.filter { $0 % 2 == 0 }.max() ?? next) + 2
                let records = try await repository(store).records()
                #expect(records.entries.count { $0.isOpen } == 1)
            }
            let steadyLines = steady.lines()
            numbers.formUnion(steadyLines.compactMap(Int.init))
            var seen: [String] = []
            while seen.count < 3, let line = reader.line() { seen.append(line) }
            #expect(seen.count == 3)
            reader.kill()
            seen += reader.lines()
            #expect(seen.filter { !$0.hasPrefix("read ") } == [])

            let sites = repository(store)
            let ids = Set(try await sites.records().entries.map(\.id))
            #expect(ids.isSuperset(of: numbers.map { .fixture(UInt16($0)) }))
            #expect(ids.count <= numbers.count + kills)
            #expect(numbers.count { $0 % 2 == 1 } == count, "\(steadyLines.suffix(2))")
            #expect(try await sites.report().isClean)
        }
    }

    @Test(.enabled(if: geteuid() == 0))
    func `a full disk is an error, nothing is lost, and it goes on when there is room (ST-21)`()
        async throws
    {
        try await withFolder { folder in
            try run("/bin/mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", folder.path())
            defer { try? run("/bin/umount", "-l", folder.path()) }
            let ballast = folder.appending(path: "ballast")
            try Data(repeating: 1, count: 64 << 10).write(to: ballast)
            let sites = repository(folder.appending(path: "store"))
            var number = 1
            var cause: FailureCause?
            while cause == nil, number < 5000 {
                do {
                    try await log(number, sites)
                    number += 1
                } catch SiteRotationError.repository(.unavailable(let failure)) {
                    cause = failure
                }
            }
            #expect(cause?.domain == "SiteRotation.Store")
            #expect([1, 2].contains(cause?.code))
            #expect(number > 20)
            #expect(try await sites.records().entries.count == number - 1)
            #expect(
                try await repository(folder.appending(path: "store")).records().entries.count
                    == number - 1
            )

            try FileManager.default.removeItem(at: ballast)
            for number in number..<number + 5 { try await log(number, sites) }
            let again = repository(folder.appending(path: "store"))
            #expect(try await again.records().entries.count == number + 4)
            #expect(try await again.report().isClean)
        }
    }

    @Test func `a limit on the size of files is an error, and nothing is lost (ST-21)`()
        async throws
    {
        try await withFolder { folder in
            let store = folder.appending(path: "store")
            var child = try StoreChild(
                StoreChild.Job(kind: .fillLimit, folder: store.path())
            )
            let lines = child.lines()
            let failure = try #require(lines.firstIndex { $0.hasPrefix("failed") })
            #expect(lines[failure].hasPrefix("failed SiteRotation.Store "))
            #expect(lines.count == failure + 2)
            #expect(try await repository(store).records().entries.count == lines.count - 1)
            #expect(try await repository(store).report().isClean)
        }
    }

    private func log(_ number: Int, _ sites: FileSiteRotationRepository) async throws {
        let note = String(repeating: "full ", count: 100)
        let time = StoreUnderTest.start + Double(number) * 60
        try await sites.perform([.change(number, note: note)], at: time)
    }

    private func run(_ program: String, _ arguments: String...) throws {
        let process = try Process.run(URL(filePath: program), arguments: arguments)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}
#endif
