import Foundation
import MomentumDomain

/// The error of a feature that exists in tests only.
enum SampleError: FeatureError {
    case refused
    case repository(RepositoryError)

    static let errorDomain = "Sample"
    var errorCode: Int { self == .refused ? 4 : 5 }

    var repositoryError: RepositoryError? {
        if case .repository(let error) = self { error } else { nil }
    }
}
