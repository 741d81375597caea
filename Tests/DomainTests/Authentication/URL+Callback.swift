import Foundation

extension URL {
    /// The app's callback address with a query.
    static func callback(_ query: String) -> URL {
        URL(string: "mps-ios://auth/callback?\(query)") ?? URL(filePath: "/")
    }
}
