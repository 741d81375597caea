/// Takes down what goes wrong between phone and watch.
public protocol WatchLog: Sendable {
    func note(_ event: WatchEvent)
}
