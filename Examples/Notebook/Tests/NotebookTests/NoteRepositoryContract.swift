import Foundation
import MomentumDomain
import MomentumTestSupport
import Testing

@testable import Notebook

/// The rules that both adapters keep.
@Suite struct NoteRepositoryContract {
    typealias Rule = ContractRule<any NoteRepository>

    private static let time = Date(timeIntervalSince1970: 1_750_000_000)

    static let rules = [
        Rule("a new notebook is empty") { make in
            let page = try await make().notes(after: nil, limit: 3)
            #expect(page == Page(items: [], next: nil, total: 0))
        },
        Rule("pages have the newest first, and end") { make in
            let notes = try await make()
            for number in 1...5 { _ = try await notes.add("\(number)", at: time) }

            let first = try await notes.notes(after: nil, limit: 3)
            let second = try await notes.notes(after: first.next, limit: 3)

            #expect(first.items.map(\.id) == [5, 4, 3])
            #expect(second.items.map(\.id) == [2, 1])
            #expect(second.next == nil)
            #expect(try await notes.note(4)?.text == "4")
            #expect(try await notes.note(6) == nil)
        },
        Rule("a change is announced") { make in
            let notes = try await make()
            let changes = notes.changes()
            _ = try await notes.add("one", at: time)
            #expect(await changes.first { _ in true } != nil)
        },
    ]

    @Test(arguments: rules)
    func `notes in memory keep the contract`(rule: Rule) async throws {
        try await rule.check { InMemoryNoteRepository() }
    }

    @Test(arguments: rules)
    func `notes in a file keep the contract`(rule: Rule) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(component: "\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await rule.check { FileNoteRepository(file: folder.appending(component: "notes")) }
    }

    @Test func `a damaged file is kept as it was, beside notes that begin anew`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(component: "\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let notes = FileNoteRepository(file: folder.appending(component: "notes"))
        try Data("{".utf8).write(to: folder.appending(component: "notes"))

        let copy = try #require(try await notes.setDamageAside())

        #expect(try Data(contentsOf: copy) == Data("{".utf8))
        #expect(try await notes.add("one", at: .distantPast).id == 1)
    }
}
