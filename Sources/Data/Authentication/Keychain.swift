package import Foundation

/// The calls of the system's Keychain; each returns a status.
package protocol Keychain: Sendable {
    /// True if there is a login keychain besides the data-protection one, as on macOS.
    var hasLoginKeychain: Bool { get }

    func read(_ entry: KeychainEntry) -> KeychainAnswer
    func update(_ entry: KeychainEntry, to content: KeychainContent) -> KeychainAnswer
    func add(_ entry: KeychainEntry, with content: KeychainContent) -> KeychainAnswer
    func delete(_ entry: KeychainEntry) -> KeychainAnswer
}

package struct KeychainContent: Hashable, Sendable {
    /// The condition under which an entry can be read.
    package enum Protection: Hashable, Sendable {
        /// The item is also readable in the background; a backup never restores it to another
        /// device.
        case afterFirstUnlockThisDeviceOnly
    }

    package let secret: Data
    package let protection = Protection.afterFirstUnlockThisDeviceOnly
}

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

/// The key of a generic password, which never syncs to other devices.
package struct KeychainEntry: Hashable, Sendable {
    /// The keychain of the entry; systems other than macOS have only the first.
    package enum Place: Hashable, Sendable {
        case dataProtection
        case login
    }

    package let service: String
    package let account: String
    /// The apps that share the entry.
    ///
    /// `nil` for this app only, and in the login keychain, which has no groups.
    package var accessGroup: String?
    package var place = Place.dataProtection

    package init(service: String, account: String, accessGroup: String?) {
        self.service = service
        self.account = account
        self.accessGroup = accessGroup
    }
}
