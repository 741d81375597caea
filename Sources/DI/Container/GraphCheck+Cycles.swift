extension GraphCheck {
    private enum Visit {
        case ahead
        case onPath
        case done
    }

    /// Reports the cycles that one walk through the graph closes: at least one, if any exists.
    ///
    /// The walk keeps its own path instead of recursing, so deep graphs cannot overflow the stack.
    ///
    /// - Returns: The registrations, each after its dependencies.
    mutating func findCycles() -> [Int] {
        var order: [Int] = []
        order.reserveCapacity(registrations.count)
        var visits = [Visit](repeating: .ahead, count: registrations.count)
        var path: [(slot: Int, next: Int)] = []
        for start in registrations.indices where visits[start] == .ahead {
            path.append((start, 0))
            visits[start] = .onPath
            while let (slot, next) = path.last {
                guard next < dependencies[slot].count else {
                    visits[slot] = .done
                    order.append(slot)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let dependency = dependencies[slot][next]
                switch visits[dependency] {
                case .ahead:
                    visits[dependency] = .onPath
                    path.append((dependency, 0))
                case .onPath:
                    reportCycle(path.map(\.slot).drop { $0 != dependency })
                case .done:
                    break
                }
            }
        }
        return order
    }

    /// Reports a cycle from its earliest place, wherever the walk began.
    private mutating func reportCycle(_ cycle: ArraySlice<Int>) {
        let places = cycle.map { registrations[$0].place }
        guard let first = places.min(), let start = places.firstIndex(of: first) else { return }
        let keys = cycle.map { registrations[$0].key }
        report(.cycle(Array(keys[start...] + keys[...start])), at: first)
    }
}
