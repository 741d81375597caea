import Foundation
import MomentumDomain
import MomentumPresentation
import MomentumSchedulingData
import MomentumSchedulingDomain
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

/// The smallest ways to embed a feature, and the pages and programs that show larger ones.
@MainActor
@Suite struct VariantTests {
    private let now = Date(timeIntervalSince1970: 1_750_000_000)

    @Test func `one screen in memory needs no container, and can be seeded (EM-4, EM-15)`()
        async throws
    {
        let worn = SiteEntry.fixture(1, from: now.addingTimeInterval(-36 * 3600))
        let records = try InMemorySiteRotationRepository(entries: [worn], at: now)
        let home = SiteHomeViewModel(
            records: Feed(records),
            settings: Feed(InMemorySiteSettingsRepository()),
            dates: FixedWallClock(now: now),
            clock: TestClock(),
            display: SiteDisplay(
                locale: Locale(identifier: "en_GB"),
                calendar: Calendar(identifier: .gregorian)
            ),
            router: Router()
        )

        await home.load()

        #expect(home.texts?.title == "Left Front Abdomen")
    }

    @Test func `a space of users and teams can be seeded (EM-15)`() async throws {
        let sample = InMemorySchedulingRepository(
            dates: FixedWallClock(now: now),
            withSamples: true
        )
        let (users, teams) = (
            await sample.users(.networkOnly).value, await sample.teams(.networkOnly)
        )

        let seeded = InMemorySchedulingRepository(
            users: users,
            teams: teams.value,
            dates: FixedWallClock(now: now)
        )

        #expect(!users.isEmpty)
        #expect(await seeded.users(.networkOnly).value == users)
        #expect(await seeded.teams(.networkOnly).value == teams.value)
    }

    @Test func `README and the pages show each way to embed, and a program proves it (EM-4)`()
        throws
    {
        let readme = try text("README.md")
        for word in ["in memory", "folder", "without a container", "nonisolated struct", "Swift 5"]
        {
            #expect(readme.contains(word), "\(word)")
        }
        let host = try text("Examples/Host/Package.swift")
        #expect(host.contains(".swiftLanguageMode(.v5)"))
        #expect(host.contains(".defaultIsolation(MainActor.self)"))
        let pages = "Sources/Presentation/Shared/MomentumPresentation.docc"
        let page = try text("\(pages)/BindingInSwiftUI.md")
        for word in ["TextField(", "List(", ".sheet(item:", "NavigationStack(path:", ".task {"] {
            #expect(page.contains(word), "\(word)")
        }
        let other = try text("\(pages)/WithoutSwiftUI.md")
        for word in ["withObservationTracking", "Observations("] {
            #expect(other.contains(word), "\(word)")
        }
    }

    @Test func `the page of ten files names files that are built, and CI runs them (EM-5)`() throws
    {
        let page = try text("Docs/AddAFeature.md")
        let example = root.appending(path: "Examples/Notebook")
        let names = page.matches(of: /`([A-Za-z]+\.swift)`/).map { String($0.1) }
        let found =
            FileManager.default.enumerator(at: example, includingPropertiesForKeys: nil)?
            .compactMap { ($0 as? URL)?.lastPathComponent } ?? []

        #expect(names.count >= 10)
        #expect(Set(names).subtracting(found).sorted() == [])
        let lines = try text("Examples/Notebook/Sources/TwoFeatures/main.swift").split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        #expect(lines.count <= 61)
        let run = try text(".ci/run")
        #expect(run.contains("--skip-build Notebook") && run.contains("--skip-build TwoFeatures"))
    }

    @Test(arguments: [
        "Router.init(root:guard:)  @MainActor init(root: R? = nil, ",
        "Pagination.items  var items: [Item] { get }",
        "Loader.state  @MainActor var state: LoadState<Value, ErrorMessage> { get }",
        "RouterProtocol.path  @MainActor var path: [Self.R] { get set }",
        "Loader  @MainActor final class Loader<Value> where Value : Sendable",
        "RouterProtocol.push(_:)  @MainActor func push(_ route: Self.R)",
        "LinkTable.destination(for:)  func destination(for text: String) throws(NavigationError)",
    ])
    func `the recorded interface is what code can be written from (EM-18)`(line: String) throws {
        let record = try text("Docs/API/MomentumPresentation.txt")

        #expect(record.contains("\n\(line)"), "\(line)")
    }

    private var root: URL { URL(filePath: #filePath).appending(path: "../../..").standardized }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
}
