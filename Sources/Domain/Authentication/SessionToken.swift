/// The secret of a signed-in account, an opaque text.
///
/// Printing, describing, dumping or interpolating it shows `<redacted>`; only ``reveal()`` returns
/// it. It is not `Codable`, so that no file contains it.
public struct SessionToken: Hashable, Sendable {
    /// A longer text is not a token of this server, and would exceed some limits on headers.
    public static let maximumLength = 4096

    private let text: String

    /// Creates a token from 1 to 4096 visible ASCII characters; `nil` for any other text.
    public init?(_ text: String) {
        guard 1...Self.maximumLength ~= text.utf8.count else { return nil }
        guard text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else { return nil }
        self.text = text
    }

    /// The secret itself, for the only header and the only store that need it.
    public func reveal() -> String { text }
}

extension SessionToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "<redacted>" }
    public var debugDescription: String { "<redacted>" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
