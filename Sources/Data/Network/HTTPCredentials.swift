import Foundation

/// The credentials of a request for a server; they come from the host and are never printed.
public struct HTTPCredentials: Hashable, Sendable {
    /// The value of the header `Authorization`.
    let header: String

    /// A bearer token (RFC 6750).
    ///
    /// - Returns: `nil` unless the whole token is visible ASCII.
    public init?(bearer token: String) {
        guard !token.isEmpty, token.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else { return nil }
        // One space: the server takes everything after it for the token (AU-32).
        header = "Bearer " + token
    }

    /// A name and a password in UTF-8 (RFC 7617).
    ///
    /// - Returns: `nil` for a name with a colon, and for control characters in either, because
    ///   neither can be sent.
    public init?(user: String, password: String) {
        let scalars = user.unicodeScalars + password.unicodeScalars
        guard !user.contains(":"), scalars.allSatisfy({ $0.properties.generalCategory != .control })
        else { return nil }
        header = "Basic " + Data("\(user):\(password)".utf8).base64EncodedString()
    }
}

extension HTTPCredentials: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    public var description: String { "<redacted>" }
    public var debugDescription: String { "<redacted>" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
