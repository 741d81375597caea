import Foundation
import MomentumContainer
import MomentumDomain
import MomentumPresentation
import Synchronization

/// What is typed into one sheet: a service of the sheet's own scope, gone with its screen.
final class NoteDraft: Sendable {
    private let typed = Mutex("")

    var text: String {
        get { typed.withLock { $0 } }
        set { typed.withLock { $0 = newValue } }
    }
}

/// The storage of the notes.
enum NotesStorage: Sendable {
    case inMemory([Note])
    case file(URL)
}

/// Wires the notebook.
struct NotesAssembly: Assembly {
    let storage: NotesStorage

    func register(in container: inout ContainerBuilder) {
        container.singleton((any NoteRepository).self) { [storage] in
            switch storage {
            case .inMemory(let notes): InMemoryNoteRepository(notes)
            case .file(let file): FileNoteRepository(file: file)
            }
        }
        container.transient(
            (any AddNoteUseCaseProtocol).self,
            AddNoteUseCase.init(notes:dates:)
        )
        container.singleton(NoteDisplay.self, NoteDisplay.init(locale:calendar:))
        container.scope("newNote")
        container.scoped("newNote", NoteDraft.self, NoteDraft.init)
    }
}

/// Creates the screens of the notebook; only this type resolves services.
@MainActor
final class NotesBuilder {
    private let notes: any NoteRepository
    private let add: any AddNoteUseCaseProtocol
    private let display: NoteDisplay
    private let container: DependencyContainer

    init(container: DependencyContainer) throws(ContainerError) {
        notes = try container.resolve((any NoteRepository).self)
        add = try container.resolve((any AddNoteUseCaseProtocol).self)
        display = try container.resolve(NoteDisplay.self)
        self.container = container
    }

    func screen(
        for route: NotesRoute,
        router: any RouterProtocol<NotesRoute>
    ) -> NotesScreen {
        switch route {
        case .list:
            .list(NotesViewModel(notes: notes, display: display, pageSize: 3, router: router))
        case .note(let id):
            .note(NoteViewModel(id: id, notes: notes, display: display))
        case .newNote:
            newNote(router: router)
        }
    }

    private func newNote(router: any RouterProtocol<NotesRoute>) -> NotesScreen {
        do throws(ContainerError) {
            let draft = try container.openScope("newNote").resolve(NoteDraft.self)
            return .newNote(NewNoteViewModel(draft: draft, add: add, router: router))
        } catch {
            return .unavailable(ErrorMessage(error))
        }
    }
}
