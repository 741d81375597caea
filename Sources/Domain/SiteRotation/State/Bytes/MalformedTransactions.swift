import Foundation
public import MomentumDomain

/// The bytes are not complete transactions from ``SiteRotationState/perform(_:at:)``.
public struct MalformedTransactions: MomentumError {
    public init() {}

    public static var errorDomain: String { "SiteRotation.Transactions" }

    public var errorCode: Int { 1 }

    public var cause: FailureCause? { nil }
    public var isCancelled: Bool { false }
}
