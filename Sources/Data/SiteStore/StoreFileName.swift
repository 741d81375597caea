import Foundation

/// The name of a numbered file: eight or more digits, and the kind of its contents.
struct StoreFileName: Hashable, Sendable {
    enum Content: String, Sendable {
        case journal
        case snapshot
    }

    /// The highest file number: no store reaches it, and sums of numbers below it cannot overflow.
    static let highestGeneration: UInt64 = 1 << 53

    /// The highest number that a name alone can prove: a file with a higher one counts only if its
    /// header agrees.
    ///
    /// Otherwise an invented name could leave no numbers for later files.
    static let highestByName: UInt64 = 1 << 52

    let generation: UInt64
    let content: Content

    init(_ generation: UInt64, _ content: Content) {
        self.generation = generation
        self.content = content
    }

    /// Reads a name; `nil` for other files.
    init?(_ name: String) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].count >= 8, parts[0].allSatisfy(\.isASCII),
            let generation = UInt64(parts[0]), generation > 0, generation <= Self.highestGeneration,
            let content = Content(rawValue: String(parts[1]))
        else { return nil }
        self.init(generation, content)
        guard self.text == name else { return nil }
    }

    /// The names of numbered files, lowest first.
    static func all(in names: [String]) -> [StoreFileName] {
        names.compactMap(StoreFileName.init)
            .sorted { ($0.generation, $0.content.rawValue) < ($1.generation, $1.content.rawValue) }
    }

    /// True if a name resembles that of a numbered file, such as a copy by a sync engine.
    static func isLikeOne(_ name: String) -> Bool {
        let plain = name.lowercased()
        return !name.hasSuffix(StoreFolder.temporarySuffix)
            && (plain.contains(".journal") || plain.contains(".snapshot"))
    }

    var text: String { "\(generation.digits(8)).\(content.rawValue)" }
}
