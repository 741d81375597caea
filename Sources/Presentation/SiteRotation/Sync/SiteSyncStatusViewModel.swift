import Foundation
public import MomentumDomain
public import MomentumSiteRotationDomain
public import Observation

/// What is shown of sync: its status, and a button that syncs now.
@MainActor
@Observable
public final class SiteSyncStatusViewModel {
    private let observer: SiteSyncObserver
    private let clock: any WallClock
    private let ticker: any Clock<Duration>
    private let display: SiteDisplay
    private var now: Date
    /// What the user has to decide before a sync can go on.
    public private(set) var question: SiteJoinQuestion?
    @ObservationIgnored private var running: Task<Void, Never>?

    /// - Parameters:
    ///   - observer: The status, shared with the other screens, and what syncs.
    ///   - clock: What the time since the last sync is measured with.
    ///   - ticker: What ``keepTime()`` waits on.
    ///   - display: How things are said.
    public init(
        observer: SiteSyncObserver,
        clock: any WallClock,
        ticker: any Clock<Duration>,
        display: SiteDisplay
    ) {
        self.observer = observer
        self.clock = clock
        self.ticker = ticker
        self.display = display
        now = clock.now
    }

    /// The status; it follows what sync does, whoever asked for it.
    public var state: SiteSyncState { observer.status }

    /// The texts of what is shown.
    public var texts: SiteSyncStatusAdapter {
        SiteSyncStatusAdapter(state, display: display, now: now)
    }

    /// Begins to follow the status, the first time it is called in a process.
    public func appear() {
        now = clock.now
        observer.start()
    }

    /// Syncs once; a call while that is running joins it.
    ///
    /// - Parameter choice: The answer to ``question``; `nil` asks it when there is one.
    /// - Returns: The run.
    @discardableResult
    public func sync(joining choice: SiteJoinChoice? = nil) -> Task<Void, Never> {
        if let running { return running }
        let task = Task {
            do throws(SiteSyncFailure) {
                question = try await observer.synchronizer?.sync(joining: choice).question
            } catch {
                // A failure is told by the events, to every screen; one that gave up changes
                // nothing.
                if !error.isCancelled { question = nil }
            }
            now = clock.now
            running = nil
        }
        running = task
        return task
    }

    /// Brings the time since the last sync up to date every minute.
    ///
    /// Runs until its task is cancelled, as when the screen disappears.
    public func keepTime() async {
        while !Task.isCancelled {
            now = clock.now
            try? await ticker.sleep(for: .seconds(60))
        }
    }
}
