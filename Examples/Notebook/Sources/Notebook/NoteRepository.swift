import Foundation
import MomentumDomain

/// The notes of a person, wherever they are kept.
protocol NoteRepository: Sendable {
    /// One page of the notes, the newest first; a cursor is the last note of the page before.
    func notes(
        after cursor: Note.ID?,
        limit: Int
    ) async throws(RepositoryError) -> Page<Note, Note.ID>

    /// A note, or `nil` if there is none.
    func note(_ id: Note.ID) async throws(RepositoryError) -> Note?

    /// Adds a note under the next number, and returns it; it is durable then.
    func add(_ text: String, at time: Date) async throws(RepositoryError) -> Note

    /// Tells that notes have changed, from now on.
    func changes() -> AsyncStream<Void>
}

extension [Note] {
    /// A page of notes that are in the order of their numbers.
    func page(after cursor: Note.ID?, limit: Int) -> Page<Note, Note.ID> {
        let rest = reversed().drop { note in cursor.map { note.id >= $0 } ?? false }
        let items = Array(rest.prefix(limit))
        return Page(items: items, next: rest.count > limit ? items.last?.id : nil, total: count)
    }

    /// Adds a note under the next number.
    mutating func add(_ text: String, at time: Date) -> Note {
        let note = Note(id: (last?.id ?? 0) + 1, text: text, time: time)
        append(note)
        return note
    }
}
