import Foundation
@testable import MomentumCommandLine
@testable import MomentumDemo
import MomentumLoopback
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumSystem
import MomentumTestSupport
import Synchronization
import Testing

/// `momentum sites sync --watch`, which only an interruption ends.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct SitesSyncWatchTests {
    /// Passes on the lines of output, so that a test can wait for them.
    private struct LineSink: ByteSink {
        let lines: AsyncStream<Void>.Continuation

        func write(_ bytes: [UInt8]) throws(WriteFailure) {
            for byte in bytes where byte == UInt8(ascii: "\n") { lines.yield() }
        }
    }

    @Test func `each sync is told, whenever the screen heard of it, and Ctrl-C ends it (CL-5)`()
        async throws
    {
        let session = try SitesSession()
        let folder = session.folder.appending(path: "shared").path
        let words = [
            "sites", "sync", folder, "--create", "--watch", "--json", "--data-dir",
            session.data.path,
        ]
        for _ in 1...20 {
            let (lines, continuation) = AsyncStream.makeStream(of: Void.self)
            var host = HostEnvironment.fixture()
            host.output = LineSink(lines: continuation)
            let program = CommandProgram(root: .momentum, version: "1", host: host)
            let run = Task { await program.run(words) }
            var line = lines.makeAsyncIterator()
            // The requested sync, and the first of those that follow.
            for _ in 1...2 { await line.next() }

            run.cancel()

            #expect(await run.value == .interrupted)
        }
    }

    @Test(arguments: [[], ["--json"]])
    func `a known server that is away at first is tried again, and then told of (SR-118, CL-5)`(
        mode: [String]
    ) async throws {
        let session = try SitesSession()
        let isAway = Mutex(false)
        let server = try LoopbackServer { request in
            guard request.path.hasPrefix("/dav/SiteRotation/") else {
                return Self.answerAboutEmptyFolder(request)
            }
            let wasAway = isAway.withLock { isAway in
                defer { isAway = false }
                return isAway
            }
            return .text("", status: wasAway ? 503 : request.method == "PUT" ? 409 : 404)
        }
        defer { server.stop() }
        let address = server.url("/dav").absoluteString
        #expect(await session.sites("sync", address).exitCode == .success)
        let (lines, continuation) = AsyncStream.makeStream(of: Void.self)
        var host = HostEnvironment.fixture()
        host.output = LineSink(lines: continuation)
        let program = CommandProgram(root: .momentum, version: "1", host: host)
        isAway.withLock { $0 = true }
        let words = ["sites", "sync", "--watch", "--data-dir", session.data.path] + mode

        let run = Task { await program.run(words) }
        var line = lines.makeAsyncIterator()
        await line.next()
        run.cancel()

        #expect(await run.value == .interrupted)
        #expect(isAway.withLock { !$0 })
    }

    /// The answer of a server whose folder has no files.
    private nonisolated static func answerAboutEmptyFolder(
        _ request: LoopbackRequest
    ) -> LoopbackAnswer {
        switch request.method {
        case "PROPFIND":
            let folder = "<d:propstat><d:prop><d:resourcetype><d:collection/></d:resourcetype>"
            let end = "</d:prop></d:propstat>"
            let response =
                "<d:response><d:href>\(request.path)</d:href>\(folder)\(end)</d:response>"
            let text = "<d:multistatus xmlns:d='DAV:'>\(response)</d:multistatus>"
            return .text(text, status: 207)
        case "PUT": return .text("", status: 201)
        default: return .text("", status: 204)
        }
    }

    @Test func `a wait for a sync that never comes ends with its task (CL-5)`() async {
        let observer = SiteSyncObserver(
            synchronizer: MockSiteSynchronizer(),
            account: MockSiteSyncAccount(isSignedIn: true),
            connection: SteadyConnection()
        ) { _ in }
        let screen = SiteSyncStatusViewModel(
            observer: observer,
            dates: ManualWallClock(now: Date(timeIntervalSince1970: 0)),
            clock: TestClock(),
            display: SiteDisplay(
                locale: Locale(identifier: "en_GB"),
                calendar: Calendar(identifier: .gregorian)
            )
        )

        let wait = Task { () async throws in try await screen.wait { $0.completedSyncs > 0 } }
        wait.cancel()

        await #expect(throws: CancellationError.self) { try await wait.value }
    }
}
