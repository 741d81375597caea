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
