import Foundation
import MomentumPresentation

/// Goes through the program as a person would, and prints what would be on the screen.
@main
@MainActor
struct Program {
    static func main() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(component: "notebook-\(UUID())", directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(component: "notes.json")
        for number in 1...5 {
            _ = try await FileNoteRepository(file: file).add("Note \(number)", at: .now)
        }
        let app = try App(notes: .file(file))

        app.router.push(.notes(.list))
        print("closed:", app.router.path)
        app.signIn()
        print("opened:", app.router.path)

        guard case .notes(.list(let list)) = app.screen(for: .notes(.list)) else { return }
        await list.load()
        print("first page:", list.rows.map(\.title))
        if let last = list.rows.last { await list.appeared(last.id).value }
        print("both pages:", list.rows.map(\.title))

        list.add()
        guard case .notes(.newNote(let sheet)) = app.screen(for: .notes(.newNote)) else { return }
        await sheet.save()
        if case .failed(let message) = sheet.state { print("refused:", message.sentence) }
        sheet.text = "Written in a sheet"
        await sheet.save()
        print("sheet:", app.router.sheet.map { "\($0)" } ?? "gone")

        try app.router.open("notebook://notes/6", in: AppRoute.links)
        guard case .notes(.note(let note)) = app.screen(for: .notes(.note(6))) else { return }
        await note.load()
        print("linked:", note.state.value?.title ?? "nothing")

        let saved = try JSONEncoder().encode(app.router.saved)
        let next = try App(notes: .file(file))
        next.router.restore(try JSONDecoder().decode(SavedPath<AppRoute>.self, from: saved))
        print("next start:", next.router.path)
        next.signIn()
        print("restored:", next.router.path)

        try Data("{".utf8).write(to: file)
        let damaged = FileNoteRepository(file: file)
        let copy = try await damaged.setDamageAside()
        print("set aside:", copy?.lastPathComponent ?? "nothing")
        print("next note:", try await damaged.add("After the damage", at: .now).id)
    }
}
