import MomentumGraphQL
import Synchronization

/// Keeps the events of a client's attempts.
final class RecordingObserver: GraphQLObserver {
    private let list = Mutex<[GraphQLEvent]>([])

    var events: [GraphQLEvent] { list.withLock { $0 } }

    func observed(_ event: GraphQLEvent) {
        list.withLock { $0.append(event) }
    }
}
