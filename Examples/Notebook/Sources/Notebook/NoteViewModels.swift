import MomentumDomain
import MomentumPresentation
import Observation

/// One note.
@MainActor
@Observable
final class NoteViewModel {
    var state: LoadState<NoteRowAdapter, ErrorMessage> { loader.state }

    private let id: Note.ID
    private let notes: any NoteRepository
    private let display: NoteDisplay
    private let loader = Loader<NoteRowAdapter>()

    init(id: Note.ID, notes: any NoteRepository, display: NoteDisplay) {
        self.id = id
        self.notes = notes
        self.display = display
    }

    func load() async {
        await loader.load(.join) { [id, notes, display] in
            guard let note = try await notes.note(id) else { throw NoteError.unknown(id) }
            return NoteRowAdapter(note, display: display)
        }
    }

    func leave() { loader.cancel() }
}

/// The sheet that writes a note.
@MainActor
@Observable
final class NewNoteViewModel {
    enum State: Hashable, Sendable {
        case editing
        case saving
        case failed(ErrorMessage)
    }

    private(set) var state = State.editing
    /// What is typed, for a text field to bind to.
    var text: String {
        get { draft.text }
        set { draft.text = newValue }
    }

    private let draft: NoteDraft
    private let add: any AddNoteUseCaseProtocol
    private let router: any RouterProtocol<NotesRoute>

    init(
        draft: NoteDraft,
        add: any AddNoteUseCaseProtocol,
        router: any RouterProtocol<NotesRoute>
    ) {
        self.draft = draft
        self.add = add
        self.router = router
    }

    /// Saves the note and leaves; ignored while it is being saved.
    func save() async {
        guard state != .saving else { return }
        state = .saving
        do throws(NoteError) {
            _ = try await add.execute(draft.text)
            router.leave { $0 == .newNote }
        } catch {
            state = error.isCancelled ? .editing : .failed(ErrorMessage(error))
        }
    }
}
