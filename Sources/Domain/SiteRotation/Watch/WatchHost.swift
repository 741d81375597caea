import Foundation
public import MomentumDomain

/// The phone's side of the watch: performs its commands, and sends the state to it and to the
/// widgets.
public protocol WatchHostProtocol: Sendable {
    /// Creates a state from the saved records, stores it for the widgets, and sends it to the
    /// watch. The host program calls it at launch, when it becomes active, and when the session
    /// with the watch is activated; ``run()`` handles all other occasions. Calls run one after the
    /// other. A failure is logged and retried at the next occasion; only records that were read are
    /// sent.
    /// - Returns: The state that was sent to the watch; `nil` if none was.
    @discardableResult
    func push() async -> WatchState?

    /// Performs the waiting commands in order, once each, and sends the answers. Returns their
    /// number.
    @discardableResult
    func serve() async -> Int

    /// Pushes at launch and after each change of records or settings. Serves the watch's commands
    /// as they arrive, until the task is cancelled.
    func run() async
}

/// Answers the watch from the records of this phone.
public actor WatchHost: WatchHostProtocol {
    public typealias Channel = WatchChannel<any WatchCommandReceiver, any WatchStateSender>

    private let sites: any SiteRotationRepository
    private let settings: any SiteSettingsRepository
    private let channel: Channel
    private let keeping: WatchKeeping
    private let dates: any WallClock
    private let identifiers: any IdentifierSource
    private let pushes = SerialWork()

    /// - Parameters:
    ///   - sites: The records.
    ///   - settings: The settings, with the target.
    ///   - channel: The commands from the watch, and the states to it.
    ///   - keeping: The store of the state for the widgets, with its number; widgets are reloaded
    ///     even without a watch.
    ///   - dates: The clock that dates the states and the performed commands.
    ///   - identifiers: The source of the installation's name.
    public init(
        sites: any SiteRotationRepository,
        settings: any SiteSettingsRepository,
        channel: Channel,
        keeping: WatchKeeping,
        dates: any WallClock,
        identifiers: any IdentifierSource
    ) {
        self.sites = sites
        self.settings = settings
        self.channel = channel
        self.keeping = keeping
        self.dates = dates
        self.identifiers = identifiers
    }

    @discardableResult
    public func push() async -> WatchState? {
        // One after the other, or a state of older records could get a higher number. In a separate
        // task, because a cancelled caller must not leave a number unused.
        await Task { await pushes.run { await pushNow() } }.value
    }

    @discardableResult
    public func serve() async -> Int {
        var answered: Set<SiteChangeCommand.ID> = []
        do throws(WatchLinkError) {
            for arrival in try await channel.queue.waiting() {
                switch arrival {
                case .payload(let command):
                    // Commands are performed in order: a waiting command delays those after it.
                    guard await carryOut(command) else { return await finish(answered) }
                    answered.insert(command.id)
                case .newerVersion(let version): keeping.log.record(.payloadOfNewerVersion(version))
                case .unreadable(let cause): keeping.log.record(.payloadUnreadable(cause))
                }
            }
        } catch {
            if !error.isCancelled { keeping.log.record(.queueFailed(FailureCause(error))) }
        }
        return await finish(answered)
    }

    public func run() async {
        // Subscribed before the first push, so that no change is missed in between.
        let recordChanges = sites.changes()
        let settingsChanges = settings.changes()
        let signals = channel.queue.signals()
        await push()
        await serve()
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for await _ in recordChanges { await self.push() } }
            group.addTask { for await _ in settingsChanges { await self.push() } }
            group.addTask { for await _ in signals { await self.serve() } }
        }
    }

    /// True if the effect or the refusal of a command is saved.
    private func carryOut(_ command: SiteChangeCommand) async -> Bool {
        do throws(SiteRotationError) {
            try await sites.perform([.carryOut(command)], at: dates.now)
            return true
        } catch {
            if !error.isCancelled { keeping.log.record(.commandNotSaved(FailureCause(error))) }
            return false
        }
    }

    /// Pushes also for a repeated command, because the watch has not seen its answer.
    private func finish(_ answered: Set<SiteChangeCommand.ID>) async -> Int {
        guard !answered.isEmpty else { return 0 }
        await channel.queue.finish(answered)
        await push()
        return answered.count
    }

    private func pushNow() async -> WatchState? {
        var kept: WatchState?
        // Repeated if another process of the phone took the number meanwhile, because its records
        // may be older.
        while kept == nil {
            guard let (state, isFirst) = await nextState() else { return nil }
            do throws(RepositoryError) {
                // Stored first, because a number that a watch has seen must never be reused.
                let isKept =
                    try await isFirst ? keeping.store.saveFirst(state) : keeping.store.save(state)
                if isKept { kept = state }
            } catch {
                if !error.isCancelled { keeping.log.record(.stateNotSaved(FailureCause(error))) }
                return nil
            }
        }
        guard let state = kept else { return nil }
        keeping.timelines.reload()
        do throws(WatchLinkError) {
            try await channel.states.send(state)
            return state
        } catch {
            if !error.isCancelled { keeping.log.record(.pushFailed(FailureCause(error))) }
            return nil
        }
    }

    /// The state of the saved records.
    ///
    /// The number is taken before the records are read, so that a higher number never has older
    /// records.
    private func nextState() async -> (state: WatchState, isFirst: Bool)? {
        let number: (source: UUID, revision: Int, isFirst: Bool)
        do throws(RepositoryError) {
            number = try await nextNumber()
        } catch {
            if !error.isCancelled { keeping.log.record(.stateNotSaved(FailureCause(error))) }
            return nil
        }
        do throws(RepositoryError) {
            let state = WatchState(
                records: try await sites.records(),
                settings: try await settings.settings(),
                source: number.source,
                revision: number.revision,
                now: dates.now
            )
            return (state, number.isFirst)
        } catch {
            if !error.isCancelled { keeping.log.record(.recordsNotRead(FailureCause(error))) }
            return nil
        }
    }

    /// The last number plus one; a new installation starts again under a new name.
    private func nextNumber() async throws(RepositoryError) -> (
        source: UUID, revision: Int, isFirst: Bool
    ) {
        if case .payload(let last) = try await keeping.store.lastOfInstallation() {
            return (last.source, last.revision + 1, false)
        }
        return (identifiers.next(), 1, true)
    }
}
