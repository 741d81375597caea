extension Task where Failure == Never {
    /// The value of a task with one caller: cancelled with it, and still waited for.
    package var cancellableValue: Success {
        get async {
            await withTaskCancellationHandler {
                await value
            } onCancel: {
                cancel()
            }
        }
    }
}
