import Foundation
import MomentumNetwork

/// The answer to a PROPFIND (RFC 4918, section 14.16).
struct WebDAVMultistatus: Hashable, Sendable {
    let resources: [WebDAVResource]

    /// - Throws: ``MalformedXML``, also for XML of another document type.
    init(_ bytes: [UInt8]) throws(MalformedXML) {
        var parser = XMLPullParser(bytes)
        var reader = Reader()
        while let event = try parser.next() {
            switch event {
            case .start(let name): reader.begin(name)
            case .end: reader.end()
            case .text(let text): reader.text += text
            }
        }
        guard reader.isMultistatus else { throw MalformedXML(offset: 0) }
        resources = reader.resources.filter(\.exists)
    }

    /// Follows the elements of the document, and collects the relevant ones.
    private struct Reader {
        var resources: [WebDAVResource] = []
        var isMultistatus = false
        var text = ""
        private var elements: [String] = []
        private var resource = WebDAVResource()
        /// The properties of a `propstat`; they count only if its final status is success.
        private var isFolder = false
        private var size: Int?
        private var modified: Date?
        private var isFound = true

        mutating func begin(_ name: XMLName) {
            // Elements of other namespaces have another meaning, even with the same name.
            elements.append(name.namespace == "DAV:" ? name.local : "")
            text = ""
            switch elements {
            case ["multistatus"]: isMultistatus = true
            case ["multistatus", "response"]: resource = WebDAVResource()
            case ["multistatus", "response", "propstat"]:
                (isFolder, size, modified, isFound) = (false, nil, nil, true)
            case ["multistatus", "response", "propstat", "prop", "resourcetype", "collection"]:
                isFolder = true
            default: break
            }
        }

        mutating func end() {
            let value = text.trimmingCharacters(in: .whitespacesAndNewlines)
            switch elements {
            case ["multistatus", "response"]:
                resources.append(resource)
            case ["multistatus", "response", "href"]:
                resource.path = Self.path(of: value)
            case ["multistatus", "response", "status"]:
                resource.refusal = Self.isGood(value) ? nil : Self.status(value) ?? 500
            case ["multistatus", "response", "propstat"] where isFound:
                resource.isFolder = resource.isFolder || isFolder
                resource.size = resource.size ?? size
                resource.modified = resource.modified ?? modified
            case ["multistatus", "response", "propstat", "status"]:
                isFound = Self.isGood(value)
            case ["multistatus", "response", "propstat", "prop", "getcontentlength"]:
                size = Int(value)
            case ["multistatus", "response", "propstat", "prop", "getlastmodified"]:
                modified = Date(httpText: value)
            default: break
            }
            elements.removeLast()
            text = ""
        }

        /// The path of an address, which servers write with or without scheme and host.
        private static func path(of href: String) -> String {
            guard let scheme = href.firstRange(of: "://"), !href.hasPrefix("/") else { return href }
            return String(href[scheme.upperBound...].drop { $0 != "/" })
        }

        /// True if a status line such as `HTTP/1.1 200 OK` means success.
        private static func isGood(_ status: String) -> Bool {
            Self.status(status).map { 200..<300 ~= $0 } ?? false
        }

        /// The number in a status line.
        private static func status(_ line: String) -> Int? {
            line.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        }
    }
}
