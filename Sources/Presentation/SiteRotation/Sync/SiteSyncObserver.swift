public import MomentumDomain
public import MomentumSiteRotationDomain
public import Observation

/// Follows what sync does and keeps its status, once for all screens of a process. It begins when
/// it is first shown. After ``stop()``, and when its owner lets go of it, nothing of it goes on.
@MainActor
@Observable
public final class SiteSyncObserver {
    public private(set) var status: SiteSyncState

    let synchronizer: (any SiteSynchronizer)?
    private let account: any SiteSyncAccount
    private let connection: any ConnectionSource
    private let known: (any KnownSyncFolderRepository)?
    private let log: @MainActor (FailureCause) -> Void
    @ObservationIgnored private var following: [Task<Void, Never>] = []
    @ObservationIgnored private var accountCheck: Task<Void, Never>?

    /// - Parameters:
    ///   - synchronizer: What syncs; `nil` where there is no sync.
    ///   - reason: Why there is none, when the sync storage could not be opened.
    ///   - account: Knows whether somebody is signed in.
    ///   - connection: Knows when there is a network.
    ///   - known: Knows when an earlier process synced.
    ///   - log: Takes what went wrong and is shown to nobody.
    public init(
        synchronizer: (any SiteSynchronizer)?,
        unavailable reason: SiteSyncFailure? = nil,
        account: any SiteSyncAccount,
        connection: any ConnectionSource,
        known: (any KnownSyncFolderRepository)? = nil,
        log: @escaping @MainActor (FailureCause) -> Void
    ) {
        self.synchronizer = synchronizer
        self.account = account
        self.connection = connection
        self.known = known
        self.log = log
        status =
            if synchronizer == nil, let reason {
                SiteSyncState(unavailable: reason)
            } else {
                SiteSyncState(isAvailable: synchronizer != nil)
            }
    }

    deinit {
        following.forEach { $0.cancel() }
        accountCheck?.cancel()
    }

    /// Begins to follow; a call while it does, and without sync, changes nothing.
    public func start() {
        guard following.isEmpty, let synchronizer else { return }
        following = [
            follow(synchronizer.events()) { $0 },
            follow(connection.changes()) { .connectionChanged(isConnected: $0) },
            recall(),
        ]
        checkAccount()
    }

    /// Ends what ``start()`` began; the status stays as it was.
    public func stop() {
        following.forEach { $0.cancel() }
        following = []
        accountCheck?.cancel()
        accountCheck = nil
    }

    /// Takes over when the last sync was; where that cannot be read, nothing is said about it.
    private func recall() -> Task<Void, Never> {
        Task { [weak self, known] in
            guard let date = try? await known?.knownSyncFolder()?.lastSync else { return }
            self?.receive(.remembered(lastSync: date))
        }
    }

    private func follow<Element: Sendable>(
        _ elements: AsyncStream<Element>,
        as event: @escaping @MainActor (Element) -> SiteSyncEvent
    ) -> Task<Void, Never> {
        Task { [weak self] in
            for await element in elements {
                // What was on its way when it was stopped is no news any more.
                guard !Task.isCancelled else { return }
                self?.receive(event(element))
            }
        }
    }

    private func receive(_ event: SiteSyncEvent) {
        switch status.receive(event) {
        case .checkAccount: checkAccount()
        case nil: break
        }
    }

    /// Asks about the account; an answer that is overtaken by a newer question is dropped.
    private func checkAccount() {
        accountCheck?.cancel()
        accountCheck = Task { [weak self, account] in
            let answer: Result<Bool, SiteSyncFailure>
            do throws(SiteSyncFailure) {
                answer = .success(try await account.isSignedIn())
            } catch {
                answer = .failure(error)
            }
            guard let self, !Task.isCancelled else { return }
            switch answer {
            case .success(let isSignedIn): receive(.accountChanged(isSignedIn: isSignedIn))
            case .failure(let failure):
                log(
                    FailureCause(
                        domain: failure.domain,
                        code: failure.code,
                        detail: failure.message
                    )
                )
            }
        }
    }
}
