import Foundation
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// The behaviour of every kind of channel at its ends (AK-8).
@Suite struct WatchLinkContract {
    /// Both ends of both channels.
    struct Ends: Sendable {
        let queue: any WatchCommandQueue
        let receiver: any WatchCommandReceiver
        let stateSender: any WatchStateSender
        let stateReceiver: any WatchStateReceiver
    }

    /// A way to make empty channels.
    struct Adapter: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @Sendable () -> Ends
    }

    static let adapters = [
        Adapter(testDescription: "memory") {
            let link = InMemoryWatchLink()
            return Ends(
                queue: link.watch,
                receiver: link.phone,
                stateSender: link.phone,
                stateReceiver: link.watch
            )
        },
        Adapter(testDescription: "files") {
            let files = FaultyFileSystem()
            let folder = URL(filePath: "/link")
            func open() -> WatchFolder {
                WatchFolder(folder, fileSystem: files, clock: ContinuousClock())
            }
            return Ends(
                queue: FileWatchCommandQueue(open()),
                receiver: FileWatchCommandReceiver(open(), clock: TestClock()),
                stateSender: FileWatchStateLink(open(), clock: TestClock()),
                stateReceiver: FileWatchStateLink(open(), clock: TestClock())
            )
        },
    ]

    @Test(arguments: adapters)
    func `nothing was sent, and nothing comes (SR-135)`(adapter: Adapter) async throws {
        let ends = adapter.make()

        #expect(try await ends.queue.waiting() == [])
        #expect(try await ends.receiver.waiting() == [])
        #expect(try await ends.stateReceiver.latest() == nil)
    }

    @Test(arguments: adapters)
    func `commands come in the order in which they were sent, until finished (SR-124, ST-63)`(
        adapter: Adapter
    ) async throws {
        let ends = adapter.make()
        let commands = (1...3).map { SiteChangeCommand.fixture($0) }
        for command in commands { try await ends.queue.send(command) }

        #expect(try await ends.receiver.waiting() == commands.map { .payload($0) })
        await ends.receiver.finish([commands[0].id])
        #expect(try await ends.receiver.waiting() == commands.dropFirst().map { .payload($0) })
        // The watch has not heard of it.
        #expect(try await ends.queue.waiting() == commands)
    }

    @Test(arguments: adapters)
    func `a command leaves the queue when it is taken out, and comes no more (SR-124, ST-63)`(
        adapter: Adapter
    ) async throws {
        let ends = adapter.make()
        for number in 1...3 as ClosedRange<UInt16> {
            try await ends.queue.send(.fixture(number))
        }

        try await ends.queue.settle([2, 77].map { SiteCommandAnswer(id: .fixture($0)) })
        try await ends.queue.resume()

        let rest = [SiteChangeCommand.fixture(1), .fixture(3)]
        #expect(try await ends.queue.waiting() == rest)
        #expect(try await ends.receiver.waiting() == rest.map { .payload($0) })
    }

    @Test(arguments: adapters)
    func `a refusal of a command in the queue is there until it is dismissed (SR-131, SR-133)`(
        adapter: Adapter
    ) async throws {
        let ends = adapter.make()
        let commands = (1...3).map { SiteChangeCommand.fixture($0) }
        for command in commands { try await ends.queue.send(command) }
        let answers = [1, 2, 77].map { number in
            SiteCommandAnswer(
                id: .fixture(number),
                refusal: number == 2 ? nil : .unknownLocation
            )
        }

        try await ends.queue.settle(answers)
        try await ends.queue.settle(answers)
        #expect(try await ends.queue.waiting() == [commands[2]])
        #expect(
            try await ends.queue.refused()
                == [.init(command: commands[0], refusal: .unknownLocation)]
        )
        try await ends.queue.dismiss([.fixture(2)])
        #expect(try await ends.queue.refused().count == 1)
        try await ends.queue.dismiss([.fixture(1)])

        #expect(try await ends.queue.refused() == [])
    }

    @Test(arguments: adapters)
    func `of states the newest that was sent is there (SR-125, SR-132)`(
        adapter: Adapter
    ) async throws {
        let ends = adapter.make()

        for revision in 1...3 {
            try await ends.stateSender.send(.fixture(revision: revision))
        }

        #expect(try await ends.stateReceiver.latest() == .payload(.fixture(revision: 3)))
        #expect(try await ends.stateReceiver.latest() == .payload(.fixture(revision: 3)))
    }
}
