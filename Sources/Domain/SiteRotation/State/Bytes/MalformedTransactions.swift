import Foundation
public import MomentumDomain

/// Bytes are not those of whole transactions, as ``SiteRotationState/perform(_:at:)`` returns them.
public struct MalformedTransactions: MomentumError {
    public init() {}

    public static var errorDomain: String { "SiteRotation.Transactions" }

    public var errorCode: Int { 1 }

    public var cause: FailureCause? { nil }
    public var isCancelled: Bool { false }
}
