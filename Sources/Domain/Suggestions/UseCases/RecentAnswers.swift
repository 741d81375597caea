import Synchronization

/// The last answers of a place search, reused when the user deletes a character (SG-10).
final class RecentAnswers: Sendable {
    private struct State {
        var answers: [PlaceQuery: Suggestions] = [:]
        /// The queries by age, oldest first.
        var order: [PlaceQuery] = []
        /// The address near which the answers were found.
        var address = ""

        mutating func forget(unlessNear address: String) {
            if self.address != address { self = State(address: address) }
        }
    }

    private let capacity: Int
    private let state = Mutex(State())

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// The answer to a query near the same address.
    func answer(to query: PlaceQuery, near address: String) -> Suggestions? {
        state.withLock { state in
            state.forget(unlessNear: address)
            return state.answers[query]
        }
    }

    /// Stores an answer; replaces the oldest one, and all from other addresses.
    func save(_ answer: Suggestions, to query: PlaceQuery, near address: String) {
        state.withLock { state in
            state.forget(unlessNear: address)
            state.order.removeAll { $0 == query }
            state.answers[query] = answer
            state.order.append(query)
            if state.order.count > capacity {
                state.answers[state.order.removeFirst()] = nil
            }
        }
    }
}
