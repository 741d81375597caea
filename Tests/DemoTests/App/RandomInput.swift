import Foundation
import MomentumSiteRotationDomain
import MomentumTerminal
import MomentumTestSupport

@testable import MomentumDemo

/// Inputs of a terminal, most of which mean something on the screen that is shown.
@MainActor
struct RandomInput {
    private static let general: [Key] = [
        .up, .down, .down, .down, "j", "k", .pageUp, .pageDown, "g", "G", .enter, .enter, .enter,
        .escape, .tab, .tab, .backTab, "1", "2", "3", "4", "5", "6", "7", "8", "9", "9", "[", "]",
        "/", ":", "?", "u", "U", "R", .control("l"), "q", .left, .right, " ", "y", "n",
    ]
    private static let texts = [
        "stat", "log thigh", "2026-02-30", "-2h", "yesterday 21:00", "data", "Emil Östberg",
        "a\nb\r\nc\td", "東京👍🏽e\u{301}\u{202E}", "\u{1B}[31mred", "",
        String(repeating: "long ", count: 400),
    ]

    private var generator: SeededGenerator
    private var decoder = InputDecoder()

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// True once in `count` calls.
    mutating func isTurn(of count: Int) -> Bool {
        Int.random(in: 0..<count, using: &generator) == 0
    }

    mutating func element(of kinds: [AppRouteKind]) -> AppRouteKind {
        kinds.randomElement(using: &generator) ?? .home
    }

    /// A size of a terminal, often a small one.
    mutating func size() -> Size {
        let isLarge = isTurn(of: 8)
        return Size(
            columns: Int.random(in: 1...(isLarge ? 200 : 90), using: &generator),
            rows: Int.random(in: 1...(isLarge ? 60 : 20), using: &generator)
        )
    }

    /// A change of the records that another process may make.
    mutating func operation(on records: SiteRecords, at now: Date) -> SiteOperation {
        let entry = records.entries.randomElement(using: &generator)?.id ?? UUID()
        let place = records.locations.randomElement(using: &generator)?.id
        let hours = Double.random(in: 0..<50, using: &generator)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0:
            return .deleteEntry(SiteEntryDeletion(id: UUID(), entryID: entry))
        case 1:
            return .editEntry(
                SiteEntryEdit(id: UUID(), entryID: entry, note: .set("elsewhere \(hours)"))
            )
        case 2:
            return .undo(SiteUndo(id: UUID(), target: isTurn(of: 2) ? .lastUndo : .lastChange))
        default:
            return .logChange(
                SiteChange(
                    id: UUID(),
                    locationID: place ?? UUID(),
                    time: now.addingTimeInterval(-hours * 3600)
                )
            )
        }
    }

    mutating func inputs(for app: App) -> [Input] {
        switch Int.random(in: 0..<100, using: &generator) {
        case ..<40:
            let keys = app.page.actions.map(\.key)
            return [.key(keys.randomElement(using: &generator) ?? .enter)]
        case ..<75: return [.key(Self.general.randomElement(using: &generator) ?? .enter)]
        case ..<85:
            return [
                .key(
                    .character(
                        Character(Unicode.Scalar(UInt8.random(in: 32...126, using: &generator)))
                    )
                )
            ]
        case ..<90: return [.paste(Self.texts.randomElement(using: &generator) ?? "")]
        case ..<92: return [.key(.control("c"))].filter { _ in isTurn(of: 20) }
        case ..<94:
            let row = Int.random(in: 0..<60, using: &generator)
            return [.click(row: row, column: 3), .wheel(isUp: row.isMultiple(of: 2))]
        default: return decoded()
        }
    }

    /// Inputs decoded from random bytes, in which sequences may be torn.
    private mutating func decoded() -> [Input] {
        var bytes = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
            UInt8.random(in: 0...255, using: &generator)
        }
        if isTurn(of: 3) { bytes = Array("\u{1B}[A\u{1B}[200~x\u{1B}[201~\u{1B}[".utf8) }
        bytes = Array(bytes.prefix(Int.random(in: 1...16, using: &generator)))
        var inputs = decoder.inputs(bytes)
        if isTurn(of: 2) { inputs += decoder.pause() }
        return inputs.filter { input in
            if case .paste(let text) = input { !text.contains("/") } else { true }
        }
    }
}
