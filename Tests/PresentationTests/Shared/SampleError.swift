import Foundation
import MomentumDomain

/// The error of a feature that exists in tests only.
enum SampleError: MomentumError {
    case refused
    case repository(RepositoryError)

    static let errorDomain = "Sample"
    var errorCode: Int { self == .refused ? 4 : 5 }

    var cause: FailureCause? {
        if case .repository(let error) = self { error.cause } else { nil }
    }

    var isCancelled: Bool { self == .repository(.cancelled) }
}
