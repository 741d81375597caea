public import MomentumDomain

/// An error with a message for people.
public protocol PresentableError: Error {
    /// The name of the failure, for programs: `unknownLocation`.
    var kind: String { get }
    /// The failure and its remedy in complete sentences, without a code.
    var sentence: Phrase { get }
    /// One line from a server that refused, shown next to the sentence; `nil` by default.
    var detail: String? { get }
}

extension PresentableError {
    public var detail: String? { nil }
}
