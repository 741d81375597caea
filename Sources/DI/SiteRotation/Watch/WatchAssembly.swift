import Foundation
public import MomentumDomain
import MomentumPresentation

/// Wires the watch: no records, no settings, and nothing of sync (SR-123).
public struct WatchAssembly: Assembly {
    private let store: any RotationStateStore
    private let outbox: any SiteCommandOutbox
    private let inbox: any RotationStateInbox
    private let timelines: any SiteTimelineReloader
    private let log: any WatchLog
    private let texts: SiteTexts

    /// - Parameters:
    ///   - store: Where the last state is for the next launch and the complications.
    ///   - outbox: The watch's end of the queue.
    ///   - inbox: The watch's end of the channel of states.
    ///   - timelines: Reloads the complications.
    ///   - log: Takes down what goes wrong.
    ///   - texts: What the watch says, English by default.
    public init(
        store: any RotationStateStore,
        outbox: any SiteCommandOutbox,
        inbox: any RotationStateInbox,
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
        container.singleton((any SiteCommandOutbox).self) { [outbox] in outbox }
        container.singleton((any RotationStateInbox).self) { [inbox] in inbox }
        container.singleton(
            (any WatchClientProtocol).self,
            WatchClient.init(store:outbox:inbox:timelines:clock:identifiers:log:)
        )
        container.singleton(SiteDisplay.self) { [texts] (locale: Locale, calendar: Calendar) in
            SiteDisplay(texts: texts, locale: locale, calendar: calendar)
        }
        container.mainActorSingleton(Feed<WatchSituation>.self, Feed<WatchSituation>.init(_:))
    }
}
