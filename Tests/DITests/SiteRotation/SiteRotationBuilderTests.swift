import Foundation
import MomentumContainer
import MomentumDI
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumSiteRotationTestSupport
import MomentumTestSupport
import Testing

@MainActor
@Suite struct SiteRotationBuilderTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)

    func makeContainer(
        _ storage: SiteRotationStorage = .inMemory,
        words: Words = .english
    ) throws -> DependencyContainer {
        var builder = ContainerBuilder()
        builder.install(
            SystemAssembly(
                dates: FixedWallClock(now: now),
                calendar: Calendar(identifier: .gregorian),
                locale: Locale(identifier: "en_GB")
            )
        )
        builder.install(SiteRotationAssembly(storage: storage, texts: SiteTexts(words: words)))
        return try builder.build()
    }

    @Test func `words of a host reach screens, names of places and failures (EM-9)`() async throws {
        let container = try makeContainer(words: Words { "<\($0)>" })
        let sites = try SiteRotationBuilder(container: container, version: "1")
        let home = sites.makeHomeViewModel(router: Router())
        await home.load()
        let importing = sites.makeImportViewModel()
        await importing.prepare(Array("x".utf8), mode: .merge)

        #expect(home.texts?.title == "<No Active Site>")
        #expect(home.texts?.recommended.first?.title == "<Left <Front Abdomen>>")
        guard case .refused(let message, _) = importing.state else {
            Issue.record("\(importing.state)")
            return
        }
        #expect(message.sentence.hasPrefix("<The first line of the file is"))
        #expect(message.text.hasSuffix("<Error: SiteRotation.Import 2>"))
    }

    @Test func `a change on one screen is seen on the others without a reload (SR-36)`()
        async throws
    {
        let sites = try SiteRotationBuilder(container: makeContainer(), version: "1")
        let home = sites.makeHomeViewModel(router: Router())
        let history = sites.makeHistoryViewModel(router: Router())
        let selection = sites.makeSelectionViewModel(router: Router())
        await home.load()
        await history.load()
        #expect(home.texts?.active == nil)
        #expect(history.state == .noEntries)

        await selection.load()
        selection.choose(SiteLocation.defaults[3].id)
        await selection.confirm()
        await Observed.change { home.texts?.active != nil && history.state == .showing }

        #expect(home.texts?.active?.title == "Right Side Abdomen")
        #expect(history.list.items.map(\.locationID) == [SiteLocation.defaults[3].id])
    }

    @Test
    func `statistics and home follow edits, locations and settings (SR-36, SR-55, SR-65, SR-83)`()
        async throws
    {
        let sites = try SiteRotationBuilder(container: makeContainer(), version: "1")
        let home = sites.makeHomeViewModel(router: Router())
        let statistics = sites.makeStatisticsViewModel(router: Router())
        await home.load()
        await statistics.load()
        #expect(statistics.state == .empty)

        let selection = sites.makeSelectionViewModel(router: Router())
        await selection.load()
        selection.choose(SiteLocation.defaults[3].id)
        await selection.confirm()
        await Observed.change { statistics.statistics?.totalSiteChanges == 1 }

        guard case .saved(let logged) = selection.state else {
            Issue.record("expected a logged change, got \(selection.state)")
            return
        }
        let edit = sites.makeEntryEditViewModel(entry: logged.entry.id, router: Router())
        await edit.load()
        edit.edit { $0.locationID = SiteLocation.defaults[4].id }
        await edit.save()
        await Observed.change { home.texts?.title == "Left Back Abdomen" }
        await Observed.change { statistics.texts?.rows[4].uses == "1 use" }

        let locations = sites.makeLocationsViewModel()
        await locations.load()
        await locations.setLocations([SiteLocation.defaults[4].id], isEnabled: false)
        await Observed.change { statistics.statistics?.locationsTracked == 13 }
        #expect(statistics.statistics?.totalSiteChanges == 0)
        #expect(home.texts?.title == "Left Back Abdomen")

        let settings = sites.makeSettingsViewModel(router: Router())
        await settings.load()
        await settings.change([.targetHours(48)])
        await Observed.change { home.texts?.active?.target.contains("48") == true }

        let deletion = sites.makeEntryEditViewModel(entry: logged.entry.id, router: Router())
        await deletion.load()
        deletion.askToDelete()
        await deletion.delete()
        await Observed.change { home.texts?.active == nil }
    }

    @Test func `edits and deletions are saved: the next start shows them (SR-55)`() async throws {
        let folder = URL.temporaryDirectory.appending(path: "edits-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let sites = try SiteRotationBuilder(container: makeContainer(.folder(folder)), version: "1")
        var logged: [SiteEntry.ID] = []
        for number in [3, 4] {
            let selection = sites.makeSelectionViewModel(router: Router())
            await selection.load()
            selection.choose(SiteLocation.defaults[number].id)
            await selection.confirm()
            await selection.confirmAgain()
            if case .saved(let change) = selection.state { logged.append(change.entry.id) }
        }
        try #require(logged.count == 2)
        // A person opens an entry from a list that shows it.
        let list = sites.makeHistoryViewModel(router: Router())
        await list.load()
        await Observed.change { list.list.items.count == 2 }

        let edit = sites.makeEntryEditViewModel(entry: logged[0], router: Router())
        await edit.load()
        edit.edit { $0.note = "sore" }
        await edit.save()
        let deletion = sites.makeEntryEditViewModel(entry: logged[1], router: Router())
        await deletion.load()
        deletion.askToDelete()
        await deletion.delete()

        let next = try SiteRotationBuilder(container: makeContainer(.folder(folder)), version: "1")
        let history = next.makeHistoryViewModel(router: Router())
        await history.load()
        #expect(history.list.items.map(\.id) == [logged[0]])
        #expect(history.list.items.map(\.note) == ["sore"])
    }

    @Test func `a test replaces the repository and nothing else (K-7, AK-19)`() async throws {
        let open = SiteEntry.fixture(1, from: now)
        let container = try makeContainer().overriding { builder in
            builder.replace((any SiteRotationRepository).self) {
                MockSiteRotationRepository(SiteRecords(entries: [open]))
            }
        }

        let home = try SiteRotationBuilder(container: container, version: "1")
            .makeHomeViewModel(router: Router())
        await home.load()

        #expect(home.texts?.active?.title == "Left Front Abdomen")
    }

    @Test func `screens of two containers share nothing (K-1, AK-16)`() async throws {
        let one = try SiteRotationBuilder(container: makeContainer(), version: "1")
        let other = try SiteRotationBuilder(container: makeContainer(), version: "1")
        let selection = one.makeSelectionViewModel(router: Router())
        await selection.load()
        selection.choose(SiteLocation.defaults[0].id)
        await selection.confirm()

        let history = other.makeHistoryViewModel(router: Router())
        await history.load()

        #expect(history.state == .noEntries)
    }
}
