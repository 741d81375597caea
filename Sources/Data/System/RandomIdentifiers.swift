public import Foundation
public import MomentumDomain

/// Identifiers of 122 random bits, version 4 of RFC 9562.
public struct RandomIdentifiers: IdentifierSource {
    public init() {}

    public func next() -> UUID { UUID() }
}
