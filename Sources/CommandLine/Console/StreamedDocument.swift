/// A document with one list that is too long to be kept: its parts are printed as they come.
///
/// Together they are the line that the whole document would be, if the keys before the list come
/// before its name in the alphabet, and those after it behind.
package struct StreamedDocument {
    private let console: Console
    private var isEmpty = true

    /// Prints the keys before the list, and its name.
    package init(_ beginning: some Encodable, list name: String, on console: Console) throws {
        self.console = console
        let keys = try JSONDocument.text(beginning).dropLast()
        console.write(part: "\(keys)\(keys.count > 1 ? "," : "")\"\(name)\":[")
    }

    /// Prints the next elements of the list.
    package mutating func append(_ elements: [some Encodable]) throws {
        guard !elements.isEmpty else { return }
        let text = try JSONDocument.text(elements).dropFirst().dropLast()
        console.write(part: "\(isEmpty ? "" : ",")\(text)")
        isEmpty = false
    }

    /// Prints the keys after the list, at least one, and ends the line.
    package func end(_ end: some Encodable) throws {
        let owned = console.owner.map { OwnedDocument(wearer: $0, end) }
        console.write(part: "],\(try JSONDocument.text(owned ?? end).dropFirst())\n")
    }

    /// Ends the line of a document that cannot be completed, so that a failure has its own.
    package func breakOff() {
        console.write(part: "\n")
    }
}
