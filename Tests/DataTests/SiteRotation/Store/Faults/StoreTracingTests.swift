@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
@testable import MomentumSiteStore
import MomentumTestSupport

#if canImport(Glibc)
import Foundation
import Testing

/// The calls that really reach the system, observed and made to fail by `strace`.
@Suite(.enabled(if: StoreChild.Job.current == nil && StoreChild.canBeTraced), .serialized)
struct StoreTracingTests {
    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    /// The number of calls of one kind for `changes` changes.
    private func calls(of call: String, changes: Int) async throws -> Int {
        var count = 0
        try await withFolder { folder in
            let log = folder.appending(path: "calls")
            let job = StoreChild.Job(
                kind: .persist,
                folder: folder.appending(path: "store").path(),
                count: changes
            )
            let options = ["-f", "-qq", "-e", "trace=\(call)", "-o", log.path()]
            var child = try StoreChild(job, tracing: options)
            #expect(child.lines().count == changes)
            count = try String(contentsOf: log, encoding: .utf8)
                .split(separator: "\n").count { $0.contains("\(call)(") }
        }
        return count
    }

    @Test func `a change is one fdatasync and no fsync (ST-22, ST-25)`() async throws {
        let contents = try await (
            calls(of: "fdatasync", changes: 4), calls(of: "fdatasync", changes: 9)
        )
        #expect(contents.1 - contents.0 == 5)
        let files = try await (calls(of: "fsync", changes: 4), calls(of: "fsync", changes: 9))
        #expect(files.1 == files.0)
        #expect(files.0 > 0, "the folder is flushed when a file is made")
    }

    /// A call that fails, and its error.
    static let failures = [
        ("pwrite64", "ENOSPC"), ("fdatasync", "EIO"), ("rename", "EIO"), ("ftruncate", "EIO"),
    ]

    @Test(arguments: failures)
    func `a call that the system fails costs nothing (ST-21, ST-23)`(
        call: String,
        error: String
    ) async throws {
        for number in 1...Soak.count(2, soak: 25) {
            try await withFolder { folder in
                let store = folder.appending(path: "store")
                let job = StoreChild.Job(kind: .persist, folder: store.path(), count: 12)
                let options = [
                    "-f", "-qq", "-o", "/dev/null", "-e", "trace=\(call)",
                    "-e", "inject=\(call):error=\(error):when=\(number)",
                ]
                var child = try StoreChild(job, tracing: options)
                let confirmed = child.lines().compactMap(Int.init)
                #expect(confirmed == Array(1...12), "\(call) number \(number)")

                let sites = FileSiteRotationRepository(
                    folder: store,
                    identifiers: RandomIdentifiers(),
                    dates: FixedWallClock(now: StoreUnderTest.start)
                )
                let ids = try await sites.records().entries.map(\.id)
                #expect(ids == (1...12).map { .fixture($0) }, "\(call) number \(number)")
                #expect(try await sites.report().isClean)
            }
        }
    }
}
#endif
