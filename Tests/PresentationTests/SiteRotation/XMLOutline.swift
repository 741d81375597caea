import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The elements of an XML document; making one fails unless the document is well-formed.
final class XMLOutline: NSObject, XMLParserDelegate {
    private var elements: [(name: String, attributes: [String: String], text: String)] = []
    private var open: [Int] = []

    init(_ text: String) throws {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.coderReadCorrupt) }
    }

    func count(of name: String) -> Int { elements.count { $0.name == name } }

    func texts(of name: String) -> [String] { elements.filter { $0.name == name }.map(\.text) }

    func values(of attribute: String) -> [String] {
        elements.compactMap { $0.attributes[attribute] }
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        open.append(elements.count)
        elements.append((name, attributes, ""))
    }

    func parser(
        _ parser: XMLParser,
        didEndElement name: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if let last = open.last { elements[last].text += text }
    }
}
