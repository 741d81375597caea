import Foundation
import MomentumAuthenticationDI
import MomentumAuthenticationData
import MomentumAuthenticationDomain
import MomentumContainer
import MomentumDI
import MomentumGraphQLDI
import MomentumLoopback
import MomentumNetwork
import MomentumPlaceIndex
import MomentumPresentation
import MomentumSchedulingDI
import MomentumSchedulingPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSuggestionsDI
import MomentumSuggestionsData
import MomentumSuggestionsDomain
import MomentumSuggestionsPresentation
import Synchronization
import Testing

/// The three ways through the suite that `Scripts/walks` counts the files of, each in a process of
/// its own.
///
/// A test that is not counted prepares what a walk finds there.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2))) struct WalkTests {
    @Test func `an index is prepared`() async throws {
        _ = try await Self.index()
    }

    @Test func `a keystroke is answered by the index (HS-37)`() async throws {
        let sources = SuggestionsSources(places: [
            .index(try PlaceIndex(try await Self.index()))
        ])
        let suggestions = try SuggestionsBuilder(
            container: try container(SuggestionsAssembly(storage: .inMemory, sources: sources))
        )
        let field = suggestions.makeFieldViewModel(
            label: "Bank",
            source: .placeSearch(nil)
        )
        field.setFocus(true)
        begin()

        await field.edit("harb").value

        #expect(field.suggestions.map(\.name) == ["Harbor Bank"])
    }

    @Test func `a logged change reaches the disk (HS-37)`() async throws {
        let store = Self.folder.appending(component: "sites", directoryHint: .isDirectory)
        let sites = try SiteRotationBuilder(
            container: container(SiteRotationAssembly(storage: .folder(store))),
            version: "1"
        )
        let selection = sites.makeSelectionViewModel(
            location: SiteLocation.defaults[0].id,
            router: Router()
        )
        await selection.load()
        // The first change of a process opens the store for writing.
        await selection.confirm()
        selection.choose(SiteLocation.defaults[1].id)
        begin()

        await selection.confirm()
        // Two changes within minutes are asked about.
        await selection.confirmAgain()

        guard case .saved = selection.state else {
            Issue.record("\(selection.state)")
            return
        }
    }

    @Test func `the users are listed from the server (HS-37)`() async throws {
        let server = try LoopbackServer { request in
            .json(request.path == "/graphql" ? Self.users : Self.session)
        }
        defer { server.stop() }
        let token = try #require(SessionToken("a-token"))
        var builder = ContainerBuilder()
        let address = try ServerAddress(server.url().absoluteString)
        builder.install(AuthenticationAssembly(server: address, tokens: .inMemory))
        builder.install(GraphQLAssembly(server: address))
        builder.replace((any TokenStore).self) {
            InMemoryTokenStore(StoredSession(token: token, name: nil))
        }
        let container = try container(SchedulingAssembly(storage: .server), in: builder)
        let people = try SchedulingBuilder(container: container)
        let list = people.makeUsersViewModel(router: Router())
        await (try container.resolve((any SessionKeeperProtocol).self)).restore()
        begin()

        await list.load()

        #expect(list.state.value?.rows(in: 0..<1).map(\.title) == ["Ana Ruiz"], "\(list.state)")
    }

    /// Containers stay, so that no walk ends with taking them apart.
    private static let containers = Mutex<[DependencyContainer]>([])

    /// The folder that `Scripts/walks` gives to all its processes; one of its own in a plain run.
    private static let folder =
        ProcessInfo.processInfo.environment["MOMENTUM_WALKS"]
        .map { URL(filePath: $0, directoryHint: .isDirectory) }
        ?? .temporaryDirectory.appending(path: "walks-\(UUID())", directoryHint: .isDirectory)

    /// An index of one place, built unless an earlier process did.
    private static func index() async throws -> URL {
        let index = folder.appending(component: "places.index")
        guard !FileManager.default.fileExists(atPath: index.path) else { return index }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let places = folder.appending(component: "places.csv")
        try Data("name,category,lat,lon\nHarbor Bank,bank,41.9,-87.6\n".utf8).write(to: places)
        _ = try await PlaceImport(format: .csv).build(
            from: places,
            to: index,
            date: Date(timeIntervalSince1970: 1_750_000_000)
        )
        return index
    }

    private nonisolated static let users = """
        {"data": {"users": [{"id": 1, "fullName": "Ana Ruiz", "craftAbility": "Engineering", \
        "jobLevel": "Mid", "craftFocus": "NotApplicable", "levelStartDate": null}]}}
        """

    private nonisolated static let session = """
        {"user": {"id": "lo", "name": "Lo", "email": "lo@example.test"}, \
        "session": {"expiresAt": "2030-01-01T00:00:00Z"}}
        """

    private func container(
        _ assembly: some Assembly,
        in builder: ContainerBuilder = ContainerBuilder()
    ) throws -> DependencyContainer {
        var builder = builder
        builder.install(
            SystemAssembly(
                calendar: Calendar(identifier: .gregorian),
                locale: Locale(identifier: "en_US_POSIX")
            )
        )
        builder.install(assembly)
        let container = try builder.build()
        Self.containers.withLock { $0.append(container) }
        return container
    }
}

#if MOMENTUM_WALKS
/// Forgets which lines ran before the walk: those that compose the app or open a store.
@_silgen_name("__llvm_profile_reset_counters") private func begin()
#else
private func begin() {}
#endif
