/// The calls of the system's Keychain; each is answered with a status, as the Keychain does.
package protocol Keychain: Sendable {
    /// True if there is a login keychain beside the data-protection one, as on macOS.
    var hasLoginKeychain: Bool { get }

    func read(_ entry: KeychainEntry) -> KeychainAnswer
    func update(_ entry: KeychainEntry, to content: KeychainContent) -> KeychainAnswer
    func add(_ entry: KeychainEntry, with content: KeychainContent) -> KeychainAnswer
    func delete(_ entry: KeychainEntry) -> KeychainAnswer
}
