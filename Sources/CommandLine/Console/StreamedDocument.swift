/// A document whose list is too long for memory; its parts are printed as they arrive.
///
/// The parts form the line of the whole document. The keys before the list must precede its name in
/// the alphabet; those after it must follow.
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

    /// Ends the line of an incomplete document, so that the failure starts on a new line.
    package func breakOff() {
        console.write(part: "\n")
    }
}
