import Foundation

extension Error {
    /// Whether this says that the caller gave up, which is no failure (L-2).
    ///
    /// True for `CancellationError`, `URLError.cancelled` and ``RepositoryError/cancelled``, also
    /// inside the error of a feature.
    public var isCancellation: Bool {
        let reported = self as? RepositoryError ?? (self as? any FeatureError)?.repositoryError
        if let reported { return reported == .cancelled }
        // Not as a `URLError`: on Linux a plain `NSError` does not become one by a cast.
        let error = self as NSError
        return self is CancellationError
            || error.domain == NSURLErrorDomain && error.code == URLError.cancelled.rawValue
    }
}
