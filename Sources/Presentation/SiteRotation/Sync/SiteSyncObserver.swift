public import MomentumDomain
public import MomentumSiteRotationDomain
public import Observation

/// Follows the sync and keeps its status, once for all screens of a process.
///
/// It starts with the first screen that shows it, and ends when its owner releases it.
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

    /// `synchronizer` is `nil` without sync, or if its storage could not be opened because of
    /// `reason`.
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

    /// Starts following; ignored while following, and without sync.
    public func start() {
        guard following.isEmpty, let synchronizer else { return }
        following = [
            follow(synchronizer.events()) { $0 },
            follow(connection.changes()) { .connectionChanged(isConnected: $0) },
            recall(),
        ]
        checkAccount()
    }

    /// Shows the time of the last sync; none if it is unreadable.
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
            for await element in elements { self?.receive(event(element)) }
        }
    }

    private func receive(_ event: SiteSyncEvent) {
        switch status.receive(event) {
        case .checkAccount: checkAccount()
        case nil: break
        }
    }

    /// Asks about the account; a newer request cancels this one.
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
                        detail: failure.message.english
                    )
                )
            }
        }
    }
}
