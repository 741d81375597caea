/// The phone's side of the watch: carries out its commands, and tells it and the widgets the state.
public protocol WatchHostProtocol: Sendable {
    /// Makes a state of the saved records, keeps it for the widgets, and hands it to the watch.
    ///
    /// For a host program to call at launch, when it becomes active and when the session with the
    /// watch was activated (SR-127); all other occasions are noticed by ``run()``. Calls are
    /// carried out one after the other. A failure is logged and tried again at the next occasion
    /// (SR-128); nothing is pushed that was not read.
    ///
    /// - Returns: The state that the watch was handed; `nil` when it was not.
    @discardableResult
    func push() async -> WatchState?

    /// Carries out the commands that wait, each once, in their order, and pushes the answers.
    ///
    /// - Returns: How many were answered.
    @discardableResult
    func serve() async -> Int

    /// Pushes at launch and whenever records or settings change, and serves the watch whenever
    /// something comes, until the task is cancelled.
    func run() async
}
