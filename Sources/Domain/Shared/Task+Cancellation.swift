extension Task where Failure == Never {
    /// The value of a task with one caller: cancelled with the caller, and still awaited.
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
