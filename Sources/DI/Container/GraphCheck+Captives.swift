extension GraphCheck {
    /// The innermost scope a service can only be had in, and the dependency it is so through.
    private struct Tie {
        let scope: ScopeName
        let through: Int?
    }

    /// Reports what is kept longer than something it would hold, directly or through services that
    /// are made anew and held along with it.
    ///
    /// - Parameter order: The registrations, each after what it needs.
    mutating func findCaptives(dependenciesFirst order: [Int]) {
        var ties = [Tie?](repeating: nil, count: registrations.count)
        for slot in order {
            let registration = registrations[slot]
            ties[slot] = registration.scope.map { Tie(scope: $0, through: nil) }
            for dependency in dependencies[slot] {
                guard let inner = ties[dependency]?.scope else { continue }
                switch (registration.lifetime, ties[slot]?.scope) {
                case (.transient, nil):
                    ties[slot] = Tie(scope: inner, through: dependency)
                case (_, let outer?) where scopes.isOpen(inner, within: outer):
                    break
                case (.transient, let outer?) where scopes.isOpen(outer, within: inner):
                    ties[slot] = Tie(scope: inner, through: dependency)
                case (.transient, let outer?):
                    report(.torn(registration.key, between: outer, and: inner), at: slot)
                default:
                    var path = [slot, dependency]
                    while let last = path.last, let next = ties[last]?.through { path.append(next) }
                    report(.captive(path.map { registrations[$0].key }, scope: inner), at: slot)
                }
            }
        }
    }
}
