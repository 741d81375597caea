/// Work that may take long: it says how far it is, and ends when its caller gives it up.
///
/// Loops over many rows take a `step(_:of:_:orThrow:)` for each; the task that they run in knows
/// who listens.
public enum LongWork {
    /// The parts of an import.
    public enum Stage: Hashable, Sendable {
        /// Taking the rows out of a file.
        case reading
        /// Holding them against the rules.
        case checking
        /// Finding out what they change.
        case merging
        /// Writing that down.
        case saving
    }

    /// How far the work is.
    public struct Progress: Hashable, Sendable {
        public let stage: Stage
        /// How many rows of the stage are done.
        public let completed: Int
        /// How many there are; `nil` when nobody knows.
        public let total: Int?
    }

    /// Takes what is told, on any thread.
    public typealias Listener = @Sendable (Progress) -> Void

    /// So many rows are done between two looks.
    static let stride = 1024

    private static let listener = TaskLocal<Listener?>(wrappedValue: nil)

    /// Does work of which `listener` hears how far it is.
    public static func reporting<Result>(
        to listener: @escaping Listener,
        _ work: () async throws -> Result
    ) async rethrows -> Result {
        try await Self.listener.withValue(listener, operation: work)
    }

    /// Notes that a row is next; every so many it tells how far the work is.
    ///
    /// - Parameters:
    ///   - number: How many rows are done.
    ///   - total: How many there are.
    ///   - stage: What is being done.
    ///   - failure: Makes an error of a task that was cancelled.
    /// - Throws: That error, when the task was cancelled.
    package static func step<Failure: Error>(
        _ number: Int,
        of total: Int?,
        _ stage: Stage,
        orThrow failure: (RepositoryError) -> Failure
    ) throws(Failure) {
        guard number > 0, number % stride == 0 else { return }
        guard !Task.isCancelled else { throw failure(.cancelled) }
        listener.get()?(Progress(stage: stage, completed: number, total: total))
    }
}
