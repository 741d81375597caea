public import MomentumDomain

/// The reason why nothing can be read from a file of an import.
public enum SiteUnreadableFile: Hashable, Sendable {
    /// There is no such file, or its contents could not be read.
    case document(SiteDocumentError)
    case notText

    /// The storage's failure; `nil` when the contents themselves are at fault.
    public var cause: FailureCause? {
        switch self {
        case .document(let error): error.cause
        case .notText: nil
        }
    }
}
