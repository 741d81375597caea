import Foundation
@testable import MomentumData
import MomentumDetailsFile
import MomentumDomain
@testable import MomentumSchedulingData
import MomentumSchedulingDomain
@testable import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSuggestionsDomain
import MomentumTestSupport
import Synchronization
import Testing

@Suite struct SharedDocumentTests {
    private struct Counter: DocumentContent {
        static let currentVersion = 1
        var version = 1
        var count = 0
    }

    /// A clock on which every pause is over at once, and that adds them up.
    private final class PauseCounter: Clock {
        typealias Instant = InstantClock.Instant

        private let offset = Mutex(Duration.zero)
        var now: Instant { Instant(offset: offset.withLock { $0 }) }
        var minimumResolution: Duration { .zero }

        func sleep(until deadline: Instant, tolerance: Duration?) async throws {
            try Task.checkCancellation()
            offset.withLock { $0 = max($0, deadline.offset) }
        }
    }

    private let folder = URL.temporaryDirectory.appending(component: "document-\(UUID())")
    private var url: URL { folder.appending(components: "deep", "people.json") }
    private let dates = FixedWallClock(now: Date(timeIntervalSince1970: 1000))

    private func document() -> SharedDocument { SharedDocument(url, subject: "people file") }

    /// The lock of the file, as another process would hold it.
    private func heldLock() throws -> FileLock {
        let lock = try FileLock(
            openingOrMaking: url.path(percentEncoded: false) + ".lock",
            process: 1,
            in: PosixFileSystem()
        )
        try #require(try lock.tryAcquire())
        return lock
    }

    private func mode(_ url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "deep").path)
            .sorted()
    }

    @Test func `24 writers of one document lose nothing, and readers see whole ones (TR-11)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let rounds = Soak.count(5, soak: 100)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<24 {
                let document = document()
                group.addTask {
                    for _ in 0..<rounds {
                        try await document.change(Counter.self) { held in
                            let count = (held ?? Counter()).count + 1
                            return (Counter(count: count), ())
                        }
                        #expect(try document.read(as: Counter.self)?.count ?? 0 > 0)
                    }
                }
            }
            try await group.waitForAll()
        }

        #expect(try document().read(as: Counter.self)?.count == 24 * rounds)
        #expect(try names() == ["people.json", "people.json.lock"])
    }

    @Test func `24 writers of people, forms and settings lose nothing (TR-11, MD-GQ-4)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (url, dates) = (url, dates)
        let forms = folder.appending(component: "details.json")
        let settings = folder.appending(component: "settings.json")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...24 {
                group.addTask {
                    let draft = UserDraft(newOn: nil)
                    _ = try await FileSchedulingRepository(file: url, dates: dates)
                        .createUser(draft)
                    try await FileDetailAnswersRepository(file: forms)
                        .update { $0.forms["\(number)"] = FormAnswers(answers: ["a": ["b"]]) }
                    try await FileSiteSettingsRepository(file: settings).change([
                        number % 2 == 0 ? .cooldown(7) : .targetHours(48)
                    ])
                }
            }
            try await group.waitForAll()
        }

        let people = try await FileSchedulingRepository(file: url, dates: dates)
            .users(.networkOnly)
        #expect(people.value.map(\.id).sorted() == Array(1...24))
        let answers = try await FileDetailAnswersRepository(file: forms).answers()
        #expect(answers.forms.count == 24)
        #expect(
            try await FileSiteSettingsRepository(file: settings).settings()
                == SiteSettings(targetHours: 48, cooldown: 7)
        )
    }

    @Test func `document and lock are the owner's alone, and the lock stays (TR-11)`() async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let lock = url.appendingPathExtension("lock")

        try await document().replace(with: Data("{}".utf8))
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: url.path)
        try await document().replace(with: Data("[]".utf8))

        #expect(try mode(url) == 0o600)
        #expect(try mode(lock) == 0o600)
        #expect(try mode(url.deletingLastPathComponent()) == 0o700)
        _ = try await document().remove()
        #expect(try names() == ["people.json.lock"])
        #expect(try document().read() == nil)
    }

    @Test func `what a killed process left half-written goes with the next change (TR-11)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await document().replace(with: Data("one".utf8))
        let draft = url.deletingLastPathComponent().appending(component: ".people.json.tmp")
        try Data("tw".utf8).write(to: draft)

        try await document().replace(with: Data("three".utf8))

        #expect(try names() == ["people.json", "people.json.lock"])
        #expect(try document().read() == Data("three".utf8))
    }

    @Test func `who waits ten seconds is told that another program writes (TR-11, MD-GQ-4)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let lock = try heldLock()
        defer { lock.close() }
        lock.nameHolder()
        let clock = PauseCounter()
        let file = SharedDocument(url, subject: "people file", in: PosixFileSystem(), clock: clock)
        let people = FileSchedulingRepository(file, dates: dates)

        let told = Mutex<[String]>([])
        let tell: @Sendable (Phrase, Int32?) -> Void = { subject, process in
            told.withLock { $0.append("\(subject) \(process ?? 0)") }
        }
        let error = await #expect(throws: SchedulingError.self) {
            try await SharedDocument.onWait.withValue(.init(tell)) {
                _ = try await people.createUser(UserDraft(newOn: nil))
            }
        }
        #expect(told.withLock { $0 } == ["people file 1"])

        guard case .repository(.unavailable(let cause)) = error else {
            Issue.record("expected .unavailable, got \(String(describing: error))")
            return
        }
        #expect(cause.explanation?.english == "Another program is writing the people file.")
        #expect(clock.now.offset == .seconds(10))
        // Readers take no lock.
        #expect(try await people.users(.networkOnly).value == [])
    }

    @Test func `a task that is cancelled while it waits changes nothing (TR-11)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let lock = try heldLock()
        defer { lock.close() }
        let document = document()

        let change = Task { try await document.replace(with: Data()) }
        change.cancel()

        await #expect(throws: DocumentError.cancelled) { try await change.value }
        #expect(try document.read() == nil)
    }

    @Test func `a document is the old one or the new one, whatever fails (TR-11, HS-24)`()
        async throws
    {
        let (old, new) = (Array("old".utf8), Array("the new one".utf8))
        for fault in Fault.errors + [.end] {
            var isOver = false
            var call = 1
            while !isOver {
                let files = FaultyFileSystem()
                let document = SharedDocument(
                    URL(filePath: "/data/people.json"),
                    subject: "people file",
                    in: files,
                    clock: InstantClock()
                )
                try await document.replace(with: Data(old))
                let before = files.callCount
                files.fail(at: before + call, with: fault)
                var isNew = false
                do {
                    try await document.replace(with: Data(new))
                    isNew = true
                } catch DocumentError.system {}
                isOver = files.callCount < before + call

                var generator = SeededGenerator(seed: UInt64(call))
                for survival in Survival.allCases {
                    let after = files.afterPowerCut(survival, &generator)
                    let bytes = after.contents["/data/people.json"]
                    #expect(bytes == new || !isNew && bytes == old, "\(fault) at \(call)")
                }
                call += 1
            }
        }
    }
}
