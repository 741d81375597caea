/// A name as the user sees it, with the form used for comparisons.
public struct FoldedName: Hashable, Sendable {
    public let name: String
    /// The folded words between single spaces, in UTF-8; may be empty.
    public let bytes: [UInt8]

    public init(_ name: String) {
        self.name = name
        bytes = TextFolding.fold(name)
    }

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}
