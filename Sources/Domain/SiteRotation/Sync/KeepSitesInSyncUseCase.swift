import Synchronization

/// Syncs repeatedly until its task is cancelled.
public protocol KeepSitesInSyncUseCaseProtocol: Sendable {
    /// Syncs now, two seconds after the last change, and again a minute after a failure. When its
    /// task is cancelled, it returns without leaving a timer, task or listener.
    /// ``SiteSynchronizer/events()`` reports its steps and failures.
    /// - Parameter report: Receives the result of each sync. If a sync ended with a question, it
    ///   changed nothing, and the next one asks again.
    func execute(
        _ report: @Sendable (Result<SiteSyncOutcome, SiteSyncFailure>) async -> Void
    ) async
}

/// Waits for occasions with a given clock.
public struct KeepSitesInSyncUseCase: KeepSitesInSyncUseCaseProtocol {
    /// The required pause without events before a sync.
    public static let quiet = Duration.seconds(2)
    /// The maximum pause between a failure and the next attempt.
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
        let retry = PendingRetry()
        // Subscribed before the first sync, so that no occasion is missed in between.
        let occasions = synchronizer.occasions()
        await withDiscardingTaskGroup { group in
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
                    // The system also cancels connections; the next attempt then follows without a
                    // report.
                    if Task.isCancelled { break }
                } else {
                    await report(result)
                }
                guard case .failure = result, retry.begin() else { continue }
                group.addTask { [clock] in
                    try? await clock.sleep(for: Self.patience)
                    retry.end()
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

    /// Waits until `count` has not grown for a while; returns false if it was cancelled.
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

final class OccasionCount: Sendable {
    private let count = Mutex(0)

    var value: Int { count.withLock { $0 } }

    func increase() {
        count.withLock { $0 += 1 }
    }
}

/// The wait for another attempt after a failure; further failures need none of their own.
private final class PendingRetry: Sendable {
    private let isWaiting = Mutex(false)

    /// Returns false if a wait has begun and not ended.
    func begin() -> Bool {
        isWaiting.withLock { isWaiting in
            defer { isWaiting = true }
            return !isWaiting
        }
    }

    func end() {
        isWaiting.withLock { $0 = false }
    }
}
