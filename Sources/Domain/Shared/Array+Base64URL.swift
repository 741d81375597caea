import Foundation

extension Array where Element == UInt8 {
    /// The text form of RFC 4648, section 5, without padding.
    package var base64URL: String {
        Data(self).base64EncodedString()
            .replacingOccurrences(of: "+", with: "-")
            .replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }
}
