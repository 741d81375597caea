import Foundation

extension Array where Element == UInt8 {
    /// The base64url text of RFC 4648, section 5, without padding.
    package var base64URL: String {
        Data(self).base64EncodedString()
            .replacingOccurrences(of: "+", with: "-")
            .replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }
}
