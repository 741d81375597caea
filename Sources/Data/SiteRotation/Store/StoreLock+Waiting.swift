import MomentumDomain

extension StoreLock {
    /// How long somebody else may hold the lock before who waits for it gives up (ST-35).
    private static let patience = Duration.seconds(5)
    /// How long who waits may be left without a word about it.
    private static let silence = Duration.milliseconds(500)
    private static let longestPause = Duration.milliseconds(250)

    /// Takes the lock as soon as nobody else has it, looking again after growing pauses.
    ///
    /// - Parameters:
    ///   - pauses: The clock to wait by.
    ///   - tell: Told once when it takes a while, with the process that holds the lock if it is
    ///     known.
    /// - Throws: ``RepositoryError/unavailable(_:)`` with the process that holds the lock when five
    ///   seconds were not enough, or ``RepositoryError/cancelled``.
    ///
    /// It runs where its caller does: two waiting calls of one actor must never look at once.
    nonisolated(nonsending) func acquire(
        pauses: any Clock<Duration>,
        telling tell: (_ process: Int32?) -> Void = { _ in }
    ) async throws(RepositoryError) {
        let isHeld: Bool
        do throws(SiteStoreError) {
            isHeld = try await wait(atMost: Self.patience, pauses: pauses, telling: tell)
            guard isHeld || Task.isCancelled else { throw .locked(process: holder()) }
        } catch {
            throw error.repositoryError
        }
        guard isHeld else { throw .cancelled }
    }

    /// Takes the lock as soon as nobody else has it.
    ///
    /// - Returns: False if the time was over first, or the task was cancelled.
    nonisolated(nonsending) func wait(
        atMost patience: Duration,
        longestPause: Duration = Self.longestPause,
        pauses: any Clock<Duration>,
        telling tell: (_ process: Int32?) -> Void = { _ in }
    ) async throws(SiteStoreError) -> Bool {
        var pause = Duration.milliseconds(1)
        var rest = patience
        var isTold = false
        while true {
            if try tryAcquire() { return true }
            guard rest > .zero else { return false }
            if !isTold, patience - rest >= Self.silence {
                isTold = true
                tell(holder())
            }
            do {
                try await pauses.sleep(for: min(pause, rest))
            } catch {
                return false
            }
            rest -= pause
            pause = min(pause * 2, longestPause)
        }
    }
}
