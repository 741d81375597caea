/// An error that knows what to tell people.
public protocol PresentableError: Error {
    /// The name of what happened, for programs: `unknownLocation`.
    var kind: String { get }
    /// What happened and what can be done about it, in whole sentences, without a code.
    var sentence: String { get }
    /// The words of a server that refused, one line that is shown beside the sentence; `nil` by
    /// default.
    var detail: String? { get }
}

extension PresentableError {
    public var detail: String? { nil }
}
