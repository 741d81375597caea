import Foundation
public import MomentumDomain
public import MomentumSiteRotationDomain
public import Observation

/// The status of the sync, and a button that syncs now.
@MainActor
@Observable
public final class SiteSyncStatusViewModel {
    private let observer: SiteSyncObserver
    private let dates: any WallClock
    private let clock: any Clock<Duration>
    private let display: SiteDisplay
    private var now: Date
    /// The question that the user must answer before a sync can continue.
    public private(set) var question: SiteJoinQuestion?
    /// The history that was replaced in a sync started here.
    public private(set) var exchange: SiteHistoryExchange?
    /// Another history in the folder, which no device has joined with this one for a day; a sync
    /// with ``SiteJoinChoice/both`` takes it in.
    public private(set) var unjoined: SiteHistorySummary?
    /// The failure of the last sync started here; `nil` after a successful one.
    public private(set) var failure: SiteSyncFailure?
    /// The newest run.
    @ObservationIgnored private var running: Task<Void, Never>?
    @ObservationIgnored private var runs = 0

    /// `dates` measures the time since the last sync; ``keepTime()`` waits on `clock`.
    public init(
        observer: SiteSyncObserver,
        dates: any WallClock,
        clock: any Clock<Duration>,
        display: SiteDisplay
    ) {
        self.observer = observer
        self.dates = dates
        self.clock = clock
        self.display = display
        now = dates.now
    }

    /// The status, updated after every sync.
    public var state: SiteSyncState { observer.status }

    public var texts: SiteSyncStatusAdapter {
        SiteSyncStatusAdapter(state, display: display, now: now)
    }

    /// Starts following the status, at the first call in a process.
    public func appear() {
        now = dates.now
        observer.start()
    }

    /// Syncs once; concurrent calls join a running sync, or follow it with an answer.
    ///
    /// If one of the two histories has changed since ``question``, an answer has no effect: the
    /// question is asked again.
    ///
    /// - Parameters:
    ///   - choice: The answer to `asked`; `nil` to ask the question if there is one.
    ///   - asked: The question that was shown; `nil` means ``question``.
    /// - Returns: The run.
    @discardableResult
    public func sync(
        joining choice: SiteJoinChoice? = nil,
        to asked: SiteJoinQuestion? = nil
    ) -> Task<Void, Never> {
        if let running, choice == nil { return running }
        let asked = asked ?? question
        runs += 1
        let task = Task { [before = running, number = runs] in
            await before?.value
            do throws(SiteSyncFailure) {
                let outcome = try await sync(joining: choice, answering: asked)
                question = outcome?.question
                exchange = outcome?.exchange ?? exchange
                unjoined = outcome?.unjoined
                failure = nil
            } catch {
                // The events report a failure to every screen; a cancellation changes nothing.
                if !error.isCancelled { (question, failure) = (nil, error) }
            }
            now = dates.now
            if number == runs { running = nil }
        }
        running = task
        return task
    }

    private func sync(
        joining choice: SiteJoinChoice?,
        answering asked: SiteJoinQuestion?
    ) async throws(SiteSyncFailure) -> SiteSyncOutcome? {
        guard let choice, let asked else {
            return try await observer.synchronizer?.sync(joining: choice)
        }
        return try await observer.synchronizer?.sync(answering: asked, with: choice)
    }

    /// Updates the time since the last sync every minute, until its task is cancelled.
    public func keepTime() async {
        while !Task.isCancelled {
            now = dates.now
            try? await clock.sleep(for: .seconds(60))
        }
    }
}
