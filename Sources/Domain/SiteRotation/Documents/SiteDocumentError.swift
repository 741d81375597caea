import Foundation
public import MomentumDomain

/// The reason a document could not be read or written.
public enum SiteDocumentError: Error, Hashable, Sendable {
    /// There is no document at the address.
    case notFound(FailureCause)
    case unreadable(FailureCause)
    /// The document was not written, or may not be durable.
    case unwritable(FailureCause)
}

extension SiteDocumentError: MomentumError {
    public static var errorDomain: String { "SiteRotation.Document" }

    public var errorCode: Int {
        switch self {
        case .notFound: 1
        case .unreadable: 2
        case .unwritable: 3
        }
    }

    public var cause: FailureCause? {
        switch self {
        case .notFound(let cause), .unreadable(let cause), .unwritable(let cause): cause
        }
    }

    public var isCancelled: Bool { false }
}
