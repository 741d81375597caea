import Foundation

/// The name of a numbered file: eight digits or more, and what it holds.
struct StoreFileName: Hashable, Sendable {
    enum Content: String, Sendable {
        case journal
        case snapshot
    }

    /// No store counts that far, and no sum of numbers traps below it.
    static let highestGeneration: UInt64 = 1 << 53

    /// A file with a higher number counts only when its header has that number, too: a name alone,
    /// which anybody can give, would leave no room for the files after it.
    static let highestByName: UInt64 = 1 << 52

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
            let generation = UInt64(parts[0]), generation > 0, generation <= Self.highestGeneration,
            let content = Content(rawValue: String(parts[1]))
        else { return nil }
        self.init(generation, content)
        guard self.text == name else { return nil }
    }

    /// Those of numbered files, lowest first.
    static func all(in names: [String]) -> [StoreFileName] {
        names.compactMap(StoreFileName.init)
            .sorted { ($0.generation, $0.content.rawValue) < ($1.generation, $1.content.rawValue) }
    }

    /// Whether a name reads like that of a numbered file, as does that of a copy that a sync engine
    /// made, or one with a number that no file of a store has.
    static func isLikeOne(_ name: String) -> Bool {
        let plain = name.lowercased()
        return !name.hasSuffix(StoreFolder.temporarySuffix)
            && (plain.contains(".journal") || plain.contains(".snapshot"))
    }

    var text: String {
        let digits = String(generation)
        let zeros = String(repeating: "0", count: max(0, 8 - digits.count))
        return "\(zeros)\(digits).\(content.rawValue)"
    }
}
