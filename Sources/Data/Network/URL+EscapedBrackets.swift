#if canImport(FoundationNetworking)
import Foundation

extension URL {
    /// The same address with an IPv6 host such as `[::1]` escaped.
    ///
    /// On Linux, URLSession refuses a host that libcurl writes differently, and counts the brackets
    /// as such a difference. Escaped, both read the same; the wire shows no escapes.
    var withEscapedBrackets: URL {
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
