import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumTestSupport
import Testing

@testable import Notebook

@MainActor
@Suite struct NotesScreenTests {
    private let notes = MockNoteRepository()
    private let router = Router<NotesRoute>(root: .list)
    private let display = NoteDisplay(
        locale: Locale(identifier: "en_GB"),
        calendar: Calendar(identifier: .gregorian)
    )

    @Test func `a list that cannot be read says why, and is empty otherwise`() async {
        let list = NotesViewModel(notes: notes, display: display, router: router.projected(.itself))
        let cause = FailureCause(domain: "Disk", code: 5)
        notes.reading.next(.failure(.unavailable(cause)), .success(Page(items: [], next: nil)))
        #expect(list.state == .loading)

        await list.load()
        #expect(list.state == .failed(ErrorMessage(RepositoryError.unavailable(cause))))

        await list.load()
        #expect(list.state == .empty)
    }

    @Test func `a note without a text is refused, and one with a text takes the sheet away`() async
    {
        router.present(.newNote)
        let sheet = NewNoteViewModel(
            draft: NoteDraft(),
            add: AddNoteUseCase(notes: notes, dates: FixedWallClock(now: .distantPast)),
            router: router.projected(.itself)
        )

        sheet.text = "  "
        await sheet.save()
        #expect(sheet.state == .failed(ErrorMessage(NoteError.empty)))
        #expect(router.sheet == .newNote)

        notes.adding.next(.success(Note(id: 1, text: "one", time: .distantPast)))
        sheet.text = " one "
        await sheet.save()
        #expect(notes.adding.calls == ["one"])
        #expect(router.sheet == nil)
    }

    @Test func `each sheet has a draft of its own, which goes with it`() throws {
        let app = try App(notes: .inMemory([]))
        app.signIn()
        app.router.present(.notes(.newNote))
        let sheet = try #require(newNote(app))
        sheet.text = "half"
        #expect(newNote(app) === sheet)

        app.router.dismiss()
        app.router.present(.notes(.newNote))

        #expect(newNote(app)?.text == "")
    }

    @Test func `notes are closed until somebody signs in, and after they sign out`() throws {
        let app = try App(notes: .inMemory([]))

        try app.router.open("notebook://notes/3", in: AppRoute.links)
        #expect(app.router.path == [.signIn])

        app.signIn()
        #expect(app.router.path == [.notes(.list), .notes(.note(3))])
        #expect(AppRoute.links.link(to: app.router.saved.destination) == "notebook://notes/3")

        app.signOut()
        #expect(app.router.path == [.signIn])
    }

    private func newNote(_ app: App) -> NewNoteViewModel? {
        guard case .notes(.newNote(let sheet)) = app.screen(for: .notes(.newNote)) else {
            return nil
        }
        return sheet
    }
}
