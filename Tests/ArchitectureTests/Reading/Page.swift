import Foundation

/// A page of the documentation.
struct Page: Hashable, Sendable {
    /// From the folder of the package.
    let path: String
    let text: String

    /// The possible places of a target that the page points at, from the folder of the package.
    func places(of target: String) -> [String] {
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        return [URL(filePath: "/\(folder)/\(target)"), URL(filePath: "/\(target)")].map {
            String($0.standardized.path.drop { $0 == "/" })
        }
    }
}
