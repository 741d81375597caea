import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLRequest {
    /// Writes a request down for URLSession; it names `userAgent` unless it names another.
    init(_ request: HTTPRequest, userAgent: String) {
        #if canImport(FoundationNetworking)
        self.init(url: request.url.withEscapedBrackets)
        #else
        self.init(url: request.url)
        #endif
        httpMethod = request.method.rawValue
        httpBody = request.body
        httpShouldHandleCookies = false
        // What is packed is counted as it is unpacked, but how much memory unpacking takes is up to
        // the library (TR-20).
        setValue("identity", forHTTPHeaderField: "Accept-Encoding")
        setValue(userAgent, forHTTPHeaderField: "User-Agent")
        for (name, value) in request.headers { setValue(value, forHTTPHeaderField: name) }
        if let credentials = request.credentials {
            setValue(credentials.header, forHTTPHeaderField: "Authorization")
        }
        // The limits are kept by our own clock; URLSession's is only a net beneath it, far enough
        // below that a busy machine never falls into it (GQ-21).
        let total = Double(request.limits.total.components.seconds)
        timeoutInterval = max(600, total * 2)
    }
}
