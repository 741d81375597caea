import Foundation
import MomentumNetwork
import MomentumSiteRotationData
import MomentumSiteRotationDomain

/// Sends the requests of WebDAV (RFC 4918) to one server, and interprets its refusals.
struct WebDAVClient: Sendable {
    let address: ServerAddress
    let credentials: HTTPCredentials?
    let transport: any HTTPTransport

    private static let redirectLimit = 5
    private static let attempts = 3
    private static let question = """
        <?xml version="1.0" encoding="utf-8"?>
        <D:propfind xmlns:D="DAV:"><D:prop>
        <D:resourcetype/><D:getcontentlength/><D:getlastmodified/>
        </D:prop></D:propfind>
        """

    /// The address of a file or folder; the address of a folder ends with a slash.
    func url(_ names: [String], isFolder: Bool = false) -> URL {
        guard var parts = URLComponents(url: address.base, resolvingAgainstBaseURL: false) else {
            return address.base
        }
        let path = names.map { "/" + Self.encoded($0) }.joined()
        parts.percentEncodedPath += path + (isFolder ? "/" : "")
        return parts.url ?? address.base
    }

    /// Lists the resource at an address and, at depth 1, its children; `nil` if it does not exist.
    func look(at url: URL, depth: Int) async throws(SiteSyncFailure) -> WebDAVLook? {
        var request = HTTPRequest(method: .propfind, url: url, body: Data(Self.question.utf8))
        request.headers = ["Depth": "\(depth)", "Content-Type": "application/xml; charset=utf-8"]
        request.limits.responseBytes = 32 * 1024 * 1024
        let answer = try await send(request)
        switch answer.status {
        case 207: break
        case 404, 410: return nil
        default: throw SiteSyncFailure(httpStatus: answer.status)
        }
        do {
            return WebDAVLook(
                resources: try WebDAVMultistatus(Array(answer.body)).resources,
                date: answer.header("Date").flatMap { Date(httpText: $0) }
            )
        } catch {
            throw .noWebDAV
        }
    }

    /// Lists a folder; `nil` if it does not exist.
    func children(of folder: URL) async throws(SiteSyncFailure) -> WebDAVChildren? {
        guard let look = try await look(at: folder, depth: 1) else { return nil }
        if let root = WebDAVChildren.root(of: folder, in: look.resources) {
            return WebDAVChildren(of: root, in: look)
        }
        // The server names the folder otherwise than it was asked for, or leaves it out.
        let itself = try await self.look(at: folder, depth: 0)?.resources.first
        return WebDAVChildren(of: itself?.names ?? WebDAVChildren.names(of: folder), in: look)
    }

    /// Sends a request with the credentials, and follows a few redirects on the same server.
    func send(_ request: HTTPRequest) async throws(SiteSyncFailure) -> HTTPResponse {
        var request = request
        request.credentials = credentials
        for _ in 0...Self.redirectLimit {
            let answer: HTTPResponse
            do {
                answer = try await exchange(request)
            } catch {
                throw SiteSyncFailure(error)
            }
            guard [301, 302, 307, 308].contains(answer.status) else { return answer }
            let place = answer.header("Location").flatMap {
                URL(string: $0, relativeTo: request.url)
            }
            // The credentials are for this server only, wherever it redirects (AU-31).
            guard let place = place?.absoluteURL, isOwn(place) else { throw .redirectRefused }
            request = HTTPRequest(
                method: request.method,
                url: place,
                headers: request.headers,
                body: request.body,
                credentials: credentials,
                limits: request.limits,
                isRepeatable: request.isRepeatable
            )
        }
        throw .redirectRefused
    }

    /// Repeats a request if the connection was lost before an answer arrived.
    ///
    /// A server that refuses a request without reading its body closes the connection. The reset
    /// can then overtake the refusal (seen with WsgiDAV: 404 to PROPFIND, 409 to PUT).
    private func exchange(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        var attemptsLeft = request.isRepeatable ? Self.attempts : 1
        while true {
            do throws(TransportError) {
                return try await transport.send(request)
            } catch {
                attemptsLeft -= 1
                guard case .network(.connectionLost, _) = error, attemptsLeft > 0 else {
                    throw error
                }
            }
        }
    }

    /// The failure for a status that refuses to write; after 403 the client may still read.
    func refusal(ofWriting status: Int) -> SiteSyncFailure {
        status == 403
            ? .notWritable(address.base.absoluteString) : SiteSyncFailure(httpStatus: status)
    }

    private func isOwn(_ url: URL) -> Bool {
        url.scheme?.lowercased() == address.base.scheme?.lowercased()
            && url.host()?.lowercased() == address.base.host()?.lowercased()
            && Self.port(url) == Self.port(address.base)
            && url.user() == nil
    }

    private static func port(_ url: URL) -> Int {
        url.port ?? (url.scheme?.lowercased() == "http" ? 80 : 443)
    }

    /// Percent-encodes all but the unreserved characters of RFC 3986.
    private static func encoded(_ name: String) -> String {
        name.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                String(UnicodeScalar(byte))
            default:
                "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        .joined()
    }
}

/// The resources at an address of a WebDAV server.
struct WebDAVLook: Hashable, Sendable {
    let resources: [WebDAVResource]
    /// The time of the answer by the server's clock; `nil` if it sends none.
    let date: Date?
}
