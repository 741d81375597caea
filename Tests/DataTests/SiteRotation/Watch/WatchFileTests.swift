import Foundation
import MomentumDomain
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
@testable import MomentumSiteStore
import MomentumTestSupport
import Testing

@Suite struct WatchFileTests {
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

    @Test func `a store in memory begins with a state, and keeps a newer one (EM-15)`() async throws
    {
        let state = WatchState.fixture()
        let store = InMemoryWatchStateStore(state: state)

        #expect(try await store.state() == .payload(state))
        #expect(try await store.saveFirst(state) == false)
        #expect(try await store.save(state) == false)
        let newer = WatchState.fixture(revision: state.revision + 1)
        #expect(try await store.save(newer))
        #expect(try await store.state() == .payload(newer))
    }

    @Test func `the queue survives a restart (SR-124, ST-63)`() async throws {
        let files = FaultyFileSystem()
        try await queue(files).send(.fixture(1))
        try await queue(files).send(.fixture(2))

        #expect(try await queue(files.afterKill()).waiting() == [.fixture(1), .fixture(2)])
    }

    @Test func `a queue that is full takes no more, and says so at once (SR-134)`() async throws {
        let files = FaultyFileSystem()
        let queue = queue(files)
        let commands = (1...UInt16(FileWatchCommandQueue.capacity)).map { number in
            SiteChangeCommand.fixture(number)
        }
        try await queue.send(commands[0])
        let end = files.contents[path]?.count ?? 0
        var rest = ByteWriter()
        for command in commands.dropFirst() {
            let payload = try WatchPayload.encode(command)
            Frame.append(payload[...], generation: 0, start: end, to: &rest)
        }
        files.change(path) { $0 += rest.bytes }

        await #expect(throws: WatchLinkError.queueFull) { try await queue.send(.fixture(2000)) }
        // One that waits already is asked for again.
        try await queue.send(commands[5])
        #expect(try await queue.waiting() == commands)

        try await queue.settle([SiteCommandAnswer(id: commands[0].id)])
        try await queue.send(.fixture(2000))
        #expect(try await queue.waiting().last == .fixture(2000))
    }

    @Test(arguments: Survival.allCases, 1...10 as ClosedRange<UInt64>)
    func `a loss of power takes no command that was queued (SR-124, ST-63)`(
        survival: Survival,
        seed: UInt64
    ) async throws {
        var random = SeededGenerator(seed: seed)
        let files = FaultyFileSystem()
        for number in 1...3 as ClosedRange<UInt16> {
            try await queue(files).send(.fixture(number))
        }
        try await queue(files).settle([SiteCommandAnswer(id: .fixture(1))])

        let after = files.afterPowerCut(survival, &random)

        #expect(try await queue(after).waiting() == [.fixture(2), .fixture(3)])
    }

    @Test(arguments: Fault.errors)
    func `whatever call fails, the queue is as before or as after (SR-134, ST-63)`(
        fault: Fault
    ) async throws {
        let files = FaultyFileSystem()
        try await queue(files).send(.fixture(1))
        let first = files.callCount
        try await queue(files).send(.fixture(2))
        let calls = files.callCount - first
        #expect(calls > 5)

        for call in 0..<calls {
            let files = FaultyFileSystem()
            try await queue(files).send(.fixture(1))
            files.fail(at: files.callCount + call, with: fault)
            var isSent = true
            do { try await queue(files).send(.fixture(2)) } catch { isSent = false }

            let waiting = try await queue(files.afterKill()).waiting()
            #expect(waiting.first == .fixture(1))
            if isSent { #expect(waiting == [.fixture(1), .fixture(2)]) }
            #expect(waiting.count <= 2)
        }
    }

    @Test func `a queue of a newer version is left as it is (SR-81, SR-137)`() async throws {
        let files = FaultyFileSystem()
        try await queue(files).send(.fixture(1))
        var header = FileHeader(
            kind: .commands,
            storeID: .fixture(0),
            generation: 0,
            replica: 0,
            created: 0
        )
        (header.formatVersion, header.leastReader) = (9, 9)
        let newer = header.encoded()
        files.change(path) { $0 = newer }

        await #expect(throws: WatchLinkError.self) { try await queue(files).send(.fixture(2)) }
        await #expect(throws: WatchLinkError.self) { try await queue(files).waiting() }
        #expect(files.contents[path] == newer)
    }

    @Test func `a command of a newer version stays in the queue and is told once (SR-137)`()
        async throws
    {
        let files = FaultyFileSystem()
        try await queue(files).send(.fixture(1))
        files.change(path) { bytes in
            var writer = ByteWriter()
            let payload = Array(#"{"version":2,"twist":true}"#.utf8)
            Frame.append(payload[...], generation: 0, start: bytes.count, to: &writer)
            bytes += writer.bytes
        }
        let receiver = receiver(files)

        #expect(try await receiver.waiting() == [.payload(.fixture(1)), .newerVersion(2)])
        #expect(try await receiver.waiting() == [.payload(.fixture(1))])
        try await queue(files).settle([SiteCommandAnswer(id: .fixture(1))])
        #expect(try await self.receiver(files).waiting() == [.newerVersion(2)])
    }

    @Test func `writers take turns, and none of their commands is lost (ST-35, ST-63)`()
        async throws
    {
        let temporary = TemporaryFolder()

        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<4 as Range<UInt16> {
                group.addTask {
                    let queue = FileWatchCommandQueue(folder: temporary.url)
                    for number in 1...10 as ClosedRange<UInt16> {
                        try? await queue.send(.fixture(writer * 100 + number))
                    }
                }
            }
        }

        let waiting = try await FileWatchCommandQueue(folder: temporary.url).waiting()
        #expect(waiting.count == 40)
        for writer in 0..<4 as Range<UInt16> {
            let own = waiting.map(\.id).filter { id in
                (1...10).contains { id == UUID.fixture(writer * 100 + $0) }
            }
            #expect(own == (1...10).map { UUID.fixture(writer * 100 + $0) })
        }
    }

    @Test func `the state is replaced by a newer one only, as a whole (SR-126, SR-132, ST-63)`()
        async throws
    {
        let temporary = TemporaryFolder()
        let file = temporary.url.appending(path: "state.json")
        try await FileWatchStateStore(file: file).save(.fixture(revision: 2))
        try await FileWatchStateStore(file: file).save(.fixture(revision: 1))

        #expect(
            try await FileWatchStateStore(file: file).state() == .payload(.fixture(revision: 2))
        )
        #expect(temporary.names == ["lock", "state.json"])
    }

    @Test func `a file of the watch that is too long is an error at once (TR-11)`() async throws {
        let temporary = TemporaryFolder()
        for name in ["state.json", "commands"] {
            let file = temporary.url.appending(path: name)
            try Data().write(to: file)
            try FileHandle(forWritingTo: file).truncate(atOffset: 1 << 30)
        }
        let store = FileWatchStateStore(file: temporary.url.appending(path: "state.json"))
        let queue = FileWatchCommandQueue(folder: temporary.url)

        await #expect(throws: RepositoryError.self) { try await store.state() }
        await #expect(throws: RepositoryError.self) { try await store.save(.fixture(revision: 2)) }
        await #expect(throws: WatchLinkError.self) { try await queue.waiting() }
        await #expect(throws: WatchLinkError.self) { try await queue.send(.fixture(1)) }
    }

    @Test func `a state of a newer version is left as it is (TR-13)`() async throws {
        let temporary = TemporaryFolder()
        let file = temporary.url.appending(path: "state.json")
        let newer = Data(#"{"version":2,"twist":true}"#.utf8)
        try newer.write(to: file)
        let store = FileWatchStateStore(file: file)

        await #expect(throws: RepositoryError.self) { try await store.save(.fixture(revision: 2)) }

        #expect(try await store.state() == .newerVersion(2))
        #expect(try Data(contentsOf: file) == newer)
    }

    @Test(arguments: Survival.allCases, 1...10 as ClosedRange<UInt64>)
    func `a loss of power leaves the old state or the new one (SR-126, ST-63)`(
        survival: Survival,
        seed: UInt64
    ) async throws {
        var random = SeededGenerator(seed: seed)
        let files = FaultyFileSystem()
        let store = FileWatchStateStore(folder(files), name: "state.json")
        try await store.save(.fixture(revision: 1))
        files.fail(
            at: files.callCount + Int.random(in: 0..<12, using: &random),
            with: .end,
            from: true
        )
        let isKept = (try? await store.save(.fixture(revision: 2))) != nil

        let after = files.afterPowerCut(survival, &random)
        let state = try await FileWatchStateStore(folder(after), name: "state.json").state()

        if isKept {
            #expect(state == .payload(.fixture(revision: 2)))
        } else {
            #expect([1, 2].contains { state == .payload(.fixture(revision: $0)) })
        }
    }

    @Test func `an unreadable state is replaced (SR-137)`() async throws {
        let temporary = TemporaryFolder()
        let file = temporary.url.appending(path: "state.json")
        try Data("{".utf8).write(to: file)
        let store = FileWatchStateStore(file: file)
        guard case .unreadable = try await store.state() else {
            Issue.record("it was read")
            return
        }

        try await store.save(.fixture())

        #expect(try await store.state() == .payload(.fixture()))
    }
}
