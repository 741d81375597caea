/// Tasks, actors and `Mutex` replace queues, threads and old locks (AK-5).
///
/// A thread, or a lock that a thread waits for, is allowed below a comment that says why. Calls
/// that block must not hold up the threads that all tasks share.
struct ConcurrencyRule: SourceRule {
    let name = "no Dispatch queues, threads or old locks (AK-5)"

    private static let forbidden: [Use] =
        [
            "DispatchQueue", "DispatchGroup", "DispatchSemaphore", "DispatchWorkItem",
            "DispatchSource", "DispatchTime", "DispatchData", "DispatchIO", "dispatchMain",
            "BlockOperation",
        ].map { Use($0, advice: "use tasks or an actor") }

    private static let needsReason: [Use] =
        [
            "Thread", "NSLock", "NSRecursiveLock", "NSCondition", "NSConditionLock",
            "pthread_create", "pthread_mutex_lock", "OperationQueue",
        ].map { Use($0, advice: "use an actor or a Mutex, or say directly above why not") }

    func violations(in file: SourceFile) -> [Violation] {
        let unexplained = Use.violations(of: Self.needsReason, in: file)
            .filter { !file.isCommented($0.line) }
        return Use.violations(of: Self.forbidden, in: file) + unexplained
    }
}
