import Foundation

/// The name of a numbered file: eight digits or more, and what it holds.
struct StoreFileName: Hashable, Sendable {
    enum Content: String, Sendable {
        case journal
        case snapshot
    }

    let generation: UInt64
    let content: Content

    init(_ generation: UInt64, _ content: Content) {
        self.generation = generation
        self.content = content
    }

    /// Reads a name; `nil` for those of other files.
    init?(_ name: String) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].count >= 8, parts[0].allSatisfy(\.isASCII),
            let generation = UInt64(parts[0]), generation > 0, generation < .max,
            let content = Content(rawValue: String(parts[1]))
        else { return nil }
        self.init(generation, content)
        guard self.text == name else { return nil }
    }

    var text: String {
        let digits = String(generation)
        let zeros = String(repeating: "0", count: max(0, 8 - digits.count))
        return "\(zeros)\(digits).\(content.rawValue)"
    }
}
