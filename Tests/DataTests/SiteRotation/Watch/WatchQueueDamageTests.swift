import Foundation
import MomentumDomain
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

/// The watch's queue after damage to its file (SR-133, SR-137).
@Suite struct WatchQueueDamageTests {
    let path = "/watch/\(FileWatchCommandQueue.fileName)"

    func queue(_ files: FaultyFileSystem) -> FileWatchCommandQueue {
        FileWatchCommandQueue(folder(files))
    }

    func receiver(_ files: FaultyFileSystem) -> FileWatchCommandReceiver {
        FileWatchCommandReceiver(folder(files), clock: TestClock())
    }

    func folder(_ files: FaultyFileSystem) -> WatchFolder {
        WatchFolder(URL(filePath: "/watch"), fileSystem: files, clock: ContinuousClock())
    }

    /// The damaged queues in quarantine.
    func copies(in files: FaultyFileSystem) -> [[UInt8]?] {
        files.contents.filter { $0.key.contains(FileWatchCommandQueue.damagedPrefix) }.map(\.value)
    }

    @Test
    func `a damaged queue gives what is whole, and is kept aside before it is replaced (SR-137)`()
        async throws
    {
        let files = FaultyFileSystem()
        for number in 1...3 as ClosedRange<UInt16> {
            try await queue(files).send(.fixture(number))
        }
        let bytes = try #require(files.contents[path])
        let frame = (bytes.count - FileHeader.size) / 3
        files.change(path) { $0[FileHeader.size + frame + 20] ^= 0xFF }
        let damaged = files.contents[path]

        #expect(try await queue(files).waiting() == [.fixture(1), .fixture(3)])
        let receiver = receiver(files)
        let cause = FileWatchCommandQueue.damage(in: folder(files), isMended: false)
        #expect(
            try await receiver.waiting()
                == [.unreadable(cause), .payload(.fixture(1)), .payload(.fixture(3))]
        )
        // Reported once.
        #expect(try await receiver.waiting().count == 2)

        try await queue(files).send(.fixture(4))

        #expect(copies(in: files) == [damaged])
        #expect(try await queue(files).waiting().map(\.id) == [1, 3, 4].map { .fixture($0) })
    }

    @Test(arguments: 0..<FileHeader.size)
    func `behind a damaged header the requests wait as before (SR-133, SR-137)`(
        position: Int
    ) async throws {
        let files = FaultyFileSystem()
        for number in 1...3 as ClosedRange<UInt16> {
            try await queue(files).send(.fixture(number))
        }
        files.change(path) { $0[position] ^= 0xFF }

        #expect(try await queue(files).waiting() == [1, 2, 3].map { .fixture($0) })
        let arrivals = try await receiver(files).waiting()
        let payloads = arrivals.compactMap {
            if case .payload(let command) = $0 { command } else { nil }
        }
        #expect(payloads == [1, 2, 3].map { .fixture($0) })
        #expect(arrivals.count == 4)
        try await queue(files).send(.fixture(4))
        #expect(try await queue(files).waiting() == [1, 2, 3, 4].map { .fixture($0) })
    }

    @Test func `each damage of the queue is kept, and told once (SR-133, SR-137)`() async throws {
        let files = FaultyFileSystem()
        let queue = queue(files)
        var damaged: [[UInt8]?] = []
        let failure = WatchLinkError.repository(
            .unreadable(
                FileWatchCommandQueue.damage(in: folder(files), isMended: true)
            )
        )
        for number in 1...3 as ClosedRange<UInt16> {
            for other in 0..<2 as Range<UInt16> {
                try await queue.send(.fixture(number * 10 + other))
            }
            files.change(path) { $0[$0.count - 5] ^= 0xFF }
            damaged.append(files.contents[path])

            // By the next launch, or by a request before it.
            if number == 2 { try await queue.send(.fixture(99)) }
            await #expect(throws: failure) { try await queue.resume() }
            try await queue.resume()
        }

        #expect(Set(copies(in: files)) == Set(damaged))
        #expect(copies(in: files).count == 3)
        #expect(try await queue.waiting().map(\.id) == [10, 20, 99, 30].map { .fixture($0) })
    }

    @Test(.timeLimit(.minutes(5)))
    func `the watch says to its log that its queue was damaged (SR-137)`() async throws {
        let files = FaultyFileSystem()
        try await queue(files).send(.fixture(1))
        files.change(path) { $0[0] ^= 0xFF }
        let (log, channel) = (RecordingWatchLog(), InMemoryWatchLink())
        let watch = WatchClient(
            channel: WatchChannel(queue: queue(files), states: channel.watch),
            keeping: WatchKeeping(
                store: InMemoryWatchStateStore(),
                timelines: CountingTimelineReloader(),
                log: log
            ),
            dates: FixedWallClock(now: Date(timeIntervalSince1970: 1_750_000_000)),
            identifiers: RandomIdentifiers()
        )

        let running = Task { await watch.run() }
        while log.events.isEmpty { await Task.yield() }
        running.cancel()

        let cause = FileWatchCommandQueue.damage(in: folder(files), isMended: true)
        #expect(log.events == [.queueFailed(cause)])
        #expect(await watch.situation().waiting == [.fixture(1)])
    }
}
