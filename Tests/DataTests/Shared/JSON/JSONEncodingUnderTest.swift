import Foundation

/// The encodings that Foundation guesses a JSON text to be in.
enum JSONEncodingUnderTest: String, CaseIterable, Sendable {
    case utf8
    case utf16LittleEndian
    case utf16BigEndian
    case utf32LittleEndian
    case utf32BigEndian

    func bytes(of text: String, isMarked: Bool = false) -> Data {
        let scalars = (isMarked ? "\u{FEFF}" : "").unicodeScalars + Array(text.unicodeScalars)
        let marked = String(String.UnicodeScalarView(scalars))
        let encoding: String.Encoding =
            switch self {
            case .utf8: .utf8
            case .utf16LittleEndian: .utf16LittleEndian
            case .utf16BigEndian: .utf16BigEndian
            case .utf32LittleEndian: .utf32LittleEndian
            case .utf32BigEndian: .utf32BigEndian
            }
        return marked.data(using: encoding) ?? Data()
    }
}
