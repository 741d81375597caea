extension GraphCheck {
    /// The innermost scope a service needs to be open.
    private struct Tie {
        let scope: ScopeName
        /// The dependency that is the reason, or `nil` when the service is registered in the scope.
        let dependency: Int?
    }

    /// Reports what would be kept longer than something it holds, directly or through services that
    /// are made anew for it.
    ///
    /// - Parameter order: The registrations, each after what it needs.
    mutating func findCaptives(dependenciesFirst order: [Int]) {
        var ties = [Tie?](repeating: nil, count: registrations.count)
        for slot in order {
            ties[slot] = registrations[slot].scope.map { Tie(scope: $0, dependency: nil) }
            let isTransient = registrations[slot].lifetime == .transient
            for dependency in dependencies[slot] {
                guard let needed = ties[dependency]?.scope else { continue }
                switch ties[slot]?.scope {
                case let own? where scopes.isOpen(needed, within: own):
                    break
                case let own? where isTransient && !scopes.isOpen(own, within: needed):
                    let key = registrations[slot].key
                    report(.torn(key, between: own, and: needed), at: registrations[slot].place)
                case _ where isTransient:
                    ties[slot] = Tie(scope: needed, dependency: dependency)
                default:
                    var path = [slot, dependency]
                    while let next = path.last.flatMap({ ties[$0]?.dependency }) {
                        path.append(next)
                    }
                    let keys = path.map { registrations[$0].key }
                    report(.captive(keys, scope: needed), at: registrations[slot].place)
                }
            }
        }
    }
}
