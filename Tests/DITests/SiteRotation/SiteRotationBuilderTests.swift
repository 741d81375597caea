import Foundation
import MomentumDI
import MomentumDomain
import MomentumPresentation
import MomentumTestSupport
import Testing

@MainActor
@Suite struct SiteRotationBuilderTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)

    func makeContainer() throws -> Container {
        var builder = ContainerBuilder()
        builder.install(
            SystemAssembly(
                clock: FixedWallClock(now: now),
                calendar: Calendar(identifier: .gregorian),
                locale: Locale(identifier: "en_GB")
            )
        )
        builder.install(SiteRotationAssembly(storage: .inMemory))
        return try builder.build()
    }

    @Test func `a change on one screen is seen on the others without a reload (SR-36)`()
        async throws
    {
        let sites = SiteRotationBuilder(container: try makeContainer())
        let home = try sites.makeHomeViewModel(router: Router())
        let history = try sites.makeHistoryViewModel()
        let selection = try sites.makeSelectionViewModel()
        await home.load()
        await history.load()
        #expect(home.texts?.active == nil)
        #expect(history.state == .noEntries)

        await selection.load()
        selection.choose(SiteLocation.defaults[3].id)
        await selection.confirm()
        await Observed.change { home.texts?.active != nil }

        #expect(home.texts?.active?.title == "Right Side Abdomen")
        guard case .showing(let entries) = history.state else {
            Issue.record("expected entries, got \(history.state)")
            return
        }
        #expect(entries.map(\.locationID) == [SiteLocation.defaults[3].id])
    }

    @Test func `a test replaces the repository and nothing else (K-7, AK-19)`() async throws {
        let open = SiteEntry.fixture(1, from: now)
        let container = try makeContainer().overriding { builder in
            builder.replace((any SiteRotationRepository).self) {
                MockSiteRotationRepository(SiteRecords(entries: [open]))
            }
        }

        let home = try SiteRotationBuilder(container: container)
            .makeHomeViewModel(router: Router())
        await home.load()

        #expect(home.texts?.active?.title == "Left Front Abdomen")
    }

    @Test func `screens of two containers share nothing (K-1, AK-16)`() async throws {
        let one = SiteRotationBuilder(container: try makeContainer())
        let other = SiteRotationBuilder(container: try makeContainer())
        let selection = try one.makeSelectionViewModel()
        await selection.load()
        selection.choose(SiteLocation.defaults[0].id)
        await selection.confirm()

        let history = try other.makeHistoryViewModel()
        await history.load()

        #expect(history.state == .noEntries)
    }
}
