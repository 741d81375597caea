/// The key of a generic password, which is never synchronised with other devices.
package struct KeychainEntry: Hashable, Sendable {
    /// The keychain that it is in; systems other than macOS have the first alone.
    package enum Place: Hashable, Sendable {
        case dataProtection
        case login
    }

    package let service: String
    package let account: String
    /// The apps that share it; `nil` for this one, and in the login keychain, which has no groups.
    package var accessGroup: String?
    package var place = Place.dataProtection

    package init(service: String, account: String, accessGroup: String?) {
        self.service = service
        self.account = account
        self.accessGroup = accessGroup
    }
}
