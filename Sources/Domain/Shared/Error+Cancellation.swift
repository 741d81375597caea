import Foundation

extension Error {
    /// True for `CancellationError`, `URLError.cancelled`, and a cancelled ``MomentumError``.
    public var isCancellation: Bool {
        if let error = self as? any MomentumError { return error.isCancelled }
        // The error is not cast to `URLError`: on Linux the cast fails for a plain `NSError`.
        let error = self as NSError
        return self is CancellationError
            || error.domain == NSURLErrorDomain && error.code == URLError.cancelled.rawValue
    }
}
