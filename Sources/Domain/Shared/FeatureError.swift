public import Foundation

/// What the use cases of a feature throw: refusals by name, or what a repository reported.
///
/// The conformance gives a refusal its written-down `errorDomain` and `errorCode`, and lets
/// ``FailureCause`` and `isCancellation` look through to the repository's error.
public protocol FeatureError: CustomNSError, Hashable, Sendable {
    /// What a repository reported, or `nil` for a refusal of the feature's own.
    var repositoryError: RepositoryError? { get }
}
