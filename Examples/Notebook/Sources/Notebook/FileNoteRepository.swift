import Foundation
import MomentumData
import MomentumDomain

/// Notes in one JSON file, which several processes may change.
struct FileNoteRepository: NoteRepository {
    private struct Content: DocumentContent {
        static let currentVersion = 1
        var version = currentVersion
        var notes: [Note] = []
    }

    private let file: JSONDocument<Content>
    private let broadcast = Broadcast<Void>()

    init(file: URL) {
        self.file = JSONDocument(file, subject: "notebook", empty: Content())
    }

    func notes(
        after cursor: Note.ID?,
        limit: Int
    ) async throws(RepositoryError) -> Page<Note, Note.ID> {
        try file.read().notes.page(after: cursor, limit: limit)
    }

    func note(_ id: Note.ID) async throws(RepositoryError) -> Note? {
        try file.read().notes.first { $0.id == id }
    }

    func add(_ text: String, at time: Date) async throws(RepositoryError) -> Note {
        let note = try await file.change { $0.notes.add(text, at: time) }
        broadcast.send(())
        return note
    }

    func changes() -> AsyncStream<Void> { broadcast.values() }

    /// Keeps a damaged file beside the notes, which begin anew; `nil` if it is not damaged.
    func setDamageAside() async throws(RepositoryError) -> URL? {
        let copy = try await file.quarantine()
        if copy != nil { broadcast.send(()) }
        return copy
    }
}
