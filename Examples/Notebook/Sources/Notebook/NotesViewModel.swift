import MomentumDomain
import MomentumPresentation
import Observation

/// The list of notes, page by page.
@MainActor
@Observable
final class NotesViewModel {
    enum State: Hashable, Sendable {
        case loading
        case empty
        case showing
        case failed(ErrorMessage)
    }

    var state: State {
        switch notes.list.activity {
        case .failed(let message) where rows.isEmpty: .failed(message)
        case .idle where rows.isEmpty && !notes.list.hasMore: .empty
        case _ where rows.isEmpty: .loading
        default: .showing
        }
    }

    var rows: [NoteRowAdapter] { notes.list.items.map { NoteRowAdapter($0, display: display) } }

    private let notes: Paginator<Note, Note.ID>
    private let changes: @Sendable () -> AsyncStream<Void>
    private let display: NoteDisplay
    private let router: any RouterProtocol<NotesRoute>
    @ObservationIgnored private var following: Task<Void, Never>?

    init(
        notes repository: any NoteRepository,
        display: NoteDisplay,
        pageSize: Int = 20,
        router: any RouterProtocol<NotesRoute>
    ) {
        notes = Paginator(distance: 1) { cursor in
            try await repository.notes(after: cursor, limit: pageSize)
        }
        changes = { repository.changes() }
        self.display = display
        self.router = router
    }

    deinit { following?.cancel() }

    /// Loads the first page, and follows changes from then on.
    func load() async {
        if following == nil {
            following = Task { [weak self, changes = changes()] in
                for await _ in changes { await self?.notes.reload() }
            }
        }
        await notes.refresh()
    }

    /// A row came into sight; the last one loads the next page.
    @discardableResult
    func appeared(_ id: Note.ID) -> Task<Void, Never> { notes.appeared(id) }

    func open(_ id: Note.ID) { router.push(.note(id)) }

    func add() { router.present(.newNote) }

    func leave() {
        following?.cancel()
        notes.cancel()
    }
}
