public import Foundation

/// The place of the session token on the device.
public enum TokenStorage: Hashable, Sendable {
    /// In the Keychain where the system has one, else in a file.
    ///
    /// A token in the file of an earlier version is moved into the Keychain.
    case automatic
    /// In the Keychain, on this device alone, readable from the first unlock on.
    ///
    /// - Parameters:
    ///   - service: The owner of the entry; by default the bundle identifier, else `momentum`.
    ///   - accessGroup: The apps that share the entry; `nil` for this one.
    case keychain(service: String? = nil, accessGroup: String? = nil)
    /// In a file that only its owner may read; by default `session.json` in the assembly's folder,
    /// else in a folder of the service's name among the user's application support files.
    case file(URL? = nil)
    /// Nowhere: the token lasts as long as the container.
    case inMemory

    /// The owner of Keychain entries and files that a host has not named.
    static var defaultService: String { Bundle.main.bundleIdentifier ?? "momentum" }

    static func defaultFile(in folder: URL?) -> URL {
        if let folder { return folder.appending(component: "session.json") }
        let support = FileManager.default.urls(
            for: .applicationSupportDirectory,
            in: .userDomainMask
        )
        let parent = support.first ?? URL(filePath: NSHomeDirectory(), directoryHint: .isDirectory)
        return parent.appending(components: defaultService, "session.json")
    }
}
