import Foundation
import MomentumCommandLine
import MomentumContainer
import MomentumDI
import MomentumSiteRotationDI
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

extension CompositionRoot {
    /// The composition root of the watch: its own container, without records (SR-123).
    @MainActor
    struct Watch {
        let container: DependencyContainer
        let screens: WatchBuilder

        /// Wires the watch on the folder for data, or on none.
        init(_ context: CommandContext) throws {
            try self.init(context, dataDirectory: context.dataDirectory)
        }

        init(_ context: CommandContext, dataDirectory: URL?) throws {
            try DataDirectory.check(dataDirectory)
            var builder = ContainerBuilder()
            builder.install(
                SystemAssembly(
                    clock: context.clock,
                    calendar: context.calendar,
                    locale: context.locale
                )
            )
            builder.install(Self.assembly(dataDirectory, console: context.console))
            container = try builder.build()
            screens = WatchBuilder(container: container)
        }

        private static func assembly(_ dataDirectory: URL?, console: Console) -> WatchAssembly {
            let log = ConsoleWatchLog(console: console)
            guard let places = dataDirectory.map(WatchPlaces.init) else {
                let link = InMemoryWatchLink()
                return WatchAssembly(
                    store: InMemoryWatchStateStore(),
                    outbox: link.watch,
                    inbox: link.watch,
                    timelines: SilentTimelineReloader(),
                    log: log
                )
            }
            return WatchAssembly(
                store: FileWatchStateStore(file: places.watchState),
                outbox: FileWatchCommandQueue(folder: places.link),
                inbox: FileWatchStateLink(folder: places.link, clock: ContinuousClock()),
                timelines: SilentTimelineReloader(),
                log: log
            )
        }

        func client() throws -> any WatchClientProtocol {
            try container.resolve((any WatchClientProtocol).self)
        }

        /// The clock that running commands wait on.
        func clock() throws -> any Clock<Duration> {
            try container.resolve((any Clock<Duration>).self)
        }

        func display() throws -> SiteDisplay {
            try container.resolve(SiteDisplay.self)
        }

        func timeline() async throws -> SiteTimeline {
            try await container.resolve((any MakeSiteTimelineUseCaseProtocol).self).execute()
        }
    }
}
