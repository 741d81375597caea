public import MomentumDomain

/// Where the last state is kept: on the watch for its next launch, on the phone for its widgets and
/// for the number of the next state, on both for complications.
public protocol WatchStateStore: Sendable {
    /// What was kept; `nil` when nothing was.
    func state() async throws(RepositoryError) -> WatchArrival<WatchState>?

    /// Keeps a state in place of the one before, unless it is not newer than that; durable when it
    /// returns.
    ///
    /// - Returns: Whether it was kept.
    /// - Throws: Why it could not be.
    @discardableResult
    func keep(_ state: WatchState) async throws(RepositoryError) -> Bool

    /// Keeps the first state of an installation, unless there is one already, of whatever source:
    /// of several processes that begin at once only one gives the installation its name. One that
    /// cannot be read counts as none. Durable when it returns.
    ///
    /// - Returns: Whether it was kept.
    /// - Throws: Why it could not be.
    func keepFirst(_ state: WatchState) async throws(RepositoryError) -> Bool
}
