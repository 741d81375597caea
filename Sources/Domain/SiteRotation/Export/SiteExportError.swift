import Foundation
public import MomentumDomain

/// The reason why nothing was exported.
public enum SiteExportError: Error, Hashable, Sendable {
    case repository(RepositoryError)
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
