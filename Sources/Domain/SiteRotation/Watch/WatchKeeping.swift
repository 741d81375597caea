/// A device's memory of the last state: its store, and the listeners for changes.
public struct WatchKeeping: Sendable {
    package let store: any WatchStateStore
    let timelines: any SiteTimelineReloader
    let log: any WatchLog

    /// `store` has the last state.
    ///
    /// `timelines` reloads widgets or complications after each state. `log` records failures that
    /// no caller receives.
    public init(
        store: any WatchStateStore,
        timelines: any SiteTimelineReloader,
        log: any WatchLog
    ) {
        self.store = store
        self.timelines = timelines
        self.log = log
    }
}
