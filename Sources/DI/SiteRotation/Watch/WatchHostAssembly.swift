public import MomentumContainer
public import MomentumSiteRotationDomain

/// Wires the phone's side of the watch; records, settings and clock come from other assemblies.
public struct WatchHostAssembly: Assembly {
    private let store: any WatchStateStore
    private let inbox: any WatchCommandReceiver
    private let outbox: any WatchStateSender
    private let timelines: any SiteTimelineReloader
    private let log: any WatchLog

    /// - Parameters:
    ///   - store: The storage of the state for the widgets of the phone.
    ///   - inbox: The phone's end of the queue.
    ///   - outbox: The phone's end of the channel of states.
    ///   - timelines: Reloads the widgets of the phone.
    ///   - log: Logs failures.
    public init(
        store: any WatchStateStore,
        inbox: any WatchCommandReceiver,
        outbox: any WatchStateSender,
        timelines: any SiteTimelineReloader,
        log: any WatchLog
    ) {
        self.store = store
        self.inbox = inbox
        self.outbox = outbox
        self.timelines = timelines
        self.log = log
    }

    public func register(in container: inout ContainerBuilder) {
        container.registerKeptState(in: store, timelines: timelines, log: log)
        container.singleton((any WatchCommandReceiver).self) { [inbox] in inbox }
        container.singleton((any WatchStateSender).self) { [outbox] in outbox }
        container.singleton(
            (any WatchHostProtocol).self,
            WatchHost.init(
                sites:
                settings:
                store:
                inbox:
                outbox:
                timelines:
                dates:
                identifiers:
                log:
            )
        )
    }
}
