import Foundation
public import MomentumDomain

extension ContainerError: MomentumError {
    public static let errorDomain = "Momentum.Container"

    public var errorCode: Int {
        switch self {
        case .invalid: 1
        case .unresolved: 2
        case .unopened: 3
        }
    }

    public var cause: FailureCause? {
        guard case .unresolved(_, .factoryThrew(let cause)) = self else { return nil }
        return cause
    }

    /// Never, because nothing here waits for anything that could be given up.
    public var isCancelled: Bool { false }
}
