import MomentumDomain
import Observation

extension PageState {
    /// Tells of a value that is read from observed properties, now and after each change, until the
    /// task is cancelled.
    static func follow<Value>(_ read: () -> Value, _ changed: (Value) -> Void) async {
        let changes = Broadcast<Void>()
        var steps = changes.values().makeAsyncIterator()
        while !Task.isCancelled {
            changed(withObservationTracking(read) { changes.send(()) })
            await steps.next()
        }
    }
}
