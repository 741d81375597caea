import Foundation
import MomentumDomain
import MomentumTestSupport

@testable import Notebook

/// Notes with prepared answers.
final class MockNoteRepository: NoteRepository {
    let reading = Stub<Note.ID?, Page<Note, Note.ID>, RepositoryError>("MockNoteRepository.notes")
    let finding = Stub<Note.ID, Note?, RepositoryError>("MockNoteRepository.note")
    let adding = Stub<String, Note, RepositoryError>("MockNoteRepository.add")
    private let broadcast = Broadcast<Void>()

    func notes(
        after cursor: Note.ID?,
        limit: Int
    ) async throws(RepositoryError) -> Page<Note, Note.ID> {
        try await reading(cursor)
    }

    func note(_ id: Note.ID) async throws(RepositoryError) -> Note? { try await finding(id) }

    func add(_ text: String, at time: Date) async throws(RepositoryError) -> Note {
        try await adding(text)
    }

    func changes() -> AsyncStream<Void> { broadcast.values() }
}
