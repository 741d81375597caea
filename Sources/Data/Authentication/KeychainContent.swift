package import Foundation

/// The content of an entry of the Keychain.
package struct KeychainContent: Hashable, Sendable {
    /// When an entry can be read.
    package enum Protection: Hashable, Sendable {
        /// Also in the background, and on no device that a backup is restored to.
        case afterFirstUnlockThisDeviceOnly
    }

    package let secret: Data
    package let protection = Protection.afterFirstUnlockThisDeviceOnly
}
