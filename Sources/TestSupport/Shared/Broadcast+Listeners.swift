public import MomentumDomain

extension Broadcast {
    /// Waits until `count` tasks listen, so that a test does not announce too early.
    ///
    /// It returns early only if the waiting task is cancelled, for example by a time limit.
    public func waitForListeners(_ count: Int = 1) async {
        let waiting = Task {
            while listenerCount < count, !Task.isCancelled { await Task.yield() }
        }
        await Waits.during("Broadcast.waitForListeners(\(count))", isOfTest: true) {
            waiting.cancel()
        } _: {
            await withTaskCancellationHandler {
                await waiting.value
            } onCancel: {
                waiting.cancel()
            }
        }
    }
}
