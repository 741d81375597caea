public import Foundation

/// An error of this suite that can reach a message for people.
///
/// Its `errorDomain` and `errorCode` are explicit, because the default code of a Swift error is the
/// position of its case. Code that catches it as `any Error` can inspect it with
/// ``FailureCause/init(_:)`` and `isCancellation`.
public protocol MomentumError: CustomNSError, Hashable, Sendable {
    /// The failure in the layer below; `nil` if the failure began here. A message's details show it
    /// in place of this error's own domain and code.
    var cause: FailureCause? { get }
    /// The failure and its remedy, in complete sentences for people; `nil` by default. A layer
    /// provides it if it knows more than the one that shows it, such as a path.
    var explanation: Phrase? { get }
    /// True if the caller cancelled, which is not a failure.
    var isCancelled: Bool { get }
}

extension MomentumError {
    public var explanation: Phrase? { nil }
}
