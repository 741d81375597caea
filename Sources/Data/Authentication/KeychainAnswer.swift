package import Foundation

/// The answer of the Keychain to a call.
package struct KeychainAnswer: Hashable, Sendable {
    // The numbers of Security, which exists on Apple systems only: errSecSuccess,
    // errSecItemNotFound, errSecMissingEntitlement and errSecNotAvailable.
    package static let success: Int32 = 0
    package static let notFound: Int32 = -25300
    package static let missingEntitlement: Int32 = -34018
    package static let notAvailable: Int32 = -25291

    package let status: Int32
    package let secret: Data?

    package init(_ status: Int32, secret: Data? = nil) {
        self.status = status
        self.secret = secret
    }
}
