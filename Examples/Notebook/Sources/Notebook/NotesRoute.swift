import Foundation
import MomentumPresentation

/// The screens of the notebook.
enum NotesRoute: Route {
    case list
    case note(Note.ID)
    case newNote

    /// The links into the notebook: `notebook://notes/3`.
    static func links(scheme: String) -> LinkTable<NotesRoute> {
        LinkTable(
            scheme: scheme,
            [
                "notes": { _ in [.list] },
                "notes/new": { _ in Destination(path: [.list], sheet: .newNote) },
                "notes/:id": { link in [.list, .note(try link.parameter("id", { Int($0) }))] },
            ]
        ) { route in
            if case .note(let id) = route { ["id": String(id)] } else { [:] }
        }
    }
}

/// The screens with their view models.
enum NotesScreen: Screen {
    case list(NotesViewModel)
    case note(NoteViewModel)
    case newNote(NewNoteViewModel)
    case unavailable(ErrorMessage)

    func leave() {
        switch self {
        case .list(let model): model.leave()
        case .note(let model): model.leave()
        case .newNote, .unavailable: break
        }
    }
}
