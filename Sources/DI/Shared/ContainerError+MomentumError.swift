import Foundation
public import MomentumContainer
public import MomentumDomain

extension ContainerError: MomentumError {
    public static var errorDomain: String { "Container" }

    public var errorCode: Int {
        switch self {
        case .invalid: 1
        case .unresolved: 2
        case .unopened: 3
        }
    }

    /// The error that a factory threw.
    public var cause: FailureCause? {
        guard case .unresolved(_, .factoryThrew(let failure)) = self else { return nil }
        let cause = FailureCause(failure.error)
        // For a programmer: the error itself, not its sentence for people.
        return FailureCause(domain: cause.domain, code: cause.code, detail: failure.detail)
    }

    /// Always false: a container does no cancellable work.
    public var isCancelled: Bool { false }
}
