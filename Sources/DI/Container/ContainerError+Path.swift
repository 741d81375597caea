import MomentumDomain

extension ContainerError {
    /// What was thrown while `key` was being made: by something it needs, whose path then begins
    /// one service earlier, or by its own factory.
    @usableFromInline
    init(making key: ServiceKey, _ error: any Error) {
        if case ContainerError.unresolved(let path, let reason) = error {
            self = .unresolved(path: [key] + path, reason: reason)
        } else {
            let cause = FailureCause(error)
            // What a programmer reads: the error as it was thrown, not its sentence for people.
            let detail = String(describing: error)
            let named = FailureCause(domain: cause.domain, code: cause.code, detail: detail)
            self = .unresolved(path: [key], reason: .factoryThrew(named))
        }
    }
}
