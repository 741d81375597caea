package import Foundation

extension JSONSerialization {
    /// The JSON object in bytes from outside; `nil` for other values and invalid JSON.
    package static func object(fromOutside bytes: Data) -> [String: Any]? {
        guard let text = try? JSONGate.text(bytes) else { return nil }
        return (try? jsonObject(with: text)) as? [String: Any]
    }
}
