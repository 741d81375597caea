import Foundation
import MomentumData
import MomentumDomain
import MomentumSuggestionsDomain

/// Reads the answers of geocoders; its errors name the path of an unexpected value.
enum GeocoderJSON {
    static var errorDomain: String { "Suggestions.GeoJSON" }

    static func decode<Value: Decodable>(
        _ type: Value.Type,
        fromOutside body: Data
    ) throws(SuggestionError) -> Value {
        do {
            return try JSONDecoder().decode(type, fromOutside: body)
        } catch let error as DecodingError {
            throw unreadable(place(of: error))
        } catch {
            throw .repository(.unreadable(FailureCause(error)))
        }
    }

    /// `detail` names the path and the mistake in the answer, but no text that a user typed.
    static func unreadable(_ detail: String) -> SuggestionError {
        .repository(
            .unreadable(FailureCause(domain: errorDomain, code: 1, detail: detail))
        )
    }

    private static func place(of error: DecodingError) -> String {
        switch error {
        case .typeMismatch(let type, let context):
            "\(path(context)): not \(type)"
        case .valueNotFound(let type, let context):
            "\(path(context)): no \(type)"
        case .keyNotFound(let key, let context):
            "\(path(context)): no \(key.stringValue)"
        case .dataCorrupted(let context):
            "\(path(context)): no JSON"
        @unknown default:
            "unknown"
        }
    }

    private static func path(_ context: DecodingError.Context) -> String {
        let path = context.codingPath.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }
        return path.isEmpty ? "answer" : path.joined(separator: ".")
    }
}
