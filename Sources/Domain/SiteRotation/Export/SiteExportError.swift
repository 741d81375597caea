import Foundation
public import MomentumDomain

/// Why nothing was exported.
public enum SiteExportError: Error, Hashable, Sendable {
    /// The records could not be read.
    case repository(RepositoryError)
    /// The file could not be written.
    case document(SiteDocumentError)
}

extension SiteExportError: MomentumError {
    public static var errorDomain: String { "SiteRotation.Export" }

    public var errorCode: Int {
        switch self {
        case .document: 1
        case .repository: 100
        }
    }

    public var cause: FailureCause? {
        switch self {
        case .document(let error): error.cause
        case .repository(let error): error.cause
        }
    }

    public var isCancelled: Bool { self == .repository(.cancelled) }
}
