import Foundation
@testable import MomentumData
import MomentumDomain
import MomentumTestSupport
import Testing

@Suite(.timeLimit(.minutes(2))) struct JSONDocumentTests {
    private struct Notes: DocumentContent, Hashable {
        static let currentVersion = 2
        var version = currentVersion
        var notes: [String] = []
    }

    private struct Full: Error {}

    private let folder = FileManager.default.temporaryDirectory
        .appending(component: "momentum-notes-\(UUID())", directoryHint: .isDirectory)
    private var url: URL { folder.appending(component: "notes.json") }
    private func document() -> JSONDocument<Notes> {
        JSONDocument(url, subject: "notebook", empty: Notes())
    }

    @Test func `a change is kept whole, and an unchanged document is not written (EM-13)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = document()
        #expect(try file.read() == Notes())
        try await file.change { _ in }
        #expect(!FileManager.default.fileExists(atPath: url.path))

        let count = try await file.change { content in
            content.notes.append("one")
            return content.notes.count
        }

        #expect(count == 1)
        #expect(try document().read().notes == ["one"])
        let number = try FileManager.default.attributesOfItem(atPath: url.path)[.systemFileNumber]
        try await file.change { _ in }
        let later = try FileManager.default.attributesOfItem(atPath: url.path)[.systemFileNumber]
        #expect(number as? Int == later as? Int)
    }

    @Test func `a refused change writes nothing (EM-13)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = document()

        let outcome = try await file.attempt { content throws(Full) in
            content.notes.append("one")
            throw Full()
        }

        #expect(throws: Full.self) { try outcome.get() }
        #expect(try file.read() == Notes())
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test func `changes of many at once are all kept (EM-13)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await withThrowingTaskGroup { group in
            for number in 0..<10 {
                group.addTask { try await document().change { $0.notes.append("\(number)") } }
            }
            try await group.waitForAll()
        }

        #expect(Set(try document().read().notes) == Set((0..<10).map(String.init)))
    }

    @Test func `a newer version and damage are refused, and only damage is quarantined (EM-13)`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (text, code) in [(#"{"version":3,"notes":7}"#, 4), ("{", 3), ("[]", 3)] {
            try Data(text.utf8).write(to: url)
            let error = await #expect(throws: RepositoryError.self) {
                try await document().change { $0.notes.append("one") }
            }
            guard case .unreadable(let cause) = error else {
                Issue.record("\(text): \(String(describing: error))")
                continue
            }
            #expect(cause.code == code, "\(text)")
            #expect(try Data(contentsOf: url) == Data(text.utf8))
            if code == 4 {
                await #expect(throws: RepositoryError.self) { try await document().quarantine() }
                continue
            }
            let copy = try #require(try await document().quarantine())
            #expect(try Data(contentsOf: copy) == Data(text.utf8))
            #expect(try document().read() == Notes())
        }
        // The second copy has replaced no earlier one.
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(
            names.filter { $0.contains("unreadable") }
                == ["notes.json.unreadable", "notes.json.unreadable-2"]
        )
        #expect(try await document().quarantine() == nil)
    }

    @Test func `listeners hear what is written right after they began (EM-13)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let clock = TestClock()
        let changes = document().changes(clock: clock)
        // Before the task of the stream has begun.
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(#"{"version":2,"notes":["one"]}"#.utf8).write(to: url)
        var heard = changes.makeAsyncIterator()
        await clock.waitForSleepers()

        clock.advance(by: .seconds(1))

        #expect(await heard.next()?.notes == ["one"])
    }

    @Test func `listeners hear what another process writes (EM-13)`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let clock = TestClock()
        var heard = document().changes(clock: clock).makeAsyncIterator()
        await clock.waitForSleepers()

        try await document().change { $0.notes.append("one") }
        clock.advance(by: .seconds(1))

        #expect(await heard.next()?.notes == ["one"])
    }
}
