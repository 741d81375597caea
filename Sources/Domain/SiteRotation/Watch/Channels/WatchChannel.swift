/// One device's ends of the link between phone and watch.
public struct WatchChannel<Queue: Sendable, States: Sendable>: Sendable {
    /// The endpoint for the watch's requests.
    let queue: Queue
    /// The endpoint for the phone's states.
    let states: States

    /// `queue` is the end for the watch's requests, `states` the end for the phone's states.
    public init(queue: Queue, states: States) {
        self.queue = queue
        self.states = states
    }
}
