import Foundation
import MomentumDomain
import MomentumSiteRotationDomain
import MomentumTestSupport

/// Histories of every shape that the records can have, to find rare failures.
struct RandomHistory {
    var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// Records with all defaults and some custom locations whose names satisfy SR-71.
    mutating func records(before now: Date) -> SiteRecords {
        let custom = (0..<Int.random(in: 0...6, using: &random)).compactMap { _ in place() }
        var known = Set(SiteLocation.defaults.map(\.id))
        var locations = SiteLocation.defaults
        for place in custom where known.insert(place.id).inserted {
            locations.append(SiteLocation(place: place, sortOrder: locations.count))
        }
        return SiteRecords(locations: locations, entries: entries(at: locations, before: now))
    }

    /// Entries at one place never start in one second: the records show only one of them (SR-78).
    private mutating func entries(at locations: [SiteLocation], before now: Date) -> SiteEntries {
        let count = Int.random(in: 0...40, using: &random)
        // A short span makes equal seconds, overlaps and entries within others.
        let spans: [Double] = [20, 600, 90_000, 300_000_000]
        let span = spans.randomElement(using: &random) ?? 1
        var taken: Set<[String]> = []
        var entries: [SiteEntry] = []
        for number in 0..<count {
            let start = Date(
                milliseconds: now.milliseconds
                    - Int64.random(in: 0...Int64(span * 1000), using: &random)
            )
            let location =
                Int.random(in: 0..<8, using: &random) == 0
                ? nil : locations.randomElement(using: &random)?.id
            let second = String(Int(start.timeIntervalSince1970.rounded(.down)))
            guard taken.insert([second, location?.uuidString ?? ""]).inserted else { continue }
            entries.append(
                SiteEntry(
                    id: .fixture(UInt16(number)),
                    locationID: location,
                    startTime: start,
                    endTime: start + Double.random(in: 0...1, using: &random) * span,
                    note: note()
                )
            )
        }
        return SiteEntries(withOpenEnd(entries))
    }

    /// Sometimes opens the end of the last entry.
    private mutating func withOpenEnd(_ entries: [SiteEntry]) -> [SiteEntry] {
        guard Bool.random(using: &random),
            let last = entries.max(by: { ($0.startTime, $0.id) < ($1.startTime, $1.id) })
        else { return entries }
        return entries.filter { $0.id != last.id } + [
            SiteEntry(
                id: last.id,
                locationID: last.locationID,
                startTime: last.startTime,
                note: last.note
            )
        ]
    }

    mutating func place() -> SitePlace? {
        let side = ([nil] + BodySide.allCases).randomElement(using: &random) ?? nil
        let subArea = Bool.random(using: &random) ? nil : name()
        let bodyPart = name()
        // Scalars, because a space and a combining mark after it are one character.
        let beginning = bodyPart.lowercased().unicodeScalars
        let isRefused = ["l ", "r ", "left ", "right "].contains {
            beginning.starts(with: $0.unicodeScalars)
        }
        guard !isRefused else { return nil }
        guard let subArea else { return SitePlace(unqualified: bodyPart, side: side) }
        return SitePlace(bodyPart: bodyPart, subArea: subArea, side: side)
    }

    /// A name of up to 60 characters without parentheses.
    private mutating func name() -> String {
        let words = (0..<Int.random(in: 1...3, using: &random)).map { _ in word() }
        return String(words.joined(separator: " ").prefix(60)).collapsingWhiteSpace()
    }

    private mutating func word() -> String {
        let known = [
            "L", "R", "Left", "Right", "left", "Abdomen", "thigh", "ARM", "Buttock", "Front",
            "Back",
            "\"", ",", "\"\"", "true", "72", "=1", "\u{301}", "Caf\u{E9}", "Cafe\u{301}", "ß", "İ",
            "ﬃ",
            "💉", "👩‍🦽", "腕", "\u{200F}", "\u{FEFF}", "date",
        ]
        if Int.random(in: 0..<3, using: &random) > 0 {
            return known.randomElement(using: &random) ?? "x"
        }
        return String((0..<4).map { _ in letter() })
    }

    private mutating func note() -> String? {
        if Bool.random(using: &random) { return nil }
        let known: [Character] = [
            ",", "\"", "\n", "\r", "\r\n", " ", "\t", "\u{0}", "\u{FEFF}", "\u{2028}", "(", ")",
            "é",
            "💉", "a", "1", "\u{301}", ";", "'", "\\",
        ]
        let length = Int.random(in: 1...12, using: &random)
        return String((0..<length).map { _ in known.randomElement(using: &random) ?? "x" })
    }

    private mutating func letter() -> Character {
        Character(Unicode.Scalar(UInt8.random(in: 97...122, using: &random)))
    }
}
