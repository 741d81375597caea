import Foundation
import MomentumData
import MomentumDomain
import MomentumSiteRotationDomain

extension SiteSyncFailure {
    /// Converts an error with all nested errors (SR-119); a cycle ends where it repeats.
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
