import Synchronization

/// Work that may take long: it reports its progress, and ends when its task is cancelled.
///
/// Loops over many rows call `step(_:of:_:orThrow:)` for each; the task knows the listener.
public enum LongWork {
    public enum Stage: Hashable, Sendable {
        /// Splitting a file into rows.
        case reading
        case checking
        /// Computing the changes.
        case merging
        case saving
        /// Making the rows of a file.
        case writing
    }

    /// The progress of the work.
    public struct Progress: Hashable, Sendable {
        public let stage: Stage
        /// The number of finished rows of the stage.
        public let completed: Int
        /// The number of all rows; `nil` when it is unknown.
        public let total: Int?
    }

    /// The time between two reports of a stage at least; people read no faster.
    private static let interval = Duration.milliseconds(100)

    /// Receives the progress, on any thread.
    public typealias Listener = @Sendable (Progress) -> Void

    /// The number of rows between two reports.
    @inlinable static var stride: Int { 1024 }

    private static let listener = TaskLocal<Listener?>(wrappedValue: nil)

    /// Does work whose progress `listener` receives: each new stage at once, and ten reports a second
    /// at most within a stage.
    public static func reporting<Result>(
        to listener: @escaping Listener,
        clock: some Clock<Duration> = ContinuousClock(),
        isolation: isolated (any Actor)? = #isolation,
        _ work: () async throws -> Result
    ) async rethrows -> Result {
        let start = clock.now
        let last = Reported()
        let paced: Listener = { progress in
            let elapsed = start.duration(to: clock.now)
            let isNews = last.value.withLock { last in
                if let last, last.stage == progress.stage, elapsed < last.time + interval {
                    return false
                }
                last = (progress.stage, elapsed)
                return true
            }
            if isNews { listener(progress) }
        }
        return try await Self.listener.withValue(paced, operation: work)
    }

    /// The stage and the time of the last report.
    private final class Reported: Sendable {
        let value = Mutex<(stage: Stage, time: Duration)?>(nil)
    }

    /// Announces that a row is next, and reports the progress every 1024 rows.
    ///
    /// - Throws: The error that `failure` makes, when the task was cancelled.
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

    /// Announces that a row is next, as work does that does not end in the middle.
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
