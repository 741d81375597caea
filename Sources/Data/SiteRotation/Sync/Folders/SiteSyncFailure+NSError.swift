import Foundation
import MomentumData
import MomentumDomain
import MomentumSiteRotationDomain

extension SiteSyncFailure {
    /// Takes an error of a system framework with everything that it carries (SR-119).
    ///
    /// One of ours stays what it is. An error that leads back to itself ends there.
    init(_ error: any Error) {
        if let failure = error as? SiteSyncFailure {
            self = failure
        } else if error.isCancellation {
            self = .cancelled
        } else if let error = error as? FileSystemError {
            self.init(error)
        } else {
            var reader = ErrorTreeReader()
            self = reader.failure(from: error as NSError)
        }
    }
}
