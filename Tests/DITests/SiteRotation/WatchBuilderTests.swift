import Foundation
import MomentumContainer
import MomentumDI
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTestSupport
import Testing

@MainActor
@Suite struct WatchBuilderTests {
    let now = Date(timeIntervalSince1970: 1_750_000_000)
    let link = InMemoryWatchLink()

    private func system() -> SystemAssembly {
        SystemAssembly(
            dates: FixedWallClock(now: now),
            calendar: Calendar(identifier: .gregorian),
            locale: Locale(identifier: "en_GB")
        )
    }

    func makeWatch() throws -> DependencyContainer {
        var builder = ContainerBuilder()
        builder.install(system())
        builder.install(
            WatchAssembly(
                channel: WatchChannel(queue: link.watch, states: link.watch),
                keeping: WatchKeeping(
                    store: InMemoryWatchStateStore(),
                    timelines: SilentTimelineReloader(),
                    log: SilentWatchLog()
                )
            )
        )
        return try builder.build()
    }

    func makePhone() throws -> DependencyContainer {
        var builder = ContainerBuilder()
        builder.install(system())
        builder.install(SiteRotationAssembly(storage: .inMemory))
        builder.install(
            WatchHostAssembly(
                channel: WatchChannel(queue: link.phone, states: link.phone),
                keeping: WatchKeeping(
                    store: InMemoryWatchStateStore(),
                    timelines: SilentTimelineReloader(),
                    log: SilentWatchLog()
                )
            )
        )
        return try builder.build()
    }

    @Test
    func `a request of the watch reaches the screens of the phone, and comes back (SR-36, SR-123)`()
        async throws
    {
        let (phone, watch) = (try makePhone(), try makeWatch())
        let host = try phone.resolve((any WatchHostProtocol).self)
        let client = try watch.resolve((any WatchClientProtocol).self)
        let home = try SiteRotationBuilder(container: phone, version: "1").makeHomeViewModel(
            router: Router()
        )
        await home.load()
        let face = try WatchBuilder(container: watch).makeHomeViewModel(router: Router())
        await face.load()
        #expect(face.texts.title == "Syncing with iPhone...")
        await host.push()
        await client.look()
        await Observed.change { face.texts.title == "No Active Site" }

        let selection = try WatchBuilder(container: watch).makeSelectionViewModel(router: Router())
        await selection.load()
        selection.choose(SiteLocation.defaults[3].id)
        await selection.confirm()
        await host.serve()
        await Observed.change { home.texts?.active != nil }
        await client.look()
        await Observed.change { face.texts.active != nil }

        #expect(home.texts?.active?.title == "Right Side Abdomen")
        #expect(face.texts.active?.title == "Right Side Abdomen")
        #expect(face.texts.notices.isEmpty)
        let timeline = try await watch.resolve((any MakeSiteTimelineUseCaseProtocol).self).execute()
        #expect(timeline == SiteTimeline(face.situation.state, from: now))
    }

    @Test func `the watch has no records, no settings and no sync (SR-123)`() throws {
        let names = try makeWatch().serviceGraph.services.map(\.key.description)

        for unwanted in ["SiteRotationRepository", "SiteSettingsRepository", "Sync", "SiteRecords"]
        {
            #expect(!names.contains { $0.contains(unwanted) })
        }
        #expect(names.contains { $0.contains("WatchClientProtocol") })
    }
}
