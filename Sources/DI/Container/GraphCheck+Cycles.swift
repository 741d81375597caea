extension GraphCheck {
    private enum Visit {
        case ahead
        case onPath
        case done
    }

    /// Reports every cycle that closes on a walk through the graph.
    ///
    /// The walk keeps its own path instead of calling itself, so that no graph is too deep for it.
    ///
    /// - Returns: The registrations in an order in which each comes after what it needs.
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

    /// Reports a cycle from its earliest place on, so that it reads the same whoever comes first.
    private mutating func reportCycle(_ cycle: ArraySlice<Int>) {
        guard
            let first = cycle.indices.min(by: {
                registrations[cycle[$0]].place < registrations[cycle[$1]].place
            })
        else { return }
        let path = cycle[first...] + cycle[..<first] + [cycle[first]]
        report(.cycle(path.map { registrations[$0].key }), at: cycle[first])
    }
}
