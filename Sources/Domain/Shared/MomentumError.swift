public import Foundation

/// An error of this suite that can reach a message for people.
///
/// Its `errorDomain` and `errorCode` are written down, because the code of a Swift error is
/// otherwise the position of its case. Whoever catches it as `any Error` can still look through it,
/// with ``FailureCause/init(_:)`` and `isCancellation`.
public protocol MomentumError: CustomNSError, Hashable, Sendable {
    /// What went wrong in the layer below, or `nil` when the failure began here.
    ///
    /// It stands in the details of a message in the place of this error's own domain and code.
    var cause: FailureCause? { get }
    /// What happened and what can be done about it, in whole sentences for people, where the layer
    /// that failed knows more than the one that shows it, such as a path; `nil` by default.
    var explanation: String? { get }
    /// Whether the caller gave up, which is no failure.
    var isCancelled: Bool { get }
}

extension MomentumError {
    public var explanation: String? { nil }
}
