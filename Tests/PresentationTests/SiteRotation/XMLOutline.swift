import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The elements of an XML document; making one fails unless the document is well-formed.
final class XMLOutline: NSObject, XMLParserDelegate {
    private struct Element {
        let name: String
        let attributes: [String: String]
        let parent: Int?
        var text = ""
    }

    private var elements: [Element] = []
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

    /// The attributes of each element that has a role, in their order.
    func attributes(ofRole role: String) -> [[String: String]] {
        elements.map(\.attributes).filter { $0["role"] == role }
    }

    /// The roles of the elements directly inside elements of a role; an empty one for each without.
    func childRoles(ofRole role: String) -> [String] {
        elements.compactMap { element in
            guard let parent = element.parent, elements[parent].attributes["role"] == role else {
                return nil
            }
            return element.attributes["role"] ?? ""
        }
    }

    /// The texts directly inside the children of the element with an id.
    func parts(ofID id: String) -> [String] {
        elements.compactMap { element in
            guard let parent = element.parent, elements[parent].attributes["id"] == id else {
                return nil
            }
            return element.text
        }
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements.append(Element(name: name, attributes: attributes, parent: open.last))
        open.append(elements.count - 1)
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
