/// Takes down what goes wrong between phone and watch.
public protocol WatchLog: Sendable {
    /// Takes down an event; called from any thread, and never waits.
    func note(_ event: WatchEvent)
}
