import MomentumGraphQL
import Synchronization

/// Keeps what a client tells of its attempts.
final class RecordingObserver: GraphQLObserver {
    private let list = Mutex<[GraphQLEvent]>([])

    var events: [GraphQLEvent] { list.withLock { $0 } }

    func observed(_ event: GraphQLEvent) {
        list.withLock { $0.append(event) }
    }
}
