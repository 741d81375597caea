/// The secret that stands for a signed-in account; opaque text. Whatever prints, describes, dumps
/// or interpolates it shows `<redacted>`. It is not `Codable`, so no file gets it by accident; the
/// one way to the text is ``reveal()``.
public struct SessionToken: Hashable, Sendable {
    /// More is no token of this server, and would not fit into a header everywhere.
    public static let maximumLength = 4096

    private let text: String

    /// Creates a token from 1 to 4096 visible ASCII characters; any other text is none.
    public init?(_ text: String) {
        guard 1...Self.maximumLength ~= text.utf8.count else { return nil }
        guard text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else { return nil }
        self.text = text
    }

    /// The secret itself, for the one header and the one store that need it.
    public func reveal() -> String { text }
}

extension SessionToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "<redacted>" }
    public var debugDescription: String { "<redacted>" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
