import Foundation
import MomentumCommandLine
import MomentumContainer
import MomentumSiteRotationDI
import MomentumSiteRotationData
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

extension CompositionRoot {
    /// The phone's side of the watch on the folder for data, or on none.
    static func phone(_ dataDirectory: URL?, console: Console) -> WatchHostAssembly {
        let log = ConsoleWatchLog(console: console)
        guard let places = dataDirectory.map(WatchPlaces.init) else {
            let link = InMemoryWatchLink()
            return WatchHostAssembly(
                store: InMemoryWatchStateStore(),
                inbox: link.phone,
                outbox: link.phone,
                timelines: SilentTimelineReloader(),
                log: log
            )
        }
        return WatchHostAssembly(
            store: FileWatchStateStore(file: places.phoneState),
            inbox: FileWatchCommandReceiver(folder: places.link, clock: ContinuousClock()),
            outbox: FileWatchStateLink(folder: places.link, clock: ContinuousClock()),
            timelines: SilentTimelineReloader(),
            log: log
        )
    }

    /// A sender that reports each pushed state on the terminal.
    func phoneJournal(console: Console) throws -> PhoneJournal {
        PhoneJournal(
            try container.resolve((any WatchStateSender).self),
            console: console,
            texts: try siteDisplay().texts
        )
    }

    /// The phone's side of the watch, which pushes states through a journal, and the records it
    /// reads.
    func watchHost(
        reportingTo journal: PhoneJournal
    ) throws -> (host: any WatchHostProtocol, sites: any SiteRotationRepository) {
        // Another container has another repository, and each observes changes for itself.
        let container = try container.overriding { builder in
            builder.replace((any WatchStateSender).self) { journal }
        }
        return (
            try container.resolve((any WatchHostProtocol).self),
            try container.resolve((any SiteRotationRepository).self)
        )
    }

    /// The phone's side of the watch, which answers over the caller's channel or its own.
    func watchHost(
        answeringOver outbox: (any WatchStateSender)? = nil
    ) throws -> any WatchHostProtocol {
        guard let outbox else { return try container.resolve((any WatchHostProtocol).self) }
        let container = try container.overriding { builder in
            builder.replace((any WatchStateSender).self) { outbox }
        }
        return try container.resolve((any WatchHostProtocol).self)
    }

    /// Pushes the state as a launch of the phone does, so that the widgets have the newest one.
    func refreshWidgets() async throws {
        try await watchHost().push()
    }

    /// The present timeline of the phone's widgets.
    func timeline() async throws -> SiteTimeline {
        try await container.resolve((any MakeSiteTimelineUseCaseProtocol).self).execute()
    }

    /// Serves the watch until the time is up or the task is cancelled, and looks for changes of the
    /// records by other processes.
    func run(
        _ host: any WatchHostProtocol,
        over sites: any SiteRotationRepository,
        for duration: Duration?
    ) async throws {
        let clock = try container.resolve((any Clock<Duration>).self)
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await host.run() }
            group.addTask {
                while !Task.isCancelled {
                    // A read makes the store look for what other processes appended.
                    _ = try? await sites.records()
                    try? await clock.sleep(for: .milliseconds(500))
                }
            }
            if let duration {
                group.addTask { try? await clock.sleep(for: duration) }
                _ = await group.next()
                group.cancelAll()
            }
        }
    }
}
