/// Reads XML 1.0 with namespaces from left to right, one event at a time.
///
/// It supports UTF-8 without a document type, so no entity can expand. It rejects documents that
/// are not well-formed.
struct XMLPullParser {
    enum Event: Hashable, Sendable {
        case start(XMLName)
        case end(XMLName)
        /// A piece of text; a text may arrive in several pieces.
        case text(String)
    }

    private struct Element {
        let tag: String
        let name: XMLName
        let namespaces: [String: String]
    }

    /// The deepest nesting of elements; no server's answer is deeper.
    private static let depthLimit = 64

    private var input: XMLInput
    private var open: [Element] = []
    private var isEndPending = false
    private var hasRoot = false

    init(_ bytes: [UInt8]) {
        input = XMLInput(bytes)
    }

    /// Reads the next event; `nil` at the end of the document.
    mutating func next() throws(MalformedXML) -> Event? {
        if isEndPending {
            isEndPending = false
            return .end(open.removeLast().name)
        }
        while !input.isAtEnd {
            if input.skip("<!--") {
                _ = try input.read(until: "-->")
            } else if input.skip("<![CDATA[") {
                guard !open.isEmpty else { throw input.malformed }
                return .text(try input.read(until: "]]>"))
            } else if input.skip("<?") {
                _ = try input.read(until: "?>")
            } else if input.skip("</") {
                return try endTag()
            } else if input.skip("<") {
                return try startTag()
            } else {
                let text = try input.readText(until: UInt8(ascii: "<"))
                if !open.isEmpty { return .text(text) }
                guard text.allSatisfy(\.isWhitespace) else { throw input.malformed }
            }
        }
        guard open.isEmpty, hasRoot else { throw input.malformed }
        return nil
    }

    private mutating func endTag() throws(MalformedXML) -> Event {
        let tag = try input.readTag()
        input.skipSpace()
        guard input.skip(">"), let element = open.popLast(), element.tag == tag else {
            throw input.malformed
        }
        return .end(element.name)
    }

    private mutating func startTag() throws(MalformedXML) -> Event {
        // A document type begins with an exclamation mark, which no tag does.
        let tag = try input.readTag()
        guard open.count < Self.depthLimit, !(open.isEmpty && hasRoot) else {
            throw input.malformed
        }
        hasRoot = true
        var namespaces = open.last?.namespaces ?? [:]
        while true {
            input.skipSpace()
            isEndPending = input.skip("/>")
            if isEndPending || input.skip(">") { break }
            let (name, value) = try input.readAttribute()
            if name == "xmlns" {
                namespaces[""] = value
            } else if name.hasPrefix("xmlns:") {
                namespaces[String(name.dropFirst(6))] = value
            }
        }
        let name = try name(of: tag, namespaces)
        open.append(Element(tag: tag, name: name, namespaces: namespaces))
        return .start(name)
    }

    private func name(
        of tag: String,
        _ namespaces: [String: String]
    ) throws(MalformedXML) -> XMLName {
        let parts = tag.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else {
            return XMLName(namespace: namespaces[""] ?? "", local: tag)
        }
        guard !parts[0].isEmpty, !parts[1].isEmpty,
            let namespace = namespaces[String(parts[0])]
        else {
            throw input.malformed
        }
        return XMLName(namespace: namespace, local: String(parts[1]))
    }
}

/// The name of an XML element, with the namespace of its prefix.
struct XMLName: Hashable, Sendable {
    /// The namespace; empty for a name without one.
    let namespace: String
    let local: String
}
