import Foundation
public import MomentumContainer
import MomentumPresentation
public import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

/// Wires the watch, which has no records, settings or sync of its own.
public struct WatchAssembly: Assembly {
    private let store: any WatchStateStore
    private let outbox: any WatchCommandQueue
    private let inbox: any WatchStateReceiver
    private let timelines: any SiteTimelineReloader
    private let log: any WatchLog
    private let texts: SiteTexts

    /// - Parameters:
    ///   - store: The storage of the last state, for the next launch and the complications.
    ///   - outbox: The watch's end of the queue.
    ///   - inbox: The watch's end of the channel of states.
    ///   - timelines: Reloads the complications.
    ///   - log: Logs failures.
    ///   - texts: The texts of the watch, English by default.
    public init(
        store: any WatchStateStore,
        outbox: any WatchCommandQueue,
        inbox: any WatchStateReceiver,
        timelines: any SiteTimelineReloader,
        log: any WatchLog,
        texts: SiteTexts = SiteTexts()
    ) {
        self.store = store
        self.outbox = outbox
        self.inbox = inbox
        self.timelines = timelines
        self.log = log
        self.texts = texts
    }

    public func register(in container: inout ContainerBuilder) {
        container.registerKeptState(in: store, timelines: timelines, log: log)
        container.singleton((any WatchCommandQueue).self) { [outbox] in outbox }
        container.singleton((any WatchStateReceiver).self) { [inbox] in inbox }
        container.singleton(
            (any WatchClientProtocol).self,
            WatchClient.init(store:outbox:inbox:timelines:dates:identifiers:log:)
        )
        container.singleton(SiteDisplay.self) { [texts] (locale: Locale, calendar: Calendar) in
            SiteDisplay(texts: texts, locale: locale, calendar: calendar)
        }
        container.mainActorSingleton(Feed<WatchSituation>.self, Feed<WatchSituation>.init(_:))
    }
}
