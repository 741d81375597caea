import Foundation
import MomentumContainer
import MomentumDI
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTestSupport
import Testing

/// Every screen of the tracker, of its sync and of its watch.
@MainActor
@Suite struct SiteScreensTests {
    nonisolated static let allRoutes: [SiteRotationRoute] = [
        .home, .selection, .confirmation(location: SiteLocation.defaults[0].id),
        .history(location: nil), .history(location: SiteLocation.defaults[0].id),
        .entry(UUID()), .statistics, .locations, .rests, .reminders, .settings, .onboarding,
        .exporting,
        .importing, .importMapping, .map(day: nil), .map(day: SiteDay("2026-03-05")),
        .insertion, .move(UUID()), .review, .undo, .profiles, .report, .backup,
        .sensors(.home), .sensors(.selection), .sensors(.history(location: nil)),
        .sensors(.entry(UUID())), .sensors(.statistics), .sensors(.insertion), .sensors(.review),
        .sensors(.confirmation(location: SiteLocation.defaults[0].id)), .sensors(.move(UUID())),
    ]

    let folder = URL.temporaryDirectory.appending(path: "screens-\(UUID())")

    private func container(_ assemblies: any Assembly...) throws -> DependencyContainer {
        var builder = ContainerBuilder()
        builder.install(
            SystemAssembly(
                dates: FixedWallClock(now: Date(timeIntervalSince1970: 1_750_000_000)),
                calendar: Calendar(identifier: .gregorian),
                locale: Locale(identifier: "en_GB")
            )
        )
        for assembly in assemblies { builder.install(assembly) }
        return try builder.build()
    }

    @Test(arguments: [true, false])
    func `every route has its screen, which touches no file until it loads (NV-3, NV-15 to NV-18)`(
        inMemory: Bool
    ) throws {
        let sites = try SiteRotationBuilder(
            container: container(
                SiteRotationAssembly(storage: inMemory ? .inMemory : .folder(folder))
            ),
            version: "1"
        )
        let router = Router(root: SiteRotationRoute.home)

        for route in Self.allRoutes {
            let screen = sites.screen(for: route, router: router.projected(.itself))
            let isRight =
                switch (route, screen) {
                case (.home, .home), (.selection, .selection), (.confirmation, .confirmation),
                    (.history, .history), (.entry, .entry), (.statistics, .statistics),
                    (.locations, .locations), (.rests, .rests), (.reminders, .reminders),
                    (.settings, .settings),
                    (.onboarding, .onboarding), (.exporting, .exporting), (.importing, .importing),
                    (.importMapping, .importMapping), (.map, .map), (.insertion, .correction),
                    (.move, .correction), (.review, .review), (.undo, .undo),
                    (.sensors, .sensors), (.profiles, .profiles), (.report, .report),
                    (.backup, .backup):
                    true
                default: false
                }
            #expect(isRight, "\(route)")
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test(arguments: allRoutes)
    func `every route can be saved, and has a link (NV-2, NV-29)`(
        route: SiteRotationRoute
    ) throws {
        let bytes = try JSONEncoder().encode([route])
        #expect(try JSONDecoder().decode([SiteRotationRoute].self, from: bytes) == [route])

        let links = LinkTable<SiteRotationRoute>.siteRotation(scheme: "momentum")
        let places: [Destination<SiteRotationRoute>] = [
            [route], Destination(path: [.home], sheet: route), [.history(location: nil), route],
            [.settings, route], Destination(path: [.sensors(.home)], sheet: route),
            [.sensors(.history(location: nil)), route],
        ]
        #expect(places.compactMap(links.link).count == 1)
    }

    @Test func `the watch and the sync have theirs (NV-4)`() throws {
        let link = InMemoryWatchLink()
        let watch = try WatchBuilder(
            container: container(
                WatchAssembly(
                    channel: WatchChannel(queue: link.watch, states: link.watch),
                    keeping: WatchKeeping(
                        store: InMemoryWatchStateStore(),
                        timelines: SilentTimelineReloader(),
                        log: SilentWatchLog()
                    )
                )
            )
        )
        let router = Router(root: WatchRoute.home)
        router.path = [.selection, .confirmation(location: SiteLocation.defaults[0].id)]
        for route in router.path {
            _ = router.screen(for: route) {
                watch.screen(for: $0, router: router.projected(.itself))
            }
        }
        guard case .confirmation(let selection) = watch.screen(for: router.path[1], router: router)
        else {
            Issue.record("no confirmation")
            return
        }
        #expect(selection.state == .choosing)

        let syncing = try SiteSyncBuilder(
            container: container(
                SiteRotationAssembly(storage: .folder(folder)),
                SiteSyncAssembly(place: nil) { _ in }
            )
        )
        let status = syncing.makeStatusViewModel()
        #expect(status.state.status == .localOnly)
    }

    @Test func `screens that leave are released, and those that stay are not (NV-14, NV-19)`()
        async throws
    {
        let sites = try SiteRotationBuilder(
            container: container(SiteRotationAssembly(storage: .inMemory)),
            version: "1"
        )
        let router = Router(root: SiteRotationRoute.home)
        func screen(_ route: SiteRotationRoute) -> SiteRotationScreen {
            router.screen(for: route) { sites.screen(for: $0, router: router.projected(.itself)) }
        }
        guard case .home(let home) = screen(.home) else {
            Issue.record("another screen")
            return
        }
        home.openStatistics()
        weak var statistics: SiteStatisticsViewModel?
        if case .statistics(let shown) = screen(.statistics) { statistics = shown }
        #expect(statistics != nil)

        router.pop()

        #expect(statistics == nil)
        guard case .home(let same) = screen(.home) else {
            Issue.record("another screen")
            return
        }
        #expect(same === home)
    }
}
