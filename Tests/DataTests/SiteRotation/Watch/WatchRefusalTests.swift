import Foundation
import MomentumDomain
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// Refusals in the files of a watch, whose processes come and go.
@Suite struct WatchRefusalTests {
    private let folder = TemporaryFolder()
    private let log = RecordingWatchLog()
    private let identifiers = SequentialIdentifiers()

    private var phone: FileWatchStateLink {
        FileWatchStateLink(folder: folder.url, clock: TestClock())
    }

    private func watch() -> WatchClient {
        let store = folder.url.appending(path: "watch/state.json")
        return WatchClient(
            channel: WatchChannel(
                queue: FileWatchCommandQueue(folder: folder.url),
                states: FileWatchStateLink(folder: folder.url, clock: TestClock())
            ),
            keeping: WatchKeeping(
                store: FileWatchStateStore(file: store),
                timelines: CountingTimelineReloader(),
                log: log
            ),
            dates: FixedWallClock(now: Date(timeIntervalSince1970: 1_750_000_000)),
            identifiers: identifiers
        )
    }

    private func refuse(_ command: SiteChangeCommand, revision: Int = 1) async throws {
        let answer = SiteCommandAnswer(id: command.id, refusal: .unknownLocation)
        try await phone.send(.fixture(revision: revision, answers: [answer]))
    }

    @Test func `a refusal outlasts the process that found it, until it was seen (SR-131, SR-133)`()
        async throws
    {
        let first = watch()
        let command = try await first.request(.fixture(900))
        try await refuse(command)
        await first.look()

        let second = watch()
        #expect(
            await second.situation().refused == [.init(command: command, refusal: .unknownLocation)]
        )
        await second.look()
        await second.dismissRefusals()
        await second.look()

        #expect(await second.situation().refused.isEmpty)
        #expect(await watch().situation().refused.isEmpty)
        #expect(log.events.isEmpty)
    }

    @Test func `the refusal of a request of another process is shown too (SR-131, SR-133)`()
        async throws
    {
        let (first, second) = (watch(), watch())
        #expect(await second.situation().waiting.isEmpty)
        let command = try await first.request(.fixture(900))
        try await refuse(command)

        await second.look()
        await first.look()

        for watch in [first, second] {
            #expect(await watch.situation().refused.map(\.refusal) == [.unknownLocation])
        }
    }

    @Test func `a queue that cannot be read at launch is read later (SR-133, SR-146)`() async throws
    {
        let command = try await watch().request(.fixture(3))
        let file = folder.url.appending(path: FileWatchCommandQueue.fileName)
        let bytes = try Data(contentsOf: file)
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        let second = watch()
        #expect(await second.situation().waiting.isEmpty)
        await second.look()
        #expect(log.events.count == 1)
        try FileManager.default.removeItem(at: file)
        try bytes.write(to: file)

        await second.look()

        #expect(await second.situation().waiting == [command])
    }

    @Test func `refusals of a newer version stay, and so do the requests (TR-13)`() async throws {
        let file = folder.url.appending(path: FileWatchCommandQueue.refusalsName)
        let newer = Data(#"{"version":2}"#.utf8)
        try newer.write(to: file)
        let queue = FileWatchCommandQueue(folder: folder.url)
        try await queue.send(.fixture(1))
        let answer = SiteCommandAnswer(id: .fixture(1), refusal: .unknownLocation)

        await #expect(throws: WatchLinkError.self) { try await queue.settle([answer]) }

        #expect(try await queue.waiting() == [.fixture(1)])
        #expect(try Data(contentsOf: file) == newer)
    }
}
