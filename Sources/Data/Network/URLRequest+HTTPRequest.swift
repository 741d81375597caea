import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLRequest {
    /// Converts a request for URLSession; `userAgent` applies unless the request names another.
    init(_ request: HTTPRequest, userAgent: String) {
        #if canImport(FoundationNetworking)
        self.init(url: request.url.withEscapedBrackets)
        #else
        self.init(url: request.url)
        #endif
        httpMethod = request.method.rawValue
        httpBody = request.body
        httpShouldHandleCookies = false
        // The limit counts unpacked bytes, but the library decides how much memory unpacking takes
        // (TR-20).
        setValue("identity", forHTTPHeaderField: "Accept-Encoding")
        setValue(userAgent, forHTTPHeaderField: "User-Agent")
        for (name, value) in request.headers { setValue(value, forHTTPHeaderField: name) }
        if let credentials = request.credentials {
            setValue(credentials.header, forHTTPHeaderField: "Authorization")
        }
        // Our own clock enforces the limits. URLSession's timeout is only a safety net, so long
        // that a busy machine never reaches it (GQ-21).
        let total = Double(request.limits.total.components.seconds)
        timeoutInterval = max(600, total * 2)
    }
}

#if canImport(FoundationNetworking)
extension URL {
    /// The same address with an IPv6 host such as `[::1]` escaped.
    ///
    /// On Linux, URLSession refuses a host that libcurl writes differently, and counts the brackets
    /// as such a difference. Escaped, both read the same; the wire shows no escapes.
    fileprivate var withEscapedBrackets: URL {
        let text = absoluteString
        guard let host = URLComponents(url: self, resolvingAgainstBaseURL: true)?.encodedHost,
            host.hasPrefix("["), let range = text.range(of: host)
        else { return self }
        let escaped = host.replacing("[", with: "%5b").replacing("]", with: "%5d")
            .replacing(":", with: "%3a")
        return URL(string: text.replacingCharacters(in: range, with: escaped)) ?? self
    }
}
#endif
