import Foundation

/// Looks for a secret in bytes, also as base64 or percent escapes.
struct SecretSearch {
    private let forms: [String]

    init(_ secret: String) {
        let bytes = Array(secret.utf8)
        // In base64 a text has three forms, one for each offset; the ends depend on its neighbours.
        let encoded = (0..<3).map { offset -> String in
            let whole = Data([UInt8](repeating: 0, count: offset) + bytes).base64EncodedString()
            let first = (offset * 8 + 5) / 6
            let last = (offset + bytes.count) * 8 / 6
            return String(Array(whole)[first..<last])
        }
        let escaped = bytes.map { "%" + String($0, radix: 16, uppercase: true) }.joined()
        forms = [secret, escaped] + encoded
    }

    func isFound(in text: String) -> Bool {
        forms.contains { text.contains($0) }
    }

    /// The files below a folder that show the secret, by name.
    func files(in folder: URL) -> [String] {
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (all?.allObjects ?? []).compactMap { $0 as? URL }.filter { file in
            let data = (try? Data(contentsOf: file)) ?? Data()
            return isFound(in: String(decoding: data, as: UTF8.self))
        }.map(\.lastPathComponent)
    }
}
