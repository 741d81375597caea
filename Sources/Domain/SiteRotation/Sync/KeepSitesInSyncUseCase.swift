import Synchronization

/// Syncs by itself for as long as somebody wants it.
public protocol KeepSitesInSyncUseCaseProtocol: Sendable {
    /// Syncs now, two seconds after the last change, and again a minute after a failure. Returns
    /// when its task is cancelled, and leaves no timer, task or listener behind. What it does and
    /// why it fails are told by ``SiteSynchronizer/events()``.
    /// - Parameter report: Hears how each sync ended; one that ends with a question has changed
    ///   nothing, and asks it again.
    func execute(
        _ report: @Sendable (Result<SiteSyncOutcome, SiteSyncFailure>) async -> Void
    ) async
}

/// Waits for occasions with a clock that it is given.
public struct KeepSitesInSyncUseCase: KeepSitesInSyncUseCaseProtocol {
    /// How long nothing has to happen before a sync.
    public static let quiet = Duration.seconds(2)
    /// How long after a failure the next try comes, if nothing happens before.
    public static let patience = Duration.seconds(60)

    private let synchronizer: any SiteSynchronizer
    private let clock: any Clock<Duration>

    public init(synchronizer: any SiteSynchronizer, clock: any Clock<Duration>) {
        self.synchronizer = synchronizer
        self.clock = clock
    }

    public func execute(
        _ report: @Sendable (Result<SiteSyncOutcome, SiteSyncFailure>) async -> Void
    ) async {
        let (signals, continuation) = AsyncStream.makeStream(
            of: Void.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        let count = OccasionCount()
        // Listened to before the first sync, so that nothing falls between the two.
        let occasions = synchronizer.occasions()
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                for await _ in occasions {
                    count.increase()
                    continuation.yield()
                }
                continuation.finish()
            }
            continuation.yield()
            var isFirst = true
            for await _ in signals {
                if !isFirst, await !waitForQuiet(count) { break }
                isFirst = false
                let result = await sync()
                if case .failure(.cancelled) = result {
                    // The system gives connections up, too: then it is tried again, and nobody is
                    // told.
                    if Task.isCancelled { break }
                } else {
                    await report(result)
                }
                guard case .failure = result else { continue }
                group.addTask { [clock] in
                    try? await clock.sleep(for: Self.patience)
                    continuation.yield()
                }
            }
            group.cancelAll()
        }
    }

    private func sync() async -> Result<SiteSyncOutcome, SiteSyncFailure> {
        do {
            return .success(try await synchronizer.sync(joining: nil))
        } catch {
            return .failure(error)
        }
    }

    /// Waits until nothing has happened for a while.
    ///
    /// - Parameter count: Grows with everything that happens.
    /// - Returns: Whether nobody gave up meanwhile.
    func waitForQuiet(_ count: OccasionCount) async -> Bool {
        var seen: Int
        repeat {
            seen = count.value
            do {
                try await clock.sleep(for: Self.quiet)
            } catch {
                return false
            }
        } while count.value != seen
        return true
    }
}

/// How many occasions there were.
final class OccasionCount: Sendable {
    private let count = Mutex(0)

    var value: Int { count.withLock { $0 } }

    func increase() {
        count.withLock { $0 += 1 }
    }
}
