import Foundation

extension Error {
    /// Whether this says that the caller gave up, which is no failure. True for
    /// `CancellationError`, `URLError.cancelled`, and errors of ours that say so.
    public var isCancellation: Bool {
        if let error = self as? any MomentumError { return error.isCancelled }
        // Not as a `URLError`: on Linux a plain `NSError` does not become one by a cast.
        let error = self as NSError
        return self is CancellationError
            || error.domain == NSURLErrorDomain && error.code == URLError.cancelled.rawValue
    }
}
