import MomentumDomain

extension StoreLock {
    /// How long somebody else may hold the lock before who waits for it gives up (ST-35).
    private static let patience = Duration.seconds(5)
    private static let longestPause = Duration.milliseconds(250)

    /// Takes the lock as soon as nobody else has it, looking again after growing pauses.
    ///
    /// - Parameter pauses: The clock to wait by.
    /// - Throws: ``RepositoryError/unavailable(_:)`` with the process that holds the lock when five
    ///   seconds were not enough, or ``RepositoryError/cancelled``.
    ///
    /// It runs where its caller does: two waiting calls of one actor must never look at once.
    nonisolated(nonsending) func acquire(pauses: any Clock<Duration>) async throws(RepositoryError)
    {
        var pause = Duration.milliseconds(1)
        var rest = Self.patience
        while true {
            do throws(SiteStoreError) {
                if try tryAcquire() { return }
                guard rest > .zero else { throw .locked(process: holder()) }
            } catch {
                throw error.repositoryError
            }
            do {
                try await pauses.sleep(for: min(pause, rest))
            } catch {
                throw .cancelled
            }
            rest -= pause
            pause = min(pause * 2, Self.longestPause)
        }
    }
}
