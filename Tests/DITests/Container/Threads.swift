import Foundation

/// Work on threads of their own.
enum Threads {
    /// Does `work` on `count` threads at once.
    ///
    /// - Returns: The result of each thread, once all are done.
    static func run<Result: Sendable>(
        _ count: Int,
        _ work: @escaping @Sendable (Int) -> Result
    ) async -> [Result] {
        await withTaskGroup(of: Result.self) { group in
            for number in 0..<count {
                group.addTask { await run { work(number) } }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }

    /// Does `work` on a thread.
    static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            // A thread may be held back by a lock, which a task must not be.
            Thread.detachNewThread { continuation.resume(returning: work()) }
        }
    }
}
