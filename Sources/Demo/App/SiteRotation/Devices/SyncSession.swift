import Foundation
import MomentumCommandLine
import MomentumDomain
import MomentumNetwork
import MomentumPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import Observation
import MomentumTerminal

/// The sync of this device with one folder, as long as a screen shows it.
///
/// The folder is known only after a file is read or a name typed. So the sync's services are then
/// wired in a container of their own, as in another process of this program.
@MainActor
@Observable
final class SyncSession {
    /// The folder or address that this device syncs with; `nil` if there is none yet.
    private(set) var place: String?
    private(set) var status: SiteSyncStatusViewModel
    /// The outcome of the last automatic sync.
    private(set) var outcome: SiteSyncOutcome?
    /// The exchange of histories that an automatic sync reported.
    private(set) var exchange: SiteHistoryExchange?
    /// The failure of the last automatic sync.
    private(set) var failure: SiteSyncFailure?

    private let root: CompositionRoot
    private let context: CommandContext
    /// The status while no folder is set.
    private let idle: SiteSyncStatusViewModel
    @ObservationIgnored private var synchronizer: (any SiteSynchronizer)?
    @ObservationIgnored private var keeping: (any KeepSitesInSyncUseCaseProtocol)?
    @ObservationIgnored private var running: [Task<Void, Never>] = []
    @ObservationIgnored private var isShown = false
    @ObservationIgnored private var target: SyncTarget?
    /// The folder that this device knew at the last poll.
    @ObservationIgnored private var known: String?

    init(_ status: SiteSyncStatusViewModel, root: CompositionRoot, context: CommandContext) {
        self.status = status
        idle = status
        self.root = root
        self.context = context
    }

    /// False if the records are in memory, which leaves nothing to sync.
    var isPossible: Bool { context.dataDirectory != nil }

    /// The failure of the last sync, automatic or manual.
    var lastFailure: SiteSyncFailure? { failure ?? status.failure }

    /// The question about two histories that the user has to answer.
    var question: SiteJoinQuestion? { status.question ?? outcome?.question }

    /// Connects to the folder that this device has synced with before.
    func recall() async throws {
        guard place == nil, isPossible else { return }
        known = try await root.sites.makeKnownSyncFolder().knownSyncFolder()?.location
        try connectToKnown()
    }

    private func connectToKnown() throws {
        guard let known, let target = SyncTarget(location: known) else { return }
        try connect(to: target, named: known, user: "")
    }

    /// Connects to a folder or address.
    ///
    /// - Parameters:
    ///   - text: The folder or address as typed.
    ///   - user: The user's name at a server; `MOMENTUM_SYNC_PASSWORD` has the password.
    /// - Returns: The reason for a failure; `nil` on success.
    func connect(to text: String, user: String) async -> String? {
        let text = text.trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty else { return said("Type the name of a folder, or an address.") }
        let path = SitePages.path(text, context)
        let known = known.flatMap { SyncTarget(location: $0) }
        guard let target = SyncTarget(location: path)?.spelled(as: known) else {
            return said(
                """
                “\(text)” is not an address of a server. Begin it with https://, without a name \
                or a password in it.
                """
            )
        }
        do {
            if let refusal = try await context.refusal(of: target) {
                return "\(refusal.sentence) \(refusal.hint)"
            }
            try connect(to: target, named: text, user: user)
        } catch {
            return CommandFailure(error).message
        }
        return nil
    }

    /// Syncs once; stores a resulting question in ``question``.
    func sync(joining choice: SiteJoinChoice? = nil) async {
        let asked = question
        (outcome, failure) = (nil, nil)
        await status.sync(joining: choice, to: asked).value
        await root.sites.recordsFeed.load()
    }

    func makeFolder() async throws(SiteSyncFailure) {
        try await synchronizer?.makeFolder()
    }

    /// Moves this device to the folder at the next sync.
    func moveHere() async throws(SiteSyncFailure) {
        try await synchronizer?.moveHere()
    }

    /// Ends syncing on this device; nothing is deleted.
    ///
    /// Returns the folder that keeps a copy of the records; `nil` if none was reached.
    func stop() async throws -> String? {
        let folder = try root.sites.makeKnownSyncFolder()
        // Forgetting is the remedy for a damaged memory, and itself refuses one of a newer version.
        let synced = try? await folder.knownSyncFolder()?.location
        try await folder.forgetSyncFolder()
        known = nil
        disconnect()
        return synced
    }

    /// Disconnects without forgetting the folder, so that the user can name another.
    func disconnect() {
        cancel()
        (place, target, synchronizer, keeping) = (nil, nil, nil, nil)
        (outcome, failure) = (nil, nil)
        status = idle
    }

    /// Keeps the records in sync until the task is cancelled.
    ///
    /// While `isTyping`, another process's folder waits: the next typed letter would act as a key.
    func stay(
        clock: any Clock<Duration> = ContinuousClock(),
        isTyping: @MainActor () -> Bool = { false }
    ) async {
        isShown = true
        keepInSync()
        await follow(clock, isTyping)
        isShown = false
        cancel()
    }

    /// Checks once a second if another process has named a folder, or ended the sync.
    private func follow(_ clock: any Clock<Duration>, _ isTyping: @MainActor () -> Bool) async {
        guard isPossible, let folder = try? root.sites.makeKnownSyncFolder() else {
            return await PageState.untilCancelled()
        }
        while (try? await clock.sleep(for: .seconds(1))) != nil {
            if isTyping() { continue }
            let found: String?
            do {
                found = try await folder.knownSyncFolder()?.location
            } catch {
                // The sync itself reports unreadable files.
                continue
            }
            guard found != known else { continue }
            known = found
            guard let found else {
                disconnect()
                continue
            }
            if let target, SyncTarget(location: found)?.isSame(as: target) == true { continue }
            // If the wiring fails for this folder, it fails for any other too.
            try? connectToKnown()
        }
    }

    private func connect(to target: SyncTarget, named place: String, user: String) throws {
        let credentials = try credentials(user, for: target)
        let configuration = ProgramConfiguration(
            context: context,
            syncPlace: target.place(
                besides: try context.otherWearers().map(\.records),
                credentials: credentials
            ),
            warnsOfSync: false
        )
        let syncing = try CompositionRoot(configuration).syncing
        synchronizer = try syncing.makeSynchronizer()
        keeping = try syncing.makeKeepInSync()
        (outcome, failure) = (nil, nil)
        status = syncing.makeStatusViewModel()
        status.appear()
        (self.place, self.target) = (place, target)
        cancel()
        keepInSync()
    }

    private func credentials(_ user: String, for target: SyncTarget) throws -> HTTPCredentials? {
        guard case .server = target, !user.isEmpty else { return nil }
        guard let password = context.environment["MOMENTUM_SYNC_PASSWORD"] else {
            throw CommandFailure(
                domain: CommandFailure.ownDomain,
                code: 1,
                kind: "noPassword",
                message: said(
                    """
                    There is no password for \(user). Put it into MOMENTUM_SYNC_PASSWORD before \
                    the program starts.
                    """
                )
            )
        }
        return HTTPCredentials(user: user, password: password)
    }

    private func keepInSync() {
        guard isShown, running.isEmpty, let keeping else { return }
        let status = status
        running = [
            Task { await status.keepTime() },
            Task { [weak self] in
                await keeping.execute { result in await self?.report(result) }
            },
        ]
    }

    private func cancel() {
        running.forEach { $0.cancel() }
        running = []
    }

    private func report(_ result: Result<SiteSyncOutcome, SiteSyncFailure>) async {
        switch result {
        case .success(let outcome):
            (self.outcome, failure) = (outcome, nil)
            exchange = outcome.exchange ?? exchange
            if outcome.received > 0 { await root.sites.recordsFeed.load() }
        case .failure(let failure): self.failure = failure
        }
    }
}
