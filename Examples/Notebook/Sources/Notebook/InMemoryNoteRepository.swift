import Foundation
import MomentumDomain

/// Notes that last as long as the program, for previews and tests.
actor InMemoryNoteRepository: NoteRepository {
    private var kept: [Note]
    private let broadcast = Broadcast<Void>()

    init(_ notes: [Note] = []) {
        kept = notes
    }

    func notes(after cursor: Note.ID?, limit: Int) -> Page<Note, Note.ID> {
        kept.page(after: cursor, limit: limit)
    }

    func note(_ id: Note.ID) -> Note? { kept.first { $0.id == id } }

    func add(_ text: String, at time: Date) -> Note {
        defer { broadcast.send(()) }
        return kept.add(text, at: time)
    }

    nonisolated func changes() -> AsyncStream<Void> { broadcast.values() }
}
