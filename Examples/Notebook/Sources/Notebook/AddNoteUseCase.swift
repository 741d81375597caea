import Foundation
import MomentumDomain

/// Adds a note.
protocol AddNoteUseCaseProtocol: Sendable {
    /// - Throws: ``NoteError/empty`` for a text of white space.
    func execute(_ text: String) async throws(NoteError) -> Note
}

struct AddNoteUseCase: AddNoteUseCaseProtocol {
    let notes: any NoteRepository
    let dates: any WallClock

    func execute(_ text: String) async throws(NoteError) -> Note {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { throw .empty }
        do throws(RepositoryError) {
            return try await notes.add(text, at: dates.now)
        } catch {
            throw .repository(error)
        }
    }
}
