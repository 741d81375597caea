public import MomentumDomain
import Synchronization

/// Long work that reports its progress, and ends when its task is cancelled.
///
/// Loops over many rows call `step(_:of:_:orThrow:)` for each; the listener is a task-local value.
public enum LongWork {
    public enum Stage: Hashable, Sendable {
        /// Splits a file into rows.
        case reading
        case checking
        /// Computes the changes.
        case merging
        case saving
        /// Writes the rows of a file.
        case writing
    }

    /// The progress of the work.
    public struct Progress: Hashable, Sendable {
        public let stage: Stage
        /// The number of finished rows of the stage.
        public let completed: Int
        /// The total number of rows; `nil` if unknown.
        public let total: Int?
    }

    /// The shortest time between two reports of a stage.
    private static let interval = Duration.milliseconds(100)

    /// Receives the progress, on any thread.
    public typealias Listener = @Sendable (Progress) -> Void

    /// The number of rows between two reports.
    @inlinable static var stride: Int { 1024 }

    private static let listener = TaskLocal<Listener?>(wrappedValue: nil)

    /// Runs work whose progress `listener` receives, every 1024 rows.
    ///
    /// With a `clock`, each new stage is reported at once, and after that at most ten times a
    /// second.
    public static func reporting<Result>(
        to listener: @escaping Listener,
        clock: (any Clock<Duration>)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        _ work: () async throws -> Result
    ) async rethrows -> Result {
        let paced = clock.map { Self.paced(listener, by: $0.stopwatch()) } ?? listener
        return try await Self.listener.withValue(paced, operation: work)
    }

    private static func paced(
        _ listener: @escaping Listener,
        by time: @escaping @Sendable () -> Duration
    ) -> Listener {
        let last = Reported()
        return { progress in
            let elapsed = time()
            let isDue = last.value.withLock { last in
                if let last, last.stage == progress.stage, elapsed < last.time + interval {
                    return false
                }
                last = (progress.stage, elapsed)
                return true
            }
            if isDue { listener(progress) }
        }
    }

    /// The stage and the time of the last report.
    private final class Reported: Sendable {
        let value = Mutex<(stage: Stage, time: Duration)?>(nil)
    }

    /// Announces the next row, and reports the progress every 1024 rows.
    ///
    /// - Throws: The error that `failure` creates, if the task was cancelled.
    @inlinable
    package static func step<Failure: Error>(
        _ number: Int,
        of total: Int?,
        _ stage: Stage,
        orThrow failure: (RepositoryError) -> Failure
    ) throws(Failure) {
        guard number > 0, number % stride == 0 else { return }
        guard !Task.isCancelled else { throw failure(.cancelled) }
        report(number, of: total, stage)
    }

    /// Announces the next row of work that cannot stop midway.
    @inlinable
    package static func announce(_ number: Int, of total: Int?, _ stage: Stage) {
        guard number > 0, number % stride == 0 else { return }
        report(number, of: total, stage)
    }

    @usableFromInline
    static func report(_ number: Int, of total: Int?, _ stage: Stage) {
        listener.get()?(Progress(stage: stage, completed: number, total: total))
    }
}
