import Foundation
public import MomentumDomain

/// The phone's side of the watch: carries out its commands, and tells it and the widgets the state.
public protocol WatchHostProtocol: Sendable {
    /// Makes a state of the saved records, keeps it for the widgets, and hands it to the watch. For
    /// a host program to call at launch, when it becomes active and when the session with the watch
    /// was activated; all other occasions are noticed by ``run()``. Calls are carried out one after
    /// the other. A failure is logged and tried again at the next occasion; nothing is pushed that
    /// was not read.
    /// - Returns: The state that the watch was handed; `nil` when it was not.
    @discardableResult
    func push() async -> WatchState?

    /// Carries out the commands that wait, each once, in their order, and pushes the answers.
    ///
    /// - Returns: How many were answered.
    @discardableResult
    func serve() async -> Int

    /// Pushes at launch and whenever records or settings change, and serves the watch whenever
    /// something comes, until the task is cancelled.
    func run() async
}

/// Answers the watch from the records of this phone.
public actor WatchHost: WatchHostProtocol {
    private let sites: any SiteRotationRepository
    private let settings: any SiteSettingsRepository
    private let store: any WatchStateStore
    private let inbox: any WatchCommandReceiver
    private let outbox: any WatchStateSender
    private let timelines: any SiteTimelineReloader
    private let clock: any WallClock
    private let identifiers: any IdentifierSource
    private let log: any WatchLog
    private var lastPush: Task<WatchState?, Never>?

    /// - Parameters:
    ///   - sites: The records.
    ///   - settings: What the target is.
    ///   - store: Where the state is for the widgets, and which number it has.
    ///   - inbox: What the watch asks for.
    ///   - outbox: What the watch is told.
    ///   - timelines: Widgets of the phone are reloaded whether or not there is a watch.
    ///   - clock: Dates the states, and says when a command is carried out.
    ///   - identifiers: Gives an installation its name.
    ///   - log: Takes down what nobody is told of.
    public init(
        sites: any SiteRotationRepository,
        settings: any SiteSettingsRepository,
        store: any WatchStateStore,
        inbox: any WatchCommandReceiver,
        outbox: any WatchStateSender,
        timelines: any SiteTimelineReloader,
        clock: any WallClock,
        identifiers: any IdentifierSource,
        log: any WatchLog
    ) {
        self.sites = sites
        self.settings = settings
        self.store = store
        self.inbox = inbox
        self.outbox = outbox
        self.timelines = timelines
        self.clock = clock
        self.identifiers = identifiers
        self.log = log
    }

    @discardableResult
    public func push() async -> WatchState? {
        // One after the other, or a state of older records could get the higher number.
        let push = Task { [lastPush] in
            _ = await lastPush?.value
            return await pushNow()
        }
        lastPush = push
        return await push.value
    }

    @discardableResult
    public func serve() async -> Int {
        var answered: Set<SiteChangeCommand.ID> = []
        do throws(WatchLinkError) {
            for arrival in try await inbox.waiting() {
                switch arrival {
                case .payload(let command):
                    // The order is kept: what comes after a command that waits, waits too.
                    guard await carryOut(command) else { return await finish(answered) }
                    answered.insert(command.id)
                case .newerVersion(let version): log.note(.payloadOfNewerVersion(version))
                case .unreadable(let cause): log.note(.payloadUnreadable(cause))
                }
            }
        } catch {
            if !error.isCancelled { log.note(.queueFailed(FailureCause(error))) }
        }
        return await finish(answered)
    }

    public func run() async {
        // Listened to from before the first push on, so that no change falls between the two.
        let recordChanges = sites.changes()
        let settingsChanges = settings.changes()
        let signals = inbox.signals()
        await push()
        await serve()
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for await _ in recordChanges { await self.push() } }
            group.addTask { for await _ in settingsChanges { await self.push() } }
            group.addTask { for await _ in signals { await self.serve() } }
        }
    }

    /// Whether a command has taken effect or was refused, and that is saved.
    private func carryOut(_ command: SiteChangeCommand) async -> Bool {
        do throws(SiteRotationError) {
            try await sites.perform([.carryOut(command)], at: clock.now)
            return true
        } catch {
            if !error.isCancelled { log.note(.commandNotSaved(FailureCause(error))) }
            return false
        }
    }

    /// Pushes also for a command that came again: its watch has not seen the answer.
    private func finish(_ answered: Set<SiteChangeCommand.ID>) async -> Int {
        guard !answered.isEmpty else { return 0 }
        await inbox.finish(answered)
        await push()
        return answered.count
    }

    private func pushNow() async -> WatchState? {
        var kept: WatchState?
        // Once more when another process of the phone has taken the number meanwhile: what it read
        // may be older than what is read now.
        while kept == nil {
            guard let (state, isFirst) = await nextState() else { return nil }
            do throws(RepositoryError) {
                // Kept first: a number that a watch has seen must never be given again.
                let isKept = try await isFirst ? store.keepFirst(state) : store.keep(state)
                if isKept { kept = state }
            } catch {
                if !error.isCancelled { log.note(.stateNotKept(FailureCause(error))) }
                return nil
            }
        }
        guard let state = kept else { return nil }
        timelines.reload()
        do throws(WatchLinkError) {
            try await outbox.send(state)
            return state
        } catch {
            if !error.isCancelled { log.note(.pushFailed(FailureCause(error))) }
            return nil
        }
    }

    /// The state of the saved records; the number is taken first, so that a higher one never says
    /// what is older.
    private func nextState() async -> (state: WatchState, isFirst: Bool)? {
        let number: (source: UUID, revision: Int, isFirst: Bool)
        do throws(RepositoryError) {
            number = try await nextNumber()
        } catch {
            if !error.isCancelled { log.note(.stateNotKept(FailureCause(error))) }
            return nil
        }
        do throws(RepositoryError) {
            let state = WatchState(
                records: try await sites.records(),
                settings: try await settings.settings(),
                source: number.source,
                revision: number.revision,
                now: clock.now
            )
            return (state, number.isFirst)
        } catch {
            if !error.isCancelled { log.note(.recordsNotRead(FailureCause(error))) }
            return nil
        }
    }

    /// One more than the last number; a new installation begins anew under a name of its own.
    private func nextNumber() async throws(RepositoryError) -> (
        source: UUID, revision: Int, isFirst: Bool
    ) {
        if case .payload(let last) = try await store.state() {
            return (last.source, last.revision + 1, false)
        }
        return (identifiers.next(), 1, true)
    }
}
