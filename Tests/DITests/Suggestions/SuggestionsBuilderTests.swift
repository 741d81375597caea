import Foundation
import MomentumContainer
import MomentumDI
import MomentumDetailsFile
import MomentumDomain
import MomentumGeocoders
import MomentumMaps
import MomentumPlaceIndex
import MomentumPresentation
import MomentumSuggestionsDI
import MomentumSuggestionsData
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import MomentumTestSupport
import Testing

@MainActor
@Suite struct SuggestionsBuilderTests {
    private func builder(_ storage: SuggestionsStorage) throws -> SuggestionsBuilder {
        var container = ContainerBuilder()
        container.install(SystemAssembly.fixture)
        container.install(SuggestionsAssembly(storage: storage))
        return try SuggestionsBuilder(container: try container.build())
    }

    @Test func `a field of a list answers at once (SG-4, SG-8, AK-21)`() throws {
        let field = try builder(.inMemory)
            .makeFieldViewModel(label: "Card", source: .local(["Chase", "Citi"]))
        field.setFocus(true)

        field.edit("ch")

        #expect(field.suggestions.map(\.name) == ["Chase"])
        #expect(field.isDropdownVisible)
    }

    @Test func `without an index or a server a search is unavailable at once (SG-23, SG-55)`()
        throws
    {
        let field = try builder(.inMemory)
            .makeFieldViewModel(label: "Bank", source: .placeSearch(nil))

        field.edit("chase")

        #expect(field.state == .unavailable(.noSource))
    }

    @Test func `the sources of a system without maps have nobody to ask (SG-71)`() throws {
        #if !canImport(MapKit)
        var container = ContainerBuilder()
        container.install(SystemAssembly.fixture)
        container.install(SuggestionsAssembly(storage: .inMemory, sources: .system))
        let field = try SuggestionsBuilder(container: try container.build())
            .makeFieldViewModel(label: "Bank", source: .placeSearch(nil))

        field.edit("chase")

        #expect(field.state == .unavailable(.noSource))
        #else
        #expect(!SuggestionsSources.system.places.isEmpty)
        #endif
        #expect(SuggestionsSources().places.isEmpty)
    }

    @Test func `words that a host adds for a kind of place reach an index (SG-39)`() async throws {
        let file = URL.temporaryDirectory.appending(path: "\(UUID()).places")
        defer { try? FileManager.default.removeItem(at: file) }
        var index = PlaceIndexBuilder()
        let position = Coordinate(latitude: 59.9, longitude: 10.7)
        _ = try index.add(Place(name: "Smil", category: "dentist", coordinate: position))
        try index.write(to: file, source: "test", date: Date(timeIntervalSince1970: 0))
        var catalogue = FormCatalogue.standard
        catalogue.terms.add(["tannlege"], to: "dentist")
        var container = ContainerBuilder()
        container.install(SystemAssembly.fixture)
        let sources = SuggestionsSources(places: [.index(try PlaceIndex(file))])
        container.install(
            SuggestionsAssembly(storage: .inMemory, sources: sources, catalogue: catalogue)
        )
        let field = try SuggestionsBuilder(container: container.build())
            .makeFieldViewModel(label: "Dentist", source: .placeSearch(nil))

        field.setFocus(true)
        await field.edit("tannlege").value

        #expect(field.suggestions.map(\.name) == ["Smil"])
    }

    @Test func `rows of an index and a server stand together, with the server's credits (SG-52)`()
        async throws
    {
        let file = URL.temporaryDirectory.appending(path: "\(UUID()).places")
        defer { try? FileManager.default.removeItem(at: file) }
        var index = PlaceIndexBuilder()
        let position = Coordinate(latitude: 59.9, longitude: 10.7)
        _ = try index.add(Place(name: "Smil Local", category: "dentist", coordinate: position))
        try index.write(to: file, source: "test", date: Date(timeIntervalSince1970: 0))
        let photon = try GeocoderConfiguration.fixture("photon.example")
        let clock = TestClock()
        var container = ContainerBuilder()
        container.install(SystemAssembly.fixture)
        container.install(
            SuggestionsAssembly(
                storage: .inMemory,
                sources: SuggestionsSources(places: [
                    .index(try PlaceIndex(file)),
                    .photon(photon, transport: RecordingTransport(names: ["Smil Server"])),
                ])
            )
        )
        container.replace((any Clock<Duration>).self) { clock }
        let field = try SuggestionsBuilder(container: container.build())
            .makeFieldViewModel(label: "Dentist", source: .placeSearch(nil))
        field.setFocus(true)

        let edit = field.edit("smil")
        await clock.waitForSleepers()
        clock.advance(by: .seconds(1))
        await edit.value

        guard case .suggesting(let shown) = field.state else {
            Issue.record("\(field.state)")
            return
        }
        #expect(shown.rows.map(\.name) == ["Smil Local", "Smil Server"])
        #expect(shown.rows.map(\.source) == [.index, .photon])
        #expect(shown.attributions == ["© OpenStreetMap contributors"])
    }

    @Test func `queries and addresses go to the configured servers only (SG-29)`() async throws {
        let transport = RecordingTransport()
        let sources = SuggestionsSources(
            places: [.photon(try .fixture("photon.example"), transport: transport)],
            addresses: [.nominatim(try .fixture("nominatim.example"), transport: transport)]
        )

        for sources in [SuggestionsSources(), sources] {
            var container = ContainerBuilder()
            container.install(SystemAssembly.fixture)
            container.install(
                SuggestionsAssembly(storage: .inMemory, sources: sources)
            )
            let built = try container.build()
            let prime = try SuggestionsBuilder(container: built).makePrimeLocation()
            prime.address.set("1 Main St")
            _ = try? await prime.execute()
            _ = try? await built.resolve((any SuggestUseCaseProtocol).self)
                .execute("smith", from: .placeSearch(nil))
        }

        // An address that was not found is looked up again by whoever asks next.
        #expect(Set(transport.hosts) == ["nominatim.example", "photon.example"])
    }

    @Test func `a form completes the address, near which places are then searched (SG-69)`()
        async throws
    {
        let place = Coordinate(latitude: 43.2, longitude: -71.5)
        var container = ContainerBuilder()
        container.install(SystemAssembly.fixture)
        let sources = SuggestionsSources(
            addressCompleter: .completer(AddressCompleter(place: place))
        )
        container.install(SuggestionsAssembly(storage: .inMemory, sources: sources))
        let builder = try SuggestionsBuilder(container: container.build())
        let form = builder.makeFormViewModel(id: "fitness", router: Router<SuggestionsRoute>())
        await form.load()
        let field = try #require(form.addressField)
        field.setFocus(true)

        await field.edit("12 ma").value
        #expect(field.suggestions.map(\.name) == ["12 Main St, Concord, NH"])
        await field.choose(field.suggestions[0]).value
        await form.continueForm()

        let location = try await builder.makePrimeLocation().execute()
        #expect(
            location == PrimedLocation(address: "12 Main St, Concord, NH", coordinate: place)
        )
    }

    @Test func `a failure of the answers is told in the program's words (SG-64)`() async throws {
        let folder = URL.temporaryDirectory.appending(path: "\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(#"{"version": 9}"#.utf8).write(to: folder.appending(path: "details.json"))
        let english = """
            These answers were written by a newer version of this program. They are kept as they are.
            """
        var container = ContainerBuilder()
        container.install(SystemAssembly.fixture)
        let texts = SuggestionTexts(words: Words([english: "Zu neu."]))
        container.install(SuggestionsAssembly(storage: .folder(folder), texts: texts))
        let forms = try SuggestionsBuilder(container: container.build())
            .makeFormsViewModel(router: Router<SuggestionsRoute>(root: .forms))

        await forms.load()

        #expect(forms.state.failure?.sentence == "Zu neu.")
    }

    @Test func `without a completer the address is plain text, which asks nobody (SG-69)`()
        async throws
    {
        let form = try builder(.inMemory)
            .makeFormViewModel(id: "fitness", router: Router<SuggestionsRoute>())
        await form.load()

        form.addressField?.setFocus(true)
        form.addressField?.edit("12 Main St")
        #expect(form.addressField?.state == .unavailable(.noList))
        #expect(form.addressField?.announcement() == nil)
        await form.continueForm()

        #expect(form.address == "12 Main St")
    }

    @Test func `a form's answers are kept in the folder (SG-16, SG-18)`() async throws {
        let folder = URL.temporaryDirectory.appending(path: "details-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let form = try #require(FormCatalogue.standard.form("financial"))
        let router = Router<SuggestionsRoute>()
        let first = try builder(.folder(folder))
            .makeFormViewModel(id: form.id, categories: ["creditCard"], router: router)
        await first.load()
        first.fields[0].edit("Chase")
        await first.continueForm(address: "1 Main St")

        let second = try builder(.folder(folder))
            .makeFormViewModel(
                id: form.id,
                categories: ["creditCard", "studentLoans"],
                router: router
            )
        await second.load()

        #expect(second.fields.map(\.text) == ["Chase", "", ""])
        #expect(
            second.fields.map(\.placeholder)
                == ["creditCard", "creditCard", "studentLoans"].map {
                    form.field(for: $0).placeholder
                }
        )
        #expect(second.address == "1 Main St")
    }
}

/// A completer that knows one address.
private struct AddressCompleter: MapCompletionService {
    private static let address = MapCompletion(address: "12 Main St", in: "Concord, NH")

    let place: Coordinate

    func completions(
        for request: MapRequest
    ) -> AsyncStream<Result<[MapCompletion], MapFailure>> {
        AsyncStream { continuation in
            continuation.yield(.success([Self.address]))
            continuation.finish()
        }
    }

    func item(of completion: MapCompletion) async throws(MapFailure) -> MapItem? {
        completion == Self.address ? MapItem(name: nil, coordinate: place) : nil
    }
}
