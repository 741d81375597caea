public import MomentumDomain

/// The store of the last state.
///
/// The watch needs it at its next launch, the phone for widgets and for the number of the next
/// state. Both need it for complications.
public protocol WatchStateStore: Sendable {
    /// The stored state; `nil` if there is none.
    func state() async throws(RepositoryError) -> WatchArrival<WatchState>?

    /// The stored state if this installation made it, so that the next one continues its numbers.
    ///
    /// After a backup was restored, the watch may have seen higher numbers, so a stored state is
    /// that of another installation. A store without such a check returns ``state()``.
    func lastOfInstallation() async throws(RepositoryError) -> WatchArrival<WatchState>?

    /// Stores a state if it is newer than the stored one; durable when it returns.
    ///
    /// - Returns: True if it was stored.
    /// - Throws: The reason it could not be stored.
    @discardableResult
    func save(_ state: WatchState) async throws(RepositoryError) -> Bool

    /// Stores the first state of an installation, unless it has stored one. So only
    /// one of several processes that start together names the installation. An unreadable state
    /// counts as none. Durable when it returns.
    ///
    /// - Returns: True if it was stored.
    /// - Throws: The reason it could not be stored.
    func saveFirst(_ state: WatchState) async throws(RepositoryError) -> Bool
}

extension WatchStateStore {
    public func lastOfInstallation() async throws(RepositoryError) -> WatchArrival<WatchState>? {
        try await state()
    }
}
