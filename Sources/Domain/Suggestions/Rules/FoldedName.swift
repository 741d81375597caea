/// A name as the user sees it, with the form used for comparisons.
package struct FoldedName: Hashable, Sendable {
    package let name: String
    /// The folded words separated by single spaces, in UTF-8; may be empty.
    package let bytes: [UInt8]

    package init(_ name: String) {
        self.name = name
        bytes = TextFolding.fold(name)
    }

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}
