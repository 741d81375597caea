import Foundation

/// The XML in which a ``WebDAVTree`` lists its files.
struct WebDAVListing {
    let habits: WebDAVHabits
    let host: String

    /// The document for paths, and the lengths of those that are files.
    func text(
        of items: [(path: String, size: Int?)],
        modified: (String) -> String = { _ in "" }
    ) -> String {
        let tag = habits.prefix.isEmpty ? "" : "\(habits.prefix):"
        let declaration = habits.prefix.isEmpty ? "xmlns" : "xmlns:\(habits.prefix)"
        let responses = items.map { path, size in
            """
            <\(tag)response>
              <\(tag)href>\(href(of: path, isFolder: size == nil))</\(tag)href>
              <\(tag)propstat>
                <\(tag)prop>\(properties(size, tag, modified(path)))</\(tag)prop>
                <\(tag)status>HTTP/1.1 200 OK</\(tag)status>
              </\(tag)propstat>\(habits.listsMissing ? missing(tag) : "")
            </\(tag)response>
            """
        }
        return """
            <?xml version="1.0" encoding="utf-8"?>
            <!-- A comment with <\(tag)response> in it -->
            <\(tag)multistatus \(declaration)="DAV:" xmlns:o='http://owncloud.org/ns'>
            \(responses.joined(separator: "\n"))
            </\(tag)multistatus>

            """
    }

    private func properties(_ size: Int?, _ tag: String, _ modified: String) -> String {
        // Equal names in another namespace have another meaning.
        let other = "<o:getcontentlength>1</o:getcontentlength><o:collection/>"
        guard let size else {
            return "\(other)<\(tag)resourcetype><\(tag)collection/></\(tag)resourcetype>"
        }
        let text = "<\(tag)getcontentlength>\(size)</\(tag)getcontentlength>"
        let length = habits.listsLengths ? text : ""
        let date = "<\(tag)getlastmodified>\(modified)</\(tag)getlastmodified>"
        return "\(other)<\(tag)resourcetype/>\(length)\(date)"
    }

    private func missing(_ tag: String) -> String {
        """
        <\(tag)propstat>
          <\(tag)prop><\(tag)getcontentlength/>
            <\(tag)resourcetype><\(tag)collection/></\(tag)resourcetype></\(tag)prop>
          <\(tag)status>HTTP/1.1 404 Not Found</\(tag)status>
        </\(tag)propstat>
        """
    }

    private func href(of path: String, isFolder: Bool) -> String {
        var allowed = CharacterSet.urlPathAllowed
        if habits.hrefs == .lowercaseEncoded { allowed = CharacterSet(charactersIn: "/") }
        let encoded = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
        let escaped = encoded.replacing("&", with: "&amp;").replacing("'", with: "&#39;")
        let address = escaped + (isFolder ? "/" : "")
        return switch habits.hrefs {
        case .relative: address
        case .absolute: "http://\(host)\(address)"
        case .elsewhere: "/remote.php/dav\(address)"
        case .lowercaseEncoded: address.lowercasedEscapes
        }
    }
}

extension String {
    /// `%2F` as `%2f`, which means the same.
    fileprivate var lowercasedEscapes: String {
        replacing(#/%[0-9A-F]{2}/#) { $0.output.lowercased() }
    }
}
