import Synchronization

/// The last answers of a place search, at hand when a character is deleted (SG-10).
final class RecentAnswers: Sendable {
    private struct State {
        var answers: [PlaceQuery: [Suggestion]] = [:]
        /// The queries by age, oldest first.
        var order: [PlaceQuery] = []
    }

    private let capacity: Int
    private let state = Mutex(State())

    init(capacity: Int) {
        self.capacity = capacity
    }

    subscript(query: PlaceQuery) -> [Suggestion]? {
        get { state.withLock { $0.answers[query] } }
        set {
            state.withLock { state in
                state.order.removeAll { $0 == query }
                state.answers[query] = newValue
                guard newValue != nil else { return }
                state.order.append(query)
                if state.order.count > capacity {
                    state.answers[state.order.removeFirst()] = nil
                }
            }
        }
    }
}
