import Foundation
import MomentumContainer
import MomentumDI
import MomentumDetailsFile
import MomentumDomain
import MomentumPlaceIndex
import MomentumPresentation
import MomentumSuggestionsDI
import MomentumSuggestionsData
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import Synchronization
import Testing

@MainActor
@Suite final class SuggestionsScreenTests {
    private let folder = URL.temporaryDirectory.appending(path: "suggestions-\(UUID())")
    private let router = Router<SuggestionsRoute>(root: .forms)

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func builder(
        _ storage: SuggestionsStorage = .inMemory,
        files: SuggestionsSources.FileSearch? = .placeIndexes
    ) throws -> SuggestionsBuilder {
        var container = ContainerBuilder()
        container.install(SystemAssembly.fixture)
        container.install(
            SuggestionsAssembly(storage: storage, sources: SuggestionsSources(files: files))
        )
        return try SuggestionsBuilder(container: try container.build())
    }

    /// The screen as the composition root of a program makes it.
    private func show(_ route: SuggestionsRoute, _ builder: SuggestionsBuilder) -> SuggestionsScreen
    {
        router.path = [route]
        return router.screen(for: route) {
            builder.screen(for: $0, router: router.projected(.itself))
        }
    }

    private func indexFile(named name: String = "places.index") async throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let table = folder.appending(path: "places.csv")
        let index = folder.appending(path: name)
        try Data("name,category,lat,lon\nHarbor Bank,bank,41.9,-87.6\n".utf8).write(to: table)
        _ = try await PlaceImport(format: .csv).build(
            from: table,
            to: index,
            date: Date(timeIntervalSince1970: 1_750_000_000)
        )
        return index
    }

    /// A name for each screen of the feature, which breaks when there is another one.
    private func name(of screen: SuggestionsScreen) -> String {
        switch screen {
        case .forms: "forms"
        case .form(let model): "form \(model.id)"
        case .answers: "answers"
        case .search(let field): "search \(field.label)"
        case .index(let field): "index \(field.placeholder)"
        case .unavailable(let message): message.text
        }
    }

    @Test(arguments: [true, false])
    func `every route has its screen, and making it writes nothing (NV-16, NV-17, NV-18)`(
        isInMemory: Bool
    ) async throws {
        let index = try await indexFile()
        let data = folder.appending(path: "data")
        let builder = try builder(isInMemory ? .inMemory : .folder(data))
        let allRoutes: [SuggestionsRoute] = [
            .forms, .form("fitness"), .form("pets", categories: ["Vet"]), .answers,
            .search(category: nil), .search(category: "doctor"), .search(category: "Fuel"),
            .index(file: index),
        ]

        let names = allRoutes.map { route in
            let screen = builder.screen(for: route, router: router)
            defer { screen.leave() }
            return name(of: screen)
        }

        #expect(
            names == [
                "forms", "form fitness", "form pets", "answers", "search Place", "search Doctor",
                "search Fuel", "index places.index",
            ]
        )
        #expect(!FileManager.default.fileExists(atPath: data.path))
    }

    @Test func `forms lead one to the next, down to the answers (NV-5, NV-19)`() async throws {
        let builder = try builder()
        guard case .form(let form) = show(.form("insurance"), builder) else {
            Issue.record("no form")
            return
        }
        await form.load()
        form.fields[0].edit("Acme")

        await form.continueForm()

        #expect(router.path == [.form("insurance"), .answers])
        let screen = router.screen(for: .answers) { builder.screen(for: $0, router: router) }
        guard case .answers(let answers) = screen else {
            Issue.record("no answers")
            return
        }
        await answers.load()
        #expect(
            answers.state.value?.forms.map(\.answers) == [
                [AnsweredForm.Answer(key: "homeInsurance", label: "Home Insurance", answer: "Acme")]
            ]
        )
    }

    @Test func `a search screen asks for its category (NV-5)`() throws {
        let builder = try builder()
        guard case .search(let field) = show(.search(category: "credit card"), builder) else {
            Issue.record("no search")
            return
        }

        field.edit("ch")

        #expect(field.label == "Credit Card")
        #expect(field.suggestions.map(\.name) == ["Chase"])
    }

    @Test func `an index is open as long as its screen is shown (NV-20)`() async throws {
        let file = try await indexFile(named: "\(UUID()).index")
        let opened = Opened()
        let files = SuggestionsSources.FileSearch { (file, context) throws(SuggestionError) in
            guard let index = try? PlaceIndex(file) else { throw .unavailable(.noSource) }
            opened.note(index)
            return IndexPlaceRepository(index: index, terms: context.catalogue.terms)
        }
        let builder = try builder(files: files)
        try expect(file, isMapped: false)
        try await search(file, in: builder)
        #expect(opened.index != nil)
        try expect(file, isMapped: true)
        router.push(.answers)
        #expect(opened.index != nil)

        router.popToRoot()

        #expect(opened.index == nil)
        try expect(file, isMapped: false)

        let ordinary = try self.builder()
        try await search(file, in: ordinary)
        try expect(file, isMapped: true)
        router.popToRoot()
        try expect(file, isMapped: false)
    }

    @Test func `an index is searched on its own screen, and nowhere else (NV-20, K-3)`()
        async throws
    {
        let file = try await indexFile()
        let other = folder.appending(path: "other.index")
        try FileManager.default.copyItem(at: file, to: other)
        let builder = try builder()

        try await search(file, in: builder)
        try await search(other, in: builder)

        let field = builder.makeSearchViewModel(category: nil)
        field.edit("harb")
        #expect(field.state == .unavailable(.noSource))
    }

    /// Shows the screen of an index and searches in it, without keeping it.
    private func search(_ file: URL, in builder: SuggestionsBuilder) async throws {
        guard case .index(let field) = show(.index(file: file), builder) else {
            Issue.record("the index cannot be opened")
            return
        }
        field.setFocus(true)
        await field.edit("harb").value
        #expect(field.suggestions.map(\.name) == ["Harbor Bank"])
    }

    /// Compares the files that the process has mapped; other systems than Linux do not list them.
    private func expect(_ file: URL, isMapped: Bool) throws {
        #if os(Linux)
        // A string of such a file, which has no length, ends after its first page.
        let bytes = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps")).readToEnd()
        let maps = String(decoding: try #require(bytes), as: UTF8.self)
        #expect(maps.contains(file.lastPathComponent) == isMapped)
        #endif
    }

    @Test func `an index that is missing or damaged is said by its screen (NV-20, NV-21)`()
        async throws
    {
        let file = try await indexFile()
        let damaged = folder.appending(path: "damaged.index")
        try Data(try Data(contentsOf: file).dropLast(9)).write(to: damaged)
        let missing = folder.appending(path: "missing.index")
        let builder = try builder()

        let table = folder.appending(path: "places.csv")
        let messages = [missing, table, damaged].map { file in
            name(of: show(.index(file: file), builder))
        }

        #expect(messages[0].hasSuffix("Error: PlaceIndex 1"))
        #expect(messages[0].contains("missing.index"))
        #expect(messages[1].hasPrefix("The file is no place index."))
        #expect(messages[1].hasSuffix("Error: PlaceIndex 2"))
        #expect(messages[2].hasSuffix("Error: PlaceIndex 4"))
    }

    @Test func `a program without files of places says so on their screen (NV-21)`() async throws {
        let builder = try builder(files: nil)

        let message = name(of: show(.index(file: try await indexFile()), builder))

        #expect(message == "This program opens no files of places.\n\nError: Suggestions 3")
    }

    @Test func `what is missing is said when the Builder is made (NV-17)`() throws {
        let container = try ContainerBuilder().build()

        #expect(throws: ContainerError.self) {
            try SuggestionsBuilder(container: container)
        }
    }
}

/// The index that was opened last, as long as something else keeps it.
private final class Opened: Sendable {
    private struct Reference {
        weak var index: PlaceIndex?
    }

    private let reference = Mutex(Reference())

    var index: PlaceIndex? { reference.withLock(\.index) }

    func note(_ index: PlaceIndex) {
        reference.withLock { $0.index = index }
    }
}
