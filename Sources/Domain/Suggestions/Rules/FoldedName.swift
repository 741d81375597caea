/// A name as the user sees it, with the form it is compared by.
public struct FoldedName: Hashable, Sendable {
    public let name: String
    /// The folded words between single spaces, in UTF-8; may be empty.
    public let bytes: [UInt8]

    public init(_ name: String) {
        self.name = name
        bytes = TextFolding.fold(name)
    }

    /// A name whose folded form is known already.
    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}
